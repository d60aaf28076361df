import { useEffect, type MouseEvent, type ReactNode } from "react";
import { LazyDrawer } from "../../web/lazy/LazyDialogs.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useSetting } from "../../web/lookups/settings.ts";
import { useTabs } from "../tabs/tabs-store.ts";
import styles from "./layout.module.css";
import { closeSheet, useIsBelow1024, useShell } from "./shell-store.ts";
import { LAYOUT_TEXTS } from "./texts.ts";
import { useSwipe } from "./use-swipe.ts";

/** Following a link closes the sheet, even when the link leads to the active page. */
const follow = ({ target }: MouseEvent): void => {
  if ((target as Element).closest("a")) closeSheet();
};

/**
 * Left column; on narrow screens a sheet over the page, which closes when another page becomes active (§4 "Sidebar").
 */
export function SideArea({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const name = useSetting("sys.name");
  const isNarrow = useIsBelow1024();
  const isOpen = useShell((shell) => shell.isSheetOpen);
  const activeId = useTabs((tabs) => tabs.activeId);
  const swipe = useSwipe("left", closeSheet);
  useEffect(closeSheet, [activeId, isNarrow]);
  if (!isNarrow) return <div className={`column ${styles.side}`}>{children}</div>;
  return (
    <LazyDrawer
      placement="left"
      size={300}
      open={isOpen}
      onClose={closeSheet}
      title={name}
      closable={{ "aria-label": t(LAYOUT_TEXTS.closeSheet), placement: "end" }}
      styles={{ body: { padding: 0 }, header: { padding: "8px 16px" } }}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are the interactive elements */}
      <div className={`column ${styles.sheetBody}`} onClick={follow} {...swipe}>
        {children}
      </div>
    </LazyDrawer>
  );
}
