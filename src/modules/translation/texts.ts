import { defineTexts } from "../../contract/text.ts";

/** Texts of the translations page. */
export const TRANSLATION_TEXTS = defineTexts("translation.screen", {
  title: { zh: "界面翻译", lo: "ຄຳແປໜ້າຈໍ", en: "Translations" },
  purpose: {
    zh: "界面上的每一处文字都可以改写，立即对所有人生效。",
    lo: "ຂໍ້ຄວາມທຸກບ່ອນໃນໜ້າຈໍສາມາດຂຽນໃໝ່ໄດ້ ແລະ ມີຜົນທັນທີສຳລັບທຸກຄົນ.",
    en: "Change any text in the interface. Changes apply to everyone at once.",
  },
  record: { zh: "界面文字", lo: "ຂໍ້ຄວາມໜ້າຈໍ", en: "Text" },
  area: { zh: "区域", lo: "ສ່ວນ", en: "Area" },
  state: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
  missing: { zh: "缺少译文", lo: "ຍັງບໍ່ມີຄຳແປ", en: "Not translated" },
  replaced: { zh: "已改写", lo: "ຂຽນໃໝ່ແລ້ວ", en: "Rewritten" },
  outdated: { zh: "原文已改", lo: "ຂໍ້ຄວາມເດີມປ່ຽນແລ້ວ", en: "Original changed" },
  total: { zh: "共 {total} 条", lo: "ທັງໝົດ {total} ລາຍການ", en: "Total: {total}" },
  id: { zh: "编号", lo: "ລະຫັດ", en: "Id" },
  zh: { zh: "中文", lo: "ພາສາຈີນ", en: "Chinese" },
  lo: { zh: "老挝文", lo: "ພາສາລາວ", en: "Lao" },
  en: { zh: "英文", lo: "ພາສາອັງກິດ", en: "English" },
  shipped: { zh: "原文：{words}", lo: "ຂໍ້ຄວາມເດີມ: {words}", en: "Original: {words}" },
  keys: {
    zh: "Enter 保存 · Esc 取消 · Shift+Enter 换行",
    lo: "Enter ບັນທຶກ · Esc ຍົກເລີກ · Shift+Enter ຂຶ້ນແຖວ",
    en: "Enter saves · Esc cancels · Shift+Enter breaks the line",
  },
  edit: { zh: "编辑 {id} · {language}", lo: "ແກ້ໄຂ {id} · {language}", en: "Edit {id} · {language}" },
  reset: { zh: "恢复原文", lo: "ກັບຄືນຂໍ້ຄວາມເດີມ", en: "Restore original" },
  isReset: { zh: "已恢复：{id}", lo: "ກັບຄືນແລ້ວ: {id}", en: "Reset: {id}" },
  saved: { zh: "已保存", lo: "ບັນທຶກແລ້ວ", en: "Saved" },
  changed: {
    zh: "他人刚刚改为：{words}。再按一次 Enter 将保存您的内容。",
    lo: "ຜູ້ອື່ນຫາກໍ່ຂຽນ: {words}. ກົດ Enter ອີກຄັ້ງເພື່ອໃຊ້ຂອງທ່ານ.",
    en: "Someone else has just written: {words}. Press Enter again to keep yours.",
  },
  // sheets
  export: { zh: "导出", lo: "ສົ່ງອອກ", en: "Export" },
  import: { zh: "导入", lo: "ນຳເຂົ້າ", en: "Import" },
  exported: { zh: "已导出 {file}", lo: "ສົ່ງອອກແລ້ວ {file}", en: "Exported {file}" },
  importHelp: {
    zh: "选择译者改好的 .xlsx 文件（列为 id、zh、lo、en）。空单元格不改变任何内容；先检查，确认后才写入。",
    lo: "ເລືອກໄຟລ໌ .xlsx ທີ່ຜູ້ແປແກ້ແລ້ວ (ຖັນ id, zh, lo, en). ຫ້ອງຫວ່າງບໍ່ປ່ຽນຫຍັງ; ລະບົບຈະກວດກ່ອນ ແລ້ວຈຶ່ງບັນທຶກເມື່ອຢືນຢັນ.",
    en: "Choose the translators’ .xlsx file (columns id, zh, lo, en). Empty cells change nothing. It is checked first and written when you confirm.",
  },
  chooseFile: { zh: "选择或拖入文件", lo: "ເລືອກ ຫຼື ລາກໄຟລ໌ໃສ່", en: "Choose or drop a file" },
  checked: {
    zh: "共 {total} 行：{changed} 处修改，{unchanged} 行无变化，{failed} 处有误",
    lo: "ທັງໝົດ {total} ແຖວ: ປ່ຽນ {changed} ບ່ອນ, ຄືເກົ່າ {unchanged} ແຖວ, ຜິດພາດ {failed} ບ່ອນ",
    en: "{total} lines: {changed} changes, {unchanged} lines the same, {failed} wrong",
  },
  take: { zh: "写入 {count} 处修改", lo: "ບັນທຶກ {count} ການປ່ຽນແປງ", en: "Write {count} changes" },
  taken: { zh: "已写入 {count} 处修改", lo: "ບັນທຶກ {count} ການປ່ຽນແປງແລ້ວ", en: "{count} changes written" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
  line: { zh: "第 {row} 行", lo: "ແຖວ {row}", en: "Line {row}" },
});
