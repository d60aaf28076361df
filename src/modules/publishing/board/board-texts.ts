import { defineTexts } from "../../../contract/text.ts";

/** Texts of the publishing board. */
export const BOARD_TEXTS = defineTexts("publishing.board", {
  progress: { zh: "已公开 {count} / {total}", lo: "ເຜີຍແຜ່ແລ້ວ {count} / {total}", en: "{count} of {total} public" },
  publishAll: { zh: "全部发布（{count}）", lo: "ເຜີຍແຜ່ທັງໝົດ ({count})", en: "Publish all ({count})" },
  publishNone: { zh: "全部发布", lo: "ເຜີຍແຜ່ທັງໝົດ", en: "Publish all" },
  publishAllAsk: { zh: "发布这 {count} 项？", lo: "ເຜີຍແຜ່ {count} ລາຍການນີ້ບໍ?", en: "Publish {count}?" },
  heldBack: {
    zh: "{count} 项还不能发布，原因见下方",
    lo: "{count} ລາຍການຍັງເຜີຍແຜ່ບໍ່ໄດ້, ເບິ່ງເຫດຜົນຢູ່ລຸ່ມນີ້",
    en: "Cannot be published yet: {count}. See why below",
  },
  notDone: {
    zh: "{count} 项不能发布，因此都没有发布，原因见下方",
    lo: "{count} ລາຍການເຜີຍແຜ່ບໍ່ໄດ້, ຈຶ່ງບໍ່ໄດ້ເຜີຍແຜ່ລາຍການໃດ, ເບິ່ງເຫດຜົນຢູ່ລຸ່ມນີ້",
    en: "Nothing was published: {count} cannot be. See why below",
  },
  mayNotPublish: {
    zh: "您没有发布权限，请有权限的同事发布。",
    lo: "ທ່ານບໍ່ມີສິດເຜີຍແຜ່, ກະລຸນາໃຫ້ເພື່ອນຮ່ວມງານທີ່ມີສິດເປັນຜູ້ເຜີຍແຜ່.",
    en: "You may not publish this. Ask a colleague who may.",
  },
  mayNotPublishSome: {
    zh: "{count} 项您没有发布权限，请有权限的同事发布。",
    lo: "{count} ລາຍການທ່ານບໍ່ມີສິດເຜີຍແຜ່, ກະລຸນາໃຫ້ເພື່ອນຮ່ວມງານທີ່ມີສິດເປັນຜູ້ເຜີຍແຜ່.",
    en: "You may not publish {count} of these. Ask a colleague who may.",
  },
  allPublic: { zh: "全部已公开", lo: "ເຜີຍແຜ່ຄົບແລ້ວ", en: "All of it is public" },
  languages: { zh: "各语言内容", lo: "ເນື້ອໃນແຕ່ລະພາສາ", en: "Written in" },
  complete: { zh: "已填写", lo: "ຄົບແລ້ວ", en: "Complete" },
  lacks: { zh: "缺：{fields}", lo: "ຍັງຂາດ: {fields}", en: "Missing: {fields}" },
  noPicture: { zh: "还没有图片", lo: "ຍັງບໍ່ມີຮູບ", en: "No image yet" },
  onSite: { zh: "在网站查看", lo: "ເບິ່ງໃນເວັບໄຊ", en: "View on the site" },
  since: { zh: "{moment} 起公开", lo: "ເຜີຍແຜ່ຕັ້ງແຕ່ {moment}", en: "Public since {moment}" },
  toCome: { zh: "将于 {moment} 公开", lo: "ຈະເຜີຍແຜ່ {moment}", en: "Public from {moment}" },
  removed: {
    zh: "{record}“{title}”在回收站",
    lo: "{record} “{title}” ຢູ່ຖັງຂີ້ເຫຍື້ອ",
    en: "{record} “{title}” is in the recycle bin",
  },
  unseen: {
    zh: "另有 {count} 项已不存在，或不在您可查看的范围内。",
    lo: "ອີກ {count} ລາຍການບໍ່ມີແລ້ວ ຫຼື ຢູ່ນອກຂອບເຂດຂໍ້ມູນຂອງທ່ານ.",
    en: "No longer there, or outside what you may see: {count}",
  },
  saveName: { zh: "保存名称", lo: "ບັນທຶກຊື່", en: "Save the name" },
  saveNamesFirst: { zh: "请先保存填写的名称", lo: "ກະລຸນາບັນທຶກຊື່ທີ່ປ້ອນກ່ອນ", en: "Save the names you typed first" },
});
