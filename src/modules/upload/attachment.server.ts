import { sql } from "kysely";
import { HOUR } from "../../contract/date/durations.ts";
import { Failure } from "../../contract/errors.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { Queryable } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { inTransactionOnce, type IdempotencyKey } from "../../server/http/answer/idempotency.ts";
import type { Caller } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import type { IdentityTables } from "../user/user.server.ts";
import { STORED_FILES } from "./upload.ts";

export interface AttachmentRow {
  readonly id: string;
  readonly storage_key: string;
  readonly base_path: string;
  readonly file_name: string;
  readonly file_extension: string;
  readonly content_type: string;
  readonly file_size: number;
  readonly width: number;
  readonly height: number;
  readonly stored_at: string | null;
  /** Counts towards the quota of `created_by`. */
  readonly is_counted: boolean;
  readonly has_thumbnail: boolean;
  /** Described in migrations/0035-picture-tones.sql. */
  readonly tones: string | null;
  /** Description in Chinese, English and Lao; empty if nobody has written one. */
  readonly alt: string;
  readonly alt_en: string;
  readonly alt_lo: string;
  readonly tags: string;
  readonly created_at: string;
  readonly created_by: string;
  readonly updated_at: string;
  readonly updated_by: string | null;
  readonly version: number;
  readonly deleted_at: string | null;
}
export interface AttachmentTables extends Pick<IdentityTables, "account"> {
  readonly attachment: AttachmentRow;
}
const UNFINISHED = HOUR; // after which an upload has certainly ended

/** Announced when an uploaded picture is stored. */
export const PICTURE_STORED = "picture.stored";

/** Marks the file as stored, and logs the upload. */
export function confirmStored<R>(
  services: Services,
  row: AttachmentRow,
  { caller, idempotencyKey }: { readonly caller: Caller; readonly idempotencyKey: IdempotencyKey | undefined },
  reply: R,
): Promise<R> {
  const { clock, database } = services;
  const at = new Date(clock.now()).toISOString();
  return inTransactionOnce(database, idempotencyKey, async (trx) => {
    const done = await trx
      .as<AttachmentTables>()
      .updateTable("attachment")
      .set({ stored_at: at })
      .where("id", "=", row.id)
      .returning("id")
      .executeTakeFirst();
    // deleted by the sweep meanwhile: the clock jumped, or storing took an hour
    if (!done) throw new Failure("unavailable");
    const after = { filePath: shownPath(row.storage_key), fileSize: row.file_size };
    const entry = { action: "upload", module: STORED_FILES, recordId: row.id, title: row.file_name, after };
    await recordAudit(trx, services, caller, [entry]);
    await services.changes.announce(trx, PICTURE_STORED);
    return reply;
  });
}

/** Address of a stored picture. */
export const shownPath = (key: string): string => `/file/${key}`;

/**
 * Deletes an unfinished file, then its row: the row exists as long as the file does. A file that was stored by a commit
 * of unknown outcome stays. `table` has the columns `id` and `stored_at` of `attachment`.
 */
export async function forgetUnstored(
  { database, storage }: Pick<Services, "database" | "storage">,
  { id, storage_key: key }: Pick<AttachmentRow, "id" | "storage_key">,
  table = "attachment",
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const on = trx.as<unknown>();
    // A commit that is still under way holds the row: it stays for the sweep.
    const { rows: left } = await sql`select id from ${sql.table(table)}
      where id = ${id} and stored_at is null for update skip locked`.execute(on);
    if (left.length === 0) return;
    await storage.remove(key);
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(on);
  });
}

/** Deletes the remains of interrupted uploads. */
export async function sweepUnstored(services: Services): Promise<void> {
  const old = await services.database
    .as<AttachmentTables>()
    .selectFrom("attachment")
    .select(["id", "storage_key"])
    .where("stored_at", "is", null)
    .where("created_at", "<", new Date(services.clock.now() - UNFINISHED).toISOString())
    .limit(600)
    .execute();
  for (const row of old) await forgetUnstored(services, row);
}

/** Keys of all stored files of the list of files. */
export async function storedKeys(on: Queryable): Promise<readonly string[]> {
  const rows = await on
    .as<AttachmentTables>()
    .selectFrom("attachment")
    .select("storage_key")
    .where("stored_at", "is not", null)
    .execute();
  return rows.map(({ storage_key: key }) => key);
}
