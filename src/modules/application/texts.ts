import { defineTexts } from "../../contract/text.ts";

/** Names of the states, for staff and applicants alike. */
export const STATE_TEXTS = defineTexts("application.state", {
  submitted: { zh: "已提交", lo: "ສົ່ງແລ້ວ", en: "Submitted" },
  inReview: { zh: "审核中", lo: "ກຳລັງກວດສອບ", en: "In review" },
  returned: { zh: "待补充", lo: "ສົ່ງກັບໃຫ້ແກ້ໄຂ", en: "Returned" },
  resubmitted: { zh: "已重新提交", lo: "ຍື່ນຄືນໃໝ່ແລ້ວ", en: "Resubmitted" },
  approved: { zh: "已通过", lo: "ອະນຸມັດແລ້ວ", en: "Approved" },
  rejected: { zh: "未通过", lo: "ບໍ່ອະນຸມັດ", en: "Rejected" },
});

export const CALL_TEXTS = defineTexts("application", {
  form: { zh: "入驻申请表的选项", lo: "ຕົວເລືອກຂອງແບບຟອມຄຳຮ້ອງ", en: "Options on the application form" },
  divisions: { zh: "下级地区", lo: "ເຂດຂັ້ນລຸ່ມ", en: "Divisions below one" },
  begin: { zh: "开始填写入驻申请", lo: "ເລີ່ມຂຽນຄຳຮ້ອງ", en: "Start an application" },
  upload: { zh: "上传申请图片", lo: "ອັບໂຫຼດຮູບຂອງຄຳຮ້ອງ", en: "Upload an image of an application" },
  kept: { zh: "仍保存的申请图片", lo: "ຮູບຂອງຄຳຮ້ອງທີ່ຍັງເກັບໄວ້", en: "Uploaded images not yet expired" },
  picture: { zh: "申请图片", lo: "ຮູບຂອງຄຳຮ້ອງ", en: "An image of an application" },
  submit: { zh: "提交入驻申请", lo: "ສົ່ງຄຳຮ້ອງ", en: "Submit an application" },
  status: { zh: "查询申请进度", lo: "ເບິ່ງສະຖານະຄຳຮ້ອງ", en: "Check application status" },
  resubmit: { zh: "补充后重新提交", lo: "ແກ້ໄຂແລ້ວຍື່ນຄືນໃໝ່", en: "Reply to a change request" },
  review: { zh: "审核入驻申请", lo: "ກວດສອບຄຳຮ້ອງ", en: "Review applications" },
  assign: { zh: "指派审核人", lo: "ມອບໝາຍຜູ້ກວດສອບ", en: "Assign applications to others" },
  approve: { zh: "批准入驻申请", lo: "ອະນຸມັດຄຳຮ້ອງ", en: "Approve applications" },
  detail: { zh: "入驻申请详情", lo: "ລາຍລະອຽດຄຳຮ້ອງ", en: "Application details" },
  made: { zh: "通过后生成的内容", lo: "ສິ່ງທີ່ສ້າງຂຶ້ນຫຼັງອະນຸມັດ", en: "What an approval made, on its way to the public" },
  publish: { zh: "发布通过后生成的内容", lo: "ເຜີຍແຜ່ສິ່ງທີ່ສ້າງຂຶ້ນຫຼັງອະນຸມັດ", en: "Publish what an approval made" },
  take: { zh: "开始审核", lo: "ເລີ່ມກວດສອບ", en: "Start review" },
  sendBack: { zh: "退回补充", lo: "ສົ່ງກັບໃຫ້ແກ້ໄຂ", en: "Request changes" },
  reject: { zh: "不通过入驻申请", lo: "ບໍ່ອະນຸມັດຄຳຮ້ອງ", en: "Reject" },
});

