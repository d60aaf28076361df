import type { Shortcuts } from "../../../web/shortcuts/shortcut.ts";
import { SIDE_DRAWER_TEXTS } from "./texts.ts";

export const SIDE_DRAWER_SHORTCUTS = {
  toggle: { keys: "s", does: SIDE_DRAWER_TEXTS.toggle, place: "anywhere" },
} as const satisfies Shortcuts;
