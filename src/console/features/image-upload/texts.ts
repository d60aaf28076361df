import { defineTexts } from "../../../contract/text.ts";

export const IMAGE_UPLOAD_TEXTS = defineTexts("image-upload", {
  open: { zh: "上传图片", lo: "ອັບໂຫຼດຮູບພາບ", en: "Upload images" },
  copyLinks: { zh: "复制链接", lo: "ສຳເນົາລິ້ງ", en: "Copy the links" },
  copied: { zh: "已复制 {count} 张图片的链接", lo: "ສຳເນົາລິ້ງຂອງ {count} ຮູບແລ້ວ", en: "Links copied: {count}" },
  notCopied: {
    zh: "浏览器不允许复制，请手动复制链接：{links}",
    lo: "ບຣາວເຊີບໍ່ອະນຸຍາດໃຫ້ສຳເນົາ, ກະລຸນາສຳເນົາລິ້ງເອງ: {links}",
    en: "The browser does not allow copying. Copy the links yourself: {links}",
  },
});
