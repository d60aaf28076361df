import { X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { ariaKeys } from "../../../web/shortcuts/shortcut.ts";
import { SIDE_DRAWER_SHORTCUTS } from "./shortcuts.ts";
import { ShortcutGroups } from "./ShortcutGroups.tsx";
import { SIDE_DRAWER_TEXTS } from "./texts.ts";
import { useSideDrawer } from "./use-side-drawer.ts";
import styles from "./side-drawer.module.css";

/**
 * Drawer of shortcuts at the left edge (§2 "Side drawer"), opened by mouse, swipe, key, or a button that is visible
 * while focused.
 */
export function SideDrawer() {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  const { isOpen, enter, close } = useSideDrawer(panel);
  return (
    <>
      <button
        type="button"
        className={`skip-link ${styles.opener}`}
        aria-expanded={isOpen}
        aria-keyshortcuts={ariaKeys(SIDE_DRAWER_SHORTCUTS.toggle.keys)}
        onClick={enter}
      >
        {t(SIDE_DRAWER_TEXTS.open)}
      </button>
      <nav
        ref={panel}
        className={`unringed ${styles.panel}`}
        data-open={isOpen || undefined}
        inert={!isOpen}
        aria-label={t(SIDE_DRAWER_TEXTS.name)}
        tabIndex={-1}
      >
        <header className="row" data-ends="">
          <h2>{t(SIDE_DRAWER_TEXTS.name)}</h2>
          <IconButton
            label={t(SIDE_DRAWER_TEXTS.close)}
            icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={close}
          />
        </header>
        {isOpen ? <ShortcutGroups onFollow={close} /> : null}
      </nav>
    </>
  );
}
