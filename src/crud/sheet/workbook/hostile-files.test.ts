import { afterAll, beforeAll, expect, it } from "vitest";
import { crudRoutes } from "../../crud-routes.server.ts";
import { startCrudApp, type CrudApp } from "../../testing/crud-app.server.ts";
import { HOSTILE_WORKBOOKS } from "../../testing/hostile-workbooks.server.ts";
import { LAVISH_WORKBOOKS } from "../../testing/lavish-workbooks.server.ts";
import { crop, CROP_SCHEMA } from "../../testing/stored-crop.ts";
import { uploadSheet } from "../../testing/upload-sheet.server.ts";
import { SHEET_REFUSALS } from "../sheet-refusals.ts";
import { readTable } from "./spreadsheet.server.ts";

let app: CrudApp;
const names = Object.keys(HOSTILE_WORKBOOKS);
const fileOf = (name: string): Uint8Array => (HOSTILE_WORKBOOKS[name] as () => Uint8Array)();

beforeAll(async () => {
  app = await startCrudApp((services) => crudRoutes(crop, services), CROP_SCHEMA);
});
afterAll(() => app.close());

it.each(names)("refuses %s, with words (EX-03)", async (name) => {
  const { body } = await uploadSheet(app, "/test/crop", fileOf(name));
  expect([body.code, typeof body.msg, body.msg === ""]).toEqual([400001, "string", false]);
});

it.each(Object.entries(LAVISH_WORKBOOKS))("says that %s is too much, without reading it (EX-03)", async (_, file) => {
  const { oversized } = SHEET_REFUSALS;
  await expect(readTable(file(), 10_000, { known: [] })).rejects.toMatchObject({ details: { words: oversized } });
});

it("knows forty ways at least and has stored nothing of any", async () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect(await app.sql("select 1 from crop")).toEqual([]);
});

it("reads another's file while several of them come in at once", async () => {
  const hostile = ["3 million texts", "600,000 cells", "5 million tags", "a cell in the last column of the last row"];
  const all = hostile.map((name) => uploadSheet(app, "/test/crop", fileOf(name)));
  const good = await uploadSheet(app, "/test/crop", [
    ["code", "name"],
    ["a", "x"],
  ]);
  expect(good.body.data).toMatchObject({ total: 1, added: 1, failed: [] });
  for (const { body } of await Promise.all(all)) expect(body.code).toBe(400001);
});
