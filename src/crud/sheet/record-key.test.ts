import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Cell } from "../../fields/field.ts";
import type { ImportResult } from "../endpoints.ts";
import { crudRoutes } from "../handlers.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../testing/crud-app.server.ts";
import { crop, CROP_SCHEMA } from "../testing/stored-crop.ts";
import { uploadSheet } from "../testing/upload-sheet.server.ts";
import { readSheet } from "./spreadsheet.server.ts";

// Without a unique value nothing but its key tells one record from another.
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
  return body.data as ImportResult;
};
const put = (sheet: readonly (readonly Cell[])[], row: number, name: string, cell: Cell): Cell[][] =>
  sheet.map((cells, index) => cells.map((old, at) => (index === row && sheet[0]?.[at] === name ? cell : old)));
const stored = () => app.sql("select code, note, version from crop where deleted_at is null order by code");

it("an untouched export changes nothing; a changed row changes its record, one without a key is added", async () => {
  await add({ code: "a", plantedOn: "2026-02-01" });
  await add({ code: "b", name: "同", note: "kept" });
  const sheet = await exported();
  expect(sheet[0]?.slice(-2)).toEqual(["Record key", "Record version"]);
  expect(await imported(sheet)).toEqual({ total: 2, added: 0, updated: 0, unchanged: 2, failed: [] });
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
  // Who takes the version out wants to win.
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
  // Keys in capitals name the same record.
  expect(await imported(put(sheet.slice(0, 2), 1, "Record key", id.toUpperCase()))).toMatchObject({ unchanged: 1 });
});
