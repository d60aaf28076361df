import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
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

/** Share of the visible width that an arrow scrolls, so that the last tabs seen stay in sight. */
const TURN_SHARE = 0.8;

type Way = -1 | 1;

/** Scrolls the row by a page to one side. A vertical wheel scrolls it too, as the row has no vertical scrolling. */
function useTurning(row: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const element = row.current;
    const turn = ({ deltaX, deltaY }: WheelEvent) => deltaX === 0 && element?.scrollBy({ left: deltaY });
    element?.addEventListener("wheel", turn, { passive: true });
    return () => element?.removeEventListener("wheel", turn);
  }, [row]);
  return (way: Way) => row.current?.scrollBy({ left: way * row.current.clientWidth * TURN_SHARE, behavior: "smooth" });
}

interface TurnArrowProps {
  readonly way: Way;
  readonly isAtEnd: boolean;
  readonly onTurn: (way: Way) => void;
}

function TurnArrow({ way, isAtEnd, onTurn }: TurnArrowProps) {
  const t = useText();
  const Icon = way === -1 ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      size="small"
      tabIndex={-1} // by keyboard, the arrow keys reach hidden tabs
      label={t(way === -1 ? TAB_BAR_TEXTS.scrollLeft : TAB_BAR_TEXTS.scrollRight)}
      icon={<Icon size={16} aria-hidden />}
      disabled={isAtEnd}
      onClick={() => onTurn(way)}
    />
  );
}

/**
 * Row of tabs: arrow keys move between them, Delete and the middle button close, dragging reorders. Tabs that do not
 * fit are scrolled to.
 */
export function TabRow() {
  const t = useText();
  const language = useLanguage();
  const { tabs, activeId } = useTabs();
  const closing = useClosing();
  const row = useRef<HTMLDivElement>(null);
  const { mark, handlers } = useTabDrag();
  useListed(TAB_SHORTCUTS);
  const [menuOf, setMenuOf] = useState<string>();
  const asked = tabs.find((tab) => tab.id === menuOf);
  const hidden = useHiddenEnds(row, { tabs, activeId, language });
  const canTurn = hidden.before || hidden.after;
  const turn = useTurning(row);

  const { press, goOnFrom } = useTabKeys({
    activeId,
    tabs,
    closing,
    isMenuOpen: menuOf !== undefined,
    onMenu: setMenuOf,
  });
  const endMenu = () => {
    goOnFrom(menuOf ?? "");
    setMenuOf(undefined);
  };

  return (
    <nav className={`line grow ${styles.bar}`} data-gap="0" aria-label={t(TAB_BAR_TEXTS.name)}>
      {/* Owns the tabs by aria-owns, because a tablist must not contain their close buttons. */}
      <span
        role="tablist"
        aria-label={t(TAB_BAR_TEXTS.name)}
        aria-owns={tabs.map((tab) => elementOf(tab.id)).join(" ")}
      />
      {canTurn ? <TurnArrow way={-1} isAtEnd={!hidden.before} onTurn={turn} /> : null}
      <div
        className={`line grow ${styles.row}`}
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
      {canTurn ? <TurnArrow way={1} isAtEnd={!hidden.after} onTurn={turn} /> : null}
      {asked ? <TabMenu key={asked.id} tab={asked} closing={closing} onEnd={endMenu} /> : null}
    </nav>
  );
}
