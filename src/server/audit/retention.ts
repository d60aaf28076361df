import { sql } from "kysely";
import { DAY } from "../../contract/date/durations.ts";
import type { DatabaseTransaction } from "../database/database.ts";
import { DELETED_AT_ONCE } from "../database/delete-in-batches.ts";
import { inTransaction } from "../database/transaction.ts";
import { BEGINNING, type ChainEnds } from "./chain.ts";
import { areOurs, holdChain, readEnds, writeEnds, type ChainServices } from "./chain-ends.ts";
import { readKnownEnd, type KnownEnd } from "./chain-file.ts";
import { betweenCalls, readPartitions } from "./partitions.ts";

/** The last row that goes. */
type Last = Pick<ChainEnds, "pruned" | "pruned_hash">;

interface Retiring {
  readonly services: ChainServices;
  readonly known: KnownEnd | undefined;
}

/** The last row of the next batch before the first one that is kept; undefined if the oldest row is kept. */
async function lastOfRows(trx: DatabaseTransaction, ends: ChainEnds, cutoff: string): Promise<Last | undefined> {
  const { rows } = await sql<Last>`
    with next as materialized (
      select seal, hash, at from audit_log where seal > ${ends.pruned} and seal <= ${ends.sealed}
      order by seal limit ${DELETED_AT_ONCE})
    select seal as pruned, hash as pruned_hash from next
    where seal < coalesce((select min(seal) from next where at >= ${cutoff}), ${ends.sealed} + 1)
    order by seal desc limit 1`.execute(trx.as<unknown>());
  return rows[0];
}

/**
 * The oldest partition with rows, or the oldest that can be dropped because it is empty; undefined if a part of it must
 * be kept.
 */
async function oldestPartition(trx: DatabaseTransaction, cutoff: string): Promise<string | undefined> {
  const [past, next] = await readPartitions(trx);
  const { rows } = await sql<{ holds: boolean }>`
    select exists (select from audit_log where at < ${past?.until}) as holds`.execute(trx.as<unknown>());
  const until = (rows[0]?.holds ? past : next)?.until;
  return until && Date.parse(until) <= Date.parse(cutoff) ? until : undefined;
}

/**
 * The last row of the partition that ends at `until`, if the chain can be removed up to there without deleting many
 * rows of other partitions.
 */
async function lastOfPartition(
  trx: DatabaseTransaction,
  ends: ChainEnds,
  { until, cutoff }: { readonly until: string; readonly cutoff: string },
): Promise<Last | undefined> {
  const db = trx.as<unknown>();
  const { rows } = await sql<{ seal: number | null; waits: boolean }>`
    select (select max(seal) from audit_log where at < ${until}) as seal,
      exists (select from audit_log where at < ${until} and seal is null) as waits`.execute(db);
  const { seal = null, waits } = rows[0] ?? {};
  if (seal === null && !waits) return ends;
  // A row whose place in the chain is already removed was inserted by hand. It stays, for the verification to find.
  if (waits || seal === null || seal <= ends.pruned) return undefined;
  const last = await sql<Last>`
    with later as materialized (
      select at from audit_log where at >= ${until} and seal < ${seal} order by seal limit ${DELETED_AT_ONCE})
    select seal as pruned, hash as pruned_hash from audit_log
    where seal = ${seal} and seal <= ${ends.sealed}
      and (select count(*) < ${DELETED_AT_ONCE} and coalesce(max(at) < ${cutoff}, true) from later)`.execute(db);
  return last.rows[0];
}

/**
 * Removes the beginning of the chain by `remove`, and signs the rest. Returns the number of rows; undefined if none was
 * due.
 */
function retire(
  { services, known }: Retiring,
  remove: (trx: DatabaseTransaction, ends: ChainEnds, cutoff: string) => Promise<Last | undefined>,
): Promise<number | undefined> {
  const { database, clock } = services;
  return inTransaction(database, async (trx) => {
    await holdChain(trx);
    const ends = await readEnds(trx);
    if (!ends?.retention_days || !areOurs(services, ends, known)) return undefined;
    const last = await remove(trx, ends, new Date(clock.now() - ends.retention_days * DAY).toISOString());
    if (!last) return undefined;
    const { pruned, pruned_hash } = last;
    await writeEnds(trx, services, { ...ends, pruned, pruned_hash });
    await sql`update audit_chain set pruned_at = ${new Date(clock.now()).toISOString()}`.execute(trx.as<unknown>());
    return pruned - ends.pruned;
  });
}

async function dropPartition(trx: DatabaseTransaction, ends: ChainEnds, cutoff: string): Promise<Last | undefined> {
  const until = await oldestPartition(trx, cutoff);
  const last = until && (await lastOfPartition(trx, ends, { until, cutoff }));
  if (!last) return undefined;
  await sql`select audit_retire_partition(${last.pruned}::bigint, ${until}::timestamptz)`.execute(trx.as<unknown>());
  return last;
}

async function deleteRows(trx: DatabaseTransaction, ends: ChainEnds, cutoff: string): Promise<Last | undefined> {
  const last = await lastOfRows(trx, ends, cutoff);
  if (last) await sql`select audit_retire(${last.pruned}::bigint)`.execute(trx.as<unknown>());
  return last;
}

/** Deletes texts and times of sessions that no remaining entry refers to. */
async function deleteUnreferenced({ database, clock }: ChainServices, signal?: AbortSignal): Promise<void> {
  for (let isDone = false; !isDone;) {
    signal?.throwIfAborted();
    isDone = await inTransaction(database, async (trx) => {
      const days = (await readEnds(trx))?.retention_days;
      if (!days) return true;
      const cutoff = new Date(clock.now() - days * DAY).toISOString();
      const { rows } = await sql<{ count: number }>`
        select audit_forget(${cutoff}::timestamptz, ${DELETED_AT_ONCE}::integer) as count`.execute(trx.as<unknown>());
      return (rows[0]?.count ?? 0) < DELETED_AT_ONCE;
    });
  }
}

/**
 * Removes rows past their retention time, from the beginning of the chain only; a signed mark then records where the
 * rest begins. Whole partitions are dropped. Rows are deleted a few at a time from a partition that is partly kept, or
 * that is never free for a moment. Returns the number of rows. Removes nothing from a chain whose ends were tampered
 * with, because that would remove evidence.
 */
export async function pruneAudit(services: ChainServices, signal?: AbortSignal): Promise<number> {
  const known = await readKnownEnd(services.env.dataDir, services.secrets.fingerprint);
  const retiring = { services, known };
  let total = 0;
  let mayDrop = true;
  for (;;) {
    signal?.throwIfAborted();
    const dropped = mayDrop ? await betweenCalls(() => retire(retiring, dropPartition)) : undefined;
    if (dropped === "busy") mayDrop = false;
    const gone = typeof dropped === "number" ? dropped : await retire(retiring, deleteRows);
    if (gone === undefined) break;
    total += gone;
  }
  await deleteUnreferenced(services, signal);
  return total;
}

/** Sets how many days the log is kept; null: for ever. Returns the previous number. */
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
