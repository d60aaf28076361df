import { sql } from "kysely";
import { dictionaryEntries } from "../../fields/dictionary/dictionary-entries.server.ts";
import type { ChoiceSource } from "../../fields/field.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { scopeOf, type ScopedUser } from "../scope/scope.server.ts";
import type { PendingRecord, RecordError } from "../record/pending-record.server.ts";
import type { RuleContext } from "../record/save-rule.server.ts";
import { declarationOf, targetOf } from "../record/reference-target.ts";
import { choosableIn } from "../tree/tree-paths.server.ts";
import { REFUSALS } from "../refusals.ts";

const keysIn = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? (value as readonly string[]) : [];

/**
 * Finds the records that refer to a record or dictionary entry which cannot be chosen because it is gone, inactive or
 * outside the caller's data scope (AZ-05). Locks the referenced records against deletion until the commit.
 */
export async function missingChoices(
  trx: DatabaseTransaction,
  module: Module,
  pending: readonly PendingRecord[],
  { caller, coming: further }: RuleContext = {},
): Promise<RecordError[]> {
  const errors: RecordError[] = [];
  const coming = new Set(pending.flatMap(({ id, before }) => (before ? [] : [id])));
  const isComing = (key: string) => coming.has(key) || further?.has(key) === true;
  for (const { name, wireName, property } of module.properties) {
    if (!property.source) continue;
    const isOwn = targetOf(module, property.source)?.path === module.path;
    // An earlier choice may stay even if it is no longer offered.
    const chosen = pending.map(({ values, before }) => {
      const kept = keysIn(before?.[name]);
      return keysIn(values[name]).filter((key) => !kept.includes(key));
    });
    const keys = [...new Set(chosen.flat())].sort();
    if (keys.length === 0) continue;
    const there = await choosable(trx, module, property.source, keys, caller);
    for (const [index, asked] of chosen.entries())
      if (asked.some((key) => !there.has(key) && !(isOwn && isComing(key))))
        errors.push({ index, field: wireName, words: REFUSALS.gone });
  }
  return errors;
}

async function choosable(
  trx: DatabaseTransaction,
  module: Module,
  source: ChoiceSource,
  keys: readonly string[],
  caller: ScopedUser | undefined,
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
