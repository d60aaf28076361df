import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import { useEnded } from "../../session/ended-store.ts";
import { useLock } from "../../lock/lock-store.ts";
import { useUser } from "../../session/user-store.ts";
import { watchMouse, watchTouch, type Edge } from "./edge.ts";
import { SIDE_DRAWER_SHORTCUTS } from "./shortcuts.ts";

/** True while the session has ended, the screen is locked or the password must be changed. */
function useIsBarred(): boolean {
  const hasEnded = useEnded(({ phase }) => phase !== "no");
  const mustChange = useUser(({ user }) => user?.mustChangePassword ?? false);
  const isLocked = useLock((lock) => lock.isLocked);
  return hasEnded || mustChange || isLocked;
}

/** Opens and closes the drawer by mouse or swipe at the left edge of the window. */
function useEdge({ isOpen, open, close }: Edge) {
  const askOpen = useEffectEvent(isOpen);
  const show = useEffectEvent(open);
  const shut = useEffectEvent(close);
  useEffect(() => {
    const edge = { isOpen: () => askOpen(), open: () => show(), close: () => shut() };
    const stops = [watchMouse(edge), watchTouch(edge)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Closes the drawer when the person turns to the page behind it. */
function useLeaving(panel: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) close();
    if (event.key !== "Tab") return;
    // Tab past the last shortcut leaves the drawer, which must not cover what then has the focus.
    const stops = [...(panel.current?.querySelectorAll("a, button") ?? [])];
    if (event.target === stops.at(event.shiftKey ? 0 : -1)) close();
  });
  const touch = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && panel.current?.contains(target) === false) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // On the document, because the focus may be on the page while the mouse holds the drawer open.
    const onKey = (event: KeyboardEvent) => press(event);
    const onPointer = (event: PointerEvent) => touch(event);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [isOpen]);
}

/** "shown": open without the focus, by mouse or swipe. "entered": open with the focus in it, by key or button. */
type State = "shut" | "shown" | "entered";

/** State of the drawer, with every way of opening and closing it but its buttons. */
export function useSideDrawer(panel: RefObject<HTMLElement | null>) {
  const isBarred = useIsBarred();
  const [state, setState] = useState<State>("shut");
  const isOpen = state !== "shut" && !isBarred;
  const before = useRef<Element | null>(null);
  // A drawer closed by a restriction stays closed after the restriction ends.
  useEffect(() => {
    if (isBarred) setState("shut");
  }, [isBarred]);
  const enter = () => {
    if (isBarred) return;
    before.current = document.activeElement;
    setState("entered");
  };
  const close = () => {
    // The focus returns only if it was inside; a drawer opened by the mouse never moved it.
    if (panel.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true });
    before.current = null;
    setState("shut");
  };
  useEdge({ isOpen: () => isOpen, open: () => (isBarred ? undefined : setState("shown")), close });
  useShortcuts(SIDE_DRAWER_SHORTCUTS, { toggle: isOpen ? close : enter });
  useEffect(() => {
    if (state === "entered") panel.current?.focus({ preventScroll: true });
  }, [state, panel]);
  useLeaving(panel, isOpen, close);
  return { isOpen, enter, close };
}
