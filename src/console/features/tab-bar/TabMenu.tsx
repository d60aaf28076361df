import { Dropdown, type MenuProps } from "antd";
import { useState } from "react";
import { MOST_PINNED } from "../../../contract/preferences/personal.ts";
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

interface TabMenuProps {
  readonly tab: Tab;
  readonly closing: Closings;
  /** Called when the menu has closed; the caller restores the focus. */
  readonly onEnd: () => void;
}

/** Menu of a tab (§2 "Tab context menu"); one element for all tabs, placed below the tab it was opened on. */
export function TabMenu({ tab, closing, onEnd }: TabMenuProps) {
  const t = useText();
  const state = useTabs();
  const [place] = useState(() => document.getElementById(elementOf(tab.id))?.getBoundingClientRect());
  const around = (side: "others" | "left" | "right") => tabsAround(state, tab.id, side).length === 0;
  const canMove = (by: -1 | 1) => step(state, tab.id, by).tabs.some((each, index) => each !== state.tabs[index]);
  const isFull = state.tabs.filter(({ isPinned }) => isPinned).length >= MOST_PINNED;
  const items: MenuProps["items"] = [
    { key: "refresh", label: t(TAB_BAR_TEXTS.refresh), onClick: () => refreshTab(tab) },
    {
      key: "pin",
      label: t(tab.isPinned ? TAB_BAR_TEXTS.unpin : TAB_BAR_TEXTS.pin),
      disabled: !tab.canClose || (!tab.isPinned && isFull),
      onClick: () => useTabs.setState((now) => setPinned(now, tab.id, !tab.isPinned)),
    },
    // The keyboard's way to reorder tabs.
    ...([-1, 1] as const).map((by) => ({
      key: `move${by}`,
      label: t(by === -1 ? TAB_BAR_TEXTS.moveLeft : TAB_BAR_TEXTS.moveRight),
      disabled: !canMove(by),
      onClick: () => useTabs.setState((now) => step(now, tab.id, by)),
    })),
    {
      key: "maximise",
      label: t(TAB_BAR_TEXTS.maximise),
      onClick: () => {
        goTo(hrefOf(tab));
        useShell.setState({ isMaximised: true });
      },
    },
    { type: "divider" },
    {
      key: "close",
      label: t(TAB_BAR_TEXTS.close),
      disabled: !tab.canClose,
      onClick: () => void closing.close(tab.id),
    },
    ...(["others", "left", "right"] as const).map((side) => ({
      key: side,
      label: t(
        { others: TAB_BAR_TEXTS.closeOthers, left: TAB_BAR_TEXTS.closeLeft, right: TAB_BAR_TEXTS.closeRight }[side],
      ),
      disabled: around(side),
      onClick: () => void closing.closeAround(tab.id, side),
    })),
    { key: "all", label: t(TAB_BAR_TEXTS.closeAll), onClick: () => void closing.closeAll() },
  ];
  return (
    <Dropdown open autoFocus trigger={["contextMenu"]} menu={{ items, onClick: onEnd }} onOpenChange={onEnd}>
      <span
        className={styles.anchor}
        style={{ left: place?.left, top: place?.top, width: place?.width, height: place?.height }}
      />
    </Dropdown>
  );
}
