import { Failure, type FieldError } from "../contract/errors.ts";
import { databaseErrorKind } from "../server/database/database-errors.ts";
import type { Database, DatabaseTransaction } from "../server/database/database.ts";
import { newRecordId } from "../server/database/record-id.ts";
import { inTransaction } from "../server/database/transaction.ts";
import type { IdempotencyKey } from "../server/http/answer/idempotency.ts";
import type { Caller } from "../server/caller.ts";
import type { Module } from "./define-module.ts";
import type { Hooks } from "./hooks.server.ts";
import { lockTree, findInvalidPositions, verbOf } from "./tree/tree-rules.server.ts";
import { changesOf, withoutSame } from "./record/changes-of.server.ts";
import type { Row, RowValues } from "./record/columns.server.ts";
import type { PendingRecord, RecordError } from "./record/pending-record.server.ts";
import { brokenRules, type RuleContext, type SaveRule } from "./record/save-rule.server.ts";
import type { Repository } from "./repository/repository.server.ts";

/*
 * A save in its order: `prepare` completes the values and lists every broken rule, `write` stores and logs them.
 * `saveOne` does both for one record; an import does them for thousands, and shows the errors in between.
 */

/** The records that are saved, the rules of every module and its own, and the person who saves. */
export interface SaveTarget extends Pick<RuleContext, "coming"> {
  readonly module: Module;
  readonly repository: Repository;
  readonly hooks: Hooks;
  readonly rules: readonly SaveRule[];
  readonly caller: Caller;
}

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

export interface PreparedSave {
  readonly pending: readonly PendingRecord[];
  readonly errors: readonly RecordError[];
  readonly refusals: readonly Refusal[];
}

/** Failures of a single record; any other failure concerns the caller, and ends the write. */
const OF_ONE_RECORD: ReadonlySet<string> = new Set(["invalidInput", "notPermitted", "inUse", "notFound"]);

/** Asks the database once per name; later calls get the same answer. */
const onceByName = () => {
  const answers = new Map<string, Promise<unknown>>();
  return <T>(name: string, ask: () => Promise<T>): Promise<T> => {
    const answer = (answers.get(name) as Promise<T> | undefined) ?? ask();
    answers.set(name, answer);
    return answer;
  };
};

/**
 * Runs the module's `beforeSave` for each whole record. The refusal of one record is collected; any other failure ends
 * the save.
 */
async function throughHooks(
  trx: DatabaseTransaction,
  { hooks, caller }: SaveTarget,
  pending: readonly PendingRecord[],
): Promise<Pick<PreparedSave, "pending" | "refusals">> {
  if (!hooks.beforeSave) return { pending, refusals: [] };
  // Hooks rely on required values, which a partial record may lack.
  const whole = [...pending.entries()].filter(([, { isPartial }]) => !isPartial);
  const all = whole.map(([, record]) => record);
  const once = onceByName();
  const done = [...pending];
  const refusals: Refusal[] = [];
  for (const [index, record] of whole)
    try {
      const values = await hooks.beforeSave(record.values, {
        trx,
        id: record.id,
        before: record.before,
        caller,
        all,
        once,
      });
      done[index] = { ...record, values: withoutSame(values, record.before) };
    } catch (error) {
      if (!(error instanceof Failure) || !OF_ONE_RECORD.has(error.reason)) throw error;
      refusals.push({ index, failure: error });
    }
  return { pending: done, refusals };
}

/** Completes pending records and returns every broken rule. Locks the records they refer to. */
export async function prepareRecords(
  trx: DatabaseTransaction,
  target: SaveTarget,
  given: readonly PendingRecord[],
): Promise<PreparedSave> {
  const { module, rules, caller } = target;
  const withRuleValues = ({ values, before }: PendingRecord) =>
    rules.reduce((whole, rule) => rule.complete?.(module, whole, before) ?? whole, values);
  const changed = given.map((record) => ({
    ...record,
    values: changesOf(module, withRuleValues(record), record.before, caller.hosts),
  }));
  const { pending: hooked, refusals } = await throughHooks(trx, target, changed);
  if (refusals.length === 0) for (const { values } of hooked) refuseClearSecrets(module, values);
  let completed = hooked;
  for (const { completeAll } of rules) completed = (await completeAll?.(trx, module, completed)) ?? completed;
  const pending = completed.map((record) => ({ ...record, values: withoutSame(record.values, record.before) }));
  return { pending, refusals, errors: await brokenRules(rules, trx, module, pending, target) };
}

/**
 * Writes prepared records and returns the records in their order. The shape of a tree can only be validated here, after
 * they are written.
 */
export async function writeRecords(
  trx: DatabaseTransaction,
  { module, repository, hooks, caller }: SaveTarget,
  pending: readonly PendingRecord[],
): Promise<{ readonly rows: readonly Row[]; readonly errors: readonly RecordError[] }> {
  const isNew = ({ before }: PendingRecord) => before === undefined;
  const changed = pending.flatMap(({ before, values }) =>
    before && Object.keys(values).length > 0 ? [{ before, values, action: verbOf(module, values) }] : [],
  );
  await lockTree(trx, module, pending);
  const added = await repository.insert(trx, pending.filter(isNew), caller);
  const updated = await repository.update(trx, changed, caller);
  const errors = await findInvalidPositions(trx, module, pending);
  const stored = new Map([...added, ...updated].map((row) => [row.id, row]));
  const records = pending.map(({ id, before }) => ({ record: (stored.get(id) ?? before) as Row, before }));
  for (const { record, before } of records) await hooks.afterSave?.(record, { trx, before, caller });
  if (records.length > 0) await hooks.afterSaveMany?.(records, { trx, caller });
  return { rows: records.map(({ record }) => record), errors };
}

/** The Idempotency-Key of the call, and its reply for the stored record where that is not the record itself. */
export interface SavedOnce {
  readonly idempotencyKey: IdempotencyKey | undefined;
  replyOf?(row: Row): unknown;
}

const refuse = (errors: readonly FieldError[]): void => {
  if (errors.length > 0) throw new Failure("invalidInput", { errors });
};

/**
 * Saves one record: `begin` locks the stored one and returns the values. Throws `invalidInput` with every violated
 * rule, also if a concurrent save took a unique value in the meantime.
 */
export async function saveOne(
  database: Database,
  target: SaveTarget,
  begin: (trx: DatabaseTransaction) => Promise<Omit<PendingRecord, "id">>,
  { idempotencyKey, replyOf = (row) => row }: SavedOnce = { idempotencyKey: undefined },
): Promise<Row> {
  let attempted: readonly PendingRecord[] = [];
  try {
    return await inTransaction(database, async (trx) => {
      await idempotencyKey?.claim(trx);
      const begun = await begin(trx);
      const prepared = await prepareRecords(trx, target, [{ ...begun, id: begun.before?.id ?? newRecordId() }]);
      if (prepared.refusals[0]) throw prepared.refusals[0].failure;
      attempted = prepared.pending;
      refuse(prepared.errors);
      const { rows, errors } = await writeRecords(trx, target, prepared.pending);
      refuse(errors);
      const row = rows[0] as Row;
      await idempotencyKey?.keep(trx, replyOf(row));
      return row;
    });
  } catch (error) {
    // The index refused what the rules before it let pass: someone else wrote in between. Now they see it.
    if (databaseErrorKind(error) === "unique")
      refuse(await inTransaction(database, (trx) => brokenRules(target.rules, trx, target.module, attempted, target)));
    throw error;
  }
}
