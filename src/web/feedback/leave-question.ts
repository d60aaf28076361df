import { defineTexts } from "../../contract/text.ts";
import type { Translate } from "../i18n/language.tsx";

const texts = defineTexts("crud", {
  leaveAsk: { zh: "放弃未保存的修改？", lo: "ຖິ້ມການແກ້ໄຂທີ່ຍັງບໍ່ໄດ້ບັນທຶກບໍ?", en: "Discard unsaved changes?" },
  leaveHelp: {
    zh: "草稿会保留，下次打开时可以继续。",
    lo: "ຮ່າງຈະຖືກເກັບໄວ້, ເປີດຄັ້ງໜ້າສາມາດສືບຕໍ່ໄດ້.",
    en: "A draft is kept. You can continue next time.",
  },
  leave: { zh: "离开", lo: "ອອກ", en: "Leave" },
  stay: { zh: "继续编辑", lo: "ແກ້ໄຂຕໍ່", en: "Keep editing" },
});

/** Title of every question before unsaved changes are left. */
export const LEAVE_TITLE = texts.leaveAsk;

/** Asked before typed text is left; a draft of it is kept either way. */
export const leaveQuestion = (t: Translate) => ({
  title: t(LEAVE_TITLE),
  text: t(texts.leaveHelp),
  yes: t(texts.leave),
  no: t(texts.stay),
});
