import { sql } from "kysely";
import type { FieldError } from "../../contract/errors.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import type { Queryable } from "../../server/database/database.ts";
import { wireNameOf, type Module, type NamedProperty } from "../define-module.ts";
import { columnOf, type RowValues } from "../record/columns.server.ts";
import type { PendingRecord, RecordError } from "../record/pending-record.server.ts";

/** The key of some values under a unique rule; undefined where one is missing, because the rule then does not apply. */
export const uniqueKey = (rule: readonly string[], values: RowValues): string | undefined =>
  rule.some((name) => values[name] === null || values[name] === undefined)
    ? undefined
    : JSON.stringify(rule.map((name) => values[name]));

/** Ids of the records outside the bin that have the wanted values of a unique rule, by `uniqueKey`. */
export async function idsByKey(
  on: Queryable,
  module: Module,
  rule: readonly string[],
  wanted: readonly RowValues[],
): Promise<Map<string, string>> {
  const properties = rule.map(
    (name) => module.properties.find((candidate) => candidate.name === name) as NamedProperty,
  );
  const lists = properties.map(
    ({ name, property }) => sql`${wanted.map((values) => values[name])}::${sql.raw(property.column)}[]`,
  );
  const names = rule.map((name) => sql.ref(name));
  const same = rule.map((name) => sql`stored.${sql.ref(columnOf(name))} = wanted.${sql.ref(name)}`);
  const { rows } = await sql<{ id: string }>`
    select stored.id, ${sql.join(names.map((name) => sql`wanted.${name}`))}
    from ${sql.table(module.table)} as stored join unnest(${sql.join(lists)}) as wanted(${sql.join(names)}) on ${sql.join(same, sql` and `)}
    where stored.deleted_at is null`.execute(on.as<unknown>());
  return new Map(rows.map((row) => [uniqueKey(rule, row) as string, row.id]));
}

export const takenError = (module: Module, rule: readonly string[]): FieldError => ({
  field: wireNameOf(module, rule.at(-1) ?? ""),
  words: VALIDATION_TEXTS.taken,
});

/** Pending records whose unique values a record outside the bin or an earlier record already has. */
export async function takenValues(
  on: Queryable,
  module: Module,
  pending: readonly PendingRecord[],
): Promise<RecordError[]> {
  const errors: RecordError[] = [];
  for (const rule of module.unique ?? []) {
    const wholes = pending.map(({ values, before }): RowValues => ({ ...before, ...values }));
    const keys = wholes.map((whole, index) =>
      pending[index]?.before && rule.every((name) => pending[index]?.values[name] === undefined)
        ? undefined
        : uniqueKey(rule, whole),
    );
    const asked = wholes.filter((_, index) => keys[index] !== undefined);
    if (asked.length === 0) continue;
    const owners = await idsByKey(on, module, rule, asked);
    const firsts = new Map<string, string>();
    for (const [index, key] of keys.entries()) {
      if (key === undefined) continue;
      const owner = owners.get(key);
      const id = pending[index]?.id as string;
      const first = firsts.get(key);
      const isStored = owner !== undefined && owner !== (first ?? id);
      if (first !== undefined || isStored)
        errors.push({ index, ...takenError(module, rule), ...(isStored ? {} : { repeats: first }) });
      if (first === undefined) firsts.set(key, id);
    }
  }
  return errors;
}
