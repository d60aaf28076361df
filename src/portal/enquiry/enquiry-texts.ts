import { defineTexts } from "../../contract/text.ts";

export const ENQUIRY_TEXTS = defineTexts("portalEnquiry", {
  contact: { zh: "联系方式", lo: "ຕິດຕໍ່", en: "Contact" },
  phone: { zh: "电话", lo: "ໂທລະສັບ", en: "Phone" },
  phoneHint: {
    zh: "至少 5 位数字，可含 +、空格、括号和连字符，例如 +856\u00a020\u00a05555\u00a00000",
    lo: "ຕົວເລກຢ່າງໜ້ອຍ 5 ຕົວ, ໃຊ້ +, ຊ່ອງຫວ່າງ, ວົງເລັບ ແລະ ຂີດໄດ້, ຕົວຢ່າງ +856\u00a020\u00a05555\u00a00000",
    en: "At least 5 digits; +, spaces, brackets and hyphens are fine, for example +856\u00a020\u00a05555\u00a00000",
  },
  address: { zh: "地址", lo: "ທີ່ຢູ່", en: "Address" },
  map: { zh: "位置", lo: "ຕຳແໜ່ງ", en: "Position" },
  openMap: { zh: "用地图应用打开", lo: "ເປີດໃນແອັບແຜນທີ່", en: "Open in a map app" },
  openStreetMap: { zh: "在 OpenStreetMap 查看", lo: "ເບິ່ງໃນ OpenStreetMap", en: "View on OpenStreetMap" },
  ask: { zh: "在线咨询", lo: "ສົ່ງຄຳຖາມ", en: "Send an enquiry" },
  title: { zh: "咨询：{subject}", lo: "ຄຳຖາມກ່ຽວກັບ {subject}", en: "Enquiry: {subject}" },
  lead: {
    zh: "写下想了解的内容，企业会通过电话或邮箱回复您。",
    lo: "ຂຽນສິ່ງທີ່ຢາກຮູ້, ວິສາຫະກິດຈະຕອບທ່ານທາງໂທລະສັບ ຫຼື ອີເມວ.",
    en: "Write what you would like to know. The enterprise answers by phone or email.",
  },
  name: { zh: "姓名", lo: "ຊື່", en: "Name" },
  email: { zh: "邮箱（选填）", lo: "ອີເມວ (ບໍ່ບັງຄັບ)", en: "Email (optional)" },
  message: { zh: "咨询内容", lo: "ຄຳຖາມ", en: "Your question" },
  consent: {
    zh: "我同意平台保存这些信息，并转给该企业和本地区的工作人员用于回复。",
    lo: "ຂ້າພະເຈົ້າຍິນຍອມໃຫ້ແພລດຟອມເກັບຂໍ້ມູນນີ້ ແລະ ສົ່ງໃຫ້ວິສາຫະກິດ ແລະ ພະນັກງານໃນເຂດ ເພື່ອຕອບຄືນ.",
    en: "I agree that the platform stores this and passes it to the enterprise and to staff of its region, so that they can answer.",
  },
  send: { zh: "提交", lo: "ສົ່ງ", en: "Send" },
  sent: { zh: "咨询已提交", lo: "ສົ່ງຄຳຖາມແລ້ວ", en: "Enquiry sent" },
  sentText: {
    zh: "我们已收到您的咨询，会通过您留下的电话或邮箱联系您。",
    lo: "ພວກເຮົາໄດ້ຮັບຄຳຖາມຂອງທ່ານແລ້ວ ແລະ ຈະຕິດຕໍ່ທາງໂທລະສັບ ຫຼື ອີເມວທີ່ທ່ານໃຫ້ໄວ້.",
    en: "We have received it and will contact you by the phone or email you left.",
  },
  back: { zh: "返回“{subject}”", lo: "ກັບໄປ “{subject}”", en: "Back to “{subject}”" },
  wrong: {
    zh: "还没有提交，请修改以下内容：",
    lo: "ຍັງບໍ່ໄດ້ສົ່ງ, ກະລຸນາແກ້ໄຂບ່ອນຕໍ່ໄປນີ້:",
    en: "Not sent yet. Please correct the following:",
  },
  problem: {
    zh: "没有提交：{reason}。您填写的内容都还在。",
    lo: "ຍັງບໍ່ໄດ້ສົ່ງ: {reason}. ສິ່ງທີ່ທ່ານຂຽນຍັງຢູ່ຄືເກົ່າ.",
    en: "Not sent: {reason}. What you wrote is still here.",
  },
  choose: {
    zh: "请先打开想咨询的产品或企业，再点“在线咨询”。",
    lo: "ເປີດຜະລິດຕະພັນ ຫຼື ວິສາຫະກິດ ທີ່ຢາກຖາມກ່ອນ, ແລ້ວກົດ “ສົ່ງຄຳຖາມ”.",
    en: "Open the product or enterprise you want to ask about, then choose “Send an enquiry”.",
  },
  products: { zh: "查看产品", lo: "ເບິ່ງຜະລິດຕະພັນ", en: "See the products" },
  enterprises: { zh: "查看企业", lo: "ເບິ່ງວິສາຫະກິດ", en: "See the enterprises" },
  consentLabel: { zh: "同意", lo: "ການຍິນຍອມ", en: "Consent" },
});
