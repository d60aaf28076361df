import { sql } from "kysely";
import { rowHash, type AuditRow } from "./chain.ts";
import { areSigned, endsOr, readEnds, type ChainServices } from "./chain-ends.ts";
import { readKnownEnd } from "./chain-file.ts";
import { strangeSessions, watchTimes, type Anomaly } from "./anomalies.ts";
import { brokenTexts, textsOf } from "./long-texts.ts";

/** The first place where the log is not what was sealed. */
export interface ChainBreak {
  /**
   * `changed`: a row or a text it names reads otherwise, or was put there. `missing`: rows are gone before it. `cut`: rows are gone at the end. `added`:
   * a row that was never sealed stands among the sealed ones. `ends`: the record of beginning and end is not this installation's.
   * `time`, `session`: the row is as it was sealed, or not sealed yet, but the program cannot have written it (anomalies.ts).
   */
  readonly kind: "changed" | "missing" | "cut" | "added" | "ends" | Anomaly;
  /** Place in the chain; of a row that is not sealed yet the one it will get. */
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
  /** Further rows that the program cannot have written; at most twenty. */
  readonly others: readonly ChainBreak[];
  /** The ends were signed before the keys were renewed, as a restore does: they could not be checked. */
  readonly isOfOtherKeys: boolean;
}

const ROWS_AT_ONCE = 1_000;
const MOST_OTHERS = 20;
const COLUMNS = sql`id, position, at, by_id, by_name, session_id, address, action, module, record_id, title, before, after, seal, hash`;

const shownOf = ({ id, at, by_name, action, module, title }: AuditRow) => ({ id, at, by_name, action, module, title });

const textsIn = ({ before, after }: AuditRow) => textsOf(before, after);

// Rows outside the chain, in the order in which they will be sealed; gives how many.
async function eachWaiting(
  on: ChainServices["database"],
  look: (rows: readonly AuditRow[], before: number) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const { rows } = await sql<AuditRow>`
      select ${COLUMNS} from audit_log where seal is null and position > ${after}::bigint
      order by position limit ${ROWS_AT_ONCE}`.execute(on.as<unknown>());
    await look(rows, count);
    count += rows.length;
    after = rows.at(-1)?.position ?? after;
    if (rows.length < ROWS_AT_ONCE) return count;
  }
}

/** Reads the whole log and says whether every row is the one that was sealed, none is gone, none was added, and the program can have written each. */
export async function verifyChain(services: ChainServices): Promise<ChainState> {
  const { database, secrets, env, clock } = services;
  const known = await readKnownEnd(env.dataDir, secrets.fingerprint);
  const stored = await readEnds(database);
  const ends = endsOr(stored);
  const since = stored ?? { spans_after: 0, job_spans_after: 0 };
  let [place, previous, rows] = [ends.pruned, ends.pruned_hash, 0];
  let first: ChainBreak | undefined;
  const note = (found: ChainBreak) => (first ??= found);
  const others: ChainBreak[] = [];
  const isTimely = watchTimes(clock.now());
  const anomaly = (row: AuditRow, seal: number, strange: ReadonlySet<string>) => {
    const kind = !isTimely(row) ? "time" : strange.has(row.id) ? "session" : undefined;
    if (!kind) return;
    const doubtful = { kind, seal, row: shownOf(row) } as const;
    if (first === undefined) first = doubtful;
    else if (others.length < MOST_OTHERS) others.push(doubtful);
  };
  if (stored && !areSigned(services, stored, known)) note({ kind: "ends", seal: ends.sealed });

  for (let after = 0; ;) {
    const found = await sql<AuditRow & { readonly seal: number }>`
      select ${COLUMNS} from audit_log where seal > ${after} order by seal limit ${ROWS_AT_ONCE}`.execute(
      database.as<unknown>(),
    );
    const broken = await brokenTexts(database, found.rows.flatMap(textsIn));
    const strange = await strangeSessions(database, found.rows, since);
    const isWhole = (row: AuditRow, seal: number) =>
      row.hash === rowHash(row, seal, previous) && !textsIn(row).some((text) => broken.has(text));
    for (const row of found.rows) {
      const { seal } = row;
      const shown = shownOf(row);
      if (seal <= ends.pruned) note({ kind: "added", seal, row: shown });
      else {
        // What was sealed while this was reading is checked too: it follows the same way.
        if (seal !== place + 1) note({ kind: "missing", seal, count: seal - place - 1, row: shown });
        else if (!isWhole(row, seal)) note({ kind: "changed", seal, row: shown });
        [place, previous] = [seal, row.hash ?? ""];
      }
      anomaly(row, seal, strange);
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
  const unsealed = await eachWaiting(database, async (waiting, before) => {
    const strange = await strangeSessions(database, waiting, since);
    const broken = await brokenTexts(database, waiting.flatMap(textsIn));
    for (const [index, row] of waiting.entries()) {
      const seal = now.sealed + before + index + 1;
      if (textsIn(row).some((text) => broken.has(text))) note({ kind: "changed", seal, row: shownOf(row) });
      anomaly(row, seal, strange);
    }
  });
  return {
    rows,
    unsealed,
    pruned: now.pruned,
    checkedAt: new Date(clock.now()).toISOString(),
    isOfOtherKeys: stored !== undefined && stored.signed_by !== secrets.fingerprint,
    ...(first ? { first } : {}),
    others,
  };
}
