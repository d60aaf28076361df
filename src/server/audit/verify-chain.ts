import { sql } from "kysely";
import { rowHash, type AuditRow, type ChainEnds } from "./chain.ts";
import { areSigned, endsOr, readEnds, type ChainServices } from "./chain-ends.ts";
import { readKnownEnd } from "./chain-file.ts";
import { strangeSessions, watchTimes, type Anomaly } from "./anomalies.ts";
import { brokenTexts, textsOf } from "./long-texts.ts";

/** The first place where the log differs from the sealed state. */
export interface ChainBreak {
  /**
   * - `changed`: a row, or a text it names, was altered or inserted.
   * - `missing`: rows before it are gone. `cut`: rows at the end are gone.
   * - `added`: a row that was never sealed is among the sealed ones.
   * - `ends`: the record of the chain's ends is not this installation's.
   * - `time`, `session`: the row is as it was sealed, or not sealed yet, but the program cannot have written it
   *   (anomalies.ts).
   */
  readonly kind: "changed" | "missing" | "cut" | "added" | "ends" | Anomaly;
  /** Place in the chain; of a row that is not sealed yet the one it will get. */
  readonly seal: number;
  /** Number of missing rows. */
  readonly count?: number;
  /** The row at the break. */
  readonly row?: Pick<AuditRow, "id" | "at" | "by_name" | "action" | "module" | "title">;
}

export interface ChainState {
  readonly rows: number;
  /** Entries that are not sealed yet. */
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
const MAX_OTHERS = 20;
const COLUMNS = sql`id, position, at, by_id, by_name, session_id, address, action, module, record_id, title, before, after, seal, hash`;

const shownOf = ({ id, at, by_name, action, module, title }: AuditRow) => ({ id, at, by_name, action, module, title });

const textsIn = ({ before, after }: AuditRow) => textsOf(before, after);

type SealedRow = AuditRow & { readonly seal: number };

async function* sealedRows(on: ChainServices["database"]): AsyncGenerator<readonly SealedRow[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<SealedRow>`
      select ${COLUMNS} from audit_log where seal > ${after} order by seal limit ${ROWS_AT_ONCE}`.execute(
      on.as<unknown>(),
    );
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.seal ?? after;
  }
}

/** Rows outside the chain, in the order in which they will be sealed. */
async function* waitingRows(on: ChainServices["database"]): AsyncGenerator<readonly AuditRow[]> {
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const { rows } = await sql<AuditRow>`
      select ${COLUMNS} from audit_log where seal is null and position > ${after}::bigint
      order by position limit ${ROWS_AT_ONCE}`.execute(on.as<unknown>());
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.position ?? after;
  }
}

type Since = Parameters<typeof strangeSessions>[2];

/** Checks each row by itself, independent of the chain. Call it once for each row, in the chain's order. */
function rowInspector(on: ChainServices["database"], since: Since, now: number) {
  const isTimely = watchTimes(now);
  return async (rows: readonly AuditRow[]) => {
    const broken = await brokenTexts(on, rows.flatMap(textsIn));
    const strange = await strangeSessions(on, rows, since);
    return {
      hasBrokenText: (row: AuditRow): boolean => textsIn(row).some((text) => broken.has(text)),
      anomalyOf: (row: AuditRow): Anomaly | undefined =>
        !isTimely(row) ? "time" : strange.has(row.id) ? "session" : undefined,
    };
  };
}

/** Collects the first break in the chain, and rows the program cannot have written. */
function findings() {
  let first: ChainBreak | undefined;
  const others: ChainBreak[] = [];
  return {
    note: (found: ChainBreak): void => {
      first ??= found;
    },
    noteAnomaly: (kind: Anomaly | undefined, seal: number, row: AuditRow): void => {
      if (!kind) return;
      const doubtful = { kind, seal, row: shownOf(row) };
      if (first === undefined) first = doubtful;
      else if (others.length < MAX_OTHERS) others.push(doubtful);
    },
    told: () => ({ ...(first ? { first } : {}), others }),
  };
}

type Findings = ReturnType<typeof findings>;
type Inspect = ReturnType<typeof rowInspector>;

/** Follows the chain from its beginning. Returns its last link and the number of rows. */
async function followSealed(
  on: ChainServices["database"],
  ends: ChainEnds,
  inspect: Inspect,
  { note, noteAnomaly }: Findings,
) {
  let [place, previous, count] = [ends.pruned, ends.pruned_hash, 0];
  for await (const rows of sealedRows(on)) {
    const { hasBrokenText, anomalyOf } = await inspect(rows);
    for (const row of rows) {
      const { seal } = row;
      const shown = shownOf(row);
      if (seal <= ends.pruned) note({ kind: "added", seal, row: shown });
      else {
        // Rows sealed while this is reading are checked too, as they follow in order.
        if (seal !== place + 1) note({ kind: "missing", seal, count: seal - place - 1, row: shown });
        else if (row.hash !== rowHash(row, seal, previous) || hasBrokenText(row))
          note({ kind: "changed", seal, row: shown });
        [place, previous] = [seal, row.hash ?? ""];
      }
      noteAnomaly(anomalyOf(row), seal, row);
    }
    count += rows.length;
  }
  return { place, hash: previous, count };
}

/** Verifies the rows that will be sealed after `sealed`. Returns their number. */
async function checkWaiting(
  on: ChainServices["database"],
  sealed: number,
  inspect: Inspect,
  { note, noteAnomaly }: Findings,
): Promise<number> {
  let count = 0;
  for await (const rows of waitingRows(on)) {
    const { hasBrokenText, anomalyOf } = await inspect(rows);
    for (const row of rows) {
      count += 1;
      const seal = sealed + count;
      if (hasBrokenText(row)) note({ kind: "changed", seal, row: shownOf(row) });
      noteAnomaly(anomalyOf(row), seal, row);
    }
  }
  return count;
}

/**
 * Verifies the whole log: that each row is as it was sealed, that none is missing or added, and that the program can
 * have written each.
 */
export async function verifyChain(services: ChainServices): Promise<ChainState> {
  const { database, secrets, env, clock } = services;
  const known = await readKnownEnd(env.dataDir, secrets.fingerprint);
  const stored = await readEnds(database);
  const ends = endsOr(stored);
  const found = findings();
  const inspect = rowInspector(database, stored ?? { spans_after: 0, job_spans_after: 0 }, clock.now());
  if (stored && !areSigned(services, stored, known)) found.note({ kind: "ends", seal: ends.sealed });
  const { place, hash, count } = await followSealed(database, ends, inspect, found);
  // Rows that were sealed meanwhile have moved the end: it is read again before it is judged.
  const now = endsOr(await readEnds(database));
  const last = Math.max(now.sealed, known?.sealed ?? 0);
  if (place < last) found.note({ kind: "cut", seal: place, count: last - place });
  if (place > now.sealed) found.note({ kind: "added", seal: place });
  if (place === now.sealed && hash !== now.hash && place > now.pruned) found.note({ kind: "changed", seal: place });
  const unsealed = await checkWaiting(database, now.sealed, inspect, found);
  return {
    rows: count,
    unsealed,
    pruned: now.pruned,
    checkedAt: new Date(clock.now()).toISOString(),
    isOfOtherKeys: stored !== undefined && stored.signed_by !== secrets.fingerprint,
    ...found.told(),
  };
}
