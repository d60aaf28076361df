import { setImmediate } from "node:timers/promises";
import { Failure } from "../../../contract/errors.ts";
import { refreshStatistics } from "../../../server/database/column-statistics.ts";
import { databaseErrorKind } from "../../../server/database/database-errors.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import { columnOf } from "../../table/columns.server.ts";
import { readAside } from "./aside-rows.server.ts";
import { loadLookups, type CellLookups } from "../cell-lookups.server.ts";
import { notesOf, type Problem } from "./imported-sheet.server.ts";
import { isAmbiguous, type Earlier, type Line } from "./sheet-lines.server.ts";
import { NOTHING, type ImportWatch, type ImportRun, type Passed, type Written } from "./import-run.server.ts";
import { takeOver, type Counts, type Outcome, type Target } from "./take-over.server.ts";

// ms that a piece may hold the connection. Whoever comes meanwhile waits so long, and a call that asks thrice, three times.
const HELD = 40;
const FIRST_PIECE = 20; // rows
const LARGEST_PIECE = 500;
const MOST_NOTES = 1_000;
// Rows added after which the planner would go by what the table was before, and how many times more after which it would again.
const FIRST_LOOK = 1_000;
const LOOK_AGAIN = 4;

/** Thrown to undo what a check or a refused piece wrote. */
class Undo extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super();
    this.outcome = outcome;
  }
}

const sum = (a: Counts, b: Counts): Counts => ({
  added: a.added + b.added,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
});

/** The next piece's rows, so that it takes as long as it may; half as many more at most, as one piece says little of the next. */
const sizeAfter = (size: number, held: number): number =>
  Math.max(1, Math.floor(Math.min(LARGEST_PIECE, size * 1.5 + 1, (size * HELD) / Math.max(held, 1))));

/**
 * Goes once through the rows of a long sheet, in pieces, each a transaction of its own that is over in a moment. A check writes
 * nothing and goes to the end; a writing pass stops at the first piece with something wrong in it, of which nothing is kept.
 */
export async function passRows(run: ImportRun, watch: ImportWatch, since?: Written | "check"): Promise<Passed> {
  const { database } = run.services;
  const referring = run.columns.properties.filter((column) => column !== undefined);
  const lookups = await loadLookups(database, run.target.module, run.language, referring);
  const { dayOrder } = run.sheet.choices;
  const pass = new Pass(run, watch, dayOrder ? { ...lookups, dayOrder } : lookups, since);
  return pass.through();
}

class Pass {
  readonly #run: ImportRun;
  readonly #watch: ImportWatch;
  readonly #lookups: CellLookups;
  readonly #isCheck: boolean;
  /** Rows that an earlier attempt left for later. */
  readonly #before: Set<number>;
  readonly #earlier: Earlier = { ids: new Set(), keys: new Set(), newIds: new Map() };
  readonly #problems: Problem[] = [];
  readonly #notes: { row: number; message: string }[] = [];
  readonly #left = new Set<number>();
  #waiting: Line[] = [];
  #counts: Counts;
  #row: number;
  #ambiguousDays = 0;
  #size = FIRST_PIECE;
  #nextLook = FIRST_LOOK;

  constructor(run: ImportRun, watch: ImportWatch, lookups: CellLookups, since: Written | "check" | undefined) {
    this.#run = run;
    this.#watch = watch;
    this.#lookups = lookups;
    this.#isCheck = since === "check";
    const { row, waiting, ...counts } = since === "check" || !since ? { ...NOTHING, row: 0, waiting: [] } : since;
    this.#before = new Set(waiting);
    this.#counts = counts;
    this.#row = row;
  }

