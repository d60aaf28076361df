import { cloneElement, isValidElement, type ReactNode } from "react";
import { defineTexts } from "../../contract/text.ts";
import type { Translate } from "../../web/i18n/language.tsx";

const TEXTS = defineTexts("pager", {
  prev: { zh: "上一页", lo: "ໜ້າກ່ອນ", en: "Previous page" },
  next: { zh: "下一页", lo: "ໜ້າຕໍ່ໄປ", en: "Next page" },
  "jump-prev": { zh: "向前 5 页", lo: "ກັບຄືນ 5 ໜ້າ", en: "Back 5 pages" },
  "jump-next": { zh: "向后 5 页", lo: "ຂ້າມໄປ 5 ໜ້າ", en: "Forward 5 pages" },
});

/** The kit's arrows are named after their pictures, in English: here they say what they do. */
export const pagerItem = (type: "page" | keyof typeof TEXTS, original: ReactNode, say: Translate): ReactNode =>
  type === "page" || !isValidElement<{ "aria-label"?: string }>(original)
    ? original
    : cloneElement(original, { "aria-label": say(TEXTS[type]) });
