import { sql } from "kysely";
import type { Clock } from "../../server/clock.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { RECENT_PASSWORD, refuseOldPassword } from "../../server/http/admission/recent-password.ts";
import type { Caller } from "../../server/caller.ts";
import type { Module } from "../define-module.ts";

/**
 * Restoring needs a recent password (AU-17), unless the same session has just deleted the record, as undoing that gives
 * no further access; for as long as a typed password counts as recent.
 */
export async function requirePasswordToRestore(
  trx: DatabaseTransaction,
  { clock }: { readonly clock: Clock },
  { module, id }: { readonly module: Pick<Module, "path">; readonly id: string },
  caller: Caller,
): Promise<void> {
  if (caller.hasRecentPassword) return;
  const since = new Date(clock.now() - RECENT_PASSWORD).toISOString();
  const { rows } = await sql<{ is_own: boolean }>`
    select action = 'delete' and session_id = ${caller.sessionId} and at >= ${since}::timestamptz as is_own
    from audit_log where module = ${module.path} and record_id = ${id} order by position desc limit 1`.execute(
    trx.as<unknown>(),
  );
  if (!rows[0]?.is_own) refuseOldPassword(caller);
}
