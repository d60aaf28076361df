import { defineTexts } from "../../contract/text.ts";

/** Words of the page on which what an approval made goes to the public. */
export const MADE_TEXTS = defineTexts("application.made", {
  open: { zh: "发布草稿（{count}）", lo: "ເຜີຍແຜ່ສະບັບຮ່າງ ({count})", en: "Publish the drafts ({count})" },
  openPublic: { zh: "查看生成的内容", lo: "ເບິ່ງສິ່ງທີ່ສ້າງແລ້ວ", en: "See what was made of it" },
  tab: { zh: "发布 {number}", lo: "ເຜີຍແຜ່ {number}", en: "Publish {number}" },
  lead: {
    zh: "申请通过后生成了这些草稿。补全各语言的内容后发布，访客就能看到。",
    lo: "ສະບັບຮ່າງເຫຼົ່ານີ້ສ້າງຂຶ້ນຈາກຄຳຮ້ອງທີ່ອະນຸມັດແລ້ວ. ຕື່ມເນື້ອໃນໃຫ້ຄົບທຸກພາສາ ແລ້ວເຜີຍແຜ່, ຜູ້ເຂົ້າຊົມຈຶ່ງຈະເຫັນ.",
    en: "These drafts were made of the approved application. Fill in what is missing, then publish: visitors see it at once.",
  },
  progress: { zh: "已公开 {count} / {total}", lo: "ເຜີຍແຜ່ແລ້ວ {count} / {total}", en: "{count} of {total} public" },
  publishAll: { zh: "全部发布（{count}）", lo: "ເຜີຍແຜ່ທັງໝົດ ({count})", en: "Publish all ({count})" },
  publishNone: { zh: "全部发布", lo: "ເຜີຍແຜ່ທັງໝົດ", en: "Publish all" },
  publishAllAsk: { zh: "发布这 {count} 项？", lo: "ເຜີຍແຜ່ {count} ລາຍການນີ້ບໍ?", en: "Publish {count}?" },
  heldBack: {
    zh: "{count} 项还不能发布，原因见下方",
    lo: "{count} ລາຍການຍັງເຜີຍແຜ່ບໍ່ໄດ້, ເບິ່ງເຫດຜົນຢູ່ລຸ່ມນີ້",
    en: "Cannot be published yet: {count}. See why below",
  },
  notDone: {
    zh: "{count} 项没有发布，原因见下方",
    lo: "{count} ລາຍການບໍ່ໄດ້ເຜີຍແຜ່, ເບິ່ງເຫດຜົນຢູ່ລຸ່ມນີ້",
    en: "Not published: {count}. See why below",
  },
  mayNotPublish: {
    zh: "您没有发布权限，请有权限的同事发布。",
    lo: "ທ່ານບໍ່ມີສິດເຜີຍແຜ່, ກະລຸນາໃຫ້ເພື່ອນຮ່ວມງານທີ່ມີສິດເປັນຜູ້ເຜີຍແຜ່.",
    en: "You may not publish this. Ask a colleague who may.",
  },
  mayNotPublishSome: {
    zh: "{count} 项您没有发布权限，请有权限的同事发布。",
    lo: "{count} ລາຍການທ່ານບໍ່ມີສິດເຜີຍແຜ່, ກະລຸນາໃຫ້ເພື່ອນຮ່ວມງານທີ່ມີສິດເປັນຜູ້ເຜີຍແຜ່.",
    en: "You may not publish {count} of these. Ask a colleague who may.",
  },
  allPublic: { zh: "全部已公开", lo: "ເຜີຍແຜ່ຄົບແລ້ວ", en: "All of it is public" },
  languages: { zh: "各语言内容", lo: "ເນື້ອໃນແຕ່ລະພາສາ", en: "Written in" },
  complete: { zh: "已填写", lo: "ຄົບແລ້ວ", en: "Complete" },
  lacks: { zh: "缺：{fields}", lo: "ຍັງຂາດ: {fields}", en: "Missing: {fields}" },
  noPicture: { zh: "还没有图片", lo: "ຍັງບໍ່ມີຮູບ", en: "No picture yet" },
  onSite: { zh: "在网站查看", lo: "ເບິ່ງໃນເວັບໄຊ", en: "See it on the site" },
  removed: {
    zh: "{record}“{title}”在回收站",
    lo: "{record} “{title}” ຢູ່ຖັງຂີ້ເຫຍື້ອ",
    en: "{record} “{title}” is in the recycle bin",
  },
  unseen: {
    zh: "另有 {count} 项已不存在，或不在您可查看的范围内。",
    lo: "ອີກ {count} ລາຍການບໍ່ມີແລ້ວ ຫຼື ຢູ່ນອກຂອບເຂດຂໍ້ມູນຂອງທ່ານ.",
    en: "No longer there, or outside what you may see: {count}",
  },
  nothing: { zh: "没有生成企业或产品", lo: "ບໍ່ໄດ້ສ້າງວິສາຫະກິດ ຫຼື ຜະລິດຕະພັນ", en: "Nothing was made of it" },
  notApproved: { zh: "申请还没有通过", lo: "ຄຳຮ້ອງນີ້ຍັງບໍ່ໄດ້ອະນຸມັດ", en: "It is not approved yet" },
  notApprovedText: {
    zh: "通过后，这里会列出生成的企业和产品草稿。",
    lo: "ເມື່ອອະນຸມັດແລ້ວ ສະບັບຮ່າງຂອງວິສາຫະກິດ ແລະ ຜະລິດຕະພັນຈະຢູ່ບ່ອນນີ້.",
    en: "Once it is, the drafts of its enterprise and products stand here.",
  },
  toApplication: { zh: "查看申请", lo: "ເບິ່ງຄຳຮ້ອງ", en: "See the application" },
  letter: { zh: "给申请人的信", lo: "ຈົດໝາຍເຖິງຜູ້ສະໝັກ", en: "Letter to the applicant" },
  waiting: { zh: "等待发送到 {to}", lo: "ລໍຖ້າສົ່ງໄປທີ່ {to}", en: "Waiting to be sent to {to}" },
  sent: { zh: "已发送到 {to}", lo: "ສົ່ງໄປທີ່ {to} ແລ້ວ", en: "Sent to {to}" },
  failed: {
    zh: "没能发送到 {to}，请打电话告知申请人",
    lo: "ສົ່ງໄປທີ່ {to} ບໍ່ໄດ້, ກະລຸນາໂທແຈ້ງຜູ້ສະໝັກ",
    en: "It could not be sent to {to}. Call the applicant",
  },
  noAddress: {
    zh: "申请人没有留邮箱，请打电话或发消息告知",
    lo: "ຜູ້ສະໝັກບໍ່ໄດ້ໃຫ້ທີ່ຢູ່ອີເມວ, ກະລຸນາໂທ ຫຼື ສົ່ງຂໍ້ຄວາມແຈ້ງ",
    en: "The applicant left no e-mail address. Call, or send a message",
  },
  notMailed: {
    zh: "系统没有给申请人发邮件，请打电话或发消息告知",
    lo: "ລະບົບບໍ່ໄດ້ສົ່ງອີເມວຫາຜູ້ສະໝັກ, ກະລຸນາໂທ ຫຼື ສົ່ງຂໍ້ຄວາມແຈ້ງ",
    en: "No mail was sent to the applicant. Call, or send a message",
  },
  inTheirs: {
    zh: "用申请人的语言：{language}",
    lo: "ເປັນພາສາຂອງຜູ້ສະໝັກ: {language}",
    en: "In the applicant's language: {language}",
  },
  copy: { zh: "复制文字", lo: "ສຳເນົາຂໍ້ຄວາມ", en: "Copy the text" },
  copied: { zh: "文字已复制", lo: "ສຳເນົາຂໍ້ຄວາມແລ້ວ", en: "The text is copied" },
  notCopied: {
    zh: "浏览器不允许复制，请手动选择文字复制",
    lo: "ບຣາວເຊີບໍ່ອະນຸຍາດໃຫ້ສຳເນົາ, ກະລຸນາເລືອກຂໍ້ຄວາມແລ້ວສຳເນົາເອງ",
    en: "The browser does not allow copying. Select the text and copy it yourself",
  },
});
