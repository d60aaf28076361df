import { defineTexts } from "../../contract/text.ts";

export const ACCOUNT_CLOSED_TEXTS = defineTexts("session-frame", {
  closedText: {
    zh: "您可以留在本页，复制已填写的内容。",
    lo: "ທ່ານສາມາດຢູ່ໜ້ານີ້ຕໍ່ ເພື່ອສຳເນົາຂໍ້ມູນທີ່ປ້ອນໄວ້.",
    en: "You can stay on this page to copy what you typed.",
  },
  stayHere: { zh: "留在本页", lo: "ຢູ່ໜ້ານີ້ຕໍ່", en: "Stay on this page" },
});
