import { Pin } from "lucide-react";
import { useEffect } from "react";
import { EmptyState } from "../../../web/components/states/EmptyState.tsx";
import { Icon } from "../../../web/components/Icon.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useOwnId } from "../../../web/lookups/own-id.ts";
import { resolve } from "../../routing/menu-routes.ts";
import { DASHBOARD_PATH } from "../../routing/own-routes.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import { useRoutes } from "../../routing/routes-store.ts";
import { useTopEntries } from "../../menu/use-menu-location.ts";
import { tabTitle } from "../../tabs/tab-title.ts";
import { hrefOf, type Tab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { Section } from "../Section.tsx";
import styles from "./own-pages.module.css";
import { followPages, recentPages } from "./recent-pages.ts";
import { DASHBOARD_TEXTS } from "./texts.ts";

/** Recent pages shown after the pinned ones. */
const MAX_RECENT = 6;

const byUse = (a: Tab, b: Tab): number => b.usedAt - a.usedAt;

/** Pinned pages, then recent ones: first those of this window, then those remembered in this browser. */
function useOwnPages() {
  const table = useRoutes((routes) => routes.table);
  const tabs = useTabs((state) => state.tabs);
  const user = useOwnId();
  const isOpen = ({ path }: Pick<Tab, "path">) => resolve(table, path) !== undefined;
  const pinned = tabs.filter((tab) => tab.isPinned && isOpen(tab));
  const opened = tabs.filter((tab) => !tab.isPinned && isOpen(tab)).toSorted(byUse);
  const known = new Set([DASHBOARD_PATH, ...pinned.map(hrefOf), ...pinned.map(({ path }) => path)]);
  const recent = [
    ...opened.map((tab) => ({ path: tab.path, search: tab.isDetail ? tab.search : "", title: tab.title })),
    ...recentPages(localStorage, user).map((path) => ({ path, search: "", title: undefined })),
  ].filter((page) => {
    const address = hrefOf(page);
    if (known.has(address) || !isOpen(page)) return false;
    known.add(address);
    return true;
  });
  return { pinned, recent: recent.slice(0, MAX_RECENT), table };
}

/** Links to the person's pinned and recent pages. */
export function OwnPages() {
  const t = useText();
  const language = useLanguage();
  const { pinned, recent, table } = useOwnPages();
  const hasPages = useTopEntries().some(({ path }) => path !== DASHBOARD_PATH);
  useEffect(followPages, []);
  const lines = [
    ...pinned.map((page) => ({ page, isPinned: true })),
    ...recent.map((page) => ({ page, isPinned: false })),
  ];
  return (
    <Section isCard id="dashboard-pages" title={t(DASHBOARD_TEXTS.shortcuts)}>
      {lines.length === 0 && hasPages ? <p className="note">{t(DASHBOARD_TEXTS.noneYet)}</p> : null}
      {lines.length === 0 && !hasPages ? (
        <EmptyState title={t(DASHBOARD_TEXTS.noPages)} text={t(DASHBOARD_TEXTS.noPagesText)} />
      ) : null}
      <ul className={styles.pages}>
        {lines.map(({ page, isPinned }) => (
          <li key={hrefOf(page)}>
            <PageLink className={`pressable line ${styles.page}`} to={hrefOf(page)}>
              <Icon name={resolve(table, page.path)?.route.node.meta.icon ?? ""} />
              <span className="cut grow">{tabTitle(page, table, language)}</span>
              {isPinned ? (
                <>
                  <Pin data-tone="faint" size={14} aria-hidden="true" />
                  <span className="visually-hidden">{t(DASHBOARD_TEXTS.pinned)}</span>
                </>
              ) : null}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
