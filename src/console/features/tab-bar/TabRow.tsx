import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useListed } from "../../../web/shortcuts/known-shortcuts.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { useClosing } from "../../tabs/use-closing.ts";
import { elementOf, PageTab } from "./PageTab.tsx";
import { TAB_SHORTCUTS } from "./shortcuts.ts";
import styles from "./tab-bar.module.css";
import { TabMenu } from "./TabMenu.tsx";
import { TAB_BAR_TEXTS } from "./texts.ts";
import { useHiddenEnds } from "./use-hidden-ends.ts";
import { useTabDrag } from "./use-tab-drag.ts";
import { useTabKeys } from "./use-tab-keys.ts";

/** How much of the row an arrow turns: a little of what was seen stays in sight. */
const A_PAGE = 0.8;

/** Arrows move between the tabs, Delete and the middle button close, dragging reorders. What does not fit is scrolled to. */
export function TabRow() {
  const t = useText();
  const language = useLanguage();
  const tabs = useTabs((state) => state.tabs);
  const activeId = useTabs((state) => state.activeId);
  const closing = useClosing();
  const row = useRef<HTMLDivElement>(null);
  const { mark, handlers } = useTabDrag();
  useListed(TAB_SHORTCUTS);
  const [menuOf, setMenuOf] = useState<string>();
  const asked = tabs.find((tab) => tab.id === menuOf);
  const hidden = useHiddenEnds(row, { tabs, activeId, language });

  const { press, goOnFrom } = useTabKeys({
    activeId,
    tabs,
    closing,
    isMenuOpen: menuOf !== undefined,
    onMenu: setMenuOf,
  });
  // A wheel turns the row sideways: there is nothing to scroll the other way.
  useEffect(() => {
    const element = row.current;
    const turn = ({ deltaX, deltaY }: WheelEvent) => deltaX === 0 && element?.scrollBy({ left: deltaY });
    element?.addEventListener("wheel", turn, { passive: true });
    return () => element?.removeEventListener("wheel", turn);
  }, []);
  const turnPage = (way: -1 | 1) =>
    row.current?.scrollBy({ left: way * row.current.clientWidth * A_PAGE, behavior: "smooth" });

  const endMenu = () => {
    goOnFrom(menuOf ?? "");
    setMenuOf(undefined);
  };

  const arrow = (way: -1 | 1) =>
    hidden.before || hidden.after ? (
      <IconButton
        size="small"
        tabIndex={-1} // the arrow keys go to what is hidden
        label={t(way === -1 ? TAB_BAR_TEXTS.scrollLeft : TAB_BAR_TEXTS.scrollRight)}
        icon={way === -1 ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
        disabled={way === -1 ? !hidden.before : !hidden.after}
        onClick={() => turnPage(way)}
      />
    ) : null;
  return (
    <nav className={styles.bar} aria-label={t(TAB_BAR_TEXTS.name)}>
      {/* Owns the tabs without their close buttons, which a list of tabs may not hold. */}
      <span
        role="tablist"
        aria-label={t(TAB_BAR_TEXTS.name)}
        aria-owns={tabs.map((tab) => elementOf(tab.id)).join(" ")}
      />
      {arrow(-1)}
      <div
        className={styles.row}
        ref={row}
        data-before={hidden.before || undefined}
        data-after={hidden.after || undefined}
        {...handlers}
      >
        {tabs.map((tab, index) => (
          <PageTab
            key={tab.id}
            tab={tab}
            isActive={tab.id === activeId}
            isReachable={tab.id === activeId || (activeId === null && index === 0)}
            mark={mark?.id === tab.id ? mark.side : undefined}
            closing={closing}
            onPress={press}
            onMenu={setMenuOf}
          />
        ))}
      </div>
      {arrow(1)}
      {asked ? <TabMenu key={asked.id} tab={asked} closing={closing} onEnd={endMenu} /> : null}
    </nav>
  );
}
