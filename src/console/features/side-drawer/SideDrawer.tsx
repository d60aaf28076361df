import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { ariaKeys } from "../../../web/shortcuts/shortcut.ts";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import { useEnded } from "../../session/ended-store.ts";
import { useLock } from "../../session/lock-store.ts";
import { useUser } from "../../session/user-store.ts";
import { watchMouse, watchTouch } from "./edge.ts";
import { SIDE_DRAWER_SHORTCUTS } from "./shortcuts.ts";
import { ShortcutGroups } from "./ShortcutGroups.tsx";
import { SIDE_DRAWER_TEXTS } from "./texts.ts";
import styles from "./side-drawer.module.css";

/** Shut; open and left alone; open with the focus in it. */
type State = "shut" | "shown" | "entered";

/** Grouped shortcuts behind the left edge (§2 "Side drawer"): by mouse, finger, key, or a button that shows when it has the focus. */
export function SideDrawer() {
  const t = useText();
  const [state, setState] = useState<State>("shut");
  const hasEnded = useEnded(({ phase }) => phase !== "no");
  const mustChange = useUser(({ user }) => user?.mustChangePassword ?? false);
  const isLocked = useLock((lock) => lock.isLocked);
  const isBarred = hasEnded || mustChange || isLocked;
  const isOpen = state !== "shut" && !isBarred;
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  // What was barred while it was open does not come back by itself.
  useEffect(() => {
    if (isBarred) setState("shut");
  }, [isBarred]);
  const enter = () => {
    if (isBarred) return;
    before.current = document.activeElement;
    setState("entered");
  };
  const close = () => {
    // Only who was in it is led back; a mouse that passed by left the focus where it was.
    if (panel.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true });
    before.current = null;
    setState("shut");
  };
  const askOpen = useEffectEvent(() => isOpen);
  const show = useEffectEvent(() => (isBarred ? undefined : setState("shown")));
  const shut = useEffectEvent(close);
  useEffect(() => {
    const edge = { isOpen: () => askOpen(), open: () => show(), close: () => shut() };
    const stops = [watchMouse(edge), watchTouch(edge)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useShortcuts(SIDE_DRAWER_SHORTCUTS, { toggle: isOpen ? close : enter });
  useEffect(() => {
    if (state === "entered") panel.current?.focus({ preventScroll: true });
  }, [state]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) close();
    if (event.key !== "Tab") return;
    // Past its last shortcut the drawer is behind: it must not lie over what has the focus now.
    const stops = [...(panel.current?.querySelectorAll("a, button") ?? [])];
    if (event.target === stops.at(event.shiftKey ? 0 : -1)) close();
  });
  const touch = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && panel.current?.contains(target) === false) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // The focus may be elsewhere on the page while the mouse has it open.
    const onKey = (event: KeyboardEvent) => press(event);
    const onPointer = (event: PointerEvent) => touch(event);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-keyshortcuts={ariaKeys(SIDE_DRAWER_SHORTCUTS.toggle.keys)}
        onClick={enter}
      >
        {t(SIDE_DRAWER_TEXTS.open)}
      </button>
      <nav
        ref={panel}
        className={styles.panel}
        data-open={isOpen || undefined}
        inert={!isOpen}
        aria-label={t(SIDE_DRAWER_TEXTS.name)}
        tabIndex={-1}
      >
        <header className={styles.head}>
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
