import { defineTexts } from "../../../contract/text.ts";

export const SIDE_DRAWER_TEXTS = defineTexts("side-drawer", {
  name: { zh: "快捷栏", lo: "ທາງລັດ", en: "Shortcuts" },
  open: { zh: "打开快捷栏", lo: "ເປີດທາງລັດ", en: "Open the shortcuts" },
  toggle: { zh: "打开或关闭快捷栏", lo: "ເປີດ ຫຼື ປິດແຖບທາງລັດ", en: "Open or close the shortcuts panel" },
  close: { zh: "关闭快捷栏", lo: "ປິດທາງລັດ", en: "Close the shortcuts" },
  others: { zh: "其他", lo: "ອື່ນໆ", en: "Other" },
});
