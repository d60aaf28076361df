import type { SaveTarget } from "../../save.server.ts";
import { setImmediate } from "node:timers/promises";
import { refreshStatistics } from "../../../server/database/column-statistics.ts";
import { inLanguage } from "../../../contract/text.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { columnOf } from "../../record/columns.server.ts";
import { openSpoolFile } from "./spool-file.server.ts";
import type { CellLookups } from "../cell-lookups.server.ts";
import { notesOf, type LineError } from "./read-imported-sheet.server.ts";
import { isAmbiguous, type Earlier, type Line } from "./sheet-lines.server.ts";
import {
  NO_ROWS,
  type ImportCallbacks,
  type ImportTask,
  type PassResult,
  type ImportProgress,
} from "./import-job-types.server.ts";
import { SHEET_REFUSALS } from "../sheet-refusals.ts";
import { SameTitles } from "./same-title-in-batches.server.ts";
import { importTransaction } from "./import-transaction.server.ts";
import { importLookups, writeLines, type ImportCounts, type BatchResult } from "./write-lines.server.ts";

// Milliseconds that one batch may hold the database connection. The embedded database has one: each statement of
// another request waits up to this long.
const BATCH_TIME = 40;
const FIRST_PIECE = 20; // rows
const LARGEST_PIECE = 500;
const MAX_NOTES = 1_000;
// The planner's statistics are refreshed after so many added rows, and again whenever the number has grown by the
// factor.
const FIRST_STATISTICS = 1_000;
const STATISTICS_GROWTH = 4;

const sum = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  added: a.added + b.added,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
});

/**
 * Sizes the next batch so that it takes about BATCH_TIME. Grows by half at most, as one batch predicts the next poorly.
 */
const sizeAfter = (size: number, elapsed: number): number =>
  Math.max(1, Math.floor(Math.min(LARGEST_PIECE, size * 1.5 + 1, (size * BATCH_TIME) / Math.max(elapsed, 1))));

/**
 * Goes once through the rows of a long sheet, in batches with a short transaction each. A dry run writes nothing and
 * goes to the end; a writing run stops at the first batch with an error, of which nothing is stored.
 */
export async function importInBatches(
  run: ImportTask,
  watch: ImportCallbacks,
  since?: ImportProgress | "check",
): Promise<PassResult> {
  const { columns, language, target, services, sheet } = run;
  const caller = await watch.caller();
  const { timeZone, choices } = sheet;
  const options = { module: target.module, columns, language, timeZone, caller, dayOrder: choices.dayOrder };
  const pass = new Pass(run, watch, await importLookups(services.database, options), since);
  return pass.through();
}

class Pass {
  readonly #run: ImportTask;
  readonly #watch: ImportCallbacks;
  readonly #lookups: CellLookups;
  readonly #isCheck: boolean;
  /** Rows that an earlier attempt of the job deferred. */
  readonly #before: Set<number>;
  readonly #earlier: Earlier = { ids: new Map(), keys: new Map(), newIds: new Map() };
  readonly #errors: LineError[] = [];
  readonly #notes: { row: number; message: string }[] = [];
  readonly #others = new SameTitles(MAX_NOTES);
  readonly #left = new Set<number>();
  #waiting: Line[] = [];
  #counts: ImportCounts;
  #row: number;
  #ambiguousDays = 0;
  #ignoredRows: number;
  #size = FIRST_PIECE;
  #nextStatistics = FIRST_STATISTICS;

  constructor(
    run: ImportTask,
    watch: ImportCallbacks,
    lookups: CellLookups,
    since: ImportProgress | "check" | undefined,
  ) {
    this.#run = run;
    this.#watch = watch;
    this.#lookups = lookups;
    this.#isCheck = since === "check";
    const start: ImportProgress = { ...NO_ROWS, row: 0, waiting: [], ignoredRows: 0 };
    const { row, waiting, ignoredRows, ...counts } = since === "check" || !since ? start : since;
    this.#ignoredRows = ignoredRows;
    this.#before = new Set(waiting);
    this.#counts = counts;
    this.#row = row;
  }

