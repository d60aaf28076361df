import { defineTexts } from "../../contract/text.ts";

export const MESSAGE_TEXTS = defineTexts("message.screen", {
  send: { zh: "发送", lo: "ສົ່ງ", en: "Send" },
  ask: { zh: "发送“{title}”？", lo: "ສົ່ງ “{title}” ບໍ?", en: "Send “{title}”?" },
  askText: {
    zh: "接收人会立即收到。发送后不能再修改，删除即撤回。",
    lo: "ຜູ້ຮັບຈະໄດ້ຮັບທັນທີ. ເມື່ອສົ່ງແລ້ວຈະແກ້ໄຂບໍ່ໄດ້, ຖ້າລຶບແມ່ນຖອນຄືນ.",
    en: "It reaches people at once and cannot be changed afterwards. Deleting it takes it back.",
  },
  sent: { zh: "已发送给 {count} 人", lo: "ສົ່ງເຖິງ {count} ຄົນແລ້ວ", en: "Sent to {count}" },
});
