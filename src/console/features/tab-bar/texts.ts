import { defineTexts } from "../../../contract/text.ts";

export const TAB_BAR_TEXTS = defineTexts("tab-bar", {
  name: { zh: "已打开的标签页", lo: "ໜ້າທີ່ເປີດຢູ່", en: "Open pages" },
  refresh: { zh: "刷新", lo: "ໂຫຼດໃໝ່", en: "Refresh" },
  close: { zh: "关闭", lo: "ປິດ", en: "Close" },
  maximise: { zh: "最大化", lo: "ຂະຫຍາຍເຕັມປ່ອງຢ້ຽມ", en: "Maximise" },
  pin: { zh: "固定", lo: "ປັກໝຸດ", en: "Pin" },
  unpin: { zh: "取消固定", lo: "ຖອນໝຸດ", en: "Unpin" },
  moveLeft: { zh: "左移", lo: "ຍ້າຍໄປຊ້າຍ", en: "Move left" },
  moveRight: { zh: "右移", lo: "ຍ້າຍໄປຂວາ", en: "Move right" },
  scrollLeft: { zh: "显示左侧的页面", lo: "ເບິ່ງໜ້າທາງຊ້າຍ", en: "Show the pages to the left" },
  scrollRight: { zh: "显示右侧的页面", lo: "ເບິ່ງໜ້າທາງຂວາ", en: "Show the pages to the right" },
  closeLeft: { zh: "关闭左侧", lo: "ປິດທາງຊ້າຍ", en: "Close to the left" },
  closeRight: { zh: "关闭右侧", lo: "ປິດທາງຂວາ", en: "Close to the right" },
  closeOthers: { zh: "关闭其他", lo: "ປິດໜ້າອື່ນ", en: "Close others" },
  closeAll: { zh: "关闭全部", lo: "ປິດທັງໝົດ", en: "Close all" },
  /** Used in the palette, away from any tab. */
  closeEvery: { zh: "关闭全部标签页", lo: "ປິດທຸກໜ້າທີ່ເປີດຢູ່", en: "Close all tabs" },
  unpinPage: { zh: "取消固定“{title}”", lo: "ຖອນໝຸດ “{title}”", en: "Unpin “{title}”" },
  count: { zh: "已打开 {count} 个标签页", lo: "ເປີດຢູ່ {count} ໜ້າ", en: "Open tabs: {count}" },
  closeList: { zh: "关闭列表", lo: "ປິດລາຍການ", en: "Close the list" },
  closePage: { zh: "关闭“{title}”", lo: "ປິດ “{title}”", en: "Close “{title}”" },
  unsaved: { zh: "（有未保存的内容）", lo: "(ມີຂໍ້ມູນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ)", en: "(unsaved changes)" },
});
