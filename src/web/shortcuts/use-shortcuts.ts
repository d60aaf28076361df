import { useEffect, useEffectEvent } from "react";
import { personal } from "../preferences/personal.ts";
import { useListed } from "./known-shortcuts.ts";
import { shownDialogs } from "./open-dialogs.ts";
import { isPressed, isSingleKey, type Shortcut, type Shortcuts } from "./shortcut.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * A single key is text while something is typed, means the dialog while one is on the screen, and nothing to whoever turned such
 * keys off (WCAG 2.1.4); one with Ctrl or ⌘ is none of these.
 */
const isSilent = ({ keys }: Shortcut, event: KeyboardEvent): boolean =>
  !keys.startsWith("Mod+") &&
  ((isSingleKey(keys) && !personal.read("singleKeys")) || isTyping(event.target) || shownDialogs().length > 0);

/** Acts on the shortcuts of a table and lists them, while the component is shown; one without an act is left to the browser. */
export function useShortcuts<const T extends Shortcuts>(
  shortcuts: T,
  acts: { readonly [K in keyof T]: (() => void) | undefined },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const name = Object.keys(shortcuts).find((each) => isPressed(event, (shortcuts[each] as Shortcut).keys));
    const act = name === undefined ? undefined : acts[name];
    if (name === undefined || !act || isSilent(shortcuts[name] as Shortcut, event)) return;
    event.preventDefault();
    act();
  });
  useListed(shortcuts);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
