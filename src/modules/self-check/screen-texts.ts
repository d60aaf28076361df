import { defineTexts } from "../../contract/text.ts";

export const SELF_CHECK_TEXTS = defineTexts("selfCheckScreen", {
  purpose: {
    zh: "检查密码、备份、时钟、存储、证书等是否正常，并说明如何处理。",
    lo: "ກວດລະຫັດຜ່ານ, ການສຳຮອງ, ໂມງ, ບ່ອນເກັບໄຟລ໌, ໃບຢັ້ງຢືນ ແລະ ອື່ນໆ ພ້ອມບອກວິທີແກ້ໄຂ.",
    en: "Whether passwords, backup, clock, storage, certificate and more are in order, and what to do where they are not.",
  },
  checkedAt: { zh: "检查时间：{time}", lo: "ກວດສອບເມື່ອ: {time}", en: "Checked: {time}" },
  again: { zh: "重新检查", lo: "ກວດສອບຄືນໃໝ່", en: "Check again" },
  level: { zh: "级别", lo: "ລະດັບ", en: "Level" },
  subject: { zh: "项目", lo: "ຫົວຂໍ້", en: "Subject" },
  found: { zh: "结果", lo: "ຜົນ", en: "Result" },
  open: { zh: "打开", lo: "ເປີດ", en: "Open" },
  openNamed: { zh: "打开：{title}", lo: "ເປີດ: {title}", en: "Open: {title}" },
  serious: { zh: "严重", lo: "ຮ້າຍແຮງ", en: "Serious" },
  warning: { zh: "警告", lo: "ເຕືອນ", en: "Warning" },
  hint: { zh: "提示", lo: "ຄຳແນະນຳ", en: "Hint" },
  ok: { zh: "正常", lo: "ປົກກະຕິ", en: "OK" },
});
