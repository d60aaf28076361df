import { sql } from "kysely";
import { LOCKS } from "../database/advisory-locks.ts";
import type { DatabaseTransaction, Queryable } from "../database/database.ts";
import type { Services } from "../services.ts";
import { BEGINNING, isSigned, signatureOf, type ChainEnds } from "./chain.ts";
import type { KnownEnd } from "./chain-file.ts";

export type ChainServices = Pick<Services, "clock" | "database" | "secrets"> & {
  readonly env: Pick<Services["env"], "dataDir">;
};

/** The one row of `audit_chain`. */
export interface StoredEnds extends ChainEnds {
  readonly pruned_at: string | null;
  readonly signature: string;
  readonly signed_by: string;
  readonly retention_days: number | null;
  /** Entries up to this position are from before sessions were kept for checking. */
  readonly spans_after: number;
  /** Entries up to this position may be of a job from before jobs had a session. */
  readonly job_spans_after: number;
}

export const holdChain = async (trx: DatabaseTransaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.auditChain)})`.execute(trx.as<unknown>());
};
export const tryChain = async (trx: DatabaseTransaction): Promise<boolean> => {
  const { rows } = await sql<{
    got: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(LOCKS.auditChain)}) as got`.execute(trx.as<unknown>());
  return rows[0]?.got === true;
};

export async function readEnds(on: Queryable): Promise<StoredEnds | undefined> {
  const { rows } = await sql<StoredEnds>`
    select sealed, hash, pruned, pruned_hash, pruned_at, signature, signed_by, retention_days, spans_after,
      job_spans_after
    from audit_chain`.execute(on.as<unknown>());
  return rows[0];
}

export async function writeEnds(
  trx: DatabaseTransaction,
  { secrets }: Pick<ChainServices, "secrets">,
  ends: ChainEnds,
): Promise<void> {
  const { sealed, hash, pruned, pruned_hash } = ends;
  const signature = signatureOf(secrets, ends);
  await sql`
    insert into audit_chain (id, sealed, hash, pruned, pruned_hash, signature, signed_by)
    values (1, ${sealed}, ${hash}, ${pruned}, ${pruned_hash}, ${signature}, ${secrets.fingerprint})
    on conflict (id) do update set sealed = excluded.sealed, hash = excluded.hash, pruned = excluded.pruned,
      pruned_hash = excluded.pruned_hash, signature = excluded.signature, signed_by = excluded.signed_by`.execute(
    trx.as<unknown>(),
  );
}

/**
 * The signature of the chain's ends is valid for this installation. One by another key means a restored database,
 * unless this key has signed before.
 */
export const areSigned = (
  { secrets }: Pick<ChainServices, "secrets">,
  ends: StoredEnds,
  known: KnownEnd | undefined,
): boolean => (ends.signed_by === secrets.fingerprint ? isSigned(secrets, ends, ends.signature) : known === undefined);

/** The chain's ends are as this installation last wrote them. */
export function areOurs(
  services: Pick<ChainServices, "secrets">,
  ends: StoredEnds | undefined,
  known: KnownEnd | undefined,
): boolean {
  if (!ends) return known === undefined;
  if (!areSigned(services, ends, known)) return false;
  return !known || known.sealed < ends.sealed || (known.sealed === ends.sealed && known.hash === ends.hash);
}

export const endsOr = (ends: StoredEnds | undefined): ChainEnds => ends ?? BEGINNING;
