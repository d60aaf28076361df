import { defineTexts } from "../../../contract/text.ts";
import type { Shortcuts } from "../../../web/shortcuts/shortcut.ts";

export const LOCK_TRIGGER_TEXTS = defineTexts("lock-keys", {
  now: { zh: "锁定屏幕", lo: "ລັອກໜ້າຈໍ", en: "Lock the screen" },
  lock: { zh: "锁定屏幕（快速连按）", lo: "ລັອກໜ້າຈໍ (ກົດຕໍ່ກັນໄວໆ)", en: "Lock the screen (press keys in sequence)" },
});

export const LOCK_SHORTCUTS = {
  lock: { keys: "Control Enter", does: LOCK_TRIGGER_TEXTS.lock, place: "anywhere" },
} as const satisfies Shortcuts;
