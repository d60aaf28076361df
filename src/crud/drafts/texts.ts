import { defineTexts } from "../../contract/text.ts";

/** Texts of drafts. */
export const DRAFT_TEXTS = defineTexts("crud", {
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
  draftRestored: {
    zh: "已恢复 {when} 未保存的内容",
    lo: "ໄດ້ນຳເນື້ອໃນທີ່ຍັງບໍ່ບັນທຶກ ເມື່ອ {when} ກັບຄືນມາແລ້ວ",
    en: "Your unsaved text from {when} has been put back",
  },
  draftDropped: { zh: "草稿已放弃", lo: "ຖິ້ມຮ່າງແລ້ວ", en: "Draft discarded" },
  draftWaiting: { zh: "有未保存的修改", lo: "ມີການແກ້ໄຂທີ່ຍັງບໍ່ໄດ້ບັນທຶກ", en: "You have unsaved changes" },
  draftKeeping: { zh: "正在暂存…", lo: "ກຳລັງເກັບຮ່າງ…", en: "Saving draft…" },
  draftKept: {
    zh: "修改已自动暂存，保存后才生效",
    lo: "ເກັບຮ່າງອັດຕະໂນມັດແລ້ວ, ຈະມີຜົນເມື່ອບັນທຶກ",
    en: "Draft saved. Changes take effect when you save",
  },
  draftHere: {
    zh: "修改只暂存在本机，服务器尚未收到：{why}",
    lo: "ຮ່າງເກັບຢູ່ເຄື່ອງນີ້ເທົ່ານັ້ນ, ເຊີບເວີຍັງບໍ່ໄດ້ຮັບ: {why}",
    en: "Draft saved on this device only. The server has not received it: {why}",
  },
  draftAside: {
    zh: "尚未暂存：请先恢复或放弃上面的草稿",
    lo: "ຍັງບໍ່ໄດ້ເກັບຮ່າງ: ກະລຸນາໃຊ້ ຫຼື ຖິ້ມຮ່າງຂ້າງເທິງກ່ອນ",
    en: "Not kept yet: restore or discard the draft above first",
  },
  takeDraft: { zh: "恢复草稿", lo: "ໃຊ້ຮ່າງ", en: "Restore draft" },
  dropDraft: { zh: "放弃", lo: "ຖິ້ມ", en: "Discard" },
});
