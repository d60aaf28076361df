import { defineTexts } from "./text.ts";

/** Only JPEG and PNG (§5, §9). */
export const IMAGE_TYPES = ["image/jpeg", "image/png"] as const;
/** Bytes; an image must stay under it (§5: "under 2 MB"). */
export const IMAGE_LIMIT = 2 * 1024 * 1024;

export const UPLOAD_TEXTS = defineTexts("upload", {
  wrongType: {
    zh: "上传图片只能是 JPG/PNG 格式!",
    lo: "ອັບໂຫຼດໄດ້ສະເພາະຮູບ JPG/PNG ເທົ່ານັ້ນ!",
    en: "Upload pictures only JPG/PNG format!",
  },
  tooLarge: {
    zh: "上传图片大小不能超过 2MB!",
    lo: "ຂະໜາດຮູບທີ່ອັບໂຫຼດຕ້ອງບໍ່ເກີນ 2MB!",
    en: "Upload the image size no more than 2 MB.",
  },
});
