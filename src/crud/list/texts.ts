import { defineTexts } from "../../contract/text.ts";

/** Texts of a list whose address has a filter that the server cannot read. */
export const REFUSED_FILTER_TEXTS = defineTexts("refusedFilters", {
  clear: { zh: "清除筛选：{filters}", lo: "ລ້າງຕົວກັ່ນຕອງ: {filters}", en: "Clear filter: {filters}" },
});
