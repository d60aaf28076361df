/** Dictionary of message states; the values are fixed, the labels can be edited. */
export const MESSAGE_STATE_DICTIONARY = {
  code: "messageState",
  name: { zh: "消息状态", lo: "ສະຖານະຂໍ້ຄວາມ", en: "Message status" },
  entries: [
    { value: "draft", label: { zh: "草稿", lo: "ຮ່າງ", en: "Draft" } },
    { value: "scheduled", label: { zh: "待发送", lo: "ລໍຖ້າສົ່ງ", en: "Scheduled" }, color: "info" },
    { value: "sent", label: { zh: "已发送", lo: "ສົ່ງແລ້ວ", en: "Sent" }, color: "success" },
    { value: "withdrawn", label: { zh: "已撤回", lo: "ຖອນຄືນແລ້ວ", en: "Withdrawn" }, color: "warning" },
  ],
};
