import { defineTexts } from "../../contract/text.ts";

/** Texts of the recycle bin. */
export const BIN_TEXTS = defineTexts("crud", {
  removed: { zh: "已移入回收站：{title}", lo: "ຍ້າຍໄປຖັງຂີ້ເຫຍື້ອແລ້ວ: {title}", en: "“{title}” moved to the recycle bin" },
  removedMany: {
    zh: "已将 {count} 条移入回收站",
    lo: "ຍ້າຍ {count} ລາຍການໄປຖັງຂີ້ເຫຍື້ອແລ້ວ",
    en: "Moved to the recycle bin: {count}",
  },
  undoRemoval: { zh: "撤销删除：{title}", lo: "ຍົກເລີກການລຶບ: {title}", en: "Undo deleting {title}" },
  undoRemovalMany: { zh: "撤销删除 {count} 条", lo: "ຍົກເລີກການລຶບ {count} ລາຍການ", en: "Undo deleting {count}" },
  restoredOne: { zh: "已恢复：{title}", lo: "ກູ້ຄືນແລ້ວ: {title}", en: "Restored: {title}" },
  restored: { zh: "已恢复 {count} 条", lo: "ກູ້ຄືນແລ້ວ {count} ລາຍການ", en: "{count} restored" },
  bin: { zh: "回收站", lo: "ຖັງຂີ້ເຫຍື້ອ", en: "Recycle bin" },
  binPurpose: {
    zh: "删除的记录保留在这里，可以恢复。",
    lo: "ຂໍ້ມູນທີ່ລຶບຈະຢູ່ບ່ອນນີ້ ແລະ ກູ້ຄືນໄດ້.",
    en: "Deleted records stay here and can be restored.",
  },
  deletedAt: { zh: "删除时间", lo: "ເວລາລຶບ", en: "Deleted" },
  deletedBy: { zh: "删除人", lo: "ຜູ້ລຶບ", en: "By" },
  leaveBin: { zh: "返回列表", lo: "ກັບໄປຫາລາຍການ", en: "Back to the list" },
  emptyBin: { zh: "回收站是空的", lo: "ຖັງຂີ້ເຫຍື້ອຫວ່າງເປົ່າ", en: "The recycle bin is empty" },
});
