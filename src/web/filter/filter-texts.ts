import { defineTexts } from "../../contract/text.ts";

/** Words of the filters of lists. */
export const FILTER_TEXTS = defineTexts("field", {
  liftFilter: { zh: "取消筛选：{label}", lo: "ຍົກເລີກຕົວກັ່ນຕອງ: {label}", en: "Remove filter: {label}" },
  findChoice: { zh: "查找", lo: "ຄົ້ນຫາ", en: "Find" },
  nothingFound: { zh: "没有匹配项", lo: "ບໍ່ພົບລາຍການທີ່ກົງກັນ", en: "No matches" },
  nothingToChoose: { zh: "没有可选项", lo: "ບໍ່ມີລາຍການໃຫ້ເລືອກ", en: "Nothing to choose from" },
});
