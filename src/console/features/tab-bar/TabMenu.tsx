import { Dropdown, type MenuProps } from "antd";
import {
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  CircleX,
  CopyX,
  Maximize2,
  Pin,
  PinOff,
  RefreshCw,
  X,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { MAX_PINNED } from "../../../contract/preferences/personal.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { useShell } from "../../layout/shell-store.ts";
import { goTo, refreshTab } from "../../routing/navigation.ts";
import { tabsAround } from "../../tabs/tab-closing.ts";
import { hrefOf, setPinned, step, type Tab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import type { Closings } from "../../tabs/use-closing.ts";
import { elementOf } from "./PageTab.tsx";
import styles from "./tab-bar.module.css";
import { TAB_BAR_TEXTS } from "./texts.ts";

const picture = (Icon: LucideIcon) => <Icon size={16} aria-hidden />;

const SIDES = {
  others: { words: TAB_BAR_TEXTS.closeOthers, Icon: CopyX },
  left: { words: TAB_BAR_TEXTS.closeLeft, Icon: ArrowLeftToLine },
  right: { words: TAB_BAR_TEXTS.closeRight, Icon: ArrowRightToLine },
} as const;

interface TabMenuProps {
  readonly tab: Tab;
  readonly closing: Closings;
  /** Called when the menu has closed; the caller restores the focus. */
  readonly onEnd: () => void;
}

function maximise(tab: Tab): void {
  goTo(hrefOf(tab));
  useShell.setState({ isMaximised: true });
}

/** What can be done with a tab. */
function useTabActs({ tab, closing }: Omit<TabMenuProps, "onEnd">): NonNullable<MenuProps["items"]> {
  const t = useText();
  const state = useTabs();
  const around = (side: "others" | "left" | "right") => tabsAround(state, tab.id, side).length === 0;
  const canMove = (by: -1 | 1) => step(state, tab.id, by).tabs.some((each, index) => each !== state.tabs[index]);
  const isFull = state.tabs.filter(({ isPinned }) => isPinned).length >= MAX_PINNED;
  return [
    {
      key: "refresh",
      icon: picture(RefreshCw),
      label: t(TAB_BAR_TEXTS.refresh),
      onClick: () => refreshTab(tab),
    },
    {
      key: "maximise",
      icon: picture(Maximize2),
      label: t(TAB_BAR_TEXTS.maximise),
      onClick: () => maximise(tab),
    },
    { type: "divider" },
    {
      key: "pin",
      icon: picture(tab.isPinned ? PinOff : Pin),
      label: t(tab.isPinned ? TAB_BAR_TEXTS.unpin : TAB_BAR_TEXTS.pin),
      disabled: !tab.canClose || (!tab.isPinned && isFull),
      onClick: () => useTabs.setState((now) => setPinned(now, tab.id, !tab.isPinned)),
    },
    // The keyboard's way to reorder tabs.
    ...([-1, 1] as const).map((by) => ({
      key: `move${by}`,
      icon: picture(by === -1 ? ArrowLeft : ArrowRight),
      label: t(by === -1 ? TAB_BAR_TEXTS.moveLeft : TAB_BAR_TEXTS.moveRight),
      disabled: !canMove(by),
      onClick: () => useTabs.setState((now) => step(now, tab.id, by)),
    })),
    { type: "divider" },
    {
      key: "close",
      icon: picture(X),
      label: t(TAB_BAR_TEXTS.close),
      disabled: !tab.canClose,
      onClick: () => void closing.close(tab.id),
    },
    ...(["others", "left", "right"] as const).map((side) => ({
      key: side,
      icon: picture(SIDES[side].Icon),
      label: t(SIDES[side].words),
      disabled: around(side),
      onClick: () => void closing.closeAround(tab.id, side),
    })),
    {
      key: "all",
      icon: picture(CircleX),
      label: t(TAB_BAR_TEXTS.closeAll),
      onClick: () => void closing.closeAll(),
    },
  ];
}

/** Menu of a tab (§2 "Tab context menu"); one element for all tabs, placed below the tab it was opened on. */
export function TabMenu({ tab, closing, onEnd }: TabMenuProps) {
  const items = useTabActs({ tab, closing });
  const [place] = useState(() => document.getElementById(elementOf(tab.id))?.getBoundingClientRect());
  return (
    <Dropdown open autoFocus trigger={["contextMenu"]} menu={{ items, onClick: onEnd }} onOpenChange={onEnd}>
      <span
        className={styles.anchor}
        style={{ left: place?.left, top: place?.top, width: place?.width, height: place?.height }}
      />
    </Dropdown>
  );
}
