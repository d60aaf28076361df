import { defineTexts } from "../../contract/text.ts";

export const LANGUAGE_TEXTS = defineTexts("language", {
  choose: { zh: "界面语言", lo: "ພາສາ", en: "Language" },
  /** Shown in the newly chosen language (§8). */
  changed: { zh: "已切换语言", lo: "ປ່ຽນພາສາສຳເລັດແລ້ວ", en: "Language changed" },
  unsaved: {
    zh: "有未保存的修改，仍要切换语言？",
    lo: "ມີການແກ້ໄຂທີ່ຍັງບໍ່ບັນທຶກ, ຍັງຈະປ່ຽນພາສາບໍ?",
    en: "Change the language with unsaved changes?",
  },
  change: { zh: "切换语言", lo: "ປ່ຽນພາສາ", en: "Change" },
  unsavedText: {
    zh: "页面会重新加载。表单已自动暂存的内容会恢复，其他未保存的修改会丢失。",
    lo: "ໜ້ານີ້ຈະໂຫຼດໃໝ່. ສິ່ງທີ່ແບບຟອມເກັບເປັນຮ່າງໄວ້ຈະກັບຄືນມາ, ການແກ້ໄຂອື່ນທີ່ຍັງບໍ່ບັນທຶກຈະເສຍໄປ.",
    en: "The page is loaded again. What a form keeps as a draft comes back; other unsaved changes are lost.",
  },
});
