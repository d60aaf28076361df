import { defineTexts } from "../../contract/text.ts";

export const LOCK_TEXTS = defineTexts("lock", {
  title: { zh: "屏幕已锁定", lo: "ໜ້າຈໍຖືກລັອກ", en: "The screen is locked" },
});
