import { defineTexts } from "../../../contract/text.ts";

export const SHORTCUTS_TEXTS = defineTexts("shortcuts", {
  title: { zh: "键盘快捷键", lo: "ປຸ່ມລັດ", en: "Keyboard shortcuts" },
  show: { zh: "显示键盘快捷键", lo: "ສະແດງປຸ່ມລັດ", en: "Show the keyboard shortcuts" },
  singleKeys: { zh: "单键快捷键", lo: "ປຸ່ມລັດປຸ່ມດຽວ", en: "Single-key shortcuts" },
  singleKeysText: {
    zh: "关闭后，单个字母或符号不再触发操作；可从搜索（{keys}）重新打开此窗口。",
    lo: "ເມື່ອປິດ, ຕົວອັກສອນ ຫຼື ເຄື່ອງໝາຍດຽວຈະບໍ່ສັ່ງຫຍັງອີກ; ເປີດໜ້ານີ້ຄືນໄດ້ຈາກການຄົ້ນຫາ ({keys}).",
    en: "When off, a letter or sign by itself does nothing. The search ({keys}) leads back here.",
  },
});
