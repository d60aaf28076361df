import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { line } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { withWireNames } from "../../contract/wire/wire.ts";

export const UPLOAD_CALL_TEXTS = defineTexts("uploadCall", {
  upload: { zh: "上传图片", lo: "ອັບໂຫຼດຮູບ", en: "Upload an image" },
  noFile: { zh: "请选择要上传的文件", lo: "ກະລຸນາເລືອກໄຟລ໌ທີ່ຈະອັບໂຫຼດ", en: "Choose a file to upload" },
  wrongPlace: { zh: "不支持的上传目录", lo: "ບໍ່ຮອງຮັບໂຟນເດີອັບໂຫຼດນີ້", en: "This upload folder is not supported" },
  quota: {
    zh: "您的上传空间已用完，请删除不用的文件或联系管理员",
    lo: "ພື້ນທີ່ອັບໂຫຼດຂອງທ່ານເຕັມແລ້ວ, ກະລຸນາລຶບໄຟລ໌ທີ່ບໍ່ໃຊ້ ຫຼື ຕິດຕໍ່ຜູ້ດູແລລະບົບ",
    en: "Your upload space is used up. Delete files you no longer need or contact the administrator",
  },
});

/** Stored files in the activity log and in announcements of changes; the page that lists them has the same path. */
export const STORED_FILES = "/sys/file";

/** The default folder. */
export const UPLOAD_PLACE = "/file/image/";

const attachment = z.object({
  id: z.string(),
  /** The browser's file name, for display only. */
  fileName: z.string(),
  /** Path below the site's root. */
  filePath: z.string(),
  fileExtension: z.string(),
  /** Stored size in bytes. */
  fileSize: z.int(),
  contentType: z.string(),
  uploadTime: z.string(),
  basePath: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Attachment = z.output<typeof attachment>;

export const upload = {
  /** A JPEG or PNG below 2 MB (§5), decoded and encoded anew. */
  image: endpoint({
    method: "POST",
    path: "/oss/upload",
    takesKey: true,
    permission: "signed-in",
    title: UPLOAD_CALL_TEXTS.upload,
    input: withWireNames({ basePath: line(100).optional() }, { basePath: "base_path" }),
    reply: withWireNames({ attachments: z.array(attachment) }, { attachments: "attachment_list" }),
    flat: "members",
    body: "multipart",
    budget: "costly",
  }),
};
