import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../../../web/i18n/language.tsx";
import { openDialogs } from "../../../web/shortcuts/open-dialogs.ts";
import { ariaKeys, keyNames } from "../../../web/shortcuts/shortcut.ts";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import { useEnded } from "../../session/ended-store.ts";
import { useLock } from "../../lock/lock-store.ts";
import { useUser } from "../../session/user-store.ts";
import styles from "./palette-button.module.css";
import { PALETTE_SHORTCUTS } from "./shortcuts.ts";
import { PALETTE_TEXTS } from "./texts.ts";
import { fetchPart } from "../../../web/lazy/fetch-part.ts";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";

const load = () => fetchPart(() => import("./PaletteDialog.tsx"));
const loadAhead = () => void load().catch(() => undefined); // the dialog shows the error when it is opened
const PaletteDialog = lazyDialog(async () => (await load()).PaletteDialog);

/**
 * True while the frame shows a modal dialog, above which the palette does not open; a form's dialog inside `<main>`
 * does not count.
 */
const hasFrameDialog = (): boolean => openDialogs().some((dialog) => !dialog.closest("main"));

/** The palette: its button, and Ctrl K, which also works in a text box. */
export function Palette() {
  const t = useText();
  const [isWanted, setWanted] = useState(false);
  const hasEnded = useEnded(({ phase }) => phase !== "no");
  const mustChange = useUser(({ user }) => user?.mustChangePassword ?? false);
  const isLocked = useLock((lock) => lock.isLocked);
  const isBarred = hasEnded || mustChange || isLocked;
  // A palette that was closed by a restriction stays closed after the restriction ends.
  useEffect(() => {
    if (isBarred) setWanted(false);
  }, [isBarred]);
  const open = () => {
    if (!isBarred && !hasFrameDialog()) setWanted(true);
  };
  useShortcuts(PALETTE_SHORTCUTS, { open });
  return (
    <>
      <button
        type="button"
        className={`line note ${styles.button}`}
        disabled={isBarred}
        aria-label={t(PALETTE_TEXTS.open)}
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(PALETTE_SHORTCUTS.open.keys)}
        onClick={open}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
      >
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        {/* Only for the eye: screen readers learn the keys from aria-keyshortcuts, and the name stays short. */}
        <span className={`line ${styles.face}`} data-keys={keyNames(PALETTE_SHORTCUTS.open.keys).join(" ")}>
          {t(PALETTE_TEXTS.short)}
        </span>
      </button>
      {isWanted && !isBarred ? <PaletteDialog onClose={() => setWanted(false)} /> : null}
    </>
  );
}
