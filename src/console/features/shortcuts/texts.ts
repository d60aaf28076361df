import { defineTexts } from "../../../contract/text.ts";

export const SHORTCUTS_TEXTS = defineTexts("shortcuts", {
  title: { zh: "键盘快捷键", lo: "ປຸ່ມລັດ", en: "Keyboard shortcuts" },
  show: { zh: "显示键盘快捷键", lo: "ສະແດງປຸ່ມລັດ", en: "Show the keyboard shortcuts" },
  singleKeys: { zh: "单键快捷键", lo: "ປຸ່ມລັດປຸ່ມດຽວ", en: "Single-key shortcuts" },
  singleKeysText: {
    zh: "关闭后，单个字母或符号不再触发操作；可从搜索（{keys}）重新打开此窗口。",
    lo: "ເມື່ອປິດ, ການກົດຕົວອັກສອນ ຫຼື ເຄື່ອງໝາຍດຽວຈະບໍ່ເປັນປຸ່ມລັດອີກ; ເປີດໜ້າຕ່າງນີ້ຄືນໄດ້ຈາກການຄົ້ນຫາ ({keys}).",
    en: "When off, single letters and symbols do nothing. You can turn this on again from search ({keys}).",
  },
});
