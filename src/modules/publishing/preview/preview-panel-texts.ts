import { defineTexts } from "../../../contract/text.ts";

export const PREVIEW_PANEL_TEXTS = defineTexts("previewPanel", {
  title: { zh: "实时预览", lo: "ເບິ່ງຕົວຢ່າງທັນທີ", en: "Live preview" },
  beside: { zh: "在表单旁预览", lo: "ເບິ່ງຢູ່ຂ້າງແບບຟອມ", en: "Preview beside the form" },
  language: { zh: "预览语言", lo: "ພາສາຂອງຕົວຢ່າງ", en: "Language of the preview" },
  width: { zh: "预览宽度", lo: "ຄວາມກວ້າງຂອງຕົວຢ່າງ", en: "Width of the preview" },
  phone: { zh: "手机宽度", lo: "ກວ້າງເທົ່າໂທລະສັບ", en: "As on a phone" },
  desk: { zh: "电脑宽度", lo: "ກວ້າງເທົ່າຄອມພິວເຕີ", en: "As on a computer" },
  close: { zh: "关闭预览", lo: "ປິດຕົວຢ່າງ", en: "Close the preview" },
  notDrawn: {
    zh: "预览未更新：{reason}",
    lo: "ຕົວຢ່າງບໍ່ໄດ້ອັບເດດ: {reason}",
    en: "The preview is not up to date: {reason}",
  },
});
