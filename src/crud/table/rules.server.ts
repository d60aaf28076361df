import { sql } from "kysely";
import type { FieldIssue } from "../../contract/errors.ts";
import { ISSUES } from "../../contract/validation.ts";
import { dictionaryEntries } from "../../fields/dictionary/dictionary-entries.server.ts";
import type { ChoiceSource } from "../../fields/field.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { columnOf, type RowValues } from "./columns.server.ts";
import type { Draft, DraftIssue } from "./draft.server.ts";
import { wireNameOf, type Module, type NamedProperty } from "../define-module.ts";
import { outOfOrder, tooEarly } from "../in-order.ts";
import { REFUSALS } from "./refusals.ts";
import { scopeOf, type Asker } from "../scope/scope.server.ts";
import { declarationOf, targetOf } from "./target.ts";
import { choosableIn } from "../tree/tree-paths.server.ts";

const keysIn = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? (value as readonly string[]) : [];

/**
 * Drafts that refer to a record or dictionary entry that cannot be chosen: it is gone, inactive or outside the caller's data scope
 * (AZ-05). Locks the records referred to against deletion until the commit. `coming`: further records that will exist by then.
 */
export async function missingChoices(
  trx: DatabaseTransaction,
  module: Module,
  drafts: readonly Draft[],
  { caller, coming: further }: { readonly caller?: Asker; readonly coming?: ReadonlySet<string> | undefined } = {},
): Promise<DraftIssue[]> {
  const issues: DraftIssue[] = [];
  const coming = new Set(drafts.flatMap(({ id, before }) => (before ? [] : [id])));
  const isComing = (key: string) => coming.has(key) || further?.has(key) === true;
  for (const { name, wireName, property } of module.properties) {
    if (!property.source) continue;
    const isOwn = targetOf(module, property.source)?.path === module.path;
    // An earlier choice may stay, even if it is no longer offered.
    const chosen = drafts.map(({ values, before }) => {
      const kept = keysIn(before?.[name]);
      return keysIn(values[name]).filter((key) => !kept.includes(key));
    });
    const keys = [...new Set(chosen.flat())].sort();
    if (keys.length === 0) continue;
    const there = await choosable(trx, module, property.source, keys, caller);
    for (const [index, asked] of chosen.entries())
      if (asked.some((key) => !there.has(key) && !(isOwn && isComing(key))))
        issues.push({ index, field: wireName, words: REFUSALS.gone });
  }
  return issues;
}

async function choosable(
  trx: DatabaseTransaction,
  module: Module,
  source: ChoiceSource,
  keys: readonly string[],
  caller: Asker | undefined,
): Promise<ReadonlySet<string>> {
  const target = targetOf(module, source);
  if (!target) {
    const entries = await dictionaryEntries(trx, (source as { dictionary: string }).dictionary);
    return new Set(entries.filter(({ isActive }) => isActive).map(({ value }) => value));
  }
  const declared = declarationOf(target);
  const seen = (caller && declared && scopeOf(declared, caller)?.condition()) ?? sql`true`;
  const { rows } = await sql<{
    id: string;
  }>`select id from ${sql.table(target.table)} where id = any(${keys}::text[]) and deleted_at is null and ${choosableIn(target)} and ${seen} order by id for share`.execute(
    trx.as<unknown>(),
  );
  return new Set(rows.map(({ id }) => id));
}

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

export const takenIssue = (module: Module, rule: readonly string[]): FieldIssue => ({
  field: wireNameOf(module, rule.at(-1) ?? ""),
  words: ISSUES.taken,
});

/** Drafts whose unique values a record outside the bin or an earlier draft already has. */
export async function takenValues(on: Queryable, module: Module, drafts: readonly Draft[]): Promise<DraftIssue[]> {
  const issues: DraftIssue[] = [];
  for (const rule of module.unique ?? []) {
    const wholes = drafts.map(({ values, before }): RowValues => ({ ...before, ...values }));
    const keys = wholes.map((whole, index) =>
      drafts[index]?.before && rule.every((name) => drafts[index]?.values[name] === undefined)
        ? undefined
        : uniqueKey(rule, whole),
    );
    const asked = wholes.filter((_, index) => keys[index] !== undefined);
    if (asked.length === 0) continue;
    const owners = await idsByKey(on, module, rule, asked);
    const seen = new Set<string>();
    for (const [index, key] of keys.entries()) {
      if (key === undefined) continue;
      const owner = owners.get(key);
      if (seen.has(key) || (owner !== undefined && owner !== drafts[index]?.id))
        issues.push({ index, ...takenIssue(module, rule) });
      seen.add(key);
    }
  }
  return issues;
}

/** Drafts with dates or times out of order, unless they were stored so and do not change. */
export const wrongOrder = (module: Module, drafts: readonly Draft[]): DraftIssue[] =>
  drafts.flatMap(({ values, before }, index) =>
    outOfOrder(module, (name) => (values[name] === undefined ? before?.[name] : values[name]))
      .filter(({ first, last }) => values[first] !== undefined || values[last] !== undefined)
      .map((pair) => ({ index, field: wireNameOf(module, pair.last), words: tooEarly(module, pair) })),
  );
