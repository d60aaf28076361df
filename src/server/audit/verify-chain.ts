import { sql } from "kysely";
import { rowHash, type AuditRow } from "./chain.ts";
import { areSigned, endsOr, readEnds, type ChainServices } from "./chain-ends.ts";
import { readKnownEnd } from "./chain-file.ts";
import { brokenTexts, textsOf } from "./long-texts.ts";

/** The first place where the log is not what was sealed. */
export interface ChainBreak {
  /**
   * `changed`: a row or a text it names reads otherwise, or was put there. `missing`: rows are gone before it. `cut`: rows are gone at the end. `added`:
   * a row that was never sealed stands among the sealed ones. `ends`: the record of beginning and end is not this installation's.
   */
  readonly kind: "changed" | "missing" | "cut" | "added" | "ends";
  /** Place in the chain. */
  readonly seal: number;
  /** How many rows are gone. */
  readonly count?: number;
  /** What stands there now. */
  readonly row?: Pick<AuditRow, "id" | "at" | "by_name" | "action" | "module" | "title">;
}

export interface ChainState {
  readonly rows: number;
  /** Not in the chain yet. */
  readonly unsealed: number;
  /** Removed by retention. */
  readonly pruned: number;
  readonly checkedAt: string;
  readonly first?: ChainBreak;
  /** The ends were signed before the keys were renewed, as a restore does: they could not be checked. */
  readonly isOfOtherKeys: boolean;
}

const ROWS_AT_ONCE = 1_000;

/** Reads the whole chain and says whether every row is the one that was sealed, none is gone and none was added. */
export async function verifyChain(services: ChainServices): Promise<ChainState> {
  const { database, secrets, env, clock } = services;
  const known = await readKnownEnd(env.dataDir, secrets.fingerprint);
  const stored = await readEnds(database);
  const ends = endsOr(stored);
  let [place, previous, rows] = [ends.pruned, ends.pruned_hash, 0];
  let first: ChainBreak | undefined;
  const note = (found: ChainBreak) => (first ??= found);
  if (stored && !areSigned(services, stored, known)) note({ kind: "ends", seal: ends.sealed });

  for (let after = 0; ;) {
    const found = await sql<AuditRow & { readonly seal: number }>`
      select id, position, at, by_id, by_name, session_id, address, action, module, record_id, title, before, after, seal, hash
      from audit_log where seal > ${after} order by seal limit ${ROWS_AT_ONCE}`.execute(database.as<unknown>());
    const broken = await brokenTexts(
      database,
      found.rows.flatMap((row) => textsOf(row.before, row.after)),
    );
    const isWhole = (row: AuditRow, seal: number) =>
      row.hash === rowHash(row, seal, previous) && !textsOf(row.before, row.after).some((text) => broken.has(text));
    for (const row of found.rows) {
      const { id, at, by_name, action, module, title, seal } = row;
      const shown = { id, at, by_name, action, module, title };
      if (seal <= ends.pruned) note({ kind: "added", seal, row: shown });
      else {
        // What was sealed while this was reading is checked too: it follows the same way.
        if (seal !== place + 1) note({ kind: "missing", seal, count: seal - place - 1, row: shown });
        else if (!isWhole(row, seal)) note({ kind: "changed", seal, row: shown });
        [place, previous] = [seal, row.hash ?? ""];
      }
      after = seal;
      rows += 1;
    }
    if (found.rows.length < ROWS_AT_ONCE) break;
  }
  // Rows that were sealed meanwhile have moved the end: it is read again before it is judged.
  const now = endsOr(await readEnds(database));
  const last = Math.max(now.sealed, known?.sealed ?? 0);
  if (place < last) note({ kind: "cut", seal: place, count: last - place });
  if (place > now.sealed) note({ kind: "added", seal: place });
  if (place === now.sealed && previous !== now.hash && place > now.pruned) note({ kind: "changed", seal: place });
  const waiting = await sql<{ n: number }>`select count(*) as n from audit_log where seal is null`.execute(
    database.as<unknown>(),
  );
  return {
    rows,
    unsealed: waiting.rows[0]?.n ?? 0,
    pruned: now.pruned,
    checkedAt: new Date(clock.now()).toISOString(),
    isOfOtherKeys: stored !== undefined && stored.signed_by !== secrets.fingerprint,
    ...(first ? { first } : {}),
  };
}
