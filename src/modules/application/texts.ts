import { defineTexts } from "../../contract/text.ts";

/** How far an application is, as both sides read it. */
export const STATE_TEXTS = defineTexts("application.state", {
  submitted: { zh: "已提交", lo: "ສົ່ງແລ້ວ", en: "Submitted" },
  inReview: { zh: "审核中", lo: "ກຳລັງກວດສອບ", en: "In review" },
  returned: { zh: "退回补充", lo: "ສົ່ງກັບໃຫ້ແກ້ໄຂ", en: "Asked back" },
  resubmitted: { zh: "已重新提交", lo: "ສົ່ງຄືນໃໝ່ແລ້ວ", en: "Sent again" },
  approved: { zh: "已通过", lo: "ອະນຸມັດແລ້ວ", en: "Approved" },
  rejected: { zh: "未通过", lo: "ບໍ່ອະນຸມັດ", en: "Rejected" },
});

export const CALL_TEXTS = defineTexts("application", {
  form: { zh: "入驻申请表的选项", lo: "ຕົວເລືອກຂອງແບບຟອມຄຳຮ້ອງ", en: "What the application form offers" },
  divisions: { zh: "下级地区", lo: "ເຂດຂັ້ນລຸ່ມ", en: "Divisions below one" },
  begin: { zh: "开始填写入驻申请", lo: "ເລີ່ມຂຽນຄຳຮ້ອງ", en: "Begin an application" },
  upload: { zh: "上传申请图片", lo: "ອັບໂຫຼດຮູບຂອງຄຳຮ້ອງ", en: "Upload a picture of an application" },
  kept: { zh: "仍保存的申请图片", lo: "ຮູບຂອງຄຳຮ້ອງທີ່ຍັງເກັບໄວ້", en: "Uploaded pictures that are still kept" },
  picture: { zh: "申请图片", lo: "ຮູບຂອງຄຳຮ້ອງ", en: "A picture of an application" },
  submit: { zh: "提交入驻申请", lo: "ສົ່ງຄຳຮ້ອງ", en: "Submit an application" },
  status: { zh: "查询申请进度", lo: "ເບິ່ງສະຖານະຄຳຮ້ອງ", en: "How far an application is" },
  resubmit: { zh: "补充后重新提交", lo: "ແກ້ໄຂແລ້ວສົ່ງຄືນ", en: "Answer what was asked back" },
  review: { zh: "审核入驻申请", lo: "ກວດສອບຄຳຮ້ອງ", en: "Review applications" },
  assign: { zh: "指派审核人", lo: "ມອບໝາຍຜູ້ກວດສອບ", en: "Assign applications to others" },
  approve: { zh: "批准入驻申请", lo: "ອະນຸມັດຄຳຮ້ອງ", en: "Approve applications" },
  detail: { zh: "入驻申请详情", lo: "ລາຍລະອຽດຄຳຮ້ອງ", en: "An application with all that belongs to it" },
  made: { zh: "通过后生成的内容", lo: "ສິ່ງທີ່ສ້າງຂຶ້ນຫຼັງອະນຸມັດ", en: "What an approval made, on its way to the public" },
  publish: { zh: "发布通过后生成的内容", lo: "ເຜີຍແຜ່ສິ່ງທີ່ສ້າງຂຶ້ນຫຼັງອະນຸມັດ", en: "Publish what an approval made" },
  take: { zh: "开始审核", lo: "ເລີ່ມກວດສອບ", en: "Take for review" },
  sendBack: { zh: "退回补充", lo: "ສົ່ງກັບໃຫ້ແກ້ໄຂ", en: "Ask back" },
  reject: { zh: "拒绝入驻申请", lo: "ປະຕິເສດຄຳຮ້ອງ", en: "Reject" },
});

export const REFUSALS = defineTexts("application.refusal", {
  phone: {
    zh: "请填写有效的电话号码，如 +856 20 5555 1234",
    lo: "ກະລຸນາໃສ່ເບີໂທທີ່ຖືກຕ້ອງ ເຊັ່ນ +856 20 5555 1234",
    en: "Give a telephone number, such as +856 20 5555 1234",
  },
  email: {
    zh: "请填写有效的邮箱地址",
    lo: "ກະລຸນາໃສ່ອີເມວທີ່ຖືກຕ້ອງ",
    en: "Give an e-mail address, such as name@example.com",
  },
  consent: {
    zh: "请先同意使用您填写的信息",
    lo: "ກະລຸນາຍິນຍອມໃຫ້ນຳໃຊ້ຂໍ້ມູນຂອງທ່ານກ່ອນ",
    en: "Agree to the use of what you wrote",
  },
  noFile: { zh: "请选择要上传的图片", lo: "ກະລຸນາເລືອກຮູບທີ່ຈະອັບໂຫຼດ", en: "Choose a picture" },
  noDraft: {
    zh: "填写时间过长，请重新添加图片后再提交；文字内容都还在",
    lo: "ໃຊ້ເວລາດົນເກີນໄປ, ກະລຸນາເພີ່ມຮູບໃໝ່ແລ້ວສົ່ງອີກຄັ້ງ; ຂໍ້ຄວາມຍັງຢູ່ຄືເກົ່າ",
    en: "This form was open for more than a day. Add the pictures again and send it; your text is still here",
  },
  picturesGone: {
    zh: "有图片已过期，请重新添加",
    lo: "ມີຮູບທີ່ໝົດອາຍຸແລ້ວ, ກະລຸນາເພີ່ມໃໝ່",
    en: "Some pictures are not kept any more. Add them again",
  },
  quota: {
    zh: "今天上传的图片已达上限，请明天再试",
    lo: "ມື້ນີ້ອັບໂຫຼດຮູບຄົບຈຳນວນແລ້ວ, ກະລຸນາລອງໃໝ່ມື້ອື່ນ",
    en: "No more pictures can be uploaded today. Try again tomorrow",
  },
  wrongState: {
    zh: "申请现在是“{state}”，不能这样处理",
    lo: "ຄຳຮ້ອງນີ້ “{state}” ຢູ່, ຈຶ່ງເຮັດແບບນີ້ບໍ່ໄດ້",
    en: "The application is “{state}” now, so this cannot be done",
  },
  mayNotReview: {
    zh: "此人不能审核这份申请",
    lo: "ຜູ້ນີ້ກວດສອບຄຳຮ້ອງນີ້ບໍ່ໄດ້",
    en: "This person cannot review this application",
  },
  creditCodeTaken: {
    zh: "已有企业使用此注册号：请选择更新该企业",
    lo: "ມີວິສາຫະກິດທີ່ໃຊ້ເລກທະບຽນນີ້ແລ້ວ: ກະລຸນາເລືອກວິສາຫະກິດນັ້ນ",
    en: "An enterprise has this registration number already: choose that one",
  },
});
