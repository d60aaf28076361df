import { defineTexts, type Text } from "../../contract/text.ts";

/** Places in which shortcuts work, as headings of the list of shortcuts, in its order. */
export const SHORTCUT_SCOPES = defineTexts("keys", {
  anywhere: { zh: "全局", lo: "ທຸກບ່ອນ", en: "Anywhere" },
  tabs: { zh: "标签栏（焦点在标签上时）", lo: "ແຖບໜ້າ (ເມື່ອເລືອກແຖບຢູ່)", en: "Tab bar, when a tab has the focus" },
  lists: { zh: "列表", lo: "ລາຍການ", en: "Lists" },
  forms: { zh: "表单", lo: "ແບບຟອມ", en: "Forms" },
});
export type ShortcutScope = keyof typeof SHORTCUT_SCOPES;

/**
 * A key and its effect, defined beside the code that handles it. The list of shortcuts shows the same object, so it
 * lists nothing that no code handles.
 */
export interface Shortcut {
  /**
   * `KeyboardEvent.key`. `Mod` is Ctrl, on a Mac ⌘; a space separates keys pressed one after the other, `|`
   * alternatives.
   */
  readonly keys: string;
  readonly does: Text;
  readonly place: ShortcutScope;
}
export type Shortcuts = Readonly<Record<string, Shortcut>>;

export const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform);

/** A single letter or sign, which dictation and accidental presses trigger too. */
export const isSingleKey = (keys: string): boolean => keys.length === 1;

/** The key of a Latin keyboard at the place of one that writes Lao or another script. */
function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[ -~]*$/.test(key)) return key;
  if (code === "Slash") return shiftKey ? "?" : "/";
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key;
}

/** Modifiers must match, except where the key itself needs one: `?` is typed with Shift on many keyboards. */
export function isPressed(event: KeyboardEvent, keys: string): boolean {
  return keys.split("|").some((one) => {
    const held = one.split("+");
    const key = held.pop() ?? "";
    const mod = held.includes("Mod");
    const isSign = key.length === 1 && !/[\p{L}\p{N}]/u.test(key);
    return (
      latinKey(event).toLowerCase() === key.toLowerCase() &&
      event.ctrlKey === ((mod && !isMac()) || held.includes("Control")) &&
      event.metaKey === (mod && isMac()) &&
      event.altKey === held.includes("Alt") &&
      (isSign || event.shiftKey === held.includes("Shift"))
    );
  });
}

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };
const MAC: Readonly<Record<string, string>> = { Mod: "⌘", Control: "⌃", Alt: "⌥", Shift: "⇧", Delete: "⌦", Enter: "↩" };
const PLAIN: Readonly<Record<string, string>> = { Mod: "Ctrl", Control: "Ctrl", Escape: "Esc" };

/** The keys as printed on this keyboard: `Mod+K` → `["Ctrl", "K"]`; alternatives and sequences are listed flat. */
export const keyNames = (keys: string): string[] =>
  keys
    .split(/[+| ]/)
    .map(
      (key) =>
        (isMac() ? MAC[key] : undefined) ?? PLAIN[key] ?? SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key),
    );

/** The value of `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string =>
  keys.replace("Mod", isMac() ? "Meta" : "Control").replaceAll("|", " ");
