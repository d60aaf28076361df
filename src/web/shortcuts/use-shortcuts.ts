import { useEffect, useEffectEvent } from "react";
import { personal } from "../preferences/personal.ts";
import { useListed } from "./known-shortcuts.ts";
import { openDialogs, shownDialogs } from "./open-dialogs.ts";
import { isPressed, isSingleKey, type Shortcut, type Shortcuts } from "./shortcut.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * A single key is ignored while something is typed, while a dialog is open, and where the person has turned single
 * keys off (WCAG 2.1.4); combinations with Ctrl or ⌘ are not.
 */
const isSilent = ({ keys }: Shortcut, event: KeyboardEvent): boolean =>
  !keys.startsWith("Mod+") &&
  ((isSingleKey(keys) && !personal.read("singleKeys")) || isTyping(event.target) || shownDialogs().length > 0);

/** Kept from the browser by a form beneath a dialog, and still for the form in that dialog. */
const withheld = new WeakSet<KeyboardEvent>();

/** Somebody who presses the keys of a form in a dialog above it does not see the form, and means the dialog. */
const isBeneathDialog = (formId: string | undefined): boolean => {
  const form = formId === undefined ? null : document.getElementById(formId);
  return openDialogs().some((dialog) => !dialog.contains(form));
};

/**
 * Handles and lists the shortcuts of a table while the component is mounted; one without a handler is left to the
 * browser. `formId`: the form that they are of, where it may stand in a dialog itself.
 */
export function useShortcuts<const T extends Shortcuts>(
  shortcuts: T,
  acts: { readonly [K in keyof T]: (() => void) | undefined },
  formId?: string,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.defaultPrevented && !withheld.has(event)) || event.isComposing) return;
    const name = Object.keys(shortcuts).find((each) => isPressed(event, (shortcuts[each] as Shortcut).keys));
    const act = name === undefined ? undefined : acts[name];
    if (name === undefined || !act || isSilent(shortcuts[name] as Shortcut, event)) return;
    event.preventDefault();
    if (shortcuts[name]?.place === "forms" && isBeneathDialog(formId)) return void withheld.add(event);
    withheld.delete(event);
    act();
  });
  useListed(shortcuts);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
