import { defineTexts } from "../../../contract/text.ts";

export const BACK_TO_TOP_TEXTS = defineTexts("back-to-top", {
  name: { zh: "回到顶部", lo: "ກັບຂຶ້ນເທິງສຸດ", en: "Back to top" },
});
