import { defineTexts } from "../../../contract/text.ts";

/** Texts of the import template and its explanation sheet. */
export const TEMPLATE_TEXTS = defineTexts("importTemplate", {
  template: { zh: "导入模板", lo: "ແບບຟອມນຳເຂົ້າ", en: "Import template" },
  columns: { zh: "填写说明", lo: "ວິທີຕື່ມຖັນ", en: "How to fill it in" },
  column: { zh: "列", lo: "ຖັນ", en: "Column" },
  required: { zh: "必填", lo: "ຕ້ອງຕື່ມ", en: "Required" },
  how: { zh: "填写内容", lo: "ສິ່ງທີ່ຕ້ອງຕື່ມ", en: "What to fill in" },
  values: { zh: "可填的值", lo: "ຄ່າທີ່ຕື່ມໄດ້", en: "Possible values" },
  yes: { zh: "是", lo: "ແມ່ນ", en: "Yes" },
  no: { zh: "否", lo: "ບໍ່", en: "No" },
  inSource: {
    zh: "原文语言为{language}时必填",
    lo: "ຕ້ອງຕື່ມ ຖ້າຂຽນເປັນ{language}",
    en: "If written in {language}",
  },
  line: { zh: "一行文字", lo: "ຂໍ້ຄວາມແຖວດຽວ", en: "One line of text" },
  lines: { zh: "文字，可以换行", lo: "ຂໍ້ຄວາມ, ຂຶ້ນແຖວໃໝ່ໄດ້", en: "Text, with line breaks if needed" },
  number: { zh: "数字", lo: "ຕົວເລກ", en: "A number" },
  day: { zh: "日期，例如 {day}", lo: "ວັນທີ, ຕົວຢ່າງ {day}", en: "A day, such as {day}" },
  moment: {
    zh: "日期和时间，例如 {day} 08:30，按时区 {zone}",
    lo: "ວັນທີ ແລະ ເວລາ, ຕົວຢ່າງ {day} 08:30, ຕາມເຂດເວລາ {zone}",
    en: "A day and time, such as {day} 08:30, in the time zone {zone}",
  },
  choice: { zh: "可填的值之一", lo: "ຄ່າໃດໜຶ່ງໃນຄ່າທີ່ຕື່ມໄດ້", en: "One of the possible values" },
  choices: {
    zh: "一个或多个可填的值，用分号隔开",
    lo: "ໜຶ່ງ ຫຼື ຫຼາຍຄ່າທີ່ຕື່ມໄດ້, ຂັ້ນດ້ວຍ ;",
    en: "One or more of the possible values, with semicolons between them",
  },
  record: { zh: "{record}的名称", lo: "ຊື່{record}", en: "The name of the record: {record}" },
  records: {
    zh: "一个或多个{record}的名称，用分号隔开",
    lo: "ຊື່{record} ໜຶ່ງ ຫຼື ຫຼາຍລາຍການ, ຂັ້ນດ້ວຍ ;",
    en: "The names of one or more records, with semicolons between them: {record}",
  },
  picture: {
    zh: "已上传图片的地址，例如导出文件中的地址；没有则留空",
    lo: "ທີ່ຢູ່ຮູບທີ່ອັບໂຫຼດແລ້ວ ຄືໃນໄຟລ໌ສົ່ງອອກ; ບໍ່ມີໃຫ້ປະຫວ່າງ",
    en: "The address of an uploaded image, as an export has it; empty: none",
  },
  pictures: {
    zh: "已上传图片的地址，用分号隔开；没有则留空",
    lo: "ທີ່ຢູ່ຮູບທີ່ອັບໂຫຼດແລ້ວ, ຂັ້ນດ້ວຍ ; (ບໍ່ມີໃຫ້ປະຫວ່າງ)",
    en: "The addresses of uploaded images, with semicolons between them; empty: none",
  },
  documents: {
    zh: "每行一个已上传的文件：地址、空格、显示名称；没有则留空",
    lo: "ໄຟລ໌ທີ່ອັບໂຫຼດແລ້ວ ແຖວລະໜຶ່ງໄຟລ໌: ທີ່ຢູ່, ຍະຫວ່າງ, ຊື່ທີ່ສະແດງ (ບໍ່ມີໃຫ້ປະຫວ່າງ)",
    en: "One uploaded document per line: its address, a space and the name to show; empty: none",
  },
  html: { zh: "文字，可以是 HTML", lo: "ຂໍ້ຄວາມ, ໃຊ້ HTML ໄດ້", en: "Text, which may be HTML" },
  tellsApart: {
    zh: "用来识别记录：值相同的行会更新已有记录。",
    lo: "ໃຊ້ຈຳແນກຂໍ້ມູນ: ແຖວທີ່ມີຄ່າຄືກັນຈະປັບປຸງຂໍ້ມູນເກົ່າ.",
    en: "It tells records apart: a row with the same value changes the one that is there.",
  },
});
