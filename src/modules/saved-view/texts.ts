import { defineTexts } from "../../contract/text.ts";

/** Words of saved views; "view" is 视图, ມຸມມອງ. */
export const VIEW_TEXTS = defineTexts("savedView", {
  views: { zh: "视图", lo: "ມຸມມອງ", en: "Views" },
  current: { zh: "视图：{name}", lo: "ມຸມມອງ: {name}", en: "View: {name}" },
  changed: { zh: "已更改", lo: "ປ່ຽນແລ້ວ", en: "changed" },
  differs: {
    zh: "列表与视图“{name}”不同",
    lo: "ລາຍການຕ່າງຈາກມຸມມອງ “{name}”",
    en: "The list differs from “{name}”",
  },
  all: { zh: "默认列表", lo: "ລາຍການເລີ່ມຕົ້ນ", en: "The list as it is" },
  own: { zh: "我的视图", lo: "ມຸມມອງຂອງຂ້ອຍ", en: "My views" },
  shared: { zh: "共享视图", lo: "ມຸມມອງທີ່ແບ່ງປັນ", en: "Shared views" },
  none: {
    zh: "把常用的筛选、排序和列保存为视图，下次一键打开。",
    lo: "ບັນທຶກຕົວກັ່ນຕອງ, ລຳດັບ ແລະ ຖັນທີ່ໃຊ້ເລື້ອຍໄວ້ເປັນມຸມມອງ ເພື່ອເປີດໄດ້ທັນທີ.",
    en: "Save the filters, order and columns you use often, and open them with one click.",
  },
  save: { zh: "保存", lo: "ບັນທຶກ", en: "Save" },
  saveNew: { zh: "另存为新视图", lo: "ບັນທຶກເປັນມຸມມອງໃໝ່", en: "Save as new view" },
  undo: { zh: "撤销更改", lo: "ຍົກເລີກການປ່ຽນ", en: "Undo changes" },
  name: { zh: "视图名称", lo: "ຊື່ມຸມມອງ", en: "Name of the view" },
  share: {
    zh: "共享给所有能打开此列表的人",
    lo: "ແບ່ງປັນໃຫ້ທຸກຄົນທີ່ເປີດລາຍການນີ້ໄດ້",
    en: "Share with everyone who may open this list",
  },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
  edit: { zh: "编辑视图“{name}”", lo: "ແກ້ໄຂມຸມມອງ “{name}”", en: "Edit view “{name}”" },
  remove: { zh: "删除视图“{name}”", lo: "ລຶບມຸມມອງ “{name}”", en: "Delete view “{name}”" },
  removeAsk: { zh: "删除视图“{name}”？", lo: "ລຶບມຸມມອງ “{name}” ບໍ?", en: "Delete view “{name}”?" },
  removeShared: {
    zh: "其他人也将无法再使用它。",
    lo: "ຄົນອື່ນກໍຈະໃຊ້ມັນບໍ່ໄດ້ອີກ.",
    en: "Others can no longer use it either.",
  },
  yesRemove: { zh: "删除", lo: "ລຶບ", en: "Delete" },
  makeDefault: {
    zh: "打开列表时使用“{name}”",
    lo: "ໃຊ້ “{name}” ເມື່ອເປີດລາຍການ",
    en: "Open the list with “{name}”",
  },
  tooMany: {
    zh: "每人最多保存 100 个视图，请先删除不用的",
    lo: "ແຕ່ລະຄົນບັນທຶກໄດ້ບໍ່ເກີນ 100 ມຸມມອງ, ກະລຸນາລຶບອັນທີ່ບໍ່ໃຊ້ກ່ອນ",
    en: "At most 100 views for each person. Delete one you no longer use first",
  },
});
