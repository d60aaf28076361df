import { defineTexts, type Text } from "../../../contract/text.ts";
import type { ClientErrorKind } from "../../../web/client-errors/client-errors.ts";

export const ERROR_LOG_DIALOG_TEXTS = defineTexts("error-log", {
  title: { zh: "错误日志", lo: "ບັນທຶກຂໍ້ຜິດພາດ", en: "Error log" },
  explain: {
    zh: "本页面自打开以来出现的错误。能连上服务器时会自动上报，最多 {count} 条；求助时请复制并发送给系统维护人员。",
    lo: "ຂໍ້ຜິດພາດທີ່ເກີດຂຶ້ນຕັ້ງແຕ່ເປີດໜ້ານີ້. ລະບົບລາຍງານໃຫ້ເອງເມື່ອເຊື່ອມຕໍ່ເຊີບເວີໄດ້ ບໍ່ເກີນ {count} ລາຍການ; ເມື່ອຂໍຄວາມຊ່ວຍເຫຼືອ ໃຫ້ສຳເນົາສົ່ງໃຫ້ຜູ້ດູແລລະບົບ.",
    en: "Errors since you opened this page. Up to {count} are reported automatically once the server can be reached. Copy them when you ask for help.",
  },
  message: { zh: "错误信息", lo: "ຂໍ້ຄວາມ", en: "Message" },
  info: { zh: "附加信息", lo: "ຂໍ້ມູນ", en: "Details" },
  url: { zh: "地址", lo: "ທີ່ຢູ່", en: "URL" },
  stack: { zh: "堆栈", lo: "ສະແຕັກ", en: "Stack" },
  noStack: { zh: "无", lo: "ບໍ່ມີ", en: "None" },
  times: { zh: "{count} 次", lo: "{count} ຄັ້ງ", en: "{count} times" },
  copy: { zh: "复制", lo: "ສຳເນົາ", en: "Copy" },
  copied: { zh: "已复制", lo: "ສຳເນົາແລ້ວ", en: "Copied" },
  notCopied: {
    zh: "浏览器不允许复制，请手动选择文字复制",
    lo: "ບຣາວເຊີບໍ່ອະນຸຍາດໃຫ້ສຳເນົາ, ກະລຸນາເລືອກຂໍ້ຄວາມແລ້ວສຳເນົາເອງ",
    en: "The browser does not allow copying. Select the text and copy it yourself",
  },
  clear: { zh: "清空", lo: "ລ້າງ", en: "Clear" },
});

export const KIND_NAMES: Readonly<Record<ClientErrorKind, Text>> = defineTexts("fault-kind", {
  script: { zh: "脚本", lo: "ສະຄຣິບ", en: "Script" },
  promise: { zh: "异步", lo: "ຂໍ້ຜິດພາດທີ່ບໍ່ໄດ້ຈັດການ", en: "Promise" },
  part: { zh: "界面", lo: "ໜ້າຈໍ", en: "Component" },
  call: { zh: "请求", lo: "ຄຳຮ້ອງຂໍ", en: "Request" },
});
