import { sql } from "kysely";
import { searchVector } from "../../crud/search/search-vector.server.ts";
import type { AuditRow } from "../../server/audit/chain.ts";
import { isSealed, sealAudit } from "../../server/audit/seal.ts";
import { onWritten } from "../../server/audit/written.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Services } from "../../server/services.ts";
import { whenDue } from "../../server/when-due.ts";
import { auditLog } from "./audit.ts";
import { titleOf } from "./record-words.ts";

const AFTER_WRITE = 1_000; // ms: how long a row may stand outside the chain

type Sealing = Pick<Services, "clock" | "database" | "secrets" | "changes" | "env">;

/** What a record is called, in every language where the program names it itself. */
const wordsOfRecord = ({ module, title }: AuditRow): string => {
  const words = titleOf({ module, title });
  return typeof words === "string" ? words : Object.values(words).join(" ");
};

/** Seals what was committed since, and tells the lists of the log. */
export async function sealLog(services: Sealing): Promise<number> {
  const { database, changes } = services;
  // People are found by their names in any script, too, as they are called when the row is sealed.
  const searchOf = (row: AuditRow) =>
    sql`${searchVector(auditLog, { byName: row.by_name, title: wordsOfRecord(row) })}
      || coalesce((select name_search from account where id = ${row.by_id}), ''::tsvector)`;
  const sealed = await sealAudit(services, searchOf);
  if (sealed > 0) await inTransaction(database, (trx) => changes.announce(trx, auditLog.table));
  return sealed;
}

/** Seals what this process writes, a second later, and at once what one that is gone had left, until the returned function is called; of several instances one does it at a time. */
export function keepSealed(services: Sealing & Pick<Services, "log">): () => Promise<void> {
  const { clock, database, log } = services;
  const look = async () => {
    await sealLog(services);
    // Another instance was at it, and may have begun before these entries stood.
    return (await isSealed(database)) ? undefined : clock.now();
  };
  const { within, stop } = whenDue(clock, look, (error) =>
    log.warn({ err: error }, "Sealing the activity log failed."),
  );
  within(0);
  const stopListening = onWritten(database, () => within(AFTER_WRITE));
  return () => {
    stopListening();
    return stop();
  };
}
