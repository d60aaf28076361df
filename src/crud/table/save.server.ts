import { Failure, type FieldIssue } from "../../contract/errors.ts";
import { isSameValue } from "../../fields/field-value.ts";
import { withCleanHtml } from "../../fields/rich-text/rich-text.server.ts";
import { databaseErrorKind } from "../../server/database/database-errors.ts";
import type { Database, DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { IdempotencyKey } from "../../server/http/answer/idempotency.ts";
import type { Caller } from "../../server/http/route.ts";
import type { Row, RowValues } from "./columns.server.ts";
import type { Module, Stored, Values } from "../define-module.ts";
import type { Draft, DraftIssue } from "./draft.ts";
import { missingChoices, takenValues, wrongOrder } from "./rules.server.ts";
import { outOfScope } from "../scope/scope.server.ts";
import { holdTree, misplaced, ownParents, verbOf } from "../tree/tree-rules.server.ts";
import type { Table } from "./table.server.ts";

export interface SaveContext<M extends Module = Module> {
  readonly trx: DatabaseTransaction;
  /** The record as it stands; undefined for a new one. */
  readonly before: Stored<M> | undefined;
  readonly caller: Caller;
}

/** A record of a write, before it is written. */
export interface Coming<M extends Module = Module> {
  readonly id: string;
  /** Only those that differ. */
  readonly values: Partial<Values<M>>;
  readonly before: Stored<M> | undefined;
}

/** A spreadsheet writes thousands of records at once: what a rule asks the database, it asks once for all of them. */
export interface BeforeSaveContext<M extends Module = Module> extends SaveContext<M> {
  readonly id: string;
  /** All records of this write, this one among them. */
  readonly all: readonly Coming<M>[];
  /** Asks once in this write under this name, and gives the same answer from then on. */
  once<T>(name: string, ask: () => Promise<T>): Promise<T>;
}

/** A module's own rules, inside the transaction of the write. Throw a `Failure` to refuse. They may run again after a deadlock. */
export interface Hooks<M extends Module = Module> {
  /** Gives the values to store: the given ones, checked, completed, or (a password) replaced by their hash. */
  beforeSave?(
    values: Partial<Values<M>>,
    context: BeforeSaveContext<M>,
  ): Partial<Values<M>> | Promise<Partial<Values<M>>>;
  afterSave?(record: Stored<M>, context: SaveContext<M>): void | Promise<void>;
  /** Once for all records of one write. */
  afterSaveMany?(
    saved: readonly { readonly record: Stored<M>; readonly before: Stored<M> | undefined }[],
    context: Omit<SaveContext<M>, "before">,
  ): void | Promise<void>;
  beforeRemove?(record: Stored<M>, context: Omit<SaveContext<M>, "before">): void | Promise<void>;
  /** Once for all records of one call, when they are in the bin. */
  afterRemove?(records: readonly Stored<M>[], context: Omit<SaveContext<M>, "before">): void | Promise<void>;
  beforeRestore?(record: Stored<M>, context: Omit<SaveContext<M>, "before">): void | Promise<void>;
}

/** A module's own rules as the engine calls them: with records of that module, whose type it does not know. */
export const anyHooks = <M extends Module>(hooks: Hooks<M>): Hooks => hooks;

/** A record to be saved: `before` is locked by this transaction, or undefined for a new one. */
export interface Save extends Draft {
  readonly before?: Row | undefined;
}

/**
 * The given values, HTML already cleaned, that differ from what is stored; an empty secret changes nothing. `hosts`: what the site is
 * called by whoever sends them.
 */
export function changesOf(
  module: Module,
  values: RowValues,
  before: RowValues | undefined,
  hosts?: readonly string[],
): RowValues {
  const secrets = new Set(module.properties.filter(({ property }) => property.isSecret).map(({ name }) => name));
  const changed = Object.entries(withCleanHtml(module.properties, values, hosts)).filter(([name, value]) =>
    secrets.has(name)
      ? value !== null && value !== undefined
      : value !== undefined && (!before || !isSameValue(value, before[name])),
  );
  return Object.fromEntries(changed);
}

/** A hook completes values without asking whether they are so already: what is, makes no new version. */
const withoutSame = (values: RowValues, before: RowValues | undefined): RowValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !before || !(name in before) || !isSameValue(value, before[name])),
  );

// A forgotten hook must not put a password into the database as it was typed (AU-10).
const refuseClearSecrets = (module: Module, values: RowValues): void => {
  for (const { name, property } of module.properties) {
    const value = property.isSecret ? values[name] : undefined;
    if (typeof value === "string" && !value.startsWith("$"))
      throw new Error(`${module.path}: ${name} was not hashed before it was stored`);
  }
};

/** A record that a hook refused, by its place in the list. */
export interface Refusal {
  readonly index: number;
  readonly failure: Failure;
}

/** Reasons that lie in a record; any other one lies in whoever asks, and ends the write. */
const OF_ONE_RECORD: ReadonlySet<string> = new Set(["invalidInput", "notPermitted", "inUse", "notFound"]);

const asker = () => {
  const answers = new Map<string, Promise<unknown>>();
  return <T>(name: string, ask: () => Promise<T>): Promise<T> => {
    const answer = (answers.get(name) as Promise<T> | undefined) ?? ask();
    answers.set(name, answer);
    return answer;
  };
};

