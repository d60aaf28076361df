import { defineTexts } from "../text.ts";

/** Only JPEG and PNG (§5, §9). */
export const IMAGE_TYPES = ["image/jpeg", "image/png"] as const;
/** Bytes; an image must stay below (§5: "under 2 MB"). */
export const IMAGE_LIMIT = 2 * 1024 * 1024;

/** Bytes of an imported spreadsheet: an export of 100,000 short rows stays below. */
export const SHEET_LIMIT = 20 * 1024 * 1024;

/** A rectangle in pixels of the picture. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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
  /** UP-03: a small file can decode to a huge picture. */
  tooManyPixels: {
    zh: "图片尺寸过大：不能超过 2500 万像素，单边不能超过 20000 像素",
    lo: "ຂະໜາດພາບໃຫຍ່ເກີນໄປ: ບໍ່ເກີນ 25 ລ້ານພິກເຊວ ແລະ ແຕ່ລະດ້ານບໍ່ເກີນ 20.000 ພິກເຊວ",
    en: "The image is too large: maximum 25 million pixels and 20,000 pixels per side",
  },
});
