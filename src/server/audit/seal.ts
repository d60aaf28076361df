import { sql, type Expression } from "kysely";
import type { Queryable } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import { rowHash, type AuditRow } from "./chain.ts";
import { areOurs, endsOr, readEnds, tryChain, writeEnds, type ChainServices } from "./chain-ends.ts";
import { readKnownEnd, writeKnownEnd } from "./chain-file.ts";

const ROWS_AT_ONCE = 200; // few enough that the embedded database is soon free again

/** Builds the value of the row's `search` column. */
export type SearchOf = (row: AuditRow) => Expression<unknown>;

/** True when every committed row has its place in the chain. */
export async function isSealed(on: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from audit_log where seal is null limit 1`.execute(on.as<unknown>());
  return rows.length === 0;
}

/**
 * Assigns places in the chain to committed rows, in the order in which they are found: a row of a longer transaction
 * comes after rows with higher positions, and the chain has no gaps even where the positions have some. Returns how
 * many were sealed; none while another instance is sealing.
 *
 * Ends that somebody else wrote are not repaired: the chain then continues after a place left empty, which every later
 * verification reports.
 */
export async function sealAudit(services: ChainServices, searchOf: SearchOf): Promise<number> {
  const { database, secrets, env } = services;
  if (await isSealed(database)) return 0;
  const known = await readKnownEnd(env.dataDir, secrets.fingerprint);
  let total = 0;
  for (;;) {
    const done = await inTransaction(database, async (trx) => {
      if (!(await tryChain(trx))) return undefined;
      const stored = await readEnds(trx);
      // Rows this process has just sealed are not in `known` yet, so only the first batch is compared with the file.
      const isWhole = areOurs(services, stored, total === 0 ? known : undefined);
      const { rows } = await sql<AuditRow>`
        select id, position, at, by_id, by_name, session_id, address, action, module, record_id, title, before, after, seal, hash
        from audit_log where seal is null order by position limit ${ROWS_AT_ONCE}`.execute(trx.as<unknown>());
      if (rows.length === 0) return undefined;
      const ends = endsOr(stored);
      let { sealed, hash } = ends;
      if (!isWhole) {
        const last = await sql<{ seal: number | null }>`select max(seal) as seal from audit_log`.execute(
          trx.as<unknown>(),
        );
        sealed = Math.max(sealed, known?.sealed ?? 0, last.rows[0]?.seal ?? 0) + 1;
      }
      const sealedRows = rows.map((row) => {
        sealed += 1;
        hash = rowHash(row, sealed, hash);
        return sql`(${row.id}::text, ${row.at}::timestamptz, ${sealed}::bigint, ${hash}::text, ${searchOf(row)})`;
      });
      await sql`
        update audit_log set seal = s.seal, hash = s.hash, search = s.search
        from (values ${sql.join(sealedRows)}) as s(id, at, seal, hash, search)
        where audit_log.id = s.id and audit_log.at = s.at`.execute(trx.as<unknown>());
      await writeEnds(trx, services, { ...ends, sealed, hash });
      return { count: rows.length, sealed, hash };
    });
    if (!done) return total;
    total += done.count;
    await writeKnownEnd(env.dataDir, { sealed: done.sealed, hash: done.hash, signedBy: secrets.fingerprint });
    if (done.count < ROWS_AT_ONCE) return total;
  }
}
