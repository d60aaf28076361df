import { defineTexts } from "../../contract/text.ts";

/** Apart from the history's own words, as the button comes with every page. */
export const HISTORY_BUTTON_TEXTS = defineTexts("history", {
  open: { zh: "修改历史", lo: "ປະຫວັດການແກ້ໄຂ", en: "History" },
});
