import { readXlsx, writeXlsx, type Cell as SheetCell } from "hucre/xlsx";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Cell } from "../../fields/field.ts";
import type { ImportAnswer } from "./sheet-endpoints.ts";
import { crudRoutes } from "../crud-routes.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../testing/crud-app.server.ts";
import { crop, CROP_SCHEMA } from "../testing/stored-crop.ts";
import { uploadSheet } from "../testing/upload-sheet.server.ts";
import { readSheet, writeWorkbook } from "./workbook/spreadsheet.server.ts";

// Without a unique rule only the record key identifies a record.
const nameless = { ...crop, unique: [] };
let app: CrudApp;
beforeAll(async () => {
  app = await startCrudApp((services) => crudRoutes(nameless, services), CROP_SCHEMA);
});
afterAll(() => app.close());
beforeEach(() => app.sql("truncate crop"));

const add = async (fields: Record<string, unknown>) => {
  const { body } = await app.client.post("/test/crop/add", { name: "x", ...fields }, { token: ADMIN });
  return body.data as { id: string; version: number };
};
const exported = async (): Promise<Cell[][]> => {
  const { body } = await app.client.post(
    "/test/crop/export",
    {},
    { token: ADMIN, headers: { "accept-language": "en" } },
  );
  return readSheet(Buffer.from(String(body["bytes"]), "hex"), 100);
};
const imported = async (rows: readonly (readonly Cell[])[], choices: Record<string, string> = {}) => {
  const { body } = await uploadSheet(app, "/test/crop", rows, { choices });
  expect(body.code, body.msg).toBe(0);
  return body.data as ImportAnswer;
};
const put = (sheet: readonly (readonly Cell[])[], row: number, name: string, cell: Cell): Cell[][] =>
  sheet.map((cells, index) => cells.map((old, at) => (index === row && sheet[0]?.[at] === name ? cell : old)));
const stored = () => app.sql("select code, note, version from crop where deleted_at is null order by code");

it("an untouched export changes nothing; a changed row changes its record, one without a key is added", async () => {
  await add({ code: "a", plantedOn: "2026-02-01" });
  await add({ code: "b", name: "同", note: "kept" });
  const sheet = await exported();
  expect(sheet[0]?.slice(-2)).toEqual(["Record key", "Record version"]);
  expect(await imported(sheet)).toEqual({
    total: 2,
    added: 0,
    updated: 0,
    unchanged: 2,
    failed: [],
    readOnlyColumns: ["checked by en"],
  });
  const changed = put(sheet, 2, "note en", "changed");
  const withNew = [
    ...changed,
    put(changed, 1, "Record key", null)[1]?.map((cell) => (cell === "a" ? "c" : cell)) ?? [],
  ];
  expect(await imported(withNew)).toMatchObject({ added: 1, updated: 1, unchanged: 1, failed: [] });
  expect(await stored()).toEqual([
    { code: "a", note: null, version: 1 },
    { code: "b", note: "changed", version: 2 },
    { code: "c", note: null, version: 1 },
  ]);
});

it("a record changed since the export is a conflict of its row, unless the row says what is stored", async () => {
  const { id } = await add({ code: "a" });
  await add({ code: "b" });
  const sheet = await exported();
  await app.client.post(`/test/crop/${id}/update`, { note: "theirs" }, { token: ADMIN });
  const result = await imported(put(put(sheet, 1, "note en", "mine"), 2, "note en", "mine"));
  expect(result).toMatchObject({ added: 0, updated: 0 });
  expect(result.failed).toEqual([
    {
      row: 2,
      field: "version",
      message: "The record was changed after the export (version 1 → 2). Export it again before you change it",
    },
  ]);
  expect(await imported(put(sheet, 1, "note en", "theirs"))).toMatchObject({ unchanged: 2, failed: [] });
  // Without a version the import overwrites (last write wins).
  const winning = put(put(sheet, 1, "note en", "mine"), 1, "Record version", null);
  expect(await imported(winning)).toMatchObject({ updated: 1, failed: [] });
  const unread = put(put(sheet.slice(0, 1).concat(sheet.slice(2)), 1, "note en", "x"), 1, "Record version", "one");
  expect((await imported(unread)).failed).toMatchObject([{ row: 2, field: "version" }]);
});

it("a key that is not here, of a deleted record, or there twice is refused by row", async () => {
  const { id } = await add({ code: "a" });
  await add({ code: "b" });
  const gone = await add({ code: "c" });
  const sheet = await exported();
  await app.client.post(`/test/crop/${gone.id}/delete`, {}, { token: ADMIN });
  const { failed, questions } = await imported([
    ...put(put(sheet, 2, "Record key", "7"), 2, "note en", "x"),
    sheet[1] ?? [],
  ]);
  expect(failed.map(({ row, field }) => [row, field])).toEqual([
    [3, "id"],
    [4, "id"],
    [5, "id"],
  ]);
  expect(questions).toEqual({ unknownKeys: 2 });
  expect(await stored()).toHaveLength(2);
  // Keys are not case-sensitive.
  expect(await imported(put(sheet.slice(0, 2), 1, "Record key", id.toUpperCase()))).toMatchObject({ unchanged: 1 });
});

