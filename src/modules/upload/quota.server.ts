import { Failure } from "../../contract/errors.ts";
import type { Queryable } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Services } from "../../server/services.ts";
import { newStamp } from "../../server/database/stamps.ts";
import type { AttachmentRow, AttachmentTables } from "./attachment.server.ts";
import { UPLOAD_CALL_TEXTS } from "./upload.ts";

/** UP-07: maximum per user. */
export const QUOTA = { files: 2_000, bytes: 1024 ** 3 } as const;

type NewAttachment = Pick<
  AttachmentRow,
  | "storage_key"
  | "base_path"
  | "file_name"
  | "file_extension"
  | "content_type"
  | "file_size"
  | "width"
  | "height"
  | "created_by"
>;

/**
 * Reserves quota for a file before it is stored. Throws `tooLarge` when the quota is exceeded; a file that is not
 * counted, such as a copy that the program makes, needs none.
 */
export function reserveRoom(
  { database, clock }: Services,
  wanted: NewAttachment,
  { isCounted = true }: { readonly isCounted?: boolean } = {},
): Promise<AttachmentRow> {
  const now = clock.now();
  const row: AttachmentRow = {
    ...wanted,
    ...newStamp(now, wanted.created_by),
    created_by: wanted.created_by,
    id: newRecordId(now),
    stored_at: null,
    is_counted: isCounted,
    has_thumbnail: false,
    tones: null,
    alt: "",
    alt_en: "",
    alt_lo: "",
    tags: "",
    deleted_at: null,
  };
  return inTransaction(database, async (trx) => {
    if (isCounted) await refuseBeyondQuota(trx, wanted);
    await trx.as<AttachmentTables>().insertInto("attachment").values(row).execute();
    return row;
  });
}

/** What counts towards a user's quota. */
export async function usedQuota(on: Queryable, accountId: string): Promise<{ files: number; bytes: number }> {
  const used = await on
    .as<AttachmentTables>()
    .selectFrom("attachment")
    .select(({ fn }) => [fn.countAll<number>().as("files"), fn.sum<string | null>("file_size").as("bytes")])
    .where("created_by", "=", accountId)
    .where("is_counted", "=", true)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return { files: used.files, bytes: Number(used.bytes ?? 0) };
}

async function refuseBeyondQuota(on: Queryable, wanted: NewAttachment): Promise<void> {
  const db = on.as<AttachmentTables>();
  // Locked, so that parallel uploads of a user cannot exceed the quota.
  await db.selectFrom("account").select("id").where("id", "=", wanted.created_by).forUpdate().execute();
  const used = await usedQuota(on, wanted.created_by);
  if (used.files >= QUOTA.files || used.bytes + wanted.file_size > QUOTA.bytes)
    throw new Failure("tooLarge", { words: UPLOAD_CALL_TEXTS.quota });
}
