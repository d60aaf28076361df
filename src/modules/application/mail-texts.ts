import { defineTexts } from "../../contract/text.ts";

/** What an applicant reads by mail. Nothing they wrote themselves stands in it, see mail.server.ts. */
export const MAIL_TEXTS = defineTexts("application.mail", {
  job: { zh: "给申请人发邮件：{number}", lo: "ສົ່ງອີເມວຫາຜູ້ສະໝັກ: {number}", en: "Mail to the applicant of {number}" },
  refused: {
    zh: "邮件服务器拒收：请核对申请人的邮箱地址",
    lo: "ເຊີບເວີອີເມວບໍ່ຮັບ: ກະລຸນາກວດທີ່ຢູ່ອີເມວຂອງຜູ້ສະໝັກ",
    en: "The mail server refused it: check the applicant's address",
  },
  hello: { zh: "您好！", lo: "ສະບາຍດີ,", en: "Hello," },
  submittedTitle: { zh: "入驻申请 {number} 已收到", lo: "ໄດ້ຮັບຄຳຮ້ອງ {number} ແລ້ວ", en: "Application {number} received" },
  submitted: {
    zh: "我们已收到您的入驻申请，编号是 {number}。工作人员核对后会给您写信。",
    lo: "ພວກເຮົາໄດ້ຮັບຄຳຮ້ອງເຂົ້າຮ່ວມຂອງທ່ານແລ້ວ, ເລກທີ {number}. ເມື່ອພະນັກງານກວດສອບແລ້ວ ຈະຂຽນຫາທ່ານ.",
    en: "We have received your application. Its number is {number}. We will write to you once it is checked.",
  },
  returnedTitle: {
    zh: "入驻申请 {number} 需要您补充",
    lo: "ຄຳຮ້ອງ {number}: ຕ້ອງການຂໍ້ມູນເພີ່ມຈາກທ່ານ",
    en: "Application {number}: we need something from you",
  },
  returned: {
    zh: "审核您的入驻申请 {number} 时，我们还需要您补充：",
    lo: "ໃນການກວດສອບຄຳຮ້ອງ {number} ພວກເຮົາຂໍໃຫ້ທ່ານເພີ່ມຂໍ້ມູນ:",
    en: "While checking your application {number} we found that something is missing:",
  },
  returnedNext: {
    zh: "请在进度页修改后重新提交。",
    lo: "ກະລຸນາແກ້ໄຂຢູ່ໜ້າສະຖານະ ແລ້ວສົ່ງຄືນ.",
    en: "You can change it on the status page and send it again.",
  },
  approvedTitle: {
    zh: "入驻申请 {number} 已通过",
    lo: "ຄຳຮ້ອງ {number} ໄດ້ຮັບການອະນຸມັດ",
    en: "Application {number} approved",
  },
  approved: {
    zh: "您的入驻申请 {number} 已通过。您的页面正在准备，公开后进度页会有链接。",
    lo: "ຄຳຮ້ອງ {number} ຂອງທ່ານໄດ້ຮັບການອະນຸມັດແລ້ວ. ພວກເຮົາກຳລັງກະກຽມໜ້າຂອງທ່ານ, ເມື່ອເຜີຍແຜ່ແລ້ວ ຈະມີລິ້ງຢູ່ໜ້າສະຖານະ.",
    en: "Your application {number} was approved. Your page is being prepared; once it is public, the status page links to it.",
  },
  approvedPublic: {
    zh: "您的入驻申请 {number} 已通过，您的页面已经公开，进度页有链接。",
    lo: "ຄຳຮ້ອງ {number} ຂອງທ່ານໄດ້ຮັບການອະນຸມັດ ແລະ ໜ້າຂອງທ່ານເຜີຍແຜ່ແລ້ວ, ມີລິ້ງຢູ່ໜ້າສະຖານະ.",
    en: "Your application {number} was approved and your page is public: the status page links to it.",
  },
  rejectedTitle: {
    zh: "入驻申请 {number} 未通过",
    lo: "ຄຳຮ້ອງ {number} ບໍ່ໄດ້ຮັບການອະນຸມັດ",
    en: "Application {number} was not approved",
  },
  rejected: {
    zh: "很抱歉，您的入驻申请 {number} 未通过，原因是：",
    lo: "ຂໍອະໄພ, ຄຳຮ້ອງ {number} ຂອງທ່ານບໍ່ໄດ້ຮັບການອະນຸມັດ, ຍ້ອນວ່າ:",
    en: "We are sorry: your application {number} was not approved, for this reason:",
  },
  status: {
    zh: "查询进度（需要编号和提交时得到的查询码）：",
    lo: "ເບິ່ງສະຖານະ (ໃຊ້ເລກທີ ແລະ ລະຫັດທີ່ໄດ້ຮັບຕອນສົ່ງ):",
    en: "See how far it is, with the number and the code you were given when you sent it:",
  },
  notYou: {
    zh: "如果您没有提交过申请，请忽略这封信。此信由系统发出，请勿回复。",
    lo: "ຖ້າທ່ານບໍ່ໄດ້ສົ່ງຄຳຮ້ອງ, ບໍ່ຕ້ອງສົນໃຈອີເມວນີ້. ອີເມວນີ້ສົ່ງໂດຍລະບົບ, ກະລຸນາຢ່າຕອບກັບ.",
    en: "If you did not apply, ignore this letter. It was sent by the system; answers are not read.",
  },
});