export const REFUSALS = defineTexts("application.refusal", {
  phone: {
    zh: "请输入有效的电话号码，如 +856 20 5555 1234",
    lo: "ກະລຸນາໃສ່ເບີໂທທີ່ຖືກຕ້ອງ ເຊັ່ນ +856 20 5555 1234",
    en: "Enter a phone number, such as +856 20 5555 1234",
  },
  email: {
    zh: "请输入有效的邮箱地址，如 name@example.com",
    lo: "ກະລຸນາໃສ່ອີເມວທີ່ຖືກຕ້ອງ",
    en: "Enter an email address, such as name@example.com",
  },
  consent: {
    zh: "请先勾选同意信息使用说明",
    lo: "ກະລຸນາຍິນຍອມໃຫ້ນຳໃຊ້ຂໍ້ມູນຂອງທ່ານກ່ອນ",
    en: "Agree to the use of your information",
  },
  noFile: { zh: "请选择要上传的图片", lo: "ກະລຸນາເລືອກຮູບທີ່ຈະອັບໂຫຼດ", en: "Choose an image" },
  noDraft: {
    zh: "填写时间过长，图片已失效，请重新添加后提交；已填写的文字仍然保留",
    lo: "ໃຊ້ເວລາດົນເກີນໄປ, ກະລຸນາເພີ່ມຮູບໃໝ່ແລ້ວສົ່ງອີກຄັ້ງ; ຂໍ້ຄວາມຍັງຢູ່ຄືເກົ່າ",
    en: "This form was open for more than a day. Add the images again, then submit. Your text is saved",
  },
  picturesGone: {
    zh: "有图片已过期，请重新添加",
    lo: "ມີຮູບທີ່ໝົດອາຍຸແລ້ວ, ກະລຸນາເພີ່ມໃໝ່",
    en: "Some images have expired. Add them again",
  },
  quota: {
    zh: "今天上传的图片已达上限，请明天再试",
    lo: "ມື້ນີ້ອັບໂຫຼດຮູບຄົບຈຳນວນແລ້ວ, ກະລຸນາລອງໃໝ່ມື້ອື່ນ",
    en: "You have reached today’s upload limit. Try again tomorrow",
  },
  wrongState: {
    zh: "申请当前状态为“{state}”，不能执行此操作",
    lo: "ຄຳຮ້ອງນີ້ຢູ່ໃນສະຖານະ “{state}”, ຈຶ່ງດຳເນີນການນີ້ບໍ່ໄດ້",
    en: "This application is now “{state}”, so you cannot do this",
  },
  reviewBegun: {
    zh: "您的申请此前已收到，审核在这次修改之前已经开始，因此修改没有保存。申请编号：{number}，查询码：{secret}。请记下，用它们查询进度；如需更正，请凭申请编号联系我们。",
    lo: "ພວກເຮົາໄດ້ຮັບຄຳຮ້ອງຂອງທ່ານກ່ອນໜ້ານີ້ ແລະ ໄດ້ເລີ່ມກວດສອບກ່ອນການແກ້ໄຂຄັ້ງນີ້, ດັ່ງນັ້ນ ການແກ້ໄຂຈຶ່ງບໍ່ໄດ້ບັນທຶກ. ເລກທີຄຳຮ້ອງ: {number}, ລະຫັດຕິດຕາມ: {secret}. ກະລຸນາຈົດໄວ້ເພື່ອຕິດຕາມສະຖານະ; ຖ້າຕ້ອງການແກ້ໄຂ, ກະລຸນາຕິດຕໍ່ພວກເຮົາໂດຍແຈ້ງເລກທີຄຳຮ້ອງ.",
    en: "We already have your application, and its review began before this change, so the change was not saved. Application number: {number}. Code: {secret}. Write them down to check the status. To correct something, contact us with the number.",
  },
  correctOnStatusPage: {
    zh: "您的申请此前已收到，经审核需要您补充，因此这次的修改没有保存。申请编号：{number}，查询码：{secret}。请记下，在“申请进度”页面输入，查看需要补充的内容，修改后重新提交。",
    lo: "ພວກເຮົາໄດ້ຮັບຄຳຮ້ອງຂອງທ່ານກ່ອນໜ້ານີ້, ໄດ້ກວດສອບ ແລະ ຂໍໃຫ້ທ່ານເພີ່ມຂໍ້ມູນ, ດັ່ງນັ້ນ ການແກ້ໄຂຄັ້ງນີ້ຈຶ່ງບໍ່ໄດ້ບັນທຶກ. ເລກທີຄຳຮ້ອງ: {number}, ລະຫັດຕິດຕາມ: {secret}. ກະລຸນາຈົດໄວ້ ແລະ ໃສ່ໃນໜ້າ “ສະຖານະຄຳຮ້ອງ” ເພື່ອເບິ່ງວ່າຕ້ອງເພີ່ມຫຍັງ, ແກ້ໄຂ ແລ້ວຍື່ນຄືນໃໝ່.",
    en: "We already have your application, and its review asks you for changes, so what you sent now was not saved. Application number: {number}. Code: {secret}. Write them down and enter them on the page “Check application status”: there you see what is needed, change it and submit again.",
  },
  mayNotReview: {
    zh: "该用户没有审核此申请的权限",
    lo: "ຜູ້ນີ້ກວດສອບຄຳຮ້ອງນີ້ບໍ່ໄດ້",
    en: "This person cannot review this application",
  },
  creditCodeTaken: {
    zh: "此注册号已被其他企业使用，请选择更新该企业",
    lo: "ມີວິສາຫະກິດທີ່ໃຊ້ເລກທະບຽນນີ້ແລ້ວ: ກະລຸນາເລືອກວິສາຫະກິດນັ້ນ",
    en: "An enterprise already has this registration number. Choose to update that enterprise",
  },
});
