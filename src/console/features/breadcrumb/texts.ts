import { defineTexts } from "../../../contract/text.ts";

export const BREADCRUMB_TEXTS = defineTexts("breadcrumb", {
  name: { zh: "当前位置", lo: "ບ່ອນຢູ່ປັດຈຸບັນ", en: "You are here" },
});
