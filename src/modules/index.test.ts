import { sql } from "kysely";
import { SOURCE_LANGUAGE } from "../fields/translated-text/source-language.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../contract/text.ts";
import { scopeOf } from "../crud/scope/scope.server.ts";
import { startCrudApp, type CrudApp } from "../crud/testing/crud-app.server.ts";
import { missingIndexes, readIndex } from "../crud/testing/declared-indexes.server.ts";
import type { NumberField } from "../fields/number/number.ts";
import { modules } from "./index.ts";

let app: CrudApp;
beforeAll(async () => {
  app = await startCrudApp(() => []);
});
afterAll(() => app.close());

const TYPES: Record<string, string> = {
  text: "text",
  "text[]": "ARRAY",
  integer: "integer",
  numeric: "numeric",
  boolean: "boolean",
  date: "date",
  timestamptz: "timestamp with time zone",
};
/** Columns without a declared property, by table; only the module's own rules read and write them. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  enquiry: ["network"],
  application: ["phone_key", "products", "pictures", "licence", "made_products", "secret_hash"],
  account: ["must_change_password", "password_expires_at", "unlock_password_hash", "name_search"],
};
/**
 * Columns whose empty value the server fills: an entry without a position becomes the last of its group, and a record
 * that does not name its language of writing gets that of its texts.
 */
const isFilled = (table: string, name: string): boolean =>
  `${table}.${name}` === "dictionary_entry.sort" || name === SOURCE_LANGUAGE;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe.each(modules.map((module) => [module.path, module] as const))("%s", (_, module) => {
  it("has a column of the right type for each value, nullable where the value may be empty", async () => {
    const rows = await app.sql(
      "select column_name, data_type, is_nullable, generation_expression from information_schema.columns where table_name = $1",
      [module.table],
    );
    const columns = new Map(
      rows.map((row) => [
        row["column_name"],
        { type: row["data_type"], isNullable: row["is_nullable"] === "YES", made: row["generation_expression"] },
      ]),
    );
    const stored = module.properties.filter(({ property }) => !property.join);
    for (const { name, property } of stored) {
      const isGiven = property.initial !== undefined || isFilled(module.table, name);
      const mayBeEmpty = !isGiven && property.schema.safeDecode("").success;
      expect([name, columns.get(snake(name))?.type, mayBeEmpty && !columns.get(snake(name))?.isNullable]).toEqual([
        name,
        TYPES[property.column],
        false,
      ]);
    }
    const keyed = stored.filter(({ property }) => property.hasSortKey).map(({ name }) => snake(name));
    for (const name of keyed)
      if (`${module.table}.${name}` !== "account.username")
        expect([name, columns.get(`${name}_key`)?.made]).toEqual([name, `sort_key(${name})`]);
    const system = [
      "id",
      "created_at",
      "created_by",
      "updated_at",
      "updated_by",
      "version",
      "deleted_at",
      ...(module.list.search.length > 0 ? ["search"] : []),
      ...(module.list.body ? ["body"] : []),
      ...(FURTHER[module.table] ?? []),
    ];
    expect(new Set(columns.keys())).toEqual(
      new Set([...stored.map(({ name }) => snake(name)), ...keyed.map((name) => `${name}_key`), ...system]),
    );
  });

  it("has a unique index among living records for each unique rule, and an index for its search", async () => {
    const definitions = (await app.sql("select indexdef from pg_indexes where tablename = $1", [module.table])).map(
      (row) => String(row["indexdef"]),
    );
    for (const rule of module.unique ?? []) {
      const end = `(${rule.map(snake).join(", ")}) WHERE (deleted_at IS NULL)`;
      expect(
        definitions.some((definition) => definition.includes("UNIQUE") && definition.endsWith(end)),
        rule.join(),
      ).toBe(true);
    }
    expect(definitions.some((definition) => definition.includes("USING gin (search)"))).toBe(
      module.list.search.length > 0,
    );
  });

  it("has an index for each sort and filter of its list, for its title, its recycle bin and the data scope", async () => {
    const rows = await app.sql("select indexdef from pg_indexes where tablename = $1", [module.table]);
    const present = rows.map((row) => readIndex(String(row["indexdef"])));
    // Each line is a statement for a migration.
    expect(missingIndexes(module, present)).toEqual([]);
  });

  it("labels each column of its sheet differently in each language", () => {
    for (const language of LANGUAGES) {
      const labels = module.properties.map(({ property }) => property.label[language]);
      expect(new Set(labels).size, language).toBe(labels.length);
      expect(labels, language).not.toContain("");
    }
  });
});

it.each(modules.filter(({ scope }) => scope?.division))(
  "finds first in which divisions somebody sees records of $path, so that an index can be asked for them",
  async (module) => {
    const scope = scopeOf(module, { userId: "somebody", scope: { divisionIds: ["somewhere"], hasOwn: true } });
    const { sql: statement, parameters } = sql`
      explain select id from ${sql.table(module.table)} where ${scope?.condition() ?? sql`true`}`.compile(
      app.services.database.as<unknown>(),
    );
    const plan = (await app.sql(statement, parameters)).map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("InitPlan");
    // Such a column is queried row by row.
    expect(plan).not.toContain("SubPlan");
  },
);

it("looks records up by their ids while nothing is known yet of what a table holds", async () => {
  await app.sql(
    "insert into dictionary_group (id, code, name, created_at, updated_at) select 'id' || n, 'code' || n, 'name', now(), now() from generate_series(1, 6000) as n",
  );
  const plan = await app.sql(
    "explain select id from dictionary_group where id = any(array['id1', 'id2']) and deleted_at is null",
  );
  expect(plan[0]?.["QUERY PLAN"]).toContain("using dictionary_group_pkey");
});

it("puts titles in the order of dictionaries, unless they are numbers", () => {
  const unkeyed = modules.flatMap(({ table, properties, recordTitle }) =>
    properties
      .filter(({ fieldName, property }) => fieldName === recordTitle && !property.hasSortKey)
      .map(({ name }) => `${table}.${name}`),
  );
  expect(unkeyed.toSorted()).toEqual(["application.number", "certificate.number"]);
});

it("has one address, table and right per module", () => {
  for (const names of [
    modules.map(({ path }) => path),
    modules.map(({ table }) => table),
    modules.map(({ permission }) => permission),
  ])
    expect(new Set(names).size).toBe(modules.length);
});

it("forms ask for numbers in each mode of §5", () => {
  const modes = modules.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) =>
      field.kind === "number" && !field.isReadOnly ? [(field as NumberField).mode] : [],
    ),
  );
  expect([...new Set(modes)].sort()).toEqual(["float", "int", "num"]);
});
