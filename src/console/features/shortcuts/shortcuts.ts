import type { Shortcuts } from "../../../web/shortcuts/shortcut.ts";
import { SHORTCUTS_TEXTS } from "./texts.ts";

export const HELP_SHORTCUTS = {
  show: { keys: "?", does: SHORTCUTS_TEXTS.show, place: "anywhere" },
} as const satisfies Shortcuts;
