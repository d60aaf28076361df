import { defineTexts } from "../../contract/text.ts";

/** Texts of fields, calls and rules. */
export const PUBLISHING_TEXTS = defineTexts("publishing", {
  pinned: { zh: "置顶", lo: "ປັກໝຸດ", en: "Pinned" },
  pinnedHelp: {
    zh: "在网站列表中排在最前",
    lo: "ຢູ່ເທິງສຸດໃນລາຍການຂອງເວັບໄຊ",
    en: "Shown first in lists on the public site",
  },
  sort: { zh: "排序", lo: "ລຳດັບ", en: "Order" },
  sortHelp: {
    zh: "数字小的排在前面",
    lo: "ຕົວເລກນ້ອຍຢູ່ກ່ອນ",
    en: "Smaller numbers come first",
  },
  state: { zh: "发布状态", lo: "ສະຖານະການເຜີຍແຜ່", en: "Publication" },
  publishAt: { zh: "定时发布", lo: "ເວລາທີ່ຈະເຜີຍແຜ່", en: "Publish at" },
  publishedAt: { zh: "发布时间", lo: "ເວລາເຜີຍແຜ່", en: "Published at" },
  visibleUntil: { zh: "到期下架", lo: "ສະແດງຮອດ", en: "Unpublish at" },
  visibleUntilHelp: {
    zh: "到时自动下架；留空则一直显示",
    lo: "ຮອດເວລານີ້ຈະຖອນອອກຈາກເວັບໄຊເອງ; ປະຫວ່າງໄວ້ ຈະສະແດງຕະຫຼອດ",
    en: "Removed from the public site at this time. Leave empty to keep it there",
  },
  inLao: { zh: "老挝文译文", lo: "ຄຳແປພາສາລາວ", en: "Lao translation" },
  inEnglish: { zh: "英文译文", lo: "ຄຳແປພາສາອັງກິດ", en: "English translation" },
  missing: { zh: "缺少译文", lo: "ຍັງບໍ່ມີຄຳແປ", en: "Not translated" },
  outdated: { zh: "原文已改", lo: "ຕົ້ນສະບັບປ່ຽນແລ້ວ", en: "Out of date" },
  unchecked: { zh: "待校对", lo: "ລໍຖ້າກວດແກ້", en: "Needs review" },
  checked: { zh: "已校对", lo: "ກວດແກ້ແລ້ວ", en: "Reviewed" },
  publish: { zh: "发布", lo: "ເຜີຍແຜ່", en: "Publish" },
  withdraw: { zh: "下架", lo: "ຖອນອອກ", en: "Unpublish" },
  publishMany: { zh: "批量发布", lo: "ເຜີຍແຜ່ຫຼາຍລາຍການ", en: "Publish several" },
  withdrawMany: { zh: "批量下架", lo: "ຖອນອອກຫຼາຍລາຍການ", en: "Unpublish several" },
  pinMany: { zh: "批量置顶或取消置顶", lo: "ປັກໝຸດ ຫຼື ຖອນໝຸດຫຼາຍລາຍການ", en: "Pin or unpin several" },
  check: { zh: "确认译文已校对", lo: "ຢືນຢັນວ່າກວດແກ້ຄຳແປແລ້ວ", en: "Confirm a translation as checked" },
  preview: { zh: "预览链接", lo: "ລິ້ງເບິ່ງກ່ອນເຜີຍແຜ່", en: "Link to a preview" },
  publishRight: { zh: "发布与下架", lo: "ເຜີຍແຜ່ ແລະ ຖອນອອກ", en: "Publish and unpublish" },
  endsBefore: {
    zh: "“到期下架”的时间早于发布时间，请先修改",
    lo: "ເວລາ “ສະແດງຮອດ” ຢູ່ກ່ອນເວລາເຜີຍແຜ່, ກະລຸນາແກ້ໄຂກ່ອນ",
    en: "“Shown until” is before the time of publication. Change it first",
  },
  notPublic: {
    zh: "尚未发布，无需下架",
    lo: "ຍັງບໍ່ໄດ້ເຜີຍແຜ່, ບໍ່ຕ້ອງຖອນອອກ",
    en: "Not published, so it cannot be unpublished",
  },
  already: { zh: "已经发布", lo: "ເຜີຍແຜ່ແລ້ວ", en: "It is published already" },
  pinnedAlready: { zh: "已经置顶", lo: "ປັກໝຸດແລ້ວ", en: "It is pinned already" },
  notPinned: { zh: "没有置顶", lo: "ບໍ່ໄດ້ປັກໝຸດ", en: "It is not pinned" },
  notSeen: {
    zh: "记录不存在，或不在您的数据范围内",
    lo: "ບໍ່ມີລາຍການນີ້ ຫຼື ຢູ່ນອກຂອບເຂດຂໍ້ມູນຂອງທ່ານ",
    en: "It is not there, or outside your data scope",
  },
  chineseFirst: {
    zh: "缺少中文内容，请先补充中文并保存，再发布",
    lo: "ຍັງບໍ່ມີພາສາຈີນ: ກະລຸນາແປເປັນພາສາຈີນ ແລະ ບັນທຶກກ່ອນເຜີຍແຜ່",
    en: "There is no Chinese text yet. Translate and save it before you publish",
  },
  untranslated: {
    zh: "还没有译文，无法确认校对",
    lo: "ຍັງບໍ່ມີຄຳແປ, ຢືນຢັນບໍ່ໄດ້",
    en: "There is no translation to confirm yet",
  },
});
