import { defineTexts } from "../../contract/text.ts";

export const MESSAGE_FIELD_TEXTS = defineTexts("message.fields", {
  acknowledgeHelp: {
    zh: "仅用于弹窗：接收人必须点“我已阅读”才能关闭",
    lo: "ສະເພາະໜ້າຕ່າງຂໍ້ຄວາມ: ຜູ້ຮັບຕ້ອງກົດ “ຂ້ອຍໄດ້ອ່ານແລ້ວ” ຈຶ່ງປິດໄດ້",
    en: "Dialog only. Recipients must click “I have read this” to close it",
  },
  kindHelp: {
    zh: "供其他系统识别，可不填",
    lo: "ເພື່ອໃຫ້ລະບົບອື່ນຈຳແນກໄດ້, ບໍ່ຈຳເປັນຕ້ອງໃສ່",
    en: "Optional code for use by other systems",
  },
  targetHelp: {
    zh: "选择本站页面，或填写 https 地址",
    lo: "ເລືອກໜ້າຂອງລະບົບນີ້ ຫຼື ໃສ່ທີ່ຢູ່ https",
    en: "Choose a page of this site, or give an https address",
  },
  divisionsHelp: {
    zh: "包括下级行政区划的用户",
    lo: "ລວມທັງຜູ້ຢູ່ເຂດຂັ້ນລຸ່ມ",
    en: "Includes people in lower-level divisions",
  },
  scheduleHelp: { zh: "留空则立即发送", lo: "ຖ້າປະຫວ່າງໄວ້ແມ່ນສົ່ງທັນທີ", en: "Leave empty to send now" },
});

export const MESSAGE_CALL_TEXTS = defineTexts("message", {
  mine: { zh: "我的通知", lo: "ການແຈ້ງເຕືອນຂອງຂ້ອຍ", en: "My notifications" },
  one: { zh: "我的一条通知", lo: "ການແຈ້ງເຕືອນໜຶ່ງຂໍ້ຂອງຂ້ອຍ", en: "One of my notifications" },
  pending: { zh: "待我确认的通知", lo: "ການແຈ້ງເຕືອນທີ່ຂ້ອຍຕ້ອງຢືນຢັນ", en: "Notifications I must confirm" },
  read: { zh: "标记为已读", lo: "ໝາຍວ່າອ່ານແລ້ວ", en: "Mark as read" },
  acknowledge: { zh: "确认已读", lo: "ຢືນຢັນວ່າອ່ານແລ້ວ", en: "Confirm as read" },
  readAll: { zh: "全部标记为已读", lo: "ໝາຍທັງໝົດວ່າອ່ານແລ້ວ", en: "Mark all as read" },
  receivers: { zh: "计算接收人数", lo: "ນັບຈຳນວນຜູ້ຮັບ", en: "Count recipients" },
  send: { zh: "发送消息", lo: "ສົ່ງຂໍ້ຄວາມ", en: "Send a message" },
  withdraw: { zh: "撤回消息", lo: "ຖອນຂໍ້ຄວາມຄືນ", en: "Withdraw a message" },
  duplicate: { zh: "复制消息", lo: "ສຳເນົາຂໍ້ຄວາມ", en: "Copy a message" },
  remind: { zh: "提醒未读用户", lo: "ເຕືອນຜູ້ທີ່ຍັງບໍ່ໄດ້ອ່ານ", en: "Remind those who have not read" },
  receipts: { zh: "消息的阅读情况", lo: "ຜູ້ໃດອ່ານຂໍ້ຄວາມແລ້ວ", en: "Read receipts of a message" },
  exportReceipts: { zh: "导出阅读情况", lo: "ສົ່ງອອກລາຍຊື່ຜູ້ອ່ານ", en: "Export who has read a message" },
});

/** Labels of the button that closes a message's dialog, also in the preview. */
export const MESSAGE_CLOSE_TEXTS = defineTexts("message.close", {
  seen: { zh: "我知道了", lo: "ຮັບຊາບແລ້ວ", en: "Got it" },
  haveRead: { zh: "我已阅读", lo: "ຂ້ອຍໄດ້ອ່ານແລ້ວ", en: "I have read this" },
});
