import type { Shortcuts } from "../../../web/shortcuts/shortcut.ts";
import { PALETTE_TEXTS } from "./texts.ts";

export const PALETTE_SHORTCUTS = {
  open: { keys: "Mod+K", does: PALETTE_TEXTS.open, place: "anywhere" },
} as const satisfies Shortcuts;
