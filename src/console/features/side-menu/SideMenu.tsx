import { Drawer } from "antd";
import { useEffect } from "react";
import { useText } from "../../../web/i18n/language.tsx";
import { useSetting } from "../../../web/lookups/settings.ts";
import { usePreference } from "../../../web/preferences/preferences.ts";
import { useIsNarrow, useShell } from "../../layout/shell-store.ts";
import { usePlace, useTopEntries } from "../../routing/use-place.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { FoldedMenu } from "./FoldedMenu.tsx";
import { MenuTree } from "./MenuTree.tsx";
import styles from "./side-menu.module.css";
import { SIDE_MENU_TEXTS } from "./texts.ts";

const close = () => useShell.setState({ isSheetOpen: false });

/** The whole menu over the page. It closes when a page is chosen (§4 "Sidebar"). */
function Sheet() {
  const say = useText();
  const name = useSetting("sys.name");
  const entries = useTopEntries();
  const { litPath } = usePlace();
  const isOpen = useShell((shell) => shell.isSheetOpen);
  const activeId = useTabs((tabs) => tabs.activeId);
  useEffect(close, [activeId]);
  return (
    <Drawer
      placement="left"
      size={280}
      open={isOpen}
      onClose={close}
      title={name}
      closable={{ "aria-label": say(SIDE_MENU_TEXTS.close), placement: "end" }}
      styles={{ body: { padding: 8 }, header: { padding: "8px 16px" } }}
    >
      <nav aria-label={say(SIDE_MENU_TEXTS.menu)}>
        <MenuTree entries={entries} litPath={litPath} onFollow={close} />
      </nav>
    </Drawer>
  );
}

/** The pages of the selected module (§2 "Left menu"): 220 px, or 56 px of icons; a sheet on narrow screens. */
export function SideMenu() {
  const say = useText();
  const isNarrow = useIsNarrow();
  const isOpen = usePreference("sidebarStatus") === "1";
  const { top, litPath } = usePlace();
  if (isNarrow) return <Sheet />;
  if (!top || top.children.length === 0) return null; // a module of one page has nothing to choose
  return (
    <nav className={styles.side} data-folded={!isOpen || undefined} aria-label={say(SIDE_MENU_TEXTS.name)}>
      {isOpen ? (
        <MenuTree key={top.id} entries={top.children} litPath={litPath} />
      ) : (
        <FoldedMenu entries={top.children} litPath={litPath} />
      )}
    </nav>
  );
}