interface Preparing {
  readonly module: Module;
  readonly hooks: Hooks;
  readonly caller: Caller;
  /** Further records of the module that will be there by the time these are written. */
  readonly coming?: ReadonlySet<string>;
}

/**
 * Completes drafts by the module's rules and names every broken one: choices that are gone, values that are taken, and what its own
 * hook refuses. The transaction holds what the drafts refer to.
 */
export async function prepare(
  trx: DatabaseTransaction,
  { module, hooks, caller, coming }: Preparing,
  saves: readonly Save[],
): Promise<{ saves: Save[]; issues: DraftIssue[]; refusals: Refusal[] }> {
  const refusals: Refusal[] = [];
  const prepared: Save[] = saves.map((save) => ({
    ...save,
    values: changesOf(module, save.values, save.before, caller.hosts),
  }));
  if (hooks.beforeSave) {
    const all = prepared.map(({ id, values, before }): Coming => ({ id, values, before: before as never }));
    const once = asker();
    for (const [index, { id, values, before }] of all.entries())
      try {
        const given = await hooks.beforeSave(values, { trx, id, before, caller, all, once });
        prepared[index] = { ...(prepared[index] as Save), values: withoutSame(given, before) };
      } catch (error) {
        if (!(error instanceof Failure) || !OF_ONE_RECORD.has(error.reason)) throw error;
        refusals.push({ index, failure: error });
      }
  }
  if (refusals.length === 0) for (const { values } of prepared) refuseClearSecrets(module, values);
  return {
    saves: prepared,
    refusals,
    issues: [
      ...ownParents(module, prepared),
      ...wrongOrder(module, prepared),
      ...(await missingChoices(trx, module, prepared, { caller, coming })),
      ...(await takenValues(trx, module, prepared)),
      ...(await outOfScope(trx, module, caller, prepared)),
    ],
  };
}

/** Writes prepared records and answers them as stored, in the same order; the last rule, the shape of a tree, is checked after. */
export async function write(
  trx: DatabaseTransaction,
  module: Module,
  table: Table,
  hooks: Hooks,
  caller: Caller,
  saves: readonly Save[],
): Promise<{ rows: Row[]; issues: DraftIssue[] }> {
  await holdTree(trx, module, saves);
  const added = await table.insert(
    trx,
    saves.filter(({ before }) => !before),
    caller.userId,
  );
  const changed = saves.flatMap(({ before, values }) =>
    before && Object.keys(values).length > 0 ? [{ before, values }] : [],
  );
  const stored = new Map<string, Row>(saves.flatMap(({ before }) => (before ? [[before.id, before]] : [])));
  for (const row of [...added, ...(await table.update(trx, changed, caller.userId))]) stored.set(row.id, row);
  const issues = await misplaced(trx, module, saves);
  const rows = saves.map(({ id }) => stored.get(id) as Row);
  await table.audit(
    trx,
    caller,
    saves.flatMap(({ before, values }, index) =>
      before && Object.keys(values).length === 0
        ? []
        : [{ action: before ? verbOf(module, values) : "add", row: rows[index] as Row, before, values }],
    ),
  );
  if (hooks.afterSave)
    for (const [index, row] of rows.entries())
      await hooks.afterSave(row as never, { trx, before: saves[index]?.before as never, caller });
  const saved = rows.map((row, index) => ({ record: row as never, before: saves[index]?.before as never }));
  if (saved.length > 0) await hooks.afterSaveMany?.(saved, { trx, caller });
  return { rows, issues };
}

/** The Idempotency-Key of the call, and its reply for the stored record where that is not the record itself. */
export interface SavedOnce {
  readonly idempotencyKey: IdempotencyKey | undefined;
  replyOf?(row: Row): unknown;
}

/** Saves one record; throws `invalidInput` with every broken rule, also when another writer was faster by a hair. */
export async function saveOne(
  database: Database,
  module: Module,
  table: Table,
  hooks: Hooks,
  caller: Caller,
  begin: (trx: DatabaseTransaction) => Promise<Omit<Save, "id">>,
  { idempotencyKey, replyOf = (row) => row }: SavedOnce = { idempotencyKey: undefined },
): Promise<Row> {
  const refuse = (issues: readonly FieldIssue[]) => {
    if (issues.length > 0) throw new Failure("invalidInput", { issues });
  };
  let attempted: Save | undefined;
  try {
    return await inTransaction(database, async (trx) => {
      await idempotencyKey?.claim(trx);
      const draft = await begin(trx);
      const first: Save = { ...draft, id: draft.before?.id ?? newRecordId() };
      const { saves, issues, refusals } = await prepare(trx, { module, hooks, caller }, [first]);
      if (refusals[0]) throw refusals[0].failure;
      attempted = saves[0];
      refuse(issues);
      const result = await write(trx, module, table, hooks, caller, saves);
      refuse(result.issues);
      const row = result.rows[0] as Row;
      await idempotencyKey?.keep(trx, replyOf(row));
      return row;
    });
  } catch (error) {
    // The index refused what the check before it let pass: someone else wrote in between. Now the check sees it.
    if (databaseErrorKind(error) === "unique" && attempted) refuse(await takenValues(database, module, [attempted]));
    throw error;
  }
}
