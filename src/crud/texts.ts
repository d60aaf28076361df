import { defineTexts } from "../contract/text.ts";

/** Texts of every list, tree and form. `{record}` is the module's name for one record. */
export const CRUD_TEXTS = defineTexts("crud", {
  // list
  add: { zh: "新建{record}", lo: "ເພີ່ມ{record}", en: "Add {record}" },
  more: { zh: "更多操作", lo: "ຄຳສັ່ງເພີ່ມເຕີມ", en: "More actions" },
  search: { zh: "搜索", lo: "ຄົ້ນຫາ", en: "Search" },
  total: { zh: "共 {total} 条", lo: "ທັງໝົດ {total} ລາຍການ", en: "Total: {total}" },
  totalMore: { zh: "超过 {total} 条", lo: "ຫຼາຍກວ່າ {total} ລາຍການ", en: "More than {total}" },
  // actions
  open: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  opened: { zh: "{record}：{title}", lo: "{record}: {title}", en: "{record}: {title}" },
  edit: { zh: "编辑", lo: "ແກ້ໄຂ", en: "Edit" },
  editing: { zh: "编辑{record}：{title}", lo: "ແກ້ໄຂ{record}: {title}", en: "Edit {record}: {title}" },
  duplicate: { zh: "复制为新记录", lo: "ສຳເນົາເປັນລາຍການໃໝ່", en: "Duplicate" },
  remove: { zh: "删除", lo: "ລຶບ", en: "Delete" },
  restore: { zh: "恢复", lo: "ກູ້ຄືນ", en: "Restore" },
  // states
  emptyList: { zh: "还没有{record}", lo: "ຍັງບໍ່ມີ{record}", en: "No {record} yet" },
  backToList: { zh: "返回{list}", lo: "ກັບໄປ{list}", en: "Back to {list}" },
  // form
  save: { zh: "保存", lo: "ບັນທຶກ", en: "Save" },
  close: { zh: "关闭", lo: "ປິດ", en: "Close" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
  saved: { zh: "已保存", lo: "ບັນທຶກແລ້ວ", en: "Saved" },
  reopened: { zh: "已恢复为待处理", lo: "ກັບເປັນລໍຖ້າດຳເນີນການແລ້ວ", en: "Reopened" },
  nothingToSave: {
    zh: "没有需要保存的修改",
    lo: "ບໍ່ມີການແກ້ໄຂທີ່ຕ້ອງບັນທຶກ",
    en: "Nothing to save: no changes",
  },
});
