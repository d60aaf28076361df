import { defineTexts } from "../../contract/text.ts";

/** Refusals of exports and imports, as users read them. */
export const SHEET_REFUSALS = defineTexts("refusal", {
  tooManyRows: {
    zh: "共 {total} 行，一次最多导出 {max} 行，请缩小筛选范围",
    lo: "ມີ {total} ແຖວ, ສົ່ງອອກໄດ້ຄັ້ງລະບໍ່ເກີນ {max} ແຖວ, ກະລຸນາກັ່ນຕອງໃຫ້ແຄບລົງ",
    en: "There are {total} rows; at most {max} can be exported at once. Narrow the filters",
  },
  noFile: { zh: "请选择 Excel 文件（.xlsx）", lo: "ກະລຸນາເລືອກໄຟລ໌ Excel (.xlsx)", en: "Choose an Excel file (.xlsx)" },
  unreadable: {
    zh: "无法读取此文件，请使用未加密的 .xlsx 文件",
    lo: "ບໍ່ສາມາດອ່ານໄຟລ໌ນີ້, ກະລຸນາໃຊ້ໄຟລ໌ .xlsx ທີ່ບໍ່ຕັ້ງລະຫັດ",
    en: "The file cannot be read. Use an .xlsx file without a password",
  },
  slow: {
    zh: "读取此文件的时间过长，请稍后重试，或拆分为较小的文件",
    lo: "ອ່ານໄຟລ໌ນີ້ດົນເກີນໄປ, ກະລຸນາລອງໃໝ່ພາຍຫຼັງ ຫຼື ແບ່ງເປັນໄຟລ໌ນ້ອຍລົງ",
    en: "Reading the file took too long. Try again later, or split it into smaller files",
  },
  oversized: {
    zh: "文件内容过多或列数过多（最多 256 列、50 万个单元格），请删除多余的单元格后重试",
    lo: "ໄຟລ໌ມີເນື້ອໃນ ຫຼື ຖັນຫຼາຍເກີນໄປ (ບໍ່ເກີນ 256 ຖັນ ແລະ 500.000 ຫ້ອງ), ກະລຸນາລຶບຫ້ອງທີ່ບໍ່ຈຳເປັນແລ້ວລອງໃໝ່",
    en: "The file is too large (maximum 256 columns and 500,000 cells). Remove what you do not need and try again",
  },
  farBelow: {
    zh: "第 {row} 行还有内容，上方空行过多。请删除表格下方多余的行，或将表格移到上方后重试",
    lo: "ແຖວ {row} ຍັງມີເນື້ອໃນ ແຕ່ມີແຖວຫວ່າງຢູ່ເທິງຫຼາຍເກີນໄປ. ກະລຸນາລຶບແຖວເກີນຢູ່ລຸ່ມຕາຕະລາງ ຫຼື ຍ້າຍຕາຕະລາງຂຶ້ນແລ້ວລອງໃໝ່",
    en: "Row {row} has something in it, below too many empty rows. Delete the rows below the table, or move the table up, and try again",
  },
  tooManyFileRows: { zh: "文件最多 {max} 行", lo: "ໄຟລ໌ມີໄດ້ບໍ່ເກີນ {max} ແຖວ", en: "The file may have at most {max} rows" },
  emptyFile: { zh: "文件中没有数据", lo: "ບໍ່ມີຂໍ້ມູນໃນໄຟລ໌", en: "The file has no rows" },
  unknownColumn: { zh: "无法识别的列：{name}", lo: "ບໍ່ຮູ້ຈັກຖັນ: {name}", en: "Unknown column: {name}" },
  noColumns: {
    zh: "没有一列是这里的列：{name}。请使用导出的文件或导入模板",
    lo: "ບໍ່ມີຖັນໃດທີ່ຮູ້ຈັກ: {name}. ກະລຸນາໃຊ້ໄຟລ໌ສົ່ງອອກ ຫຼື ແບບຟອມນຳເຂົ້າ",
    en: "None of the columns is known: {name}. Use an exported file or the template",
  },
  onlyReadOnly: {
    zh: "没有一列可以导入，这些列由系统填写：{name}。请使用导出的文件或导入模板",
    lo: "ບໍ່ມີຖັນໃດທີ່ນຳເຂົ້າໄດ້, ລະບົບເປັນຜູ້ຕື່ມຖັນເຫຼົ່ານີ້: {name}. ກະລຸນາໃຊ້ໄຟລ໌ສົ່ງອອກ ຫຼື ແບບຟອມນຳເຂົ້າ",
    en: "None of the columns can be imported; the system fills these in: {name}. Use an exported file or the template",
  },
  doubleColumn: { zh: "重复的列：{name}", lo: "ຖັນຊ້ຳກັນ: {name}", en: "Duplicate column: {name}" },
  noSuchSheet: {
    zh: "文件中没有这个工作表，请重新选择",
    lo: "ບໍ່ມີຊີດນີ້ໃນໄຟລ໌, ກະລຸນາເລືອກໃໝ່",
    en: "The file has no such sheet. Choose again",
  },
  ofValue: { zh: "“{value}”：{message}", lo: "“{value}”: {message}", en: "“{value}”: {message}" },
  noRecord: {
    zh: "没有这样的记录，或已停用",
    lo: "ບໍ່ມີລາຍການນີ້ ຫຼື ປິດໃຊ້ແລ້ວ",
    en: "There is no such record, or it is inactive",
  },
  several: {
    zh: "有多条同名记录，请写明是哪一条：{values}",
    lo: "ມີຫຼາຍລາຍການຊື່ດຽວກັນ, ກະລຸນາຂຽນອັນໃດໜຶ່ງ: {values}",
    en: "Several records have this name. Write which one: {values}",
  },
  noneCalled: {
    zh: "没有名为“{value}”的记录，或不止一个；多项之间请用分号分隔",
    lo: "ບໍ່ມີລາຍການຊື່ “{value}” ຫຼື ມີຫຼາຍກວ່າໜຶ່ງ; ຖ້າໃສ່ຫຼາຍລາຍການ ໃຫ້ຂັ້ນດ້ວຍ “;”",
    en: "There is no record called “{value}”, or more than one. Separate several with semicolons",
  },
  notAmong: { zh: "可填的值：{values}", lo: "ຄ່າທີ່ຕື່ມໄດ້: {values}", en: "Possible values: {values}" },
  errorCell: {
    zh: "单元格是错误值 {value}，请在表格中改正",
    lo: "ຫ້ອງນີ້ມີຄ່າຜິດພາດ {value}, ກະລຸນາແກ້ໄຂໃນຕາຕະລາງ",
    en: "The cell holds the error {value}. Correct it in the sheet",
  },
  noResult: {
    zh: "公式没有保存结果，请用表格软件打开并保存后再导入",
    lo: "ສູດບໍ່ມີຜົນທີ່ບັນທຶກໄວ້, ກະລຸນາເປີດ ແລະ ບັນທຶກດ້ວຍໂປຣແກຣມຕາຕະລາງກ່ອນ",
    en: "The formula has no stored result. Open the file in a spreadsheet program and save it first",
  },
  noValueAt: {
    zh: "单元格 {cell} 没有可用的值（{value}），请在表格中改正",
    lo: "ຫ້ອງ {cell} ບໍ່ມີຄ່າທີ່ໃຊ້ໄດ້ ({value}), ກະລຸນາແກ້ໄຂໃນຕາຕະລາງ",
    en: "The cell {cell} has no value that can be used ({value}). Correct it in the sheet",
  },
  formulas: {
    zh: "含公式的列：{names}；采用文件中保存的计算结果",
    lo: "ຖັນທີ່ມີສູດ: {names}; ໃຊ້ຜົນຄິດໄລ່ທີ່ບັນທຶກໄວ້ໃນໄຟລ໌",
    en: "Formulas in {names}: the results stored in the file are taken",
  },
  ambiguousDay: {
    zh: "无法确定日在前还是月在前，请先选择此文件的日期顺序",
    lo: "ບໍ່ຮູ້ວ່າວັນ ຫຼື ເດືອນຢູ່ກ່ອນ, ກະລຸນາເລືອກລຳດັບວັນທີຂອງໄຟລ໌ກ່ອນ",
    en: "This may be two days. Choose first whether the day or the month comes first in this file",
  },
  notExported: {
    zh: "此内容过长，未写入导出文件，新记录需要在页面上填写",
    lo: "ເນື້ອໃນນີ້ຍາວເກີນໄປ ຈຶ່ງບໍ່ມີໃນໄຟລ໌ສົ່ງອອກ, ຂໍ້ມູນໃໝ່ຕ້ອງປ້ອນຢູ່ໜ້າຈໍ",
    en: "This text was too long to be exported. Write it in the form of a new record",
  },
  leftAsIs: {
    zh: "内容过长、未导出的列：{names}；保持原内容不变",
    lo: "ຖັນທີ່ຍາວເກີນ ແລະ ບໍ່ໄດ້ສົ່ງອອກ: {names}; ເນື້ອໃນເດີມຄົງເດີມ",
    en: "Too long to be exported: {names}. These texts stay as they are",
  },
  ignored: {
    zh: "与现有内容不同、但不会导入的列：{names}",
    lo: "ຖັນທີ່ຕ່າງຈາກຂໍ້ມູນທີ່ມີຢູ່ ແຕ່ຈະບໍ່ຖືກນຳເຂົ້າ: {names}",
    en: "Different from what is stored here, but not imported: {names}",
  },
  sameTitle: {
    zh: "已有同名记录；导入后会有两条",
    lo: "ມີຂໍ້ມູນຊື່ດຽວກັນຢູ່ແລ້ວ; ຫຼັງນຳເຂົ້າຈະມີສອງລາຍການ",
    en: "A record of this name exists; after the import there are two",
  },
  lao: {
    zh: "以老挝文填写、作为老挝文内容导入的列：{names}",
    lo: "ຖັນທີ່ຂຽນເປັນພາສາລາວ ແລະ ນຳເຂົ້າເປັນເນື້ອໃນພາສາລາວ: {names}",
    en: "Written in Lao, and imported as the Lao text: {names}",
  },
  twin: {
    zh: "与第 {row} 行同名；导入后会有多条同名记录",
    lo: "ຊື່ຄືກັນກັບແຖວ {row}; ຫຼັງນຳເຂົ້າຈະມີຫຼາຍລາຍການຊື່ດຽວກັນ",
    en: "Row {row} has the same name; after the import there are several records of it",
  },
  unknownKey: {
    zh: "没有此标识的记录，或您无权查看",
    lo: "ບໍ່ມີຂໍ້ມູນທີ່ມີລະຫັດນີ້ ຫຼື ທ່ານບໍ່ມີສິດເບິ່ງ",
    en: "There is no record with this key, or it is not for you to see",
  },
  doubleKey: {
    zh: "同一记录标识出现两次；如要新增，请清空此单元格",
    lo: "ລະຫັດຂໍ້ມູນນີ້ມີສອງແຖວ; ຖ້າຈະເພີ່ມໃໝ່ ກະລຸນາລຶບຄ່າໃນຫ້ອງນີ້",
    en: "This record key stands in two rows. Clear it in a row that is to be added",
  },
  repeatsRow: {
    zh: "与第 {row} 行重复，请换一个",
    lo: "ຊ້ຳກັບແຖວ {row}, ກະລຸນາໃຊ້ຄ່າອື່ນ",
    en: "The same as in row {row}. Choose another",
  },
  wrongVersion: {
    zh: "记录版本必须是导出时的数字",
    lo: "ລຸ້ນຂໍ້ມູນຕ້ອງເປັນຕົວເລກຕາມໄຟລ໌ສົ່ງອອກ",
    en: "The record version must be the number that was exported",
  },
  changedSinceExport: {
    zh: "导出之后此记录已被修改（版本 {exported} → {now}），请重新导出后再改",
    lo: "ຂໍ້ມູນນີ້ຖືກແກ້ໄຂຫຼັງການສົ່ງອອກ (ລຸ້ນ {exported} → {now}), ກະລຸນາສົ່ງອອກໃໝ່ກ່ອນແກ້ໄຂ",
    en: "The record was changed after the export (version {exported} → {now}). Export it again before you change it",
  },
  notReached: {
    zh: "前面的行有误，此行未导入",
    lo: "ແຖວກ່ອນໜ້ານີ້ຜິດພາດ, ແຖວນີ້ຍັງບໍ່ໄດ້ນຳເຂົ້າ",
    en: "Not imported, as a row before it was refused",
  },
  problem: { zh: "问题", lo: "ບັນຫາ", en: "Problem" },
});
