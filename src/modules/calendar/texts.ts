import { defineTexts } from "../../contract/text.ts";

export const CALENDAR_TEXTS = defineTexts("calendar-screen", {
  title: { zh: "节假日日历", lo: "ປະຕິທິນວັນພັກ", en: "Holiday calendar" },
  purpose: {
    zh: "法定节假日和调休上班日，显示在所有日期选择中。",
    lo: "ວັນພັກທາງການ ແລະ ວັນເຮັດວຽກຊົດເຊີຍ, ສະແດງໃນບ່ອນເລືອກວັນທີທັງໝົດ.",
    en: "Public holidays and make-up working days, shown in all date pickers.",
  },
  country: { zh: "国家", lo: "ປະເທດ", en: "Country" },
  year: { zh: "{year} 年", lo: "ປີ {year}", en: "{year}" },
  lastYear: { zh: "上一年", lo: "ປີກ່ອນໜ້າ", en: "Previous year" },
  nextYear: { zh: "下一年", lo: "ປີຖັດໄປ", en: "Next year" },
  // signs, as short as a cell is wide
  holidaySign: { zh: "休", lo: "ພັກ", en: "off" },
  workdaySign: { zh: "班", lo: "ວຽກ", en: "on" },
  legend: { zh: "图例", lo: "ຄຳອະທິບາຍ", en: "Legend" },
  unsavedDay: { zh: "未保存", lo: "ຍັງບໍ່ບັນທຶກ", en: "Unsaved" },
  list: { zh: "本年的节假日", lo: "ວັນພັກຂອງປີນີ້", en: "Holidays this year" },
  noDays: { zh: "这一年还没有节假日", lo: "ປີນີ້ຍັງບໍ່ມີວັນພັກ", en: "No holidays for this year yet" },
  noDaysHelp: {
    zh: "点击日期添加，或从文件导入。",
    lo: "ກົດວັນທີເພື່ອເພີ່ມ ຫຼື ນຳເຂົ້າຈາກໄຟລ໌.",
    en: "Click a day to add a holiday, or import a file.",
  },
  lacking: {
    zh: "{year} 年只有每年固定的节日。按老历推定的节日（如出安居节、塔銮节）是否放假以及补假，由老挝政府每年公布，系统未收录，请按公告添加或导入。",
    lo: "ປີ {year} ມີແຕ່ວັນພັກທີ່ກຳນົດຕາຍຕົວທຸກປີ. ບຸນຕາມຈັນທະຄະຕິ (ເຊັ່ນ ບຸນອອກພັນສາ, ບຸນທາດຫຼວງ) ຈະເປັນວັນພັກ ຫຼື ບໍ່ ແລະ ວັນພັກຊົດເຊີຍ ແມ່ນລັດຖະບານແຈ້ງແຕ່ລະປີ ແລະ ຍັງບໍ່ມີໃນລະບົບ, ກະລຸນາເພີ່ມ ຫຼື ນຳເຂົ້າຕາມແຈ້ງການ.",
    en: "{year} includes only fixed-date holidays. The Lao government announces lunar holidays (such as Boun Ok Phansa and Boun That Luang) and substitute days each year. Add or import them from the announcement.",
  },
  importDays: { zh: "从文件导入", lo: "ນຳເຂົ້າຈາກໄຟລ໌", en: "Import from file" },
  days: { zh: "{count} 天", lo: "{count} ວັນ", en: "{count} days" },
  keys: {
    zh: "方向键移动，Shift 加方向键或点击选择多天，回车编辑。",
    lo: "ປຸ່ມລູກສອນເພື່ອຍ້າຍ, Shift ກັບລູກສອນ ຫຼື ຄລິກ ເພື່ອເລືອກຫຼາຍວັນ, Enter ເພື່ອແກ້ໄຂ.",
    en: "Use arrow keys to move, Shift + arrow keys or click to select several days, Enter to edit.",
  },
  // editing
  edit: { zh: "编辑日期", lo: "ແກ້ໄຂວັນທີ", en: "Edit days" },
  from: { zh: "从", lo: "ຈາກ", en: "From" },
  to: { zh: "到", lo: "ຮອດ", en: "To" },
  kind: { zh: "类型", lo: "ປະເພດ", en: "Type" },
  ordinary: { zh: "普通日期", lo: "ວັນທຳມະດາ", en: "Ordinary day" },
  name: { zh: "名称", lo: "ຊື່", en: "Name" },
  apply: { zh: "确定", lo: "ຕົກລົງ", en: "Apply" },
  tooMany: { zh: "一年最多 {max} 天", lo: "ປີໜຶ່ງບໍ່ເກີນ {max} ວັນ", en: "A year has at most {max} days" },
  // saving
  changes: {
    zh: "未保存：新增 {added}，修改 {changed}，删除 {removed}",
    lo: "ຍັງບໍ່ບັນທຶກ: ເພີ່ມ {added}, ແກ້ໄຂ {changed}, ລຶບ {removed}",
    en: "Not saved: {added} added, {changed} changed, {removed} removed",
  },
  discard: { zh: "放弃", lo: "ຖິ້ມ", en: "Discard" },
  review: { zh: "查看并保存", lo: "ກວດ ແລະ ບັນທຶກ", en: "Review and save" },
  difference: { zh: "将要保存的改动 · {title}", lo: "ການປ່ຽນແປງທີ່ຈະບັນທຶກ · {title}", en: "What will be saved · {title}" },
  meanwhile: {
    zh: "此日历刚被他人修改。以下为与最新内容的差异，保存后以您的修改为准。",
    lo: "ປະຕິທິນນີ້ຫາກໍ່ຖືກຜູ້ອື່ນແກ້ໄຂ. ຂ້າງລຸ່ມແມ່ນຄວາມແຕກຕ່າງກັບເນື້ອໃນໃໝ່, ບັນທຶກແລ້ວຈະໃຊ້ຂອງທ່ານ.",
    en: "Someone else has just changed this calendar. The differences are below. Saving keeps your version.",
  },
  added: { zh: "新增", lo: "ເພີ່ມ", en: "Added" },
  changed: { zh: "修改", lo: "ແກ້ໄຂ", en: "Changed" },
  removed: { zh: "删除", lo: "ລຶບ", en: "Removed" },
  saved: {
    zh: "已保存：新增 {added}，修改 {changed}，删除 {removed}",
    lo: "ບັນທຶກແລ້ວ: ເພີ່ມ {added}, ແກ້ໄຂ {changed}, ລຶບ {removed}",
    en: "Saved: {added} added, {changed} changed, {removed} removed",
  },
  // files
  importFor: { zh: "导入 · {title}", lo: "ນຳເຂົ້າ · {title}", en: "Import · {title}" },
  importHelp: {
    zh: "支持 Excel（.xlsx）、CSV 或 JSON，列与导出文件相同（日期、类型、中文名称、英文名称、老挝文名称）。导入将替换该国该年的全部日期；请先在日历中核对，保存后生效。",
    lo: "Excel (.xlsx), CSV ຫຼື JSON ທີ່ມີຖັນ ວັນທີ, ປະເພດ, ຊື່ພາສາຈີນ, ຊື່ພາສາອັງກິດ, ຊື່ພາສາລາວ ຄືກັບໄຟລ໌ສົ່ງອອກ. ໄຟລ໌ຈະແທນທຸກວັນຂອງປະເທດ ແລະ ປີທີ່ເລືອກ; ກວດໃນປະຕິທິນກ່ອນ, ບັນທຶກແລ້ວຈຶ່ງມີຜົນ.",
    en: "Excel (.xlsx), CSV or JSON with the same columns as an export: date, type, and the name in Chinese, English and Lao. The file replaces all days of this country and year. Check it in the calendar first. Nothing is saved until you save.",
  },
  read: { zh: "读到 {count} 天", lo: "ອ່ານໄດ້ {count} ວັນ", en: "Days read: {count}" },
  readBadly: {
    zh: "读到 {count} 天，{failed} 行有误",
    lo: "ອ່ານໄດ້ {count} ວັນ, ຜິດພາດ {failed} ແຖວ",
    en: "Days read: {count}. Rows with problems: {failed}",
  },
  readNothing: {
    zh: "文件中没有可放入的日期",
    lo: "ໃນໄຟລ໌ບໍ່ມີວັນທີທີ່ໃສ່ໄດ້",
    en: "The file has no days to put into the calendar",
  },
  takeOver: { zh: "替换日历中的日期", lo: "ແທນວັນໃນປະຕິທິນ", en: "Replace the days in the calendar" },
  nothingToChange: { zh: "文件与日历相同", lo: "ໄຟລ໌ຄືກັນກັບປະຕິທິນ", en: "The file is the same as the calendar" },
});
