import { Pin, X } from "lucide-react";
import { memo, type KeyboardEvent, type MouseEvent } from "react";
import { Icon } from "../../../web/components/Icon.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { goTo } from "../../routing/navigation.ts";
import { resolve } from "../../routing/menu-routes.ts";
import { useRoutes } from "../../routing/routes-store.ts";
import { tabTitle } from "../../tabs/tab-title.ts";
import { hrefOf, type Tab } from "../../tabs/tabs.ts";
import type { Closings } from "../../tabs/use-closing.ts";
import styles from "./tab-bar.module.css";
import { TAB_BAR_TEXTS } from "./texts.ts";

/** Id of a tab's element, which the tablist owns by aria-owns. */
export const elementOf = (id: string): string => `tab-${encodeURIComponent(id)}`;

const MIDDLE = 1;

interface PageTabProps {
  readonly tab: Tab;
  readonly isActive: boolean;
  /** This tab is the single Tab stop of the row (roving tabindex). */
  readonly isReachable: boolean;
  /** A dragged tab would land on this side of this tab. */
  readonly mark: "before" | "after" | undefined;
  readonly closing: Closings;
  readonly onPress: (id: string, event: KeyboardEvent) => void;
  readonly onMenu: (id: string) => void;
}

/** The icon of the pinned page, or a pin where the page has none. */
function PinnedIcon({ tab }: Pick<PageTabProps, "tab">) {
  const icon = useRoutes(({ table }) => resolve(table, tab.path)?.route.node.meta.icon);
  return icon ? <Icon name={icon} /> : <Pin size={14} aria-hidden="true" />;
}

/** Memoised: switching between twenty tabs renders two of them. */
export const PageTab = memo(function PageTab({
  tab,
  isActive,
  isReachable,
  mark,
  closing,
  onPress,
  onMenu,
}: PageTabProps) {
  const t = useText();
  const language = useLanguage();
  const table = useRoutes((routes) => routes.table);
  const title = tabTitle(tab, table, language);
  // A pinned tab has no close button, which would be hit by mistake on so narrow a tab; its menu closes it.
  const isClosable = tab.canClose && !tab.isPinned;
  return (
    <div
      className={`line ${styles.tab}`}
      data-tab={tab.id}
      data-active={isActive || undefined}
      data-pinned={tab.isPinned || undefined}
      data-mark={mark}
      onAuxClick={(event: MouseEvent) => event.button === MIDDLE && isClosable && void closing.close(tab.id)}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(tab.id);
      }}
    >
      <button
        type="button"
        role="tab"
        id={elementOf(tab.id)}
        aria-keyshortcuts={isClosable ? "Delete" : undefined}
        className={`line grow ${styles.title}`}
        onKeyDown={(event) => onPress(tab.id, event)}
        aria-selected={isActive}
        tabIndex={isReachable ? 0 : -1}
        title={title}
        draggable={tab.canClose}
        onMouseDown={(event) => event.button === MIDDLE && event.preventDefault()} // prevents the browser's autoscroll
        onClick={() => goTo(hrefOf(tab))}
      >
        {tab.isDirty ? <span className={`dot ${styles.dot}`} role="img" aria-label={t(TAB_BAR_TEXTS.unsaved)} /> : null}
        {tab.isPinned ? <PinnedIcon tab={tab} /> : null}
        <span className={tab.isPinned ? "visually-hidden" : "cut"}>{title}</span>
      </button>
      {isClosable ? (
        <button
          type="button"
          className={`tool ${styles.close}`}
          tabIndex={-1}
          aria-label={t(TAB_BAR_TEXTS.closePage, { title })}
          onClick={() => void closing.close(tab.id)}
        >
          <X size={14} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
});