  async through(): Promise<Passed> {
    const [from, before] = [this.#row, new Set(this.#before)];
    const isWanted = (number: number) => number > from || before.has(number);
    const rows = await readAside(this.#run.sheet.aside, isWanted);
    try {
      let lines = await rows.take(this.#size);
      while (lines.length > 0 && (await this.#take(lines, true))) lines = await rows.take(this.#size);
      // What is left after a piece that was refused.
      for (; lines.length > 0; lines = await rows.take(LARGEST_PIECE)) this.#leave(lines);
    } finally {
      await rows.close();
    }
    if (this.#left.size === 0) await this.#takeWaiting();
    this.#leave(this.#waiting);
    return {
      counts: this.#counts,
      problems: this.#problems,
      ambiguousDays: this.#ambiguousDays,
      notes: this.#notes,
      left: this.#left,
    };
  }

  #leave(lines: readonly Line[]): void {
    for (const { number } of lines) this.#left.add(number);
  }

  /** Records that hang below ones further down the sheet: again and again, until nothing new becomes known. */
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

  /** False: something is wrong with a row that should have been written, and nothing of the piece was. */
  async #take(lines: readonly Line[], mayWait: boolean): Promise<boolean> {
    this.#watch.signal.throwIfAborted();
    const caller = await this.#watch.caller();
    const came = await this.#write(lines, { ...this.#run.target, caller }, mayWait);
    this.#problems.push(...came.problems);
    if (!this.#isCheck && came.problems.length > 0) return false;
    this.#note(lines, came);
    const { added, updated, unchanged } = this.#counts;
    const refused = new Set(this.#problems.map(({ line }) => line)).size;
    this.#watch.progress(added + updated + unchanged + refused, this.#run.sheet.rows);
    if (!this.#isCheck && added >= this.#nextLook) await this.#look();
    await setImmediate(); // whoever else asks is answered in between (RL-04)
    return true;
  }

  /** Each piece looks among the living records for those with its unique values. */
  async #look(): Promise<void> {
    const { target, services } = this.#run;
    this.#nextLook = this.#counts.added * LOOK_AGAIN;
    const columns = new Set(["deletedAt", ...(target.module.unique ?? []).flat()].map(columnOf));
    await refreshStatistics(services.database, target.module.table, [...columns]);
  }

  async #write(lines: readonly Line[], target: Target, mayWait: boolean): Promise<Outcome> {
    const { services, columns } = this.#run;
    const way = { isCheck: this.#isCheck, mayWait: mayWait && target.module.tree !== undefined };
    let [began, held] = [0, 0];
    const came = await inTransaction(services.database, async (trx) => {
      began = performance.now();
      const outcome = await takeOver(trx, target, { columns, lines }, this.#lookups, {
        ...way,
        earlier: this.#earlier,
      });
      held = performance.now() - began;
      if (this.#isCheck || outcome.problems.length > 0) throw new Undo(outcome);
      await this.#watch.keep(trx, this.#writtenWith(lines, outcome));
      held = performance.now() - began;
      return outcome;
    }).catch((error: unknown) => {
      // Someone took one of the sheet's values while it was being written: the next try sees it and says so.
      if (databaseErrorKind(error) === "unique") throw new Failure("unavailable", { retryAfter: 1 });
      if (error instanceof Undo) return error.outcome;
      throw error;
    });
    this.#size = sizeAfter(lines.length, held);
    return came;
  }

  #writtenWith(lines: readonly Line[], { counts, waiting }: Outcome): Written {
    const taken = new Set(lines.map(({ number }) => number));
    const still = [...this.#before, ...this.#waiting.map(({ number }) => number)];
    return {
      ...sum(this.#counts, counts),
      row: Math.max(this.#row, lines.at(-1)?.number ?? 0),
      waiting: [...still.filter((number) => !taken.has(number)), ...waiting.map(({ number }) => number)],
    };
  }

  #note(lines: readonly Line[], { counts, waiting, ids, keys }: Outcome): void {
    const { columns, language } = this.#run;
    this.#counts = sum(this.#counts, counts);
    this.#row = Math.max(this.#row, lines.at(-1)?.number ?? 0);
    this.#waiting.push(...waiting);
    for (const { number } of lines) this.#before.delete(number);
    for (const id of ids) this.#earlier.ids.add(id);
    for (const key of keys) this.#earlier.keys.add(key);
    const later = new Set(waiting);
    const done = lines.filter((line) => !later.has(line));
    this.#ambiguousDays += done.filter((line) => isAmbiguous(columns, line)).length;
    if (this.#notes.length < MOST_NOTES) this.#notes.push(...notesOf({ columns, lines: done }, language));
  }
}
