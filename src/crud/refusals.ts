import { defineTexts } from "../contract/text.ts";

export const REFUSALS = defineTexts("refusal", {
  gone: {
    zh: "所选记录不存在或已停用，请重新选择",
    lo: "ລາຍການທີ່ເລືອກບໍ່ມີ ຫຼື ປິດໃຊ້ແລ້ວ, ກະລຸນາເລືອກໃໝ່",
    en: "The selected record no longer exists or is inactive. Choose again",
  },
  noPicture: {
    zh: "此处没有图片 {path}，请上传图片，或选择已上传的图片",
    lo: "ບໍ່ມີຮູບ {path} ໃນລະບົບ, ກະລຸນາອັບໂຫຼດຮູບ ຫຼື ເລືອກຮູບທີ່ອັບໂຫຼດແລ້ວ",
    en: "The image {path} is not stored here. Upload it, or choose one that is",
  },
  noDocument: {
    zh: "此处没有文件 {path}，请先上传文件",
    lo: "ບໍ່ມີໄຟລ໌ {path} ໃນລະບົບ, ກະລຸນາອັບໂຫຼດໄຟລ໌ກ່ອນ",
    en: "The document {path} is not stored here. Upload it first",
  },
});
