import { defineTexts } from "../../../contract/text.ts";

export const SIDE_DRAWER_TEXTS = defineTexts("side-drawer", {
  name: { zh: "快捷方式", lo: "ທາງລັດ", en: "Shortcuts" },
  open: { zh: "打开快捷方式", lo: "ເປີດທາງລັດ", en: "Open the shortcuts" },
  toggle: { zh: "打开或关闭快捷方式抽屉", lo: "ເປີດ ຫຼື ປິດລິ້ນຊັກທາງລັດ", en: "Open or close the drawer of shortcuts" },
  close: { zh: "关闭快捷方式", lo: "ປິດທາງລັດ", en: "Close the shortcuts" },
  others: { zh: "其他", lo: "ອື່ນໆ", en: "Other" },
});
