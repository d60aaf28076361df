import type { Text } from "../../contract/text.ts";
import { IMAGE_LIMIT, IMAGE_TYPES, UPLOAD_TEXTS } from "../../contract/files/upload.ts";
import { callUpload, type StoredFile } from "../api/upload.ts";
import { uploadQueue, type UploadQueue } from "../upload-queue/upload-queue.ts";

export type PictureQueue = UploadQueue<StoredFile>;

const refusalOf = (file: File): Text | undefined => {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return UPLOAD_TEXTS.wrongType;
  return file.size >= IMAGE_LIMIT ? UPLOAD_TEXTS.tooLarge : undefined;
};

/** Uploads chosen pictures to `basePath` (§7), two at a time: more would only share the bandwidth. */
export const pictureQueue = (basePath: string): PictureQueue =>
  uploadQueue({ atOnce: 2, refusalOf, send: (file, options) => callUpload(file, { basePath, ...options }) });
