import { afterAll, beforeAll, expect, it } from "vitest";
import type { ImportResult } from "../../contract/import-result.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import type { Language } from "../../contract/text.ts";
import { readSheet, writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import type { Cell } from "../../fields/field.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
let sheet: Cell[][];
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  for (const title of ["甲", "乙"]) {
    const added = await admin.post("/cms/article/add", { title, kind: "market", content: "<p>x</p>" });
    const { id } = added.data as { id: string };
    if (title === "甲") await admin.post(`/cms/article/${id}/publish`);
  }
  sheet = await exported();
});
afterAll(() => app.close());

const headers = (language: Language) => ({ [ACCESS_TOKEN]: admin.token, "accept-language": language });
async function exported(): Promise<Cell[][]> {
  const body = new URLSearchParams({ sort: "title asc" });
  const sent = await fetch(`${app.origin}/api/cms/article/export`, { method: "POST", body, headers: headers("zh") });
  const { bytes } = (await sent.json()) as { bytes: string };
  return readSheet(Buffer.from(bytes, "hex"), 100);
}
async function send(rows: readonly (readonly Cell[])[], language: Language = "en", isDryRun = true) {
  const body = new FormData();
  if (isDryRun) body.set("dryRun", "1");
  body.set("file", new File([new Uint8Array(await writeSheet("x", rows))], "x.xlsx"));
  const sent = await fetch(`${app.origin}/api/cms/article/import`, {
    method: "POST",
    body,
    headers: headers(language),
  });
  return ((await sent.json()) as { data: ImportResult }).data;
}
const put = (row: number, changes: Readonly<Record<string, Cell>>): Cell[][] =>
  sheet.map((cells, index) =>
    cells.map((cell, at) => (index === row ? (changes[String(sheet[0]?.[at])] ?? cell) : cell)),
  );
const rowOf = (title: string) => sheet.findIndex((cells) => cells.includes(title));

it("says which columns of an export are not imported, and nothing more while they are as stored, in whichever language", async () => {
  for (const language of ["zh", "lo", "en"] as const) {
    const { readOnlyColumns, ignoredRows, notes, timeZone: _, ...counts } = await send(sheet, language);
    expect(counts, language).toEqual({ total: 2, added: 0, updated: 0, unchanged: 2, failed: [] });
    expect([ignoredRows, notes]).toEqual([undefined, undefined]);
    expect(readOnlyColumns).toHaveLength(6);
  }
  const states = ["Chinese translation", "Lao translation", "English translation"];
  expect((await send(sheet)).readOnlyColumns).toEqual(["Status", "Publish at", "Published at", ...states]);
});

it("names the rows that would change what is not imported, in every language, and imports the rest of them", async () => {
  const row = rowOf("乙");
  const changed = put(row, { 发布状态: "已发布", 标题: "乙二" });
  const messages = {
    zh: "与现有内容不同、但不会导入的列：发布状态",
    lo: "ຖັນທີ່ຕ່າງຈາກຂໍ້ມູນທີ່ມີຢູ່ ແຕ່ຈະບໍ່ຖືກນຳເຂົ້າ: ",
    en: "Different from what is stored here, but not imported: Status",
  };
  for (const language of ["zh", "lo", "en"] as const) {
    const { notes, ...result } = await send(changed, language);
    expect(result).toMatchObject({ updated: 1, unchanged: 1, failed: [], ignoredRows: 1 });
    expect(notes).toEqual([{ row: row + 1, message: expect.stringContaining(messages[language]) as string }]);
  }
  expect(await send(changed, "en", false)).toMatchObject({ updated: 1, ignoredRows: 1, failed: [] });
  const { rows } = await app.services.database.pool.query("select state from article where title = '乙二'");
  expect(rows).toEqual([{ state: "draft" }]);
});

it("takes an empty cell there for nothing that anybody changed", async () => {
  expect((await send(put(rowOf("甲"), { 发布状态: "", 发布时间: "" }))).ignoredRows).toBeUndefined();
});

it("takes a sheet of nothing but such columns for what it is", async () => {
  const at = ["发布状态", "记录标识"].map((name) => sheet[0]?.indexOf(name) ?? -1);
  const rows = put(rowOf("甲"), { 发布状态: "草稿" }).map((cells) => at.map((place) => cells[place] ?? null));
  expect(await send(rows)).toMatchObject({ unchanged: 2, ignoredRows: 1, readOnlyColumns: ["Status"], failed: [] });
});

it("refuses such a sheet without the keys of records, whose rows would be new ones, and names its columns", async () => {
  const body = new FormData();
  body.set(
    "file",
    new File(
      [
        new Uint8Array(
          await writeSheet("x", [
            ["发布状态", "天气", "发布时间"],
            ["草稿", "晴", ""],
          ]),
        ),
      ],
      "x.xlsx",
    ),
  );
  const sent = await fetch(`${app.origin}/api/cms/article/import`, { method: "POST", body, headers: headers("en") });
  const { msg } = (await sent.json()) as { msg: string };
  expect(msg).toContain("None of the columns can be imported; the system fills these in: 发布状态, 发布时间.");
});

it("does not say that somebody changed in the sheet what changed here since the export", async () => {
  sheet = await exported();
  const row = rowOf("乙二");
  const id = String(sheet[row]?.[sheet[0]?.indexOf("记录标识") ?? -1]);
  expect(await admin.post(`/cms/article/${id}/publish`)).toMatchObject({ code: 0 });
  const { ignoredRows, notes, unchanged } = await send(put(0, {}));
  expect([unchanged, ignoredRows, notes]).toEqual([2, undefined, undefined]);
  sheet = await exported();
  expect(await send(put(row, { 发布状态: "草稿" }))).toMatchObject({ unchanged: 2, ignoredRows: 1 });
});