  async through(): Promise<PassResult> {
    const [from, before] = [this.#row, new Set(this.#before)];
    const isWanted = (number: number) => number > from || before.has(number);
    const rows = await openSpoolFile(this.#run.sheet.spoolFile, isWanted);
    try {
      let lines = await rows.take(this.#size);
      while (lines.length > 0 && (await this.#take(lines, true))) lines = await rows.take(this.#size);
      // The rows after a refused batch.
      for (; lines.length > 0; lines = await rows.take(LARGEST_PIECE)) this.#leave(lines);
    } finally {
      await rows.close();
    }
    if (this.#left.size === 0) await this.#takeWaiting();
    this.#leave(this.#waiting);
    return {
      counts: this.#counts,
      errors: this.#errors,
      ambiguousDays: this.#ambiguousDays,
      ignoredRows: this.#ignoredRows,
      notes: this.#allNotes(),
      left: this.#left,
    };
  }

  /** As in the sheet. */
  #allNotes(): PassResult["notes"] {
    const others = this.#others.found().map(({ row, other }) => ({
      row,
      message: inLanguage(SHEET_REFUSALS.twin, this.#run.language, { row: other }),
    }));
    return [...others, ...this.#notes].toSorted((a, b) => a.row - b.row);
  }

  #leave(lines: readonly Line[]): void {
    for (const { number } of lines) this.#left.add(number);
  }

  /** Rows that refer to rows further down (trees): tried again until a round resolves nothing new. */
  async #takeWaiting(): Promise<void> {
    for (let mayWait = true; this.#waiting.length > 0;) {
      const all = this.#waiting;
      this.#waiting = [];
      for (let at = 0; at < all.length;) {
        const piece = all.slice(at, at + this.#size);
        if (!(await this.#take(piece, mayWait))) return this.#leave(all.slice(at));
        at += piece.length;
      }
      mayWait = this.#waiting.length < all.length;
    }
  }

  /** Returns false when the batch has an error and was rolled back. */
  async #take(lines: readonly Line[], mayWait: boolean): Promise<boolean> {
    this.#watch.signal.throwIfAborted();
    const caller = await this.#watch.caller();
    const outcome = await this.#write(lines, { ...this.#run.target, caller }, mayWait);
    this.#errors.push(...outcome.errors);
    if (!this.#isCheck && outcome.errors.length > 0) return false;
    this.#note(lines, outcome);
    const { added, updated, unchanged } = this.#counts;
    const refused = new Set(this.#errors.map(({ line }) => line)).size;
    this.#watch.progress(added + updated + unchanged + refused, this.#run.sheet.rows);
    if (!this.#isCheck && added >= this.#nextStatistics) await this.#refreshStatistics();
    await setImmediate(); // yields to the event loop, so that other requests are answered in between (RL-04)
    return true;
  }

  /**
   * Every batch looks for living records with its unique values; with statistics from before the import the planner
   * would scan the table.
   */
  async #refreshStatistics(): Promise<void> {
    const { target, services } = this.#run;
    this.#nextStatistics = this.#counts.added * STATISTICS_GROWTH;
    const columns = new Set(["deletedAt", ...(target.module.unique ?? []).flat()].map(columnOf));
    await refreshStatistics(services.database, target.module.table, [...columns]);
  }

  async #write(lines: readonly Line[], target: SaveTarget, mayWait: boolean): Promise<BatchResult> {
    const { services, columns } = this.#run;
    const isCheck = this.#isCheck;
    const piece = { isCheck, mayWait: mayWait && target.module.tree !== undefined, earlier: this.#earlier };
    let [began, elapsed] = [0, 0];
    const act = async (trx: DatabaseTransaction): Promise<BatchResult> => {
      began = performance.now();
      const outcome = await writeLines(trx, target, { columns, lines }, this.#lookups, piece);
      elapsed = performance.now() - began;
      return outcome;
    };
    const outcome = await importTransaction(services.database, isCheck, act, async (trx, result) => {
      await this.#watch.keep(trx, this.#writtenWith(lines, result));
      elapsed = performance.now() - began;
    });
    this.#size = sizeAfter(lines.length, elapsed);
    return outcome;
  }

  #writtenWith(lines: readonly Line[], { counts, waiting, ignored }: BatchResult): ImportProgress {
    const inBatch = new Set(lines.map(({ number }) => number));
    const deferred = [...this.#before, ...this.#waiting.map(({ number }) => number)];
    return {
      ...sum(this.#counts, counts),
      ignoredRows: this.#ignoredRows + ignored.length,
      row: Math.max(this.#row, lines.at(-1)?.number ?? 0),
      waiting: [...deferred.filter((number) => !inBatch.has(number)), ...waiting.map(({ number }) => number)],
    };
  }

  #note(lines: readonly Line[], { counts, waiting, ids, keys, titles, ...noted }: BatchResult): void {
    const { columns, language } = this.#run;
    this.#counts = sum(this.#counts, counts);
    this.#row = Math.max(this.#row, lines.at(-1)?.number ?? 0);
    this.#waiting.push(...waiting);
    for (const { number } of lines) this.#before.delete(number);
    for (const [id, row] of ids) this.#earlier.ids.set(id, row);
    for (const [key, row] of keys) this.#earlier.keys.set(key, row);
    const later = new Set(waiting);
    const done = lines.filter((line) => !later.has(line));
    this.#ambiguousDays += done.filter((line) => isAmbiguous(columns, line)).length;
    this.#ignoredRows += noted.ignored.length;
    this.#others.add(titles);
    if (this.#notes.length < MAX_NOTES) this.#notes.push(...notesOf({ columns, lines: done }, language, noted));
  }
}
