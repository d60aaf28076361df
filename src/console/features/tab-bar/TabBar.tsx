import { useCallback, useEffect, useRef, type KeyboardEvent } from "react";
import { useLeaveGuard } from "../../../web/components/Confirm.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { goTo } from "../../routing/navigation.ts";
import { hrefOf } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { useClosing } from "../../tabs/use-closing.ts";
import { elementOf, PageTab } from "./PageTab.tsx";
import styles from "./tab-bar.module.css";
import { stepTo } from "./keys.ts";
import { TAB_BAR_TEXTS } from "./texts.ts";

/** The visited pages (§2 "Tab bar"): arrows move between them, Delete and the middle button close, dragging reorders. */
export function TabBar() {
  const say = useText();
  const tabs = useTabs((state) => state.tabs);
  const activeId = useTabs((state) => state.activeId);
  const closing = useClosing();
  const bar = useRef<HTMLElement>(null);
  useLeaveGuard(tabs.some((tab) => tab.isDirty));
  useEffect(() => {
    bar.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [activeId]);

  // A wheel turns the row sideways: there is nothing to scroll the other way.
  useEffect(() => {
    const row = bar.current;
    const turn = ({ deltaX, deltaY }: WheelEvent) => deltaX === 0 && row?.scrollBy({ left: deltaY });
    row?.addEventListener("wheel", turn, { passive: true });
    return () => row?.removeEventListener("wheel", turn);
  }, []);

  const press = useCallback(
    (id: string, event: KeyboardEvent) => {
      const { tabs: present } = useTabs.getState();
      const at = present.findIndex((tab) => tab.id === id);
      const next = present[stepTo(event.key, at, present.length)];
      if (event.key === "Delete") void closing.close(id);
      else if (!next) return;
      else {
        document.getElementById(elementOf(next.id))?.focus();
        goTo(hrefOf(next));
      }
      event.preventDefault();
    },
    [closing],
  );

  return (
    <nav className={styles.bar} ref={bar} aria-label={say(TAB_BAR_TEXTS.name)}>
      {/* Owns the tabs without their close buttons, which a list of tabs may not hold. */}
      <span
        role="tablist"
        aria-label={say(TAB_BAR_TEXTS.name)}
        aria-owns={tabs.map((tab) => elementOf(tab.id)).join(" ")}
      />
      {tabs.map((tab, index) => (
        <PageTab
          key={tab.id}
          tab={tab}
          isActive={tab.id === activeId}
          isReachable={tab.id === activeId || (activeId === null && index === 0)}
          hasOthers={tabs.some((other) => other.canClose && other.id !== tab.id)}
          closing={closing}
          onPress={press}
        />
      ))}
    </nav>
  );
}
