import { Dropdown } from "antd";
import { X } from "lucide-react";
import { memo, type DragEvent, type KeyboardEvent, type MouseEvent } from "react";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { goTo, refreshTab } from "../../routing/navigation.ts";
import { useRoutes } from "../../routing/routes-store.ts";
import { tabTitle } from "../../tabs/tab-title.ts";
import { hrefOf, move, type Tab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import type { Closings } from "../../tabs/use-closing.ts";
import styles from "./tab-bar.module.css";
import { TAB_BAR_TEXTS } from "./texts.ts";

/** Names a tab's element, so that the list of tabs can own it. */
export const elementOf = (id: string): string => `tab-${encodeURIComponent(id)}`;

const DRAGGED = "application/x-terrace-tab";
const MIDDLE = 1;

interface PageTabProps {
  readonly tab: Tab;
  readonly isActive: boolean;
  /** The one tab that the Tab key stops at. */
  readonly isReachable: boolean;
  readonly hasOthers: boolean;
  readonly closing: Closings;
  readonly onPress: (id: string, event: KeyboardEvent) => void;
}

/** Drawn again only when it is itself another: a switch between twenty tabs draws two. */
export const PageTab = memo(function PageTab({
  tab,
  isActive,
  isReachable,
  hasOthers,
  closing,
  onPress,
}: PageTabProps) {
  const say = useText();
  const language = useLanguage();
  const table = useRoutes((routes) => routes.table);
  const title = tabTitle(tab, table, language);
  const closeByMiddle = (event: MouseEvent) => {
    if (event.button === MIDDLE && tab.canClose) void closing.close(tab.id);
  };
  const drop = (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(DRAGGED);
    if (dragged !== "") useTabs.setState((state) => move(state, dragged, tab.id));
  };
  // §2: refresh, close, close others, close all
  const items = [
    { key: "refresh", label: say(TAB_BAR_TEXTS.refresh), onClick: () => refreshTab(tab) },
    {
      key: "close",
      label: say(TAB_BAR_TEXTS.close),
      disabled: !tab.canClose,
      onClick: () => void closing.close(tab.id),
    },
    {
      key: "others",
      label: say(TAB_BAR_TEXTS.closeOthers),
      disabled: !hasOthers,
      onClick: () => void closing.closeOthers(tab.id),
    },
    { key: "all", label: say(TAB_BAR_TEXTS.closeAll), onClick: () => void closing.closeAll() },
  ];
  return (
    <Dropdown trigger={["contextMenu"]} menu={{ items }}>
      <div
        className={styles.tab}
        data-active={isActive || undefined}
        onAuxClick={closeByMiddle}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <button
          type="button"
          role="tab"
          id={elementOf(tab.id)}
          aria-keyshortcuts={tab.canClose ? "Delete" : undefined}
          className={styles.title}
          onKeyDown={(event) => onPress(tab.id, event)}
          aria-selected={isActive}
          tabIndex={isReachable ? 0 : -1}
          title={title}
          draggable={tab.canClose}
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, tab.id)}
          onMouseDown={(event) => event.button === MIDDLE && event.preventDefault()} // no scroll compass
          onClick={() => goTo(hrefOf(tab))}
        >
          {tab.isDirty ? <span className={styles.dot} role="img" aria-label={say(TAB_BAR_TEXTS.unsaved)} /> : null}
          <span className={styles.word}>{title}</span>
        </button>
        {tab.canClose ? (
          <button
            type="button"
            className={styles.close}
            tabIndex={-1}
            aria-label={say(TAB_BAR_TEXTS.closePage, { title })}
            onClick={() => void closing.close(tab.id)}
          >
            <X size={14} aria-hidden="true" />
          </button>
        ) : null}
      </div>
    </Dropdown>
  );
});
