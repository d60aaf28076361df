import { defineTexts } from "../../contract/text.ts";

export const CERTIFICATE_TEXTS = defineTexts("portalCertificate", {
  title: { zh: "查验认证证书", lo: "ກວດສອບໃບຢັ້ງຢືນ", en: "Verify a certificate" },
  lead: {
    zh: "输入证书编号，即可核实它现在是否有效、由谁颁发、颁给了谁。",
    lo: "ໃສ່ເລກທີໃບຢັ້ງຢືນ ເພື່ອກວດວ່າຍັງໃຊ້ໄດ້ຫຼືບໍ່, ໃຜເປັນຜູ້ອອກ ແລະ ອອກໃຫ້ໃຜ.",
    en: "Enter a certificate number to check whether it is valid, who issued it and to whom.",
  },
  number: { zh: "证书编号", lo: "ເລກທີໃບຢັ້ງຢືນ", en: "Number" },
  numberHelp: {
    zh: "印在证书和包装的二维码旁",
    lo: "ພິມຢູ່ໃບຢັ້ງຢືນ ແລະ ຂ້າງລະຫັດ QR ເທິງຫີບຫໍ່",
    en: "Printed on the certificate and next to the QR code on the packaging",
  },
  check: { zh: "查验", lo: "ກວດສອບ", en: "Check" },
  another: { zh: "查验另一张证书", lo: "ກວດໃບຢັ້ງຢືນໃບອື່ນ", en: "Verify another certificate" },
  verdictValid: { zh: "这张证书有效", lo: "ໃບຢັ້ງຢືນນີ້ໃຊ້ໄດ້", en: "This certificate is valid" },
  verdictExpiring: {
    zh: "有效，将于 {day} 到期",
    lo: "ໃຊ້ໄດ້, ຈະໝົດອາຍຸວັນທີ {day}",
    en: "Valid, expires on {day}",
  },
  verdictExpired: {
    zh: "已于 {day} 过期",
    lo: "ໝົດອາຍຸແລ້ວ ແຕ່ວັນທີ {day}",
    en: "Expired on {day}",
  },
  verdictRevoked: { zh: "这张证书已被撤销", lo: "ໃບຢັ້ງຢືນນີ້ຖືກຖອນແລ້ວ", en: "This certificate has been revoked" },
  verdictNotYet: {
    zh: "尚未生效，自 {day} 起有效",
    lo: "ຍັງບໍ່ມີຜົນ, ໃຊ້ໄດ້ແຕ່ວັນທີ {day}",
    en: "Not valid yet, valid from {day}",
  },
  checkedOn: { zh: "查验日期：{day}", lo: "ວັນທີກວດສອບ: {day}", en: "Checked on {day}" },
  place: { zh: "所在地区", lo: "ທີ່ຕັ້ງ", en: "Region" },
  scope: { zh: "认证范围", lo: "ຂອບເຂດການຢັ້ງຢືນ", en: "Scope" },
  issuer: { zh: "发证机构", lo: "ໜ່ວຍງານອອກໃບຢັ້ງຢືນ", en: "Issuer" },
  issuedOn: { zh: "发证日期", lo: "ວັນທີອອກ", en: "Issued on" },
  validUntil: { zh: "有效期至", lo: "ໃຊ້ໄດ້ຮອດ", en: "Valid until" },
  scan: { zh: "证书图片", lo: "ຮູບໃບຢັ້ງຢືນ", en: "Certificate image" },
  scanOf: { zh: "证书 {number} 的扫描件", lo: "ຮູບສະແກນໃບຢັ້ງຢືນ {number}", en: "Scan of certificate {number}" },
  products: { zh: "使用本证书的产品", lo: "ຜະລິດຕະພັນພາຍໃຕ້ໃບຢັ້ງຢືນນີ້", en: "Products under this certificate" },
  qr: {
    zh: "证书 {number} 查验页面的二维码",
    lo: "ລະຫັດ QR ໄປຫາໜ້າກວດສອບໃບຢັ້ງຢືນ {number}",
    en: "QR code of the page that proves certificate {number}",
  },
  scanToCheck: { zh: "扫码查验", lo: "ສະແກນເພື່ອກວດ", en: "Scan to check" },
  proof: { zh: "认证证书查验证明", lo: "ໃບຢັ້ງຢືນຜົນການກວດສອບ", en: "Certificate verification" },
  print: { zh: "打印证明", lo: "ພິມໃບຢັ້ງຢືນຜົນ", en: "Print the proof" },
  printIn: { zh: "打印语言", lo: "ພິມເປັນພາສາ", en: "Print in" },
  printHelp: {
    zh: "选择语言后，用浏览器的打印功能打印成一页 A4。",
    lo: "ເລືອກພາສາ ແລ້ວໃຊ້ຄຳສັ່ງພິມຂອງບຣາວເຊີ ເພື່ອພິມໜຶ່ງໜ້າ A4.",
    en: "Choose the language, then print with your browser: it makes one page of A4.",
  },
  printed: {
    zh: "本证明由 {site} 出具。证书现状以扫码或访问以下地址所示为准：",
    lo: "ໃບພິສູດນີ້ອອກໂດຍ {site}. ສະຖານະປັດຈຸບັນແມ່ນຕາມທີ່ສະແດງເມື່ອສະແກນ QR ຫຼື ເປີດທີ່ຢູ່ນີ້:",
    en: "Issued by {site}. Scan the QR code or open this address for the current status:",
  },
  printedWithoutCode: {
    zh: "本证明由 {site} 出具。证书现状以本站以下页面所示为准：",
    lo: "ໃບພິສູດນີ້ອອກໂດຍ {site}. ສະຖານະປັດຈຸບັນແມ່ນຕາມທີ່ສະແດງຢູ່ໜ້ານີ້ຂອງເວັບໄຊ:",
    en: "Issued by {site}. See this page for the current status:",
  },
  unknown: {
    zh: "没有编号为“{number}”的证书",
    lo: "ບໍ່ມີໃບຢັ້ງຢືນເລກທີ “{number}”",
    en: "There is no certificate “{number}”",
  },
  unknownText: {
    zh: "请核对编号后再试。如果编号确实印在产品或证书上，它可能是伪造的，请向发证机构核实。",
    lo: "ກະລຸນາກວດເລກທີແລ້ວລອງໃໝ່. ຖ້າເລກທີນີ້ພິມຢູ່ເທິງສິນຄ້າ ຫຼື ໃບຢັ້ງຢືນແທ້ໆ, ສິນຄ້າ ຫຼື ໃບນັ້ນອາດເປັນຂອງປອມ, ກະລຸນາສອບຖາມໜ່ວຍງານອອກໃບຢັ້ງຢືນ.",
    en: "Check the number and try again. If it really is printed on a product or certificate, it may be forged. Ask the issuer.",
  },
  tooMany: { zh: "错误次数过多", lo: "ໃສ່ເລກທີຜິດຫຼາຍຄັ້ງເກີນໄປ", en: "Too many wrong numbers" },
  tooManyText: {
    zh: "请稍等一分钟再试。",
    lo: "ກະລຸນາລໍຖ້າໜຶ່ງນາທີ ແລ້ວລອງໃໝ່.",
    en: "Wait a minute, then try again.",
  },
});
