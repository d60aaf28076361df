import { defineTexts } from "../../../contract/text.ts";

export const TAB_BAR_TEXTS = defineTexts("tab-bar", {
  name: { zh: "已打开的页面", lo: "ໜ້າທີ່ເປີດຢູ່", en: "Open pages" },
  refresh: { zh: "刷新", lo: "ໂຫຼດໃໝ່", en: "Refresh" },
  close: { zh: "关闭", lo: "ປິດ", en: "Close" },
  closeOthers: { zh: "关闭其他", lo: "ປິດໜ້າອື່ນ", en: "Close others" },
  closeAll: { zh: "关闭所有", lo: "ປິດທັງໝົດ", en: "Close all" },
  closePage: { zh: "关闭“{title}”", lo: "ປິດ “{title}”", en: "Close “{title}”" },
  unsaved: { zh: "（有未保存的内容）", lo: "(ມີຂໍ້ມູນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ)", en: "(unsaved changes)" },
});
