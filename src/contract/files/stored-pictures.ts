import { z } from "zod";
import { byId } from "../by-id.ts";
import { expectedVersion } from "../optimistic-locking.ts";
import { endpoint } from "../endpoint.ts";
import { int, line } from "../scalars.ts";
import { defineTexts } from "../text.ts";
import { withWireNames } from "../wire/wire.ts";

const texts = defineTexts("storedPictureCall", {
  list: { zh: "可选用的已存图片", lo: "ຮູບທີ່ເກັບໄວ້ ແລະ ເລືອກໃຊ້ໄດ້", en: "Stored images to choose from" },
  describe: { zh: "填写图片说明和标签", lo: "ຂຽນຄຳອະທິບາຍ ແລະ ປ້າຍຂອງຮູບ", en: "Describe a stored image" },
});

/** Pictures of one answer. */
export const PICTURES_PER_PAGE = 24;
/** Characters of an alternative text, as in the editor of texts. */
export const MAX_ALT = 300;
export const MAX_TAGS = 200;

/** Width to height that a field asks for, such as `16/9`. */
const shape = line(10).regex(/^[1-9]\d?\/[1-9]\d?$/);

const words = { alt: z.string(), altEn: z.string(), altLo: z.string(), tags: z.string() };

const chosen = z.object({
  id: z.string(),
  version: z.int(),
  /** File name at the upload. */
  fileName: z.string(),
  filePath: z.string(),
  /** Path of the square thumbnail; of the picture itself until that is made. */
  thumbPath: z.string(),
  width: z.int(),
  height: z.int(),
  /** Description of the picture in each language, and tags by which it is found. */
  ...words,
  /** The caller may change its words. */
  isDescribable: z.boolean(),
});
export type ChosenPicture = z.output<typeof chosen>;

/** Stored pictures that a field or text with pictures offers besides an upload. */
export const storedPictures = {
  /**
   * Stored pictures that the caller may see anyway, from the folders whose pictures are public: their own, and with
   * `sys:file:list` those of people in their data scope; first those of about the field's `shape`, among
   * them those of its folder. Requires the right to upload into `base_path`, the folder of
   * the field.
   */
  list: endpoint({
    method: "POST",
    path: "/oss/stored/list",
    permission: "signed-in",
    title: texts.list,
    input: withWireNames(
      { basePath: line(100), shape: shape.optional(), search: line(100).optional(), page: int(1, 1000).optional() },
      { basePath: "base_path" },
    ),
    reply: z.object({ rows: z.array(chosen), total: z.int() }),
    budget: "search",
  }),
  /** Allowed for one's own picture, and with `sys:file:update` for each picture that `/sys/file/list` returns. */
  describe: endpoint({
    method: "POST",
    path: "/oss/stored/{id}/describe",
    permission: "signed-in",
    title: texts.describe,
    input: byId.extend({
      version: expectedVersion,
      alt: line(MAX_ALT),
      altEn: line(MAX_ALT),
      altLo: line(MAX_ALT),
      tags: line(MAX_TAGS),
    }),
    reply: chosen,
    budget: "write",
  }),
};
