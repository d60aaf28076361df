import { sql } from "kysely";
import type { Module, NamedProperty } from "../../crud/define-module.ts";
import { columnOf } from "../../crud/record/columns.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Usage } from "./dictionary.ts";

/** A field that holds values of a dictionary. */
interface Use {
  readonly module: Module;
  readonly property: NamedProperty;
}

const MAX_COUNTED = 10_000; // bounds the rows a count reads

/** The fields that hold dictionary values, by group code. */
export function usesOf(modules: readonly Module[]): ReadonlyMap<string, readonly Use[]> {
  const uses = modules.flatMap((module) =>
    module.properties.flatMap((property) => {
      const { source } = property.property;
      return source && "dictionary" in source ? [{ group: source.dictionary, module, property }] : [];
    }),
  );
  return Map.groupBy(uses, ({ group }) => group);
}

const holders = ({ module, property }: Use, value: string | undefined) => {
  const column = sql.ref(columnOf(property.name));
  return sql`from ${sql.table(module.table)} where deleted_at is null and ${value === undefined ? sql`${column} is not null` : sql`${column} = ${value}`}`;
};

/** Counts the records outside the recycle bin that hold `value`, or any value of the group without it. */
export async function usageOf(on: Queryable, uses: readonly Use[], value?: string): Promise<Usage> {
  const counted: Usage["uses"][number][] = [];
  for (const use of uses) {
    const { rows } = await sql<{
      records: number;
    }>`select count(*) as records from (select 1 ${holders(use, value)} limit ${MAX_COUNTED + 1}) as holders`.execute(
      on.as<unknown>(),
    );
    const records = rows[0]?.records ?? 0;
    const { module, property } = use;
    counted.push({
      path: module.path,
      title: module.title,
      field: property.property.label,
      name: property.wireName,
      records: Math.min(records, MAX_COUNTED),
      isMore: records > MAX_COUNTED,
    });
  }
  return {
    records: counted.reduce((sum, { records }) => sum + records, 0),
    isMore: counted.some(({ isMore }) => isMore),
    uses: counted,
  };
}

/** The first module with a record outside the recycle bin that holds the value. */
export async function firstUse(on: Queryable, uses: readonly Use[], value: string): Promise<Module | undefined> {
  for (const use of uses) {
    const { rows } = await sql`select 1 ${holders(use, value)} limit 1`.execute(on.as<unknown>());
    if (rows.length > 0) return use.module;
  }
  return undefined;
}
