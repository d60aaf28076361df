import { defineTexts } from "../../contract/text.ts";

/** Texts of emails to applicants. They never repeat what an applicant wrote (send-letter.server.ts). */
export const MAIL_TEXTS = defineTexts("application.mail", {
  job: { zh: "给申请人发邮件：{number}", lo: "ສົ່ງອີເມວຫາຜູ້ສະໝັກ: {number}", en: "Email the applicant of {number}" },
  refused: {
    zh: "邮件被对方服务器拒收，请核对申请人的邮箱地址",
    lo: "ເຊີບເວີອີເມວບໍ່ຮັບ: ກະລຸນາກວດທີ່ຢູ່ອີເມວຂອງຜູ້ສະໝັກ",
    en: "The email server rejected the message. Check the applicant’s email address",
  },
  hello: { zh: "您好！", lo: "ຮຽນ ທ່ານ,", en: "Hello," },
  submittedTitle: { zh: "入驻申请 {number} 已收到", lo: "ໄດ້ຮັບຄຳຮ້ອງ {number} ແລ້ວ", en: "Application {number} received" },
  submitted: {
    zh: "我们已收到您的入驻申请，编号为 {number}。审核后会通过邮件通知您。",
    lo: "ພວກເຮົາໄດ້ຮັບຄຳຮ້ອງເຂົ້າຮ່ວມຂອງທ່ານແລ້ວ, ເລກທີ {number}. ເມື່ອພະນັກງານກວດສອບແລ້ວ ຈະສົ່ງອີເມວແຈ້ງໃຫ້ທ່ານຊາບ.",
    en: "We have received your application. Its number is {number}. We will write to you once it is checked.",
  },
  returnedTitle: {
    zh: "入驻申请 {number} 需要您补充",
    lo: "ຄຳຮ້ອງ {number}: ຕ້ອງການຂໍ້ມູນເພີ່ມຈາກທ່ານ",
    en: "Application {number}: more information needed",
  },
  returned: {
    zh: "您的入驻申请 {number} 需要补充以下内容：",
    lo: "ໃນການກວດສອບຄຳຮ້ອງ {number} ພວກເຮົາຂໍໃຫ້ທ່ານເພີ່ມຂໍ້ມູນ:",
    en: "We need more information to review your application {number}:",
  },
  returnedNext: {
    zh: "请在进度页修改后重新提交。",
    lo: "ກະລຸນາແກ້ໄຂຢູ່ໜ້າສະຖານະ ແລ້ວຍື່ນຄືນໃໝ່.",
    en: "Update your application on the status page and submit it again.",
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
    lo: "ຂໍອະໄພ, ຄຳຮ້ອງ {number} ຂອງທ່ານບໍ່ໄດ້ຮັບການອະນຸມັດ ດ້ວຍເຫດຜົນດັ່ງນີ້:",
    en: "We are sorry: your application {number} was not approved, for this reason:",
  },
  status: {
    zh: "凭申请编号和查询码查询进度：",
    lo: "ຕິດຕາມສະຖານະ (ໃຊ້ເລກທີຄຳຮ້ອງ ແລະ ລະຫັດຕິດຕາມທີ່ໄດ້ຮັບຕອນສົ່ງ):",
    en: "Check the status with the application number and the code you received when you applied:",
  },
  notYou: {
    zh: "如非您本人申请，请忽略此邮件。本邮件由系统自动发送，请勿回复。",
    lo: "ຖ້າທ່ານບໍ່ໄດ້ສົ່ງຄຳຮ້ອງ, ບໍ່ຈຳເປັນຕ້ອງດຳເນີນການໃດໆ. ອີເມວນີ້ສົ່ງໂດຍລະບົບ, ກະລຸນາຢ່າຕອບກັບ.",
    en: "You can ignore this email if you did not apply. It was sent automatically – please do not reply",
  },
});
