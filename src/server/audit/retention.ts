import { sql } from "kysely";
import type { DatabaseTransaction } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import { BEGINNING } from "./chain.ts";
import { areOurs, holdChain, readEnds, writeEnds, type ChainServices } from "./chain-ends.ts";
import { readKnownEnd } from "./chain-file.ts";

const DAY = 86_400_000; // ms

/**
 * Removes rows past their retention time, from the beginning of the chain only; the rest then follows a signed mark.
 * Removes nothing from a chain whose ends were tampered with, because that would remove evidence.
 */
export async function pruneAudit(services: ChainServices): Promise<number> {
  const { database, secrets, env, clock } = services;
  const known = await readKnownEnd(env.dataDir, secrets.fingerprint);
  return inTransaction(database, async (trx) => {
    const db = trx.as<unknown>();
    await holdChain(trx);
    const ends = await readEnds(trx);
    if (!ends?.retention_days || !areOurs(services, ends, known)) return 0;
    const over = new Date(clock.now() - ends.retention_days * DAY).toISOString();
    const { rows } = await sql<{ seal: number; hash: string }>`
      select seal, hash from audit_log
      where seal <= ${ends.sealed} and seal < coalesce((select min(seal) from audit_log where seal is not null and at >= ${over}), ${ends.sealed} + 1)
      order by seal desc limit 1`.execute(db);
    const [last] = rows;
    if (!last) return 0;
    const gone = await sql<{ count: number }>`
      select audit_retire(${last.seal}::bigint, ${over}::timestamptz) as count`.execute(db);
    await writeEnds(trx, services, { ...ends, pruned: last.seal, pruned_hash: last.hash });
    await sql`update audit_chain set pruned_at = ${new Date(clock.now()).toISOString()}`.execute(db);
    return gone.rows[0]?.count ?? 0;
  });
}

/** Sets how many days the log is kept; null: for ever. Gives what it was. */
export async function setRetention(
  trx: DatabaseTransaction,
  services: Pick<ChainServices, "secrets">,
  days: number | null,
): Promise<number | null> {
  await holdChain(trx);
  const ends = await readEnds(trx);
  if (!ends) await writeEnds(trx, services, BEGINNING);
  await sql`update audit_chain set retention_days = ${days}`.execute(trx.as<unknown>());
  return ends?.retention_days ?? null;
}
