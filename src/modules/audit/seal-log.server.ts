import { sql } from "kysely";
import { searchVector } from "../../crud/search/search-vector.server.ts";
import type { AuditRow } from "../../server/audit/chain.ts";
import { splitTitles } from "../../server/audit/entry-titles.ts";
import { isSealed, sealAudit } from "../../server/audit/seal.ts";
import { onNewEntries } from "../../server/audit/new-entries.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Services } from "../../server/services.ts";
import { runWhenDue } from "../../server/run-when-due.ts";
import { auditLog } from "./audit.ts";
import { titlesOf } from "./record-words.ts";

const AFTER_WRITE = 1_000; // ms that an entry may stay unsealed

type Sealing = Pick<Services, "clock" | "database" | "secrets" | "changes" | "env">;

const searchedOf = ({ by_name: byName, module, title, after }: AuditRow) => {
  const { titles } = splitTitles(after);
  const { zh, lo, en } = titlesOf({ module, title, titleLo: titles.lo, titleEn: titles.en });
  return { byName, title: zh, titleLo: lo, titleEn: en };
};

/** Seals the entries committed since and announces them to open lists. Resolves to their number. */
export async function sealLog(services: Sealing): Promise<number> {
  const { database, changes } = services;
  // The author's search words are added, as of the sealing, so that pinyin and Lao names find their entries.
  const searchOf = (row: AuditRow) =>
    sql`${searchVector(auditLog, searchedOf(row))}
      || coalesce((select name_search from account where id = ${row.by_id}), ''::tsvector)`;
  const sealed = await sealAudit(services, searchOf);
  if (sealed > 0) await inTransaction(database, (trx) => changes.announce(trx, auditLog.table));
  return sealed;
}

/**
 * Seals entries a second after this process wrote them, and at the start those a former process left unsealed.
 * Instances take turns. Returns the function that stops it.
 */
export function startSealing(services: Sealing & Pick<Services, "log">): () => Promise<void> {
  const { clock, database, log } = services;
  const look = async () => {
    await sealLog(services);
    // Another instance may be sealing and have begun before these entries were committed: look again.
    return (await isSealed(database)) ? undefined : clock.now();
  };
  const { lookWithin, stop } = runWhenDue(clock, look, (error) =>
    log.warn({ err: error }, "Sealing the activity log failed."),
  );
  lookWithin(0);
  const stopListening = onNewEntries(database, () => lookWithin(AFTER_WRITE));
  return () => {
    stopListening();
    return stop();
  };
}
