import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigurationError } from "../configuration-error.ts";
import type { Database } from "./database.ts";
import { MIGRATIONS, migrate } from "./migrate.ts";
import { newFolder, openTestDatabase, removeFolder } from "./testing/open-test-database.ts";
import type { TestDatabase } from "./testing/open-test-database.ts";

let opened: TestDatabase;
let database: Database;
let folder = "";
beforeEach(async () => {
  opened = await openTestDatabase();
  ({ database } = opened);
  folder = await newFolder("migrations");
  write("0001-first.sql", "create table first (id text primary key);\ninsert into first values ('a');\n");
  write("0002-second.sql", "create table second (id text);");
}, 60_000);
afterEach(async () => {
  await opened.drop();
  await removeFolder(folder);
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const tables = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
};

test("applies the files in order once, and later only the new ones", async () => {
  expect(await migrate(database, folder)).toEqual(["0001-first.sql", "0002-second.sql"]);
  expect(await migrate(database, folder)).toEqual([]);
  write("0003-third.sql", "alter table second add column more text");
  expect(await migrate(database, folder)).toEqual(["0003-third.sql"]);
});

/** The database, whose server says of each statement that contains `text` what `answer` does. */
const saying = (text: string, answer: () => unknown): Database => ({
  ...database,
  longWork: (limit, work) =>
    database.longWork(limit, (client) => {
      const query = async (statement: string, values: unknown[]) =>
        (statement.includes(text) ? answer() : undefined) ?? client.query(statement, values);
      return work({ query } as unknown as Parameters<typeof work>[0]);
    }),
});

test("a database of another encoding is refused before anything is made, with the statement that makes a right one", async () => {
  const rows = [{ database: "terrace", role: "clerk", encoding: "SQL_ASCII" }];
  await expect(
    migrate(
      saying("server_encoding", () => ({ rows })),
      folder,
    ),
  ).rejects.toMatchObject({
    name: "ConfigurationError",
    message: expect.stringMatching(
      /has the encoding SQL_ASCII .* create database "terrace" owner "clerk" template template0 encoding 'UTF8' locale/,
    ),
  });
  expect(await tables()).toEqual([]);
});

test("a role that may make no tables is told the grant that is missing", async () => {
  const deny = () => {
    throw Object.assign(new Error("permission denied for schema public"), { code: "42501" });
  };
  await expect(migrate(saying("create table schema_migration", deny), folder)).rejects.toMatchObject({
    name: "ConfigurationError",
    message: expect.stringMatching(/permission denied for schema public.* grant create on schema public to "\w+"$/),
  });
});

test("RE-15: a file that fails halfway leaves nothing, names itself, and runs whole once mended", async () => {
  write("0002-second.sql", "create table second (id text); insert into second values ('x'); select nothing;");
  await expect(migrate(database, folder)).rejects.toThrow(/^0002-second\.sql: .*nothing/);
  expect(await tables()).toEqual(["first", "schema_migration"]);
  write("0002-second.sql", "create table second (id text);");
  expect(await migrate(database, folder)).toEqual(["0002-second.sql"]);
});

test("RE-15: three starts at once migrate once", async () => {
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database, folder)));
  expect(runs.flat()).toEqual(["0001-first.sql", "0002-second.sql"]);
});

test("RE-15: a schema newer than the code is refused with the newest file's name", async () => {
  await migrate(database, folder);
  rmSync(join(folder, "0002-second.sql"));
  const refusal = await migrate(database, folder).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigurationError);
  expect(String(refusal)).toMatch(/newer version.*0002-second/);
});

test("a file changed after it was applied is refused; other line ends are no change", async () => {
  await migrate(database, folder);
  write("0001-first.sql", "create table first (id text primary key);\r\ninsert into first values ('a');\r\n");
  expect(await migrate(database, folder)).toEqual([]);
  write("0001-first.sql", "create table first (id integer);");
  await expect(migrate(database, folder)).rejects.toThrow(/0001-first\.sql was changed/);
});

test("files with a wrong name or the same number are refused before anything runs", async () => {
  write("0002-again.sql", "select 1");
  await expect(migrate(database, folder)).rejects.toThrow(/number 0002/);
  rmSync(join(folder, "0002-again.sql"));
  write("3-third.sql", "select 1");
  await expect(migrate(database, folder)).rejects.toThrow(/named like/);
  expect(await tables()).toEqual([]);
});

test("0097: nobody is null in every table, and a name stays", async () => {
  write("0001-first.sql", "create table first (id text primary key, created_by text, updated_by text);");
  write("0002-second.sql", "insert into first values ('a', '', ''), ('b', 'x', ''), ('c', null, 'y');");
  copyFileSync(join(MIGRATIONS, "0097-nobody-is-null.sql"), join(folder, "0003-nobody-is-null.sql"));
  await migrate(database, folder);
  const { rows } = await database.pool.query("select * from first order by id");
  expect(rows).toEqual([
    { id: "a", created_by: null, updated_by: null },
    { id: "b", created_by: "x", updated_by: null },
    { id: "c", created_by: null, updated_by: "y" },
  ]);
});
