import { Menu, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { preference } from "../../../web/preferences/preferences.ts";
import { useActions } from "../../palette-actions/actions.ts";
import { useIsMenuOpen } from "../../layout/menu-open.ts";
import { useIsBelow1024, useShell } from "../../layout/shell-store.ts";
import { useMenuLocation } from "../../menu/use-menu-location.ts";
import styles from "./sidebar-toggle.module.css";
import { SIDEBAR_TOGGLE_TEXTS } from "./texts.ts";

const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Folds the left menu and remembers it (§4 "Sidebar"); on narrow screens it opens the menu as a sheet. */
export function SidebarToggle() {
  const t = useText();
  const isNarrow = useIsBelow1024();
  const isOpen = useIsMenuOpen();
  const isSheetOpen = useShell((shell) => shell.isSheetOpen);
  const hasMenu = (useMenuLocation().top?.children.length ?? 0) > 0;
  const [label, icon] = isNarrow
    ? [SIDEBAR_TOGGLE_TEXTS.open, <Menu key="menu" {...look} />]
    : isOpen
      ? [SIDEBAR_TOGGLE_TEXTS.fold, <PanelLeftClose key="fold" {...look} />]
      : [SIDEBAR_TOGGLE_TEXTS.unfold, <PanelLeftOpen key="unfold" {...look} />];
  const toggle = () =>
    isNarrow ? useShell.setState({ isSheetOpen: !isSheetOpen }) : preference.sidebarStatus.write(isOpen ? "0" : "1");
  useActions(() =>
    isNarrow || !hasMenu
      ? []
      : [
          {
            id: "sidebar",
            title: isOpen ? SIDEBAR_TOGGLE_TEXTS.fold : SIDEBAR_TOGGLE_TEXTS.unfold,
            icon: isOpen ? PanelLeftClose : PanelLeftOpen,
            run: toggle,
          },
        ],
  );
  if (!isNarrow && !hasMenu) return <span className={`center ${styles.place}`} />;
  return (
    <span className={`center ${styles.place}`}>
      <IconButton label={t(label)} icon={icon} aria-expanded={isNarrow ? isSheetOpen : isOpen} onClick={toggle} />
    </span>
  );
}
