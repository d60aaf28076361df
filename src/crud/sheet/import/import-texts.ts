import { defineTexts } from "../../../contract/text.ts";

/** Texts of an import, apart from those of lists because no first page shows them. */
export const IMPORT_TEXTS = defineTexts("crud", {
  importHelp: {
    zh: "选择 .xlsx 文件（不超过 {max} MB）：导出的文件，或填好的模板。先检查，不写入任何内容。",
    lo: "ເລືອກໄຟລ໌ .xlsx (ບໍ່ເກີນ {max} MB): ໄຟລ໌ສົ່ງອອກ ຫຼື ແບບຟອມທີ່ຕື່ມແລ້ວ. ລະບົບຈະກວດກ່ອນ ໂດຍຍັງບໍ່ບັນທຶກຫຍັງ.",
    en: "Choose an .xlsx file of at most {max} MB: an export, or the template filled in. It is checked first; nothing is written yet.",
  },
  importTemplate: { zh: "下载导入模板", lo: "ດາວໂຫຼດແບບຟອມ", en: "Download the template" },
  importSending: { zh: "正在上传 {percent}%", lo: "ກຳລັງສົ່ງໄຟລ໌ {percent}%", en: "Sending the file: {percent}%" },
  importChecking: {
    zh: "文件已上传，服务器正在逐行检查…",
    lo: "ສົ່ງໄຟລ໌ແລ້ວ, ເຊີບເວີກຳລັງກວດແຕ່ລະແຖວ…",
    en: "The file has arrived. The server is checking its rows…",
  },
  importWriting: {
    zh: "文件已上传，服务器正在写入…",
    lo: "ສົ່ງໄຟລ໌ແລ້ວ, ເຊີບເວີກຳລັງບັນທຶກ…",
    en: "The file has arrived. The server is writing its rows…",
  },
  importLeave: { zh: "转到后台", lo: "ເຮັດຢູ່ເບື້ອງຫຼັງ", en: "Go on in the background" },
  importTooLarge: {
    zh: "文件不能超过 {max} MB，请分成几个文件导入",
    lo: "ໄຟລ໌ຕ້ອງບໍ່ເກີນ {max} MB, ກະລຸນາແບ່ງເປັນຫຼາຍໄຟລ໌",
    en: "The file may have at most {max} MB. Split it into several",
  },
  importLeft: {
    zh: "{count} 行未写入。请下载这些行，改正后再次导入。",
    lo: "{count} ແຖວຍັງບໍ່ໄດ້ບັນທຶກ. ກະລຸນາດາວໂຫຼດແຖວເຫຼົ່ານີ້, ແກ້ໄຂແລ້ວນຳເຂົ້າອີກ.",
    en: "Rows not written: {count}. Download them, correct them and import them again.",
  },
  importSheet: { zh: "工作表", lo: "ຊີດ", en: "Sheet" },
  importHead: { zh: "列名所在的行", lo: "ແຖວທີ່ມີຊື່ຖັນ", en: "Row with the names of the columns" },
  importHeadHelp: {
    zh: "此行以上的内容不导入。",
    lo: "ເນື້ອໃນທີ່ຢູ່ເໜືອແຖວນີ້ຈະບໍ່ຖືກນຳເຂົ້າ.",
    en: "What stands above it is not imported.",
  },
  importRow: { zh: "第 {row} 行：{text}", lo: "ແຖວ {row}: {text}", en: "Row {row}: {text}" },
  importSkip: { zh: "不导入这些列：{names}", lo: "ບໍ່ນຳເຂົ້າຖັນເຫຼົ່ານີ້: {names}", en: "Leave these columns out: {names}" },
  importDays: {
    zh: "{count} 行的日期可作两种理解（例如 04/05/2029）",
    lo: "ວັນທີໃນ {count} ແຖວ ອ່ານໄດ້ສອງແບບ (ຕົວຢ່າງ 04/05/2029)",
    en: "Rows with a day that may be read in two ways (such as 04/05/2029): {count}",
  },
  dayFirst: { zh: "日在前：4 日 5 月", lo: "ວັນກ່ອນ: 4 ພຶດສະພາ", en: "Day first: 4 May" },
  monthFirst: { zh: "月在前：4 月 5 日", lo: "ເດືອນກ່ອນ: 5 ເມສາ", en: "Month first: April 5" },
  importWithoutKeys: {
    zh: "忽略记录标识：文件来自其他系统，{count} 行在此处没有对应记录",
    lo: "ບໍ່ໃຊ້ລະຫັດຂໍ້ມູນ: ໄຟລ໌ມາຈາກລະບົບອື່ນ, {count} ແຖວບໍ່ມີຂໍ້ມູນຢູ່ບ່ອນນີ້",
    en: "Do not go by the record keys: the file is from elsewhere. Rows without a record here: {count}",
  },
  importNotes: { zh: "可以导入，请核对", lo: "ນຳເຂົ້າໄດ້, ກະລຸນາກວດຄືນ", en: "Accepted, but please check" },
  chooseFile: { zh: "选择或拖入文件", lo: "ເລືອກ ຫຼື ລາກໄຟລ໌ໃສ່", en: "Choose or drop a file" },
  checked: {
    zh: "共 {total} 行：新增 {added}，更新 {updated}，无变化 {unchanged}，有误 {failed}",
    lo: "ທັງໝົດ {total} ແຖວ: ເພີ່ມ {added}, ປັບປຸງ {updated}, ຄືເກົ່າ {unchanged}, ຜິດພາດ {failed}",
    en: "Rows: {total}. {added} new, {updated} changed, {unchanged} unchanged, {failed} with errors",
  },
  importSame: {
    zh: "这些内容都已存在，导入后不会有任何变化",
    lo: "ຂໍ້ມູນເຫຼົ່ານີ້ມີຢູ່ແລ້ວທັງໝົດ, ນຳເຂົ້າແລ້ວຈະບໍ່ມີຫຍັງປ່ຽນແປງ",
    en: "All of it is here already: importing it would change nothing",
  },
  importReadOnly: {
    zh: "不导入的列（由系统填写）：{names}",
    lo: "ຖັນທີ່ບໍ່ຖືກນຳເຂົ້າ (ລະບົບເປັນຜູ້ຕື່ມ): {names}",
    en: "Columns that are not imported, as the system fills them in: {names}",
  },
  importIgnored: {
    zh: "{count} 行在不导入的列中与现有内容不同，这些改动不会生效：{names}",
    lo: "{count} ແຖວຕ່າງຈາກຂໍ້ມູນທີ່ມີຢູ່ ໃນຖັນທີ່ບໍ່ຖືກນຳເຂົ້າ, ການແກ້ໄຂນັ້ນຈະບໍ່ມີຜົນ: {names}",
    en: "Rows that differ from what is stored in columns that are not imported: {count}. Such changes have no effect: {names}",
  },
  importZone: {
    zh: "文件中的时间按此时区读取：{zone}",
    lo: "ເວລາໃນໄຟລ໌ອ່ານຕາມເຂດເວລານີ້: {zone}",
    en: "Times in the file are read in this time zone: {zone}",
  },
  importOnlyIgnored: {
    zh: "改动只在不导入的列中，没有可导入的内容",
    lo: "ການແກ້ໄຂຢູ່ແຕ່ໃນຖັນທີ່ບໍ່ຖືກນຳເຂົ້າ, ບໍ່ມີຫຍັງທີ່ຈະນຳເຂົ້າ",
    en: "Only columns that are not imported were changed, so there is nothing to import",
  },
  importNeedsFile: { zh: "请先选择文件", lo: "ກະລຸນາເລືອກໄຟລ໌ກ່ອນ", en: "Choose a file first" },
  importNeedsSkip: {
    zh: "请先勾选不导入不认识的列，或在文件中改正列名",
    lo: "ກະລຸນາໝາຍບໍ່ນຳເຂົ້າຖັນທີ່ບໍ່ຮູ້ຈັກກ່ອນ ຫຼື ແກ້ຊື່ຖັນໃນໄຟລ໌",
    en: "Tick first that the unknown columns are left out, or correct their names in the file",
  },
  importNeedsDays: {
    zh: "请先选择日期顺序",
    lo: "ກະລຸນາເລືອກລຳດັບວັນທີກ່ອນ",
    en: "Choose first how the days are to be read",
  },
  importIsWrong: {
    zh: "{count} 行有误，请在文件中改正后重新选择；不会只导入一部分",
    lo: "{count} ແຖວຜິດພາດ, ກະລຸນາແກ້ໃນໄຟລ໌ແລ້ວເລືອກໃໝ່; ຈະບໍ່ນຳເຂົ້າພຽງບາງສ່ວນ",
    en: "Wrong rows: {count}. Correct them in the file and choose it again: nothing is imported in part",
  },
  importIsKnown: {
    zh: "没有新增或更新的内容，无需导入",
    lo: "ບໍ່ມີຫຍັງໃໝ່ ຫຼື ປ່ຽນແປງ, ບໍ່ຈຳເປັນຕ້ອງນຳເຂົ້າ",
    en: "Nothing is new or changed, so there is nothing to import",
  },
  importAll: { zh: "导入 {count} 行", lo: "ນຳເຂົ້າ {count} ແຖວ", en: "Import rows: {count}" },
  imported: {
    zh: "导入完成：新增 {added}，更新 {updated}",
    lo: "ນຳເຂົ້າສຳເລັດ: ເພີ່ມ {added}, ປັບປຸງ {updated}",
    en: "Imported: {added} new, {updated} changed",
  },
  row: { zh: "行", lo: "ແຖວ", en: "Row" },
  field: { zh: "列", lo: "ຖັນ", en: "Column" },
  problem: { zh: "问题", lo: "ບັນຫາ", en: "Problem" },
  failedRows: { zh: "下载有误的行", lo: "ດາວໂຫຼດແຖວທີ່ຜິດພາດ", en: "Download rows with errors" },
});
