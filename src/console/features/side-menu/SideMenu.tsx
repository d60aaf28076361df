import { useEffect, useRef } from "react";
import { useText } from "../../../web/i18n/language.tsx";
import { useIsMenuOpen } from "../../layout/menu-open.ts";
import { useIsBelow1024 } from "../../layout/shell-store.ts";
import { useMenuLocation, useTopEntries } from "../../menu/use-menu-location.ts";
import { FoldedMenu } from "./FoldedMenu.tsx";
import { MenuTree } from "./MenuTree.tsx";
import styles from "./side-menu.module.css";
import { SIDE_MENU_TEXTS } from "./texts.ts";

const MARGIN = 8; // px between the scrolled-to line and the edge of the menu

/** Scrolls the menu, and only the menu, until the line of the active page is visible. */
function useActiveLineInView(highlightedPath: string | undefined) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const line = menu.current?.querySelector("[aria-current=page]")?.getBoundingClientRect();
    const frame = menu.current?.getBoundingClientRect();
    if (!line || !frame) return;
    const [above, below] = [frame.top - line.top, line.bottom - frame.bottom];
    if (above > 0) menu.current?.scrollBy({ top: -above - MARGIN });
    else if (below > 0) menu.current?.scrollBy({ top: below + MARGIN });
  }, [highlightedPath]);
  return menu;
}

/**
 * Left menu (§2 "Left menu") with the pages of the selected module: 220 px wide, or 56 px of icons. On narrow screens
 * it is a sheet with the pages of all modules.
 */
export function SideMenu() {
  const t = useText();
  const isNarrow = useIsBelow1024();
  const isOpen = useIsMenuOpen();
  const tops = useTopEntries();
  const { top, highlightedPath } = useMenuLocation();
  const menu = useActiveLineInView(highlightedPath);
  const entries = isNarrow ? tops : (top?.children ?? []);
  if (entries.length === 0) return null;
  return (
    <nav
      ref={menu}
      className={styles.side}
      data-folded={(!isNarrow && !isOpen) || undefined}
      aria-label={t(isNarrow ? SIDE_MENU_TEXTS.menu : SIDE_MENU_TEXTS.name)}
    >
      {isNarrow || isOpen ? (
        <MenuTree key={isNarrow ? "" : top?.id} entries={entries} highlightedPath={highlightedPath} />
      ) : (
        <FoldedMenu entries={entries} highlightedPath={highlightedPath} />
      )}
    </nav>
  );
}
