import { defineTexts } from "../../contract/text.ts";

/** Texts of trees. */
export const TREE_TEXTS = defineTexts("crud", {
  branch: { zh: "展开或收起：{title}", lo: "ຂະຫຍາຍ ຫຼື ພັບ: {title}", en: "Expand or collapse {title}" },
  addChild: { zh: "新建下级", lo: "ເພີ່ມລະດັບລຸ່ມ", en: "Add child" },
  moreOfBranch: { zh: "继续显示 {title} 的下级", lo: "ສະແດງລະດັບລຸ່ມຂອງ {title} ຕື່ມ", en: "Show more under {title}" },
  moreRoots: { zh: "继续显示", lo: "ສະແດງຕື່ມ", en: "Show more" },
  showInTree: { zh: "在树中显示", lo: "ສະແດງໃນໂຄງສ້າງ", en: "Show in the tree" },
  move: { zh: "移动到…", lo: "ຍ້າຍໄປ…", en: "Move to…" },
  moving: { zh: "移动：{title}", lo: "ຍ້າຍ: {title}", en: "Move {title}" },
  moveHere: { zh: "移动到“{title}”下", lo: "ຍ້າຍໄປຢູ່ພາຍໃຕ້ “{title}”", en: "Move under “{title}”" },
  moveToTop: { zh: "移动到最上级", lo: "ຍ້າຍໄປຂັ້ນເທິງສຸດ", en: "Move to top level" },
  topOfTree: { zh: "最上级", lo: "ຂັ້ນເທິງສຸດ", en: "Top level" },
  alreadyHere: { zh: "已在此处", lo: "ຢູ່ບ່ອນນີ້ແລ້ວ", en: "Already here" },
  nothingBelow: { zh: "没有下级", lo: "ບໍ່ມີລະດັບລຸ່ມ", en: "No child items" },
  moved: { zh: "已移动：{title}", lo: "ຍ້າຍແລ້ວ: {title}", en: "Moved: {title}" },
  movedBack: { zh: "已移回：{title}", lo: "ຍ້າຍກັບຄືນແລ້ວ: {title}", en: "Moved back: {title}" },
  switchOff: { zh: "停用", lo: "ປິດໃຊ້", en: "Deactivate" },
  switchOn: { zh: "启用", lo: "ເປີດໃຊ້", en: "Activate" },
  switchedOff: { zh: "已停用：{title}", lo: "ປິດໃຊ້ແລ້ວ: {title}", en: "Deactivated: {title}" },
  switchedOn: { zh: "已启用：{title}", lo: "ເປີດໃຊ້ແລ້ວ: {title}", en: "Activated: {title}" },
});
