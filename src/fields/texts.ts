import { defineTexts, type Language } from "../contract/text.ts";

/** Abbreviations of the languages, in their own scripts. */
export const LANGUAGE_ABBREVIATIONS = { zh: "中", lo: "ລາວ", en: "EN" } as const satisfies Record<Language, string>;

/** Texts shared by the inputs of all kinds. */
export const FIELD_TEXTS = defineTexts("field", {
  empty: { zh: "未填写", lo: "ຍັງບໍ່ໄດ້ປ້ອນ", en: "Empty" },
  andBelow: { zh: "及下级", lo: "ແລະ ເຂດຂຶ້ນກັບ", en: "and below" },
  on: { zh: "是", lo: "ແມ່ນ", en: "Yes" },
  off: { zh: "否", lo: "ບໍ່ແມ່ນ", en: "No" },
  zh: { zh: "中文", lo: "ພາສາຈີນ", en: "Chinese" },
  lo: { zh: "老挝文", lo: "ພາສາລາວ", en: "Lao" },
  en: { zh: "英文", lo: "ພາສາອັງກິດ", en: "English" },
  writtenIn: { zh: "原文语言", lo: "ຂຽນເປັນພາສາ", en: "Written in" },
  writtenInHelp: {
    zh: "只有这种语言必填，其他语言是它的译文",
    lo: "ຕ້ອງມີພາສານີ້ເທົ່ານັ້ນ, ພາສາອື່ນແມ່ນຄຳແປ",
    en: "Only this language is required; the others are translations of it",
  },
  requiredInSource: {
    zh: "原文语言为{language}，请填写",
    lo: "ຂຽນເປັນ{language}, ກະລຸນາປ້ອນ",
    en: "Written in {language}, so this is required",
  },
  missing: { zh: "缺少译文", lo: "ຍັງບໍ່ມີຄຳແປ", en: "Not translated" },
  fallback: {
    zh: "暂无本语言译文，显示{language}",
    lo: "ຍັງບໍ່ມີຄຳແປ, ສະແດງເປັນ{language}",
    en: "Not translated: shown in {language}",
  },
  contains: { zh: "包含…", lo: "ມີຄຳວ່າ…", en: "Contains…" },
  from: { zh: "最小", lo: "ຕ່ຳສຸດ", en: "From" },
  to: { zh: "最大", lo: "ສູງສຸດ", en: "To" },
  today: { zh: "今天", lo: "ມື້ນີ້", en: "Today" },
  days7: { zh: "最近 7 天", lo: "7 ມື້ຜ່ານມາ", en: "Last 7 days" },
  days30: { zh: "最近 30 天", lo: "30 ມື້ຜ່ານມາ", en: "Last 30 days" },
  thisMonth: { zh: "本月", lo: "ເດືອນນີ້", en: "This month" },
  ownRange: { zh: "自定义时间段", lo: "ກຳນົດໄລຍະເອງ", en: "Own range" },
  choose: { zh: "请选择", lo: "ກະລຸນາເລືອກ", en: "Choose" },
  inactive: { zh: "已停用", lo: "ປິດໃຊ້ງານແລ້ວ", en: "Inactive" },
  gone: { zh: "记录已删除", lo: "ຂໍ້ມູນຖືກລຶບແລ້ວ", en: "Deleted record" },
  chooseImage: {
    zh: "选择图片，或拖放、粘贴到此处",
    lo: "ເລືອກຮູບ ຫຼື ລາກ, ວາງໃສ່ບ່ອນນີ້",
    en: "Choose, drop or paste an image",
  },
  replaceImage: { zh: "更换", lo: "ປ່ຽນຮູບ", en: "Replace" },
  removeImage: { zh: "移除", lo: "ເອົາອອກ", en: "Remove" },
  retry: { zh: "重试", lo: "ລອງໃໝ່", en: "Retry" },
  cancel: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
  imageRule: { zh: "JPG 或 PNG，小于 2 MB", lo: "JPG ຫຼື PNG, ນ້ອຍກວ່າ 2 MB", en: "JPG or PNG, under 2 MB" },
  cropRule: {
    zh: "选择后按 {shape} 裁剪；较大的照片会自动缩小",
    lo: "ເລືອກແລ້ວຕັດເປັນ {shape}; ຮູບໃຫຍ່ຈະຖືກຫຍໍ້ອັດຕະໂນມັດ",
    en: "Cropped to {shape} after you choose it. Large photos are made smaller automatically",
  },
  recrop: { zh: "重新裁剪", lo: "ຕັດຮູບຄືນໃໝ່", en: "Crop again" },
  crop: { zh: "裁剪图片（{shape}）", lo: "ຕັດຮູບ ({shape})", en: "Crop the image ({shape})" },
  cropTake: { zh: "使用这一部分", lo: "ໃຊ້ສ່ວນນີ້", en: "Use this part" },
  cropHelp: {
    zh: "拖动图片选择保留的部分，滚轮或滑块缩放；键盘：方向键移动，+ − 缩放",
    lo: "ລາກຮູບເພື່ອເລືອກສ່ວນທີ່ຈະໃຊ້, ໝຸນລໍ້ ຫຼື ເລື່ອນແຖບເພື່ອຊູມ; ແປ້ນພິມ: ລູກສອນເພື່ອຍ້າຍ, + − ເພື່ອຊູມ",
    en: "Drag the image to choose what to keep. Zoom with the wheel or slider. Keyboard: arrow keys move, + and − zoom",
  },
  cropZoom: { zh: "缩放", lo: "ຊູມ", en: "Zoom" },
  addImages: { zh: "添加图片", lo: "ເພີ່ມຮູບ", en: "Add images" },
  imagesRule: {
    zh: "JPG 或 PNG，每张小于 2 MB，最多 {most} 张；第一张为封面",
    lo: "JPG ຫຼື PNG, ແຕ່ລະຮູບນ້ອຍກວ່າ 2 MB, ບໍ່ເກີນ {most} ຮູບ; ຮູບທຳອິດແມ່ນຮູບໜ້າປົກ",
    en: "JPG or PNG, each under 2 MB, at most {most}. The first one is the cover",
  },
  pictureAt: { zh: "第 {place} 张图片", lo: "ຮູບທີ {place}", en: "Image {place}" },
  pictureEarlier: { zh: "前移第 {place} 张", lo: "ຍ້າຍຮູບທີ {place} ໄປກ່ອນໜ້າ", en: "Move image {place} forward" },
  pictureLater: { zh: "后移第 {place} 张", lo: "ຍ້າຍຮູບທີ {place} ໄປທາງຫຼັງ", en: "Move image {place} back" },
  pictureRemove: { zh: "移除第 {place} 张", lo: "ເອົາຮູບທີ {place} ອອກ", en: "Remove image {place}" },
  notStored: {
    zh: "有图片尚未上传完成，请稍候，或移除上传失败的图片",
    lo: "ຍັງມີຮູບທີ່ອັບໂຫຼດບໍ່ແລ້ວ, ກະລຸນາລໍຖ້າ ຫຼື ເອົາຮູບທີ່ບໍ່ສຳເລັດອອກ",
    en: "An image has not finished uploading. Wait, or remove the one that failed",
  },
  passwordKept: { zh: "留空则不修改", lo: "ປະຫວ່າງໄວ້ຖ້າບໍ່ປ່ຽນ", en: "Leave empty to keep the current value" },
});
