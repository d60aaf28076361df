import { defineTexts } from "../../contract/text.ts";
import type { Translate } from "../i18n/language.tsx";

const texts = defineTexts("crud", {
  leaveAsk: { zh: "不保存就离开吗？", lo: "ອອກໂດຍບໍ່ບັນທຶກບໍ?", en: "Leave without saving?" },
  leaveHelp: {
    zh: "草稿会保留，下次打开时可以继续。",
    lo: "ຮ່າງຈະຖືກເກັບໄວ້, ເປີດຄັ້ງໜ້າສາມາດສືບຕໍ່ໄດ້.",
    en: "A draft is kept. You can continue next time.",
  },
  leave: { zh: "离开", lo: "ອອກ", en: "Leave" },
  stay: { zh: "继续编辑", lo: "ແກ້ໄຂຕໍ່", en: "Keep editing" },
  lossAsk: { zh: "放弃填写的内容？", lo: "ຖິ້ມສິ່ງທີ່ຂຽນໄວ້ບໍ?", en: "Discard what you entered?" },
  lossHelp: {
    zh: "内容尚未保存，放弃后无法找回。",
    lo: "ສິ່ງທີ່ຂຽນຍັງບໍ່ໄດ້ບັນທຶກ, ຖິ້ມແລ້ວກູ້ຄືນບໍ່ໄດ້.",
    en: "It is not saved and cannot be recovered.",
  },
  discard: { zh: "放弃", lo: "ຖິ້ມ", en: "Discard" },
});

/** Asked before typed text is left; a draft of it is kept either way. */
export const leaveQuestion = (t: Translate) => ({
  title: t(texts.leaveAsk),
  text: t(texts.leaveHelp),
  yes: t(texts.leave),
  no: t(texts.stay),
});

/** Asked before typed text is left that is kept nowhere. */
export const lossQuestion = (t: Translate) => ({
  title: t(texts.lossAsk),
  text: t(texts.lossHelp),
  yes: t(texts.discard),
  no: t(texts.stay),
  isDangerous: true,
});
