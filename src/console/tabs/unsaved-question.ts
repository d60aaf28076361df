import { defineTexts } from "../../contract/text.ts";
import { leaveQuestion } from "../../web/feedback/leave-question.ts";
import type { Translate } from "../../web/i18n/language.tsx";

const texts = defineTexts("tabs", {
  discardAsk: { zh: "放弃未保存的修改？", lo: "ຖິ້ມການແກ້ໄຂທີ່ຍັງບໍ່ໄດ້ບັນທຶກບໍ?", en: "Discard unsaved changes?" },
  leaveText: {
    zh: "以下页面有尚未保存的内容：{titles}",
    lo: "ໜ້າເຫຼົ່ານີ້ມີຂໍ້ມູນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ: {titles}",
    en: "These pages have unsaved changes: {titles}",
  },
  closeText: {
    zh: "以下页面有尚未保存的内容：{titles}。表单草稿会保留，其他内容会丢失。",
    lo: "ໜ້າເຫຼົ່ານີ້ມີຂໍ້ມູນທີ່ຍັງບໍ່ໄດ້ບັນທຶກ: {titles}. ຮ່າງຂອງແບບຟອມຈະຖືກເກັບໄວ້, ສ່ວນອື່ນຈະຫາຍໄປ.",
    en: "These pages have unsaved changes: {titles}. Drafts of forms are kept, anything else is lost.",
  },
  elsewhere: { zh: "{title}（另一个窗口）", lo: "{title} (ໜ້າຕ່າງອື່ນ)", en: "{title} (another window)" },
  discard: { zh: "放弃", lo: "ຖິ້ມ", en: "Discard" },
  keep: { zh: "继续编辑", lo: "ສືບຕໍ່ແກ້ໄຂ", en: "Keep editing" },
});

interface Unsaved {
  /** Titles of the tabs with unsaved text, and of those in other windows. */
  readonly here: readonly string[];
  readonly elsewhere: readonly string[];
  /** Drafts of forms go too, as by signing out. */
  readonly losesDrafts: boolean;
}

/** Asked before tabs with unsaved text are left. */
export function unsavedQuestion(t: Translate, { here, elsewhere, losesDrafts }: Unsaved) {
  const titles = [...here, ...elsewhere.map((title) => t(texts.elsewhere, { title }))].join(" · ");
  const question = losesDrafts
    ? { title: t(texts.discardAsk), text: t(texts.leaveText, { titles }), yes: t(texts.discard), no: t(texts.keep) }
    : { ...leaveQuestion(t), text: t(texts.closeText, { titles }) };
  return { ...question, isDangerous: true };
}