it("leaves a text as it is that was too long to be exported, and refuses a new record in whose place of one that is said", async () => {
  await add({ code: "a", note: "long" });
  const sheet = await exported();
  const said = "(40000 characters: more than a cell holds. Not exported; an import leaves the text as it is)";
  expect(await imported(put(sheet, 1, "note en", said))).toMatchObject({
    unchanged: 1,
    notes: [{ row: 2, message: expect.stringContaining("note en") as string }],
  });
  const fresh = put(put(put(sheet, 1, "note en", said), 1, "code en", "b"), 1, "Record key", null);
  expect((await imported(fresh)).failed).toMatchObject([{ row: 2, field: "note" }]);
  expect(await stored()).toEqual([{ code: "a", note: "long", version: 1 }]);
});

it("hands out an empty template that an import takes, with each column explained", async () => {
  const { body } = await app.client.get("/test/crop/import/template", {
    token: ADMIN,
    headers: { "accept-language": "en" },
  });
  expect(body.data).toEqual({ code: 0, bytes: body["bytes"], title: "crops en-Import template.xlsx" });
  const bytes = Buffer.from(String(body["bytes"]), "hex");
  const [columns, explained] = (await readXlsx(bytes)).sheets;
  expect(columns?.rows).toEqual([explained?.rows.slice(1).map(([name]) => name)]);
  expect(explained?.rows.find(([name]) => name === "code en")?.slice(1, 3)).toEqual(["Yes", "One line of text"]);
  expect(explained?.rows.find(([name]) => name === "active en")).toEqual([
    "active en",
    "No",
    "One of the possible values",
    "Yes; No",
  ]);
  const filled = await writeWorkbook([
    {
      name: "filled in",
      columns: (columns?.rows[0] ?? []).map((title) => ({ title: String(title) })),
      rows: [["t", "x", null, null, null, 1, 2, new Date("2029-04-05"), "Yes"]],
    },
    { name: "How to fill it in", columns: [{ title: "Column" }], rows: [["code en"]] },
  ]);
  const { body: sent } = await uploadSheet(app, "/test/crop", filled);
  expect(sent.data).toMatchObject({ added: 1, failed: [] });
});

const formula = (value: number | null): SheetCell => ({ value, type: "formula", formula: "1+1", formulaResult: value });
it("refuses error cells and formulas without a result by row, and says whose stored results it takes", async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "a",
        rows: [
          ["code", "name", "count"],
          ["a", "x"],
          ["b", "x"],
          ["c", "x"],
        ],
        cells: new Map<string, SheetCell>([
          ["1,2", formula(7)],
          ["2,2", formula(null)],
          ["3,2", { value: "#REF!", type: "error" }],
        ]),
      },
    ],
  });
  const { body } = await uploadSheet(app, "/test/crop", bytes, { isDryRun: true });
  expect(body.data).toMatchObject({
    added: 1,
    failed: [
      { row: 3, field: "count", message: expect.stringContaining("no stored result") },
      { row: 4, field: "count", message: expect.stringContaining("#REF!") },
    ],
    notes: [{ row: 2, message: expect.stringContaining("count en") }],
  });
});

it("finds the table below a title or on another sheet, and leaves unknown columns out where that was asked", async () => {
  const table = [
    ["Crops of the year", null, null],
    [null, null, null],
    ["code", "name", "colour"],
    ["a", "x", "red"],
  ];
  const bytes = await writeXlsx({
    sheets: [
      { name: "about", rows: [["Nothing here"]] },
      { name: "crops", rows: table },
    ],
  });
  const dryRun = (await uploadSheet(app, "/test/crop", bytes, { isDryRun: true })).body;
  expect(dryRun.data).toMatchObject({
    total: 1,
    added: 1,
    questions: {
      sheets: { names: ["about", "crops"], chosen: "crops" },
      head: { row: 3, rows: ["Crops of the year", "", "code · name · colour", "a · x · red"] },
      unknownColumns: ["colour"],
    },
  });
  expect((await uploadSheet(app, "/test/crop", bytes)).body).toMatchObject({
    code: 400001,
    msg: "Unknown column: colour",
  });
  expect((await uploadSheet(app, "/test/crop", bytes, { choices: { sheet: "about" } })).body.code).toBe(400001);
  expect((await uploadSheet(app, "/test/crop", bytes, { choices: { sheet: "none" } })).body.code).toBe(400001);
  const taken = await uploadSheet(app, "/test/crop", bytes, { choices: { skipUnknown: "1", headRow: "3" } });
  expect(taken.body.data).toMatchObject({ added: 1, failed: [] });
});

it("asks for the order of days that may be two, and reads them as it was said", async () => {
  const rows = [
    ["code", "name", "planted on"],
    ["a", "x", "04/05/2029"],
    ["b", "x", "25/12/2029"],
  ];
  const asked = (await uploadSheet(app, "/test/crop", rows, { isDryRun: true })).body.data as ImportAnswer;
  expect(asked).toMatchObject({ added: 1, failed: [{ row: 2, field: "plantedOn" }], questions: { ambiguousDays: 1 } });
  expect((await uploadSheet(app, "/test/crop", rows, { choices: { dayOrder: "day" } })).body.data).toMatchObject({
    added: 2,
  });
  expect(await app.sql("select planted_on from crop where code = 'a'")).toEqual([{ planted_on: "2029-05-04" }]);
});
