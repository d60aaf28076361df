import { defineTexts } from "../contract/text.ts";

/** Words of every list, tree and form. `{record}` is what one record is called. */
export const CRUD_TEXTS = defineTexts("crud", {
  // list
  add: { zh: "新建{record}", lo: "ເພີ່ມ{record}", en: "New {record}" },
  more: { zh: "更多操作", lo: "ຄຳສັ່ງເພີ່ມເຕີມ", en: "More actions" },
  search: { zh: "搜索", lo: "ຄົ້ນຫາ", en: "Search" },
  moreFilters: { zh: "更多筛选", lo: "ຕົວກັ່ນຕອງເພີ່ມເຕີມ", en: "More filters" },
  reset: { zh: "重置", lo: "ລ້າງຄ່າ", en: "Reset" },
  columns: { zh: "列与行高", lo: "ຖັນ ແລະ ຄວາມສູງແຖວ", en: "Columns and density" },
  shownColumns: { zh: "显示的列", lo: "ຖັນທີ່ສະແດງ", en: "Columns shown" },
  declaredColumns: { zh: "恢复默认列", lo: "ກັບໄປໃຊ້ຖັນເດີມ", en: "Back to the usual columns" },
  density: { zh: "行高", lo: "ຄວາມສູງແຖວ", en: "Density" },
  normal: { zh: "标准", lo: "ປົກກະຕິ", en: "Normal" },
  compact: { zh: "紧凑", lo: "ກະທັດຮັດ", en: "Compact" },
  total: { zh: "共 {total} 条", lo: "ທັງໝົດ {total} ລາຍການ", en: "{total} in all" },
  actions: { zh: "操作", lo: "ຄຳສັ່ງ", en: "Actions" },
  rowActions: { zh: "操作：{title}", lo: "ຄຳສັ່ງ: {title}", en: "Actions for {title}" },
  selected: { zh: "已选 {count} 条", lo: "ເລືອກແລ້ວ {count} ລາຍການ", en: "{count} selected" },
  deselect: { zh: "取消选择", lo: "ຍົກເລີກການເລືອກ", en: "Clear selection" },
  // actions
  open: { zh: "查看", lo: "ເບິ່ງ", en: "Open" },
  edit: { zh: "编辑", lo: "ແກ້ໄຂ", en: "Edit" },
  remove: { zh: "删除", lo: "ລຶບ", en: "Delete" },
  restore: { zh: "恢复", lo: "ກູ້ຄືນ", en: "Restore" },
  removed: { zh: "已移入回收站：{title}", lo: "ຍ້າຍໄປຖັງຂີ້ເຫຍື້ອແລ້ວ: {title}", en: "Moved to the recycle bin: {title}" },
  removedMany: {
    zh: "已将 {count} 条移入回收站",
    lo: "ຍ້າຍ {count} ລາຍການໄປຖັງຂີ້ເຫຍື້ອແລ້ວ",
    en: "{count} moved to the recycle bin",
  },
  restored: { zh: "已恢复 {count} 条", lo: "ກູ້ຄືນແລ້ວ {count} ລາຍການ", en: "{count} restored" },
  export: { zh: "导出", lo: "ສົ່ງອອກ", en: "Export" },
  exported: { zh: "已导出 {file}", lo: "ສົ່ງອອກແລ້ວ {file}", en: "Exported {file}" },
  bin: { zh: "回收站", lo: "ຖັງຂີ້ເຫຍື້ອ", en: "Recycle bin" },
  binPurpose: {
    zh: "删除的记录保留在这里，可以恢复。",
    lo: "ຂໍ້ມູນທີ່ລຶບຈະຢູ່ບ່ອນນີ້ ແລະ ກູ້ຄືນໄດ້.",
    en: "Deleted records stay here and can be restored.",
  },
  leaveBin: { zh: "返回列表", lo: "ກັບຄືນລາຍການ", en: "Back to the list" },
  // states
  emptyList: { zh: "还没有{record}", lo: "ຍັງບໍ່ມີ{record}", en: "No {record} yet" },
  emptyBin: { zh: "回收站是空的", lo: "ຖັງຂີ້ເຫຍື້ອວ່າງເປົ່າ", en: "The recycle bin is empty" },
  noResults: { zh: "没有符合条件的记录", lo: "ບໍ່ພົບຂໍ້ມູນຕາມເງື່ອນໄຂ", en: "Nothing matches" },
  noResultsHelp: {
    zh: "换个关键词，或清除筛选条件。",
    lo: "ລອງປ່ຽນຄຳຄົ້ນຫາ ຫຼື ລ້າງຕົວກັ່ນຕອງ.",
    en: "Try other words, or clear the filters.",
  },
  clearFilters: { zh: "清除筛选", lo: "ລ້າງຕົວກັ່ນຕອງ", en: "Clear filters" },
  // tree
  branch: { zh: "展开或收起：{title}", lo: "ເປີດ ຫຼື ປິດ: {title}", en: "Open or close {title}" },
  addChild: { zh: "新建下级", lo: "ເພີ່ມລະດັບລຸ່ມ", en: "Add below" },
  // form
  save: { zh: "保存", lo: "ບັນທຶກ", en: "Save" },
  close: { zh: "关闭", lo: "ປິດ", en: "Close" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
  saved: { zh: "已保存", lo: "ບັນທຶກແລ້ວ", en: "Saved" },
  wrong: { zh: "有 {count} 处需要修改", lo: "ມີ {count} ບ່ອນທີ່ຕ້ອງແກ້ໄຂ", en: "To be corrected: {count}" },
  leaveAsk: { zh: "放弃未保存的修改？", lo: "ຖິ້ມການແກ້ໄຂທີ່ຍັງບໍ່ບັນທຶກບໍ?", en: "Leave without saving?" },
  leaveHelp: {
    zh: "草稿会保留，下次打开时可以继续。",
    lo: "ຮ່າງຈະຖືກເກັບໄວ້, ເປີດຄັ້ງໜ້າສາມາດສືບຕໍ່ໄດ້.",
    en: "A draft is kept; you can go on with it next time.",
  },
  leave: { zh: "离开", lo: "ອອກ", en: "Leave" },
  stay: { zh: "继续编辑", lo: "ແກ້ໄຂຕໍ່", en: "Keep editing" },
  draft: {
    zh: "有一份 {when} 未保存的草稿",
    lo: "ມີຮ່າງທີ່ຍັງບໍ່ບັນທຶກ ເມື່ອ {when}",
    en: "There is an unsaved draft from {when}",
  },
  draftOlder: {
    zh: "有一份 {when} 未保存的草稿；此后记录已被修改",
    lo: "ມີຮ່າງທີ່ຍັງບໍ່ບັນທຶກ ເມື່ອ {when}; ຫຼັງຈາກນັ້ນຂໍ້ມູນຖືກແກ້ໄຂແລ້ວ",
    en: "There is an unsaved draft from {when}; the record has changed since",
  },
  takeDraft: { zh: "恢复草稿", lo: "ໃຊ້ຮ່າງ", en: "Use the draft" },
  dropDraft: { zh: "丢弃", lo: "ຖິ້ມ", en: "Discard" },
  // stale save
  changedMeanwhile: {
    zh: "此记录刚被他人修改",
    lo: "ຂໍ້ມູນນີ້ຫາກໍ່ຖືກຜູ້ອື່ນແກ້ໄຂ",
    en: "Someone else has just changed this record",
  },
  chooseEach: {
    zh: "请为每一项选择要保存的内容。",
    lo: "ກະລຸນາເລືອກເນື້ອໃນທີ່ຈະບັນທຶກໃນແຕ່ລະຂໍ້.",
    en: "Choose what to keep for each field.",
  },
  mine: { zh: "我的修改", lo: "ຂອງຂ້ອຍ", en: "Mine" },
  theirs: { zh: "对方的修改", lo: "ຂອງຜູ້ອື່ນ", en: "Theirs" },
  saveChosen: { zh: "按所选保存", lo: "ບັນທຶກຕາມທີ່ເລືອກ", en: "Save what I chose" },
  // import
  import: { zh: "导入", lo: "ນຳເຂົ້າ", en: "Import" },
  importHelp: {
    zh: "选择 .xlsx 文件，列名与导出的文件相同。先检查，不写入任何内容。",
    lo: "ເລືອກໄຟລ໌ .xlsx ທີ່ມີຊື່ຖັນຄືກັບໄຟລ໌ສົ່ງອອກ. ລະບົບຈະກວດກ່ອນ ໂດຍຍັງບໍ່ບັນທຶກຫຍັງ.",
    en: "Choose an .xlsx file with the columns of an export. It is checked first; nothing is written yet.",
  },
  chooseFile: { zh: "选择或拖入文件", lo: "ເລືອກ ຫຼື ລາກໄຟລ໌ໃສ່", en: "Choose or drop a file" },
  checked: {
    zh: "共 {total} 行：新增 {added}，更新 {updated}，无变化 {unchanged}，有误 {failed}",
    lo: "ທັງໝົດ {total} ແຖວ: ເພີ່ມ {added}, ປັບປຸງ {updated}, ຄືເກົ່າ {unchanged}, ຜິດພາດ {failed}",
    en: "{total} rows: {added} new, {updated} changed, {unchanged} the same, {failed} wrong",
  },
  importAll: { zh: "导入 {count} 行", lo: "ນຳເຂົ້າ {count} ແຖວ", en: "Import {count} rows" },
  imported: {
    zh: "导入完成：新增 {added}，更新 {updated}",
    lo: "ນຳເຂົ້າສຳເລັດ: ເພີ່ມ {added}, ປັບປຸງ {updated}",
    en: "Imported: {added} new, {updated} changed",
  },
  row: { zh: "行", lo: "ແຖວ", en: "Row" },
  field: { zh: "列", lo: "ຖັນ", en: "Column" },
  problem: { zh: "问题", lo: "ບັນຫາ", en: "Problem" },
  failedRows: { zh: "下载有误的行", lo: "ດາວໂຫຼດແຖວທີ່ຜິດພາດ", en: "Download the wrong rows" },
});
