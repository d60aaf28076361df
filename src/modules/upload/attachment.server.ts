import { Failure } from "../../contract/errors.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { Queryable } from "../../server/database/database.ts";
import { inTransactionOnce, type IdempotencyKey } from "../../server/http/answer/idempotency.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
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
