import { defineTexts, type Words } from "../../contract/text.ts";

/** Why the engine refuses a write or a file, in the user's words. */
export const REFUSALS = defineTexts("refusal", {
  gone: {
    zh: "所选记录不存在或已停用，请重新选择",
    lo: "ລາຍການທີ່ເລືອກບໍ່ມີ ຫຼື ປິດໃຊ້ແລ້ວ, ກະລຸນາເລືອກໃໝ່",
    en: "What was chosen is no longer there. Choose again",
  },
  outOfScope: {
    zh: "不在您的数据范围内，请选择您管辖的地区",
    lo: "ຢູ່ນອກຂອບເຂດຂໍ້ມູນຂອງທ່ານ, ກະລຸນາເລືອກເຂດທີ່ທ່ານຮັບຜິດຊອບ",
    en: "Outside your data scope. Choose a division that is yours",
  },
  loop: {
    zh: "上级不能是自己或自己的下级，层级不能超过 {max} 级",
    lo: "ບໍ່ສາມາດຂຶ້ນກັບຕົວເອງ ຫຼື ລະດັບລຸ່ມຂອງຕົວເອງ ແລະ ບໍ່ເກີນ {max} ລະດັບ",
    en: "It cannot be below itself, and there are at most {max} levels",
  },
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
  oversized: {
    zh: "文件内容过多或列数过多（最多 256 列、50 万个单元格），请删去多余的单元格后重试",
    lo: "ໄຟລ໌ມີເນື້ອໃນ ຫຼື ຖັນຫຼາຍເກີນໄປ (ບໍ່ເກີນ 256 ຖັນ ແລະ 500,000 ຫ້ອງ), ກະລຸນາລຶບຫ້ອງທີ່ບໍ່ຈຳເປັນແລ້ວລອງໃໝ່",
    en: "The file holds too much or is too wide (at most 256 columns and 500,000 cells). Remove what is not needed and try again",
  },
  tooManyFileRows: { zh: "文件最多 {max} 行", lo: "ໄຟລ໌ມີໄດ້ບໍ່ເກີນ {max} ແຖວ", en: "The file may have at most {max} rows" },
  emptyFile: { zh: "文件中没有数据", lo: "ບໍ່ມີຂໍ້ມູນໃນໄຟລ໌", en: "The file has no rows" },
  unknownColumn: { zh: "不认识的列：{name}", lo: "ບໍ່ຮູ້ຈັກຖັນ: {name}", en: "Unknown column: {name}" },
  doubleColumn: { zh: "重复的列：{name}", lo: "ຖັນຊ້ຳກັນ: {name}", en: "The column {name} is there twice" },
  problem: { zh: "问题", lo: "ບັນຫາ", en: "Problem" },
});

/** Says what still refers to the record that was to be deleted. */
export const usedBy = (record: Words): Words => ({
  zh: `仍被“${record.zh}”使用，不能删除`,
  lo: `ຍັງຖືກໃຊ້ຢູ່ໃນ “${record.lo}”, ບໍ່ສາມາດລຶບໄດ້`,
  en: `Still used by: ${record.en}. It cannot be deleted`,
});
