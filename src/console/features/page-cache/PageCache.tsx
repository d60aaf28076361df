import { NotAllowed } from "../../pages/NotAllowed.tsx";
import { NotFound } from "../../pages/NotFound.tsx";
import { NOT_ALLOWED_PATH } from "../../routing/guard.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { keepAliveIds } from "./keep-alive-ids.ts";
import { KeepAlivePage } from "./KeepAlivePage.tsx";
import styles from "./page-cache.module.css";

/**
 * Renders the pages of the open tabs (§2 "Main area"): the active one, and the kept ones hidden and inactive. Switching
 * tabs renders none of them again.
 */
export function PageCache() {
  const state = useTabs();
  const kept = keepAliveIds(state);
  // Sorted by id and not in tab order: moving a page's element in the document would lose its scroll position.
  const alive = state.tabs.filter((tab) => kept.has(tab.id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return (
    <>
      {alive.map((tab) => (
        <KeepAlivePage key={`${tab.id} ${tab.generation}`} id={tab.id} isInFront={tab.id === state.activeId} />
      ))}
      {state.activeId === null && state.stray !== "" ? (
        <div className={styles.page}>{state.stray === NOT_ALLOWED_PATH ? <NotAllowed /> : <NotFound />}</div>
      ) : null}
    </>
  );
}
