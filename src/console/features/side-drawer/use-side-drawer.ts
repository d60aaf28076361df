import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import { useEnded } from "../../session/ended-store.ts";
import { useLock } from "../../lock/lock-store.ts";
import { useUser } from "../../session/user-store.ts";
import { watchMouse, watchTouch, type Edge } from "./edge.ts";
import { SIDE_DRAWER_SHORTCUTS } from "./shortcuts.ts";

/** Something else has to be done first. */
function useIsBarred(): boolean {
  const hasEnded = useEnded(({ phase }) => phase !== "no");
  const mustChange = useUser(({ user }) => user?.mustChangePassword ?? false);
  const isLocked = useLock((lock) => lock.isLocked);
  return hasEnded || mustChange || isLocked;
}

/** Mouse and finger at the left edge of the window. */
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

/** Closes when somebody turns to the page behind. */
function useLeaving(panel: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
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
}

/** Shut; open and left alone; open with the focus in it. */
type State = "shut" | "shown" | "entered";

/** Whether the drawer is open, and every way in and out that is not a button. */
export function useSideDrawer(panel: RefObject<HTMLElement | null>) {
  const isBarred = useIsBarred();
  const [state, setState] = useState<State>("shut");
  const isOpen = state !== "shut" && !isBarred;
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
  useEdge({ isOpen: () => isOpen, open: () => (isBarred ? undefined : setState("shown")), close });
  useShortcuts(SIDE_DRAWER_SHORTCUTS, { toggle: isOpen ? close : enter });
  useEffect(() => {
    if (state === "entered") panel.current?.focus({ preventScroll: true });
  }, [state, panel]);
  useLeaving(panel, isOpen, close);
  return { isOpen, enter, close };
}
