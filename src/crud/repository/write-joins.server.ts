import { writeLists } from "../../fields/references/joining-table.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import type { RowValues } from "../record/columns.server.ts";
import { joinedOf } from "../record/joins.server.ts";

interface JoinChange {
  readonly id: string;
  readonly before?: RowValues;
  readonly values: RowValues;
}

const keys = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);

/** Writes the lists among the given values; lists that were not given stay as they are. */
export async function writeJoins(
  trx: DatabaseTransaction,
  module: Module,
  changes: readonly JoinChange[],
  by: Parameters<typeof writeLists>[3],
): Promise<void> {
  for (const { name, join } of joinedOf(module)) {
    const given = changes.filter(({ values }) => values[name] !== undefined);
    const listed = given.map(({ id, before, values }) => ({
      id,
      before: keys(before?.[name]),
      after: keys(values[name]),
    }));
    await writeLists(trx, join, listed, by);
  }
}

/** Adds the lists to rows just inserted: `returning` read them before their joins were written. */
export const withJoins = <R extends RowValues & { readonly id: string }>(
  module: Module,
  rows: readonly R[],
  added: readonly JoinChange[],
): R[] => {
  const joined = joinedOf(module);
  if (joined.length === 0) return [...rows];
  const given = new Map(added.map((each) => [each.id, each.values]));
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(joined.map(({ name }) => [name, keys(given.get(row.id)?.[name]).toSorted()])),
  }));
};
