import { defineTexts } from "../../contract/text.ts";

/** Texts of a list whose address has a filter that the server cannot read. */
export const REFUSED_FILTER_TEXTS = defineTexts("refusedFilters", {
  createdAt: { zh: "创建时间", lo: "ເວລາສ້າງ", en: "Created" },
  updatedAt: { zh: "修改时间", lo: "ເວລາແກ້ໄຂ", en: "Changed" },
  refusal: { zh: "{filter}：{reason}", lo: "{filter}: {reason}", en: "{filter}: {reason}" },
  clear: { zh: "清除筛选：{filters}", lo: "ລ້າງຕົວກັ່ນຕອງ: {filters}", en: "Clear filter: {filters}" },
});
