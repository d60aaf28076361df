import { defineTexts } from "../../../contract/text.ts";

/** Texts of a list whose address asks for what the list cannot do. */
export const ADDRESS_TEXTS = defineTexts("refusedFilters", {
  createdAt: { zh: "创建时间", lo: "ເວລາສ້າງ", en: "Created" },
  updatedAt: { zh: "修改时间", lo: "ເວລາແກ້ໄຂ", en: "Changed" },
  refusal: { zh: "{filter}：{reason}", lo: "{filter}: {reason}", en: "{filter}: {reason}" },
  clear: { zh: "清除筛选：{filters}", lo: "ລ້າງຕົວກັ່ນຕອງ: {filters}", en: "Clear filter: {filters}" },
  wrongOperator: {
    zh: "不支持这种筛选方式",
    lo: "ບໍ່ສາມາດກັ່ນຕອງດ້ວຍວິທີນີ້",
    en: "The list cannot be filtered in this way",
  },
  sort: { zh: "排序", lo: "ການຈັດລຽງ", en: "Sort" },
  unsortable: {
    zh: "不能按“{fields}”排序",
    lo: "ບໍ່ສາມາດຈັດລຽງຕາມ “{fields}”",
    en: "The list cannot be sorted by “{fields}”",
  },
  page: { zh: "页码", lo: "ເລກໜ້າ", en: "Page" },
  wholeNumber: {
    zh: "应为大于 0 的整数",
    lo: "ຕ້ອງເປັນຈຳນວນເຕັມຕັ້ງແຕ່ 1 ຂຶ້ນໄປ",
    en: "Must be a whole number from 1",
  },
  offeredSizes: { zh: "应为 {sizes} 之一", lo: "ຕ້ອງແມ່ນໜຶ່ງໃນ {sizes}", en: "Must be one of {sizes}" },
  clearThese: { zh: "清除以上各项", lo: "ລ້າງທັງໝົດທີ່ຢູ່ຂ້າງເທິງ", en: "Clear all of these" },
  zeroOrOne: { zh: "应为 0 或 1", lo: "ຕ້ອງແມ່ນ 0 ຫຼື 1", en: "Must be 0 or 1" },
  noSuchColumns: { zh: "列表中没有这些列", lo: "ລາຍການນີ້ບໍ່ມີຖັນເຫຼົ່ານີ້", en: "The list has none of these columns" },
  clearParts: { zh: "清除：{parts}", lo: "ລ້າງ: {parts}", en: "Clear: {parts}" },
});
