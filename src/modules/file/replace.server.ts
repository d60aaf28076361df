import { Failure, invalidField } from "../../contract/errors.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { reencodeImage } from "../../server/http/files/image-upload.ts";
import type { UploadedFile } from "../../server/http/request/uploaded-file.ts";
import type { SignedInContext } from "../../server/http/route.ts";
import { convertedTo, tonesOf } from "../../server/http/files/derived-pictures.ts";
import type { Services } from "../../server/services.ts";
import { UPLOAD_CALL_TEXTS } from "../upload/upload.ts";
import {
  addThumbnail,
  type AttachmentRow,
  type AttachmentTables,
  forgetUnstored,
  newKey,
  reserveRoom,
  shownPath,
  thumbnailKey,
} from "../upload/upload.server.ts";
import { FILES_PAGE } from "./file.ts";
import type { PictureColumn } from "./picture-columns.server.ts";
import { FILE_CALL_TEXTS } from "./texts.ts";
import { changePathInRecords } from "./change-path-in-records.server.ts";

/** Change topic: a picture's content moved to another storage key. */
export const PICTURE_CHANGED = "picture.changed";

/** New keys of replaced pictures (migrations/0016-jobs-and-files.sql). */
export interface MovedTables {
  readonly moved_file: { readonly storage_key: string; readonly moved_to: string; readonly at: string };
}
/** Number of size stages made of a picture (migrations/0030-shown-picture.sql). */
export interface SizedTables {
  readonly attachment: { readonly sizes_made: number };
}

/** Converts the new content to the old format, so that the old path's extension stays correct. */
async function contentFor({ content_type }: AttachmentRow, file: UploadedFile) {
  const image = await reencodeImage(file);
  const type = content_type === "image/png" ? "image/png" : "image/jpeg";
  const bytes = image.contentType === type ? image.bytes : await convertedTo(image.bytes, type);
  // Stored with the change, as pages need the placeholder's colours at once.
  const tones = await tonesOf(bytes).catch(() => null);
  return { bytes, type, tones, size: { file_size: bytes.length, width: image.width, height: image.height } };
}

type Content = Awaited<ReturnType<typeof contentFor>>;

/** Points the row to `key` and redirects the old keys to it. Throws `changedMeanwhile`. */
async function moveTo(
  trx: DatabaseTransaction,
  row: AttachmentRow,
  { key, tones, size }: Pick<Content, "tones" | "size"> & { readonly key: string },
  { at, by }: { readonly at: string; readonly by: string },
): Promise<AttachmentRow> {
  const db = trx.as<AttachmentTables & MovedTables & SizedTables>();
  const replaced = await db
    .updateTable("attachment")
    .set(({ eb }) => ({
      ...size,
      storage_key: key,
      is_counted: true,
      has_thumbnail: false,
      tones,
      sizes_made: 0,
      updated_at: at,
      updated_by: by,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", row.id)
    .where("storage_key", "=", row.storage_key) // not replaced meanwhile
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (!replaced) throw new Failure("changedMeanwhile");
  await db.updateTable("moved_file").set({ moved_to: key, at }).where("moved_to", "=", row.storage_key).execute();
  await db.insertInto("moved_file").values({ storage_key: row.storage_key, moved_to: key, at }).execute();
  return replaced;
}

/**
 * Stores new content for a picture. Browsers cache a path's content for good, so the new content gets a new path, which
 * replaces the old one in all records; the old path redirects (docs/decisions/018). Throws `notPermitted` if a record
 * shows the picture that the caller may not change (AZ-09).
 */
export async function replacePicture(
  services: Services,
  places: readonly PictureColumn[],
  row: AttachmentRow,
  { files, caller, idempotencyKey }: SignedInContext,
  replyOf: (trx: DatabaseTransaction) => Promise<unknown>,
): Promise<AttachmentRow> {
  const { clock, database, storage } = services;
  const [file] = files;
  if (!file) throw invalidField("file", UPLOAD_CALL_TEXTS.noFile);
  if (!row.content_type.startsWith("image/")) throw invalidField("id", FILE_CALL_TEXTS.picturesOnly);
  const { bytes, type, tones, size } = await contentFor(row, file);
  const key = newKey(row.base_path, clock.now(), row.file_extension);
  const { base_path, file_name, file_extension, content_type, created_by } = row;
  const inherited = { base_path, file_name, file_extension, content_type, created_by };
  // Counts towards the uploader's quota; after a crash the sweep removes it.
  const reserved = await reserveRoom(services, { ...inherited, ...size, storage_key: key });
  try {
    await storage.put(key, bytes, type);
    const done = await inTransaction(database, async (trx) => {
      await idempotencyKey?.claim(trx);
      await trx.as<AttachmentTables>().deleteFrom("attachment").where("id", "=", reserved.id).execute();
      const at = new Date(clock.now()).toISOString();
      const replaced = await moveTo(trx, row, { key, tones, size }, { at, by: caller.userId });
      const [from, to] = [shownPath(row.storage_key), shownPath(key)];
      await services.changes.announce(trx, PICTURE_CHANGED);
      await changePathInRecords(trx, services, places, { from, to, caller });
      const before = { filePath: from, fileSize: row.file_size };
      const after = { filePath: to, fileSize: size.file_size };
      const entry = { action: "replace", module: FILES_PAGE.path, recordId: row.id, title: file_name };
      await recordAudit(trx, services, caller, [{ ...entry, before, after }]);
      await idempotencyKey?.keep(trx, await replyOf(trx));
      return replaced;
    });
    await removeStored(services, row.storage_key);
    await addThumbnail(services, done, bytes);
    return done;
  } catch (error) {
    await forgetUnstored(services, reserved).catch((reason: unknown) =>
      services.log.error({ err: reason, key }, "An unfinished upload stays for the sweep."),
    );
    throw error;
  }
}

/**
 * Removes a picture and its thumbnail from the storage. Failures are logged and left to the sweep; resolves to success.
 */
export async function removeStored({ storage, log }: Pick<Services, "storage" | "log">, key: string): Promise<boolean> {
  try {
    await storage.remove(key);
    await storage.remove(thumbnailKey(key));
    return true;
  } catch (error) {
    log.warn({ err: error, key }, "a removed picture is still in the store");
    return false;
  }
}
