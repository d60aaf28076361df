import { defineTexts } from "../../contract/text.ts";

export const DICTIONARY_TEXTS = defineTexts("dictionary.screen", {
  groups: { zh: "分组", lo: "ກຸ່ມ", en: "Groups" },
  search: { zh: "查找分组", lo: "ຄົ້ນຫາກຸ່ມ", en: "Find a group" },
  all: { zh: "全部分组", lo: "ທຸກກຸ່ມ", en: "All groups" },
  edit: { zh: "编辑分组：{title}", lo: "ແກ້ໄຂກຸ່ມ: {title}", en: "Edit group {title}" },
  entries: { zh: "查看字典项", lo: "ເບິ່ງລາຍການ", en: "See entries" },
});
