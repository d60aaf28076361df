import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Cell } from "../../../fields/field.ts";
import { crudRoutes } from "../../crud-routes.server.ts";
import { SAVE_RULES } from "../../rules/save-rules.server.ts";
import { repositoryOf } from "../../repository/repository.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../../testing/crud-app.server.ts";
import { crop, CROP_SCHEMA } from "../../testing/stored-crop.ts";
import { testCaller } from "../../../server/testing/test-app.ts";
import { columnsFor } from "./read-imported-sheet.server.ts";
import type { ImportProgress } from "./import-job-types.server.ts";
import { importInBatches } from "./import-in-batches.server.ts";

let app: CrudApp;
let folder: string;
beforeAll(async () => {
  app = await startCrudApp((services) => crudRoutes(crop, services), CROP_SCHEMA);
  folder = await mkdtemp(join(tmpdir(), "terrace-rows-"));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => app.sql("truncate crop"));

const HEAD = ["code", "name", "count", "parent"];
/** Runs the rows through one pass; `kept` is what a job would have stored with each batch. */
async function pass(
  rows: readonly (readonly Cell[])[],
  since?: ImportProgress | "check",
  abort?: AbortController,
  head = HEAD,
) {
  const spoolFile = join(folder, `${rows.length}.rows`);
  await writeFile(spoolFile, rows.map((cells, index) => `${JSON.stringify([index + 2, cells])}\n`).join(""));
  const kept: ImportProgress[] = [];
  const run = {
    target: { module: crop, repository: repositoryOf(crop, app.services), hooks: {}, rules: SAVE_RULES },
    services: app.services,
    sheet: { head, rows: rows.length, spoolFile, choices: {}, isDryRun: false, timeZone: "UTC", questions: {} },
    columns: columnsFor(crop, head, {}),
    language: "en" as const,
  };
  const passed = await importInBatches(
    run,
    {
      signal: abort?.signal ?? new AbortController().signal,
      progress: () => {},
      caller: async () => testCaller(ADMIN, ["*:*:*"]),
      keep: async (_trx, written) => {
        kept.push(written);
        if (kept.length === 3) abort?.abort();
      },
    },
    since,
  ).catch(() => undefined);
  return { passed, kept };
}
const stored = async () => (await app.sql("select count(*)::int as count from crop"))[0]?.["count"];
const many = (count: number): Cell[][] =>
  Array.from({ length: count }, (_, index) => [`c${index}`, `x${index}`, index, null]);

it("stops at the first piece with a wrong row, keeps nothing of that one, and names the rows that are left", async () => {
  const rows = many(400).map((cells, index): Cell[] => (index === 250 ? ["", "x", 1, null] : cells));
  const { passed } = await pass(rows);
  expect(passed?.errors.map(({ line, error }) => [line.number, error.field])).toEqual([[252, "code"]]);
  expect(passed?.counts.added).toBe(await stored());
  expect(passed?.counts.added).toBeGreaterThan(0);
  expect((passed?.counts.added ?? 0) + (passed?.left.size ?? 0)).toBe(400);
  expect(passed?.left.has(252)).toBe(true);
});

it("counts the rows of all pieces that differ from what is stored where nothing is imported, and names them", async () => {
  const head = [...HEAD, "checkedBy"];
  const rows = many(300).map((cells): Cell[] => [...cells, "somebody"]);
  expect((await pass(rows, undefined, undefined, head)).passed).toMatchObject({ ignoredRows: 0, notes: [] });
  await app.sql("update crop set checked_by = 'somebody' where code not in ('c7', 'c299')");
  const { passed } = await pass(rows, "check", undefined, head);
  const message = "Different from what is stored here, but not imported: checked by en";
  expect(passed).toMatchObject({ counts: { unchanged: 300 }, errors: [], ignoredRows: 2 });
  expect(passed?.notes).toEqual([9, 301].map((row) => ({ row, message })));
});

it("goes on counting those rows where it was interrupted", async () => {
  const head = [...HEAD, "checkedBy"];
  const rows = many(300).map((cells): Cell[] => [...cells, "somebody"]);
  await pass(rows, undefined, undefined, head);
  const { kept } = await pass(rows, undefined, new AbortController(), head);
  const since = kept.at(-1) as ImportProgress;
  expect(since).toMatchObject({ unchanged: since.ignoredRows, row: since.ignoredRows + 1 });
  expect(since.ignoredRows).toBeGreaterThan(0);
  const { passed } = await pass(rows, since, undefined, head);
  expect(passed).toMatchObject({ counts: { unchanged: 300 }, ignoredRows: 300 });
});

it("a check goes to the end and writes nothing, and sees what is twice however far apart", async () => {
  const rows = [...many(300), ["c0", "x", 1, null], ["other", "y", "many", null]];
  const { passed } = await pass(rows, "check");
  expect(passed?.errors.map(({ line, error }) => [line.number, error.field])).toEqual([
    [302, "code"],
    [303, "count"],
  ]);
  expect(passed?.errors[0]?.error.parameters).toEqual({ row: 2 });
  expect(passed?.counts.added).toBe(300);
  expect(await stored()).toBe(0);
});

it("says of new rows that have the name of another new row, however far apart, which that is", async () => {
  const long = "a name of more letters than are kept, and so known by its digest ".repeat(2);
  const called: Readonly<Record<number, string>> = { 3: "same", 40: long, 550: "same", 560: "same", 590: long };
  const rows = many(600).map(([code = null, name = null, ...more], at): Cell[] => [code, called[at] ?? name, ...more]);
  const { passed } = await pass(rows, "check");
  const message = (row: number) => `Row ${row} has the same name; after the import there are several records of it`;
  const expected = Object.entries({ 5: 552, 42: 592, 552: 5, 562: 5, 592: 42 });
  expect(passed?.notes).toEqual(expected.map(([row, twin]) => ({ row: Number(row), message: message(twin) })));
  expect((await pass(rows)).passed?.notes).toHaveLength(5);
  expect((await pass(rows, "check")).passed).toMatchObject({ counts: { unchanged: 600 }, notes: [] });
});

it("goes on where it was interrupted, without doing anything twice", async () => {
  const rows = many(300);
  const abort = new AbortController();
  const { passed: none, kept } = await pass(rows, undefined, abort);
  expect(none).toBeUndefined();
  const since = kept.at(-1) as ImportProgress;
  expect(since.added).toBe(await stored());
  expect(since.added).toBeLessThan(300);
  const { passed } = await pass(rows, since);
  expect(passed?.counts).toEqual({ added: 300, updated: 0, unchanged: 0 });
  expect(await stored()).toBe(300);
});

it("while many rows are added, the database learns that they are living and their keys differ, and finds them by their index", async () => {
  await pass(many(1_200));
  const known = await app.sql(
    "select attname, n_distinct, null_frac from pg_stats where tablename = 'crop' and attname in ('code', 'deleted_at') order by attname",
  );
  expect(known).toEqual([
    { attname: "code", n_distinct: -1, null_frac: 0 },
    { attname: "deleted_at", n_distinct: 0, null_frac: 1 },
  ]);
});

it("records may stand above those they hang below, however far, in a check and in the writing", async () => {
  const rows: Cell[][] = [
    ...Array.from({ length: 200 }, (_, index): Cell[] => [`leaf${index}`, `叶 ${index}`, 1, "枝"]),
    ["lost", "x", 1, "nobody"],
    ["branch", "枝", 1, "根"],
    ["root", "根", 1, null],
  ];
  const { passed: checked } = await pass(rows, "check");
  expect(checked?.errors.map(({ line, error }) => [line.number, error.field])).toEqual([[202, "parentId"]]);
  const sound = rows.filter(([code]) => code !== "lost");
  expect((await pass(sound)).passed?.counts).toEqual({ added: 202, updated: 0, unchanged: 0 });
  const [leaves] = await app.sql(
    "select count(*)::int as count from crop where parent_id = (select id from crop where code = 'branch')",
  );
  expect(leaves).toEqual({ count: 200 });
});
