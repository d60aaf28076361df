import { buffer } from "node:stream/consumers";
import { thumbnailOf, tonesOf } from "../../server/http/files/derived-pictures.ts";
import type { Services } from "../../server/services.ts";
import { putOnce } from "../../server/storage/storage.ts";
import type { AttachmentRow, AttachmentTables } from "./attachment.server.ts";

const AT_ONCE = 200; // some seconds of one core

/** Beside the picture, with the same access. */
export const thumbnailKey = (key: string): string => `thumb/${key}`;

type Needs = Pick<Services, "database" | "log" | "storage">;
type Pictured = Pick<AttachmentRow, "id" | "storage_key" | "content_type" | "tones">;

/**
 * Makes the thumbnail and, if missing, the placeholder colours. Never rejects: pictures work without them, and the
 * sweep tries again.
 */
export async function addThumbnail({ database, log, storage }: Needs, row: Pictured, bytes: Uint8Array): Promise<void> {
  const key = thumbnailKey(row.storage_key);
  try {
    await storage.remove(key); // of an interrupted attempt
    await putOnce(storage, key, await thumbnailOf(bytes), row.content_type);
    const tones = row.tones ?? (await tonesOf(bytes));
    await database
      .as<AttachmentTables>()
      .updateTable("attachment")
      .set({ has_thumbnail: true, tones })
      .where("id", "=", row.id)
      .where("storage_key", "=", row.storage_key)
      .execute();
  } catch (error) {
    log.warn({ err: error, key }, "a picture has no small one yet");
  }
}

/**
 * Makes missing thumbnails and colours, some at each call. Pictures of which none can be made are tried again after all
 * others.
 */
export function sweepThumbnails(services: Needs): () => Promise<void> {
  let last = "";
  return async () => {
    const rows = await withoutThumbnail(services, last);
    for (const row of rows) {
      last = row.id;
      const file = await services.storage.get(row.storage_key);
      if (file) await addThumbnail(services, row, await buffer(file.stream));
    }
    if (rows.length < AT_ONCE) last = "";
  };
}

const withoutThumbnail = ({ database }: Needs, after: string): Promise<Pictured[]> =>
  database
    .as<AttachmentTables>()
    .selectFrom("attachment")
    .select(["id", "storage_key", "content_type", "tones"])
    .where((row) => row.or([row("has_thumbnail", "=", false), row("tones", "is", null)]))
    .where("content_type", "like", "image/%")
    .where("stored_at", "is not", null)
    .where("deleted_at", "is", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
