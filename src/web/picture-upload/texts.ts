import { defineTexts } from "../../contract/text.ts";

export const PICTURES_TEXTS = defineTexts("pictures", {
  title: { zh: "上传图片", lo: "ອັບໂຫຼດຮູບພາບ", en: "Upload images" },
  choose: { zh: "选择图片", lo: "ເລືອກຮູບພາບ", en: "Choose images" },
  orDrop: {
    zh: "也可以把图片拖到这里，或直接粘贴",
    lo: "ຫຼື ລາກຮູບມາວາງໃສ່ບ່ອນນີ້, ຫຼື ວາງຮູບທີ່ສຳເນົາໄວ້",
    en: "or drop them here, or paste them",
  },
  rule: { zh: "JPG/PNG，每张小于 2 MB", lo: "JPG/PNG, ແຕ່ລະຮູບນ້ອຍກວ່າ 2 MB", en: "JPG or PNG, each under 2 MB" },
  refused: { zh: "{name}：{reason}", lo: "{name}: {reason}", en: "{name}: {reason}" },
  tooMany: {
    zh: "这里最多还能添加 {most} 张，请移除多余的图片",
    lo: "ບ່ອນນີ້ເພີ່ມໄດ້ອີກບໍ່ເກີນ {most} ຮູບ, ກະລຸນາເອົາຮູບທີ່ເກີນອອກ",
    en: "Images you can still add: {most}. Remove the extra ones",
  },
  list: { zh: "已选图片", lo: "ຮູບພາບທີ່ເລືອກ", en: "Selected images" },
  waiting: { zh: "等待上传", lo: "ລໍຖ້າອັບໂຫຼດ", en: "Waiting" },
  sending: { zh: "上传中 {percent}%", lo: "ກຳລັງອັບໂຫຼດ {percent}%", en: "Uploading {percent}%" },
  stored: { zh: "已上传", lo: "ອັບໂຫຼດແລ້ວ", en: "Uploaded" },
  kept: {
    zh: "已上传的图片已保存，移除或关闭都不会删除",
    lo: "ຮູບທີ່ອັບໂຫຼດແລ້ວຖືກບັນທຶກໄວ້, ການເອົາອອກ ຫຼື ປິດ ຈະບໍ່ລຶບຮູບ",
    en: "Uploaded images are saved. Removing them here or closing does not delete them",
  },
  retry: { zh: "重新上传 {name}", lo: "ອັບໂຫຼດ {name} ໃໝ່", en: "Upload {name} again" },
  remove: { zh: "移除 {name}", lo: "ເອົາ {name} ອອກ", en: "Remove {name}" },
  earlier: { zh: "前移 {name}", lo: "ຍ້າຍ {name} ໄປກ່ອນໜ້າ", en: "Move {name} forward" },
  later: { zh: "后移 {name}", lo: "ຍ້າຍ {name} ໄປທາງຫຼັງ", en: "Move {name} back" },
  /** §5: confirming before all uploads succeed. */
  waitForAll: {
    zh: "请等待所有图片上传完成；如网络异常，请刷新页面后重新上传",
    lo: "ກະລຸນາລໍຖ້າໃຫ້ຮູບທັງໝົດອັບໂຫຼດສຳເລັດ; ຖ້າເຄືອຂ່າຍມີບັນຫາ ໃຫ້ໂຫຼດໜ້ານີ້ຄືນໃໝ່ແລ້ວອັບໂຫຼດອີກຄັ້ງ!",
    en: "Wait until all images have uploaded. If there is a network problem, refresh the page and upload again",
  },
  /** Nothing is on its way any more, and some were sent in vain. */
  sendAgain: {
    zh: "{count} 张图片未上传成功，请重新上传或移除；如网络仍异常，请刷新页面后重新上传",
    lo: "ຮູບທີ່ອັບໂຫຼດບໍ່ສຳເລັດ: {count}. ກະລຸນາອັບໂຫຼດໃໝ່ ຫຼື ເອົາອອກ; ຖ້າເຄືອຂ່າຍຍັງມີບັນຫາ ໃຫ້ໂຫຼດໜ້ານີ້ຄືນໃໝ່ແລ້ວອັບໂຫຼດອີກຄັ້ງ",
    en: "Images not uploaded: {count}. Upload them again or remove them. If the network problem remains, refresh the page and upload again",
  },
  removeRefused: {
    zh: "{count} 张图片不能上传，请先移除",
    lo: "ຮູບທີ່ອັບໂຫຼດບໍ່ໄດ້: {count}. ກະລຸນາເອົາອອກກ່ອນ",
    en: "Images that cannot be uploaded: {count}. Remove them first",
  },
});
