import { sql } from "kysely";
import type { Caller } from "../caller.ts";
import type { Clock } from "../clock.ts";
import type { DatabaseTransaction } from "../database/database.ts";
import { withCommit } from "../database/transaction.ts";
import { newRecordId } from "../database/record-id.ts";
import { inRow, storeTexts } from "./long-texts.ts";
import { tellNewEntries } from "./new-entries.ts";
import { storedTitle, type GivenTitle } from "./entry-titles.ts";

export type { AuditRow } from "./chain.ts";

type Values = Readonly<Record<string, unknown>>;

/** One thing that was done to one record. */
export interface AuditEntry {
  /** `add`, `update`, `delete`, `restore`, or a word of the module's own such as `resetPassword`. */
  readonly action: string;
  /** Address of the module: `/sys/user`. */
  readonly module: string;
  readonly recordId: string;
  /** The record's title as of then, in all languages that it has. */
  readonly title: GivenTitle;
  /** The values that changed, by property name. Never a secret: name it with `SECRET_MARK` instead. */
  readonly before?: Values;
  readonly after?: Values;
}

/** The acting user and the address of the request; null for visitors, and for the program itself at a set time. */
export type Actor = Pick<Caller, "userId" | "username" | "sessionId" | "address"> | null;

const ROWS_AT_ONCE = 1_000;

/** Logs a change inside its transaction, so that neither exists without the other. */
export async function recordAudit(
  trx: DatabaseTransaction,
  { clock }: { readonly clock: Clock },
  actor: Actor,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length > 0) tellNewEntries(trx);
  const now = clock.now();
  const at = new Date(now).toISOString();
  for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
    const texts = new Map<string, string>();
    const rows = entries
      .slice(start, start + ROWS_AT_ONCE)
      .map(({ action, module, recordId, title, before = {}, after = {} }) => {
        const { main, beside } = storedTitle(title);
        return {
          id: newRecordId(now),
          action,
          module,
          record_id: recordId,
          title: main,
          before: inRow(before, texts),
          after: { ...inRow(after, texts), ...beside },
        };
      });
    await storeTexts(trx, texts, at);
    // One parameter for any number of rows, so that logging ten thousand imported lines is as fast as writing them.
    await withCommit(
      trx,
      sql`
      insert into audit_log (id, at, by_id, by_name, session_id, address, action, module, record_id, title, before, after)
      select id, ${at}::timestamptz, ${actor?.userId ?? null}::text, ${actor?.username ?? ""}::text,
        ${actor?.sessionId ?? null}::text, ${actor?.address ?? ""}::text, action, module, record_id, title, before, after
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id text, action text, module text, record_id text, title text, before jsonb, after jsonb)`,
    );
  }
}
