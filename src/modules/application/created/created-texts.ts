import { defineTexts } from "../../../contract/text.ts";

export const CREATED_TEXTS = defineTexts("application.made", {
  open: { zh: "发布草稿（{count}）", lo: "ເຜີຍແຜ່ຮ່າງ ({count})", en: "Publish the drafts ({count})" },
  openPublic: { zh: "查看生成的内容", lo: "ເບິ່ງສິ່ງທີ່ສ້າງແລ້ວ", en: "See what was made of it" },
  tab: { zh: "发布 {number}", lo: "ເຜີຍແຜ່ {number}", en: "Publish {number}" },
  lead: {
    zh: "申请通过后生成了这些草稿。补全各语言的内容后发布，访客就能看到。",
    lo: "ຮ່າງເຫຼົ່ານີ້ສ້າງຂຶ້ນຈາກຄຳຮ້ອງທີ່ອະນຸມັດແລ້ວ. ຕື່ມເນື້ອໃນໃຫ້ຄົບທຸກພາສາ ແລ້ວເຜີຍແຜ່, ຜູ້ເຂົ້າຊົມຈຶ່ງຈະເຫັນ.",
    en: "These drafts were made of the approved application. Fill in what is missing, then publish: visitors see it at once.",
  },
  leadPublic: {
    zh: "这些内容由申请通过后生成，访客已经可以看到。",
    lo: "ເນື້ອໃນເຫຼົ່ານີ້ສ້າງຂຶ້ນຈາກຄຳຮ້ອງທີ່ອະນຸມັດແລ້ວ, ຜູ້ເຂົ້າຊົມເຫັນແລ້ວ.",
    en: "This was made of the approved application, and visitors see it.",
  },
  nothing: { zh: "没有生成企业或产品", lo: "ບໍ່ໄດ້ສ້າງວິສາຫະກິດ ຫຼື ຜະລິດຕະພັນ", en: "Nothing was made of it" },
  notApproved: { zh: "申请还没有通过", lo: "ຄຳຮ້ອງນີ້ຍັງບໍ່ໄດ້ອະນຸມັດ", en: "It is not approved yet" },
  notApprovedText: {
    zh: "通过后，这里会列出生成的企业和产品草稿。",
    lo: "ເມື່ອອະນຸມັດແລ້ວ ຮ່າງຂອງວິສາຫະກິດ ແລະ ຜະລິດຕະພັນຈະຢູ່ບ່ອນນີ້.",
    en: "Once it is, the drafts of its enterprise and products stand here.",
  },
  toApplication: { zh: "查看申请", lo: "ເບິ່ງຄຳຮ້ອງ", en: "See the application" },
  letter: { zh: "给申请人的信", lo: "ຈົດໝາຍເຖິງຜູ້ສະໝັກ", en: "Email to the applicant" },
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
    en: "The applicant gave no email address. Call or send a message",
  },
  notMailed: {
    zh: "系统没有给申请人发邮件，请打电话或发消息告知",
    lo: "ລະບົບບໍ່ໄດ້ສົ່ງອີເມວຫາຜູ້ສະໝັກ, ກະລຸນາໂທ ຫຼື ສົ່ງຂໍ້ຄວາມແຈ້ງ",
    en: "No email was sent to the applicant. Call or send a message",
  },
  inTheirs: {
    zh: "用申请人的语言：{language}",
    lo: "ເປັນພາສາຂອງຜູ້ສະໝັກ: {language}",
    en: "In the applicant’s language: {language}",
  },
  copy: { zh: "复制文字", lo: "ສຳເນົາຂໍ້ຄວາມ", en: "Copy the text" },
  copied: { zh: "文字已复制", lo: "ສຳເນົາຂໍ້ຄວາມແລ້ວ", en: "The text is copied" },
  notCopied: {
    zh: "浏览器不允许复制，请手动选择文字复制",
    lo: "ບຣາວເຊີບໍ່ອະນຸຍາດໃຫ້ສຳເນົາ, ກະລຸນາເລືອກຂໍ້ຄວາມແລ້ວສຳເນົາເອງ",
    en: "The browser does not allow copying. Select the text and copy it yourself",
  },
});
