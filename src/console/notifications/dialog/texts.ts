import { defineTexts } from "../../../contract/text.ts";

export const MESSAGE_DIALOG_TEXTS = defineTexts("message-dialog", {
  open: { zh: "查看详情", lo: "ເບິ່ງລາຍລະອຽດ", en: "View" },
  more: { zh: "还有 {count} 条消息", lo: "ຍັງມີອີກ {count} ຂໍ້ຄວາມ", en: "More messages: {count}" },
  untitled: { zh: "消息", lo: "ຂໍ້ຄວາມ", en: "Message" },
});
