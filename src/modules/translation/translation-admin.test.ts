import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import { FILTER_LINE_TEXTS } from "../../crud/filters/texts.ts";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { readSheet, writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import type { Cell } from "../../fields/field.ts";
import { addUser } from "../testing/add-user.server.ts";
import { listen } from "../testing/listener.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import type { ImportedTexts, TextRow } from "./translation-admin.ts";

let app: ModulesApp;
let admin: string;
beforeAll(async () => {
  app = await startModules();
  admin = await tokenOf("admin");
});
afterAll(() => app.close());

const tokenOf = async (username: string, password: string = ADMIN.password) =>
  tokensOf(await visitor(app.origin).signIn(username, password)).access;
const post = async (path: string, fields: Record<string, unknown> = {}, token = admin) =>
  (await visitor(app.origin).post(`/sys/translation/${path}`, fields, { token })).body;
const list = async (fields: Record<string, unknown> = {}) =>
  (await post("list", { "page.size": "200", ...fields })).data as { records: TextRow[]; total: number };
const overrides = async () => (await visitor(app.origin).post("/static/i18n")).body.data as Record<string, object>;
const write = (id: string, language: string, words: string, more: Record<string, unknown> = {}) =>
  post(`${id}/update`, { language, words, ...more });
const db = () =>
  app.services.database.as<{ translation: { text_id: string; shipped: string | null; words: string } }>();

const upload = async (rows: readonly (readonly Cell[])[], isDryRun = false) => {
  const body = new FormData();
  if (isDryRun) body.set("dryRun", "1");
  body.set("file", new File([await writeSheet("x", rows)], "x.xlsx"));
  const headers = { [ACCESS_TOKEN]: admin, "accept-language": "en" };
  return (await app.client.send("/api/sys/translation/import", { method: "POST", body, headers })).body;
};

test("every text of both sides is listed with what the program ships; found by id and by words of any language", async () => {
  const all = await list();
  expect(all.total).toBeGreaterThan(500);
  const { id, zh, lo, en } = CRUD_TEXTS.nothingToSave;
  const shipped = (words: string) => ({ shipped: words, words: null, isOutdated: false, version: 0 });
  const row = { id, area: "lists", zh: shipped(zh), lo: shipped(lo), en: shipped(en) };
  for (const search of ["crud.nothingtosave", zh, lo, "NOTHING to save"])
    expect((await list({ search })).records).toContainEqual(row);
  expect((await list({ area: "lists" })).records.every(({ area }) => area === "lists")).toBe(true);
  expect((await list({ area: "frame" })).total).toBeGreaterThan(0); // texts that only the browser loads
  expect((await list({ sort: "id desc", area: "log" })).records.map((each) => each.id)).toEqual(
    (await list({ area: "log" })).records.map((each) => each.id).toReversed(),
  );
});

test("words replace the shipped ones for everybody at once, and resetting brings those back", async () => {
  const listener = await listen(app.origin, ADMIN);
  const { id, lo } = CRUD_TEXTS.search;
  expect(await write(id, "lo", " ຊອກຫາ ")).toMatchObject({
    code: 0,
    data: { id, lo: { shipped: lo, words: "ຊອກຫາ", version: 1 }, zh: { words: null } },
  });
  expect(await overrides()).toMatchObject({ lo: { [id]: "ຊອກຫາ" } });
  await listener.hear(({ type }) => type === "RELOAD_MENU");
  expect((await list({ state: "replaced" })).records.map((row) => row.id)).toEqual([id]);
  expect(await post(`${id}/reset`)).toMatchObject({ code: 0, data: { lo: { words: null, version: 0 } } });
  await write(id, "lo", "ຊອກຫາ");
  expect(await write(id, "lo", lo)).toMatchObject({ code: 0, data: { lo: { words: null } } });
  expect(await overrides()).toEqual({ zh: {}, lo: {}, en: {} });
});

test("the server's own messages follow", async () => {
  await write("error.notFound", "zh", "找不到了");
  await expect.poll(async () => (await post("nowhere.at-all/reset")).msg, { timeout: 5_000 }).toBe("找不到了");
  await post("error.notFound/reset");
  await expect.poll(async () => (await post("nowhere.at-all/reset")).msg, { timeout: 5_000 }).toMatch(/不存在/);
});

test("words that lose or invent a place, are empty, too long or hold control characters are refused at their field", async () => {
  const { id } = CRUD_TEXTS.total; // has the placeholder {total}
  const bad = ["没有", "共 {total} 条 {more}", "共 {count} 条", "   ", "x".repeat(2_001), "共 {total}\u0000"];
  for (const words of bad)
    expect([words, await write(id, "zh", words)]).toMatchObject([
      words,
      { code: 400001, data: { errors: [{ field: "words", message: expect.any(String) }] } },
    ]);
  expect(await write(CRUD_TEXTS.search.id, "zh", "找 {name}")).toMatchObject({ code: 400001 });
  expect(await write(id, "zh", "<b>{total}</b> 条，共 {total}")).toMatchObject({ code: 0 });
  await post(`${id}/reset`);
});

test("only texts that exist can be written; names of prototypes are none (IN-14)", async () => {
  for (const id of ["constructor", "toString", "crud.constructor", "a.prototype", "crud.nothing", "nonsense"])
    expect([id, await write(id, "en", "x")]).toMatchObject([id, { code: 400004 }]);
  expect(await write("crud.search", "fr", "x")).toMatchObject({ code: 400001 });
  expect(Object.keys(await overrides())).toEqual(["zh", "lo", "en"]);
});

test("a save over what somebody else has written meanwhile is refused with what stands there now (RE-16)", async () => {
  const { id } = FILTER_LINE_TEXTS.reset;
  await write(id, "en", "Clear", { version: 0 });
  expect(await write(id, "en", "Empty", { version: 0 })).toMatchObject({
    code: 400009,
    data: { current: { en: { words: "Clear", version: 1 } } },
  });
  await post(`${id}/reset`);
});

test("replaced texts whose shipped words have changed since are told of until somebody writes them again", async () => {
  const { id, en } = FILTER_LINE_TEXTS.moreFilters;
  await write(id, "en", "Columns");
  await db().updateTable("translation").set({ shipped: "What it was" }).where("text_id", "=", id).execute();
  const outdated = async () => (await list({ state: "outdated" })).records;
  expect(await outdated()).toMatchObject([{ id, en: { isOutdated: true, shipped: en, words: "Columns" } }]);
  await write(id, "en", "Columns");
  expect(await outdated()).toEqual([]);
  await post(`${id}/reset`);
});

test("translators get a sheet and bring it back: a dry run shows what changes, a wrong line keeps all of it out", async () => {
  const exported = await post("export", { area: "log" });
  expect(exported).toMatchObject({ code: 0, title: expect.stringMatching(/^界面翻译-\d{4}-\d\d-\d\d\.xlsx$/) });
  const sheet = await readSheet(Buffer.from(String(exported["bytes"]), "hex"), 100);
  expect(sheet[0]).toEqual(["id", "zh", "lo", "en"]);
  expect(await upload(sheet)).toMatchObject({ code: 0, data: { changed: 0, failed: [] } });
  const [header = [], first = [], ...rest] = sheet;
  const id = String(first[0]);
  const changed = [header, [id, null, first[2] ?? "", "Another word"], ...rest];
  const dry = (await upload(changed, true)).data as ImportedTexts;
  expect(dry).toMatchObject({
    total: sheet.length - 1,
    changed: 1,
    unchanged: sheet.length - 2,
    changes: [{ row: 2, id, language: "en", before: first[3], after: "Another word" }],
  });
  expect(await overrides()).toMatchObject({ en: {} });
  const wrong = await upload([...changed, ["no.such", "x", "x", "x"], [CRUD_TEXTS.total.id, "x", null, null]]);
  expect(wrong.data).toMatchObject({
    failed: [
      { field: "id", message: expect.stringMatching(/^“no\.such”/) as string },
      { field: "zh", message: expect.stringMatching(/^“x”/) as string },
    ],
  });
  expect((await list({ state: "replaced" })).total).toBe(0);
  expect(await upload(changed)).toMatchObject({ code: 0, data: { changed: 1 } });
  expect(await overrides()).toMatchObject({ en: { [id]: "Another word" } });
  expect(await upload([["name"], ["x"]])).toMatchObject({ code: 400001 });
});

test("each call asks for its right; what was done is written down", async () => {
  await addUser(app.services, { username: "reader", password: "Luang Namtha 77", roles: ["viewer"] });
  const reader = await tokenOf("reader", "Luang Namtha 77");
  const codes = [];
  for (const path of ["list", "export", "crud.search/update", "crud.search/reset"])
    codes.push((await post(path, { language: "zh", words: "x" }, reader)).code);
  expect(codes).toEqual([0, 0, 100010, 100010]);
  const entries = await app.services.database
    .as<{ audit_log: { action: string; record_id: string; module: string; after: unknown; position: number } }>()
    .selectFrom("audit_log")
    .select(["action", "after"])
    .where("module", "=", "/sys/translation")
    .where("record_id", "=", FILTER_LINE_TEXTS.reset.id)
    .orderBy("position")
    .execute();
  expect(entries).toMatchObject([{ action: "update", after: { en: "Clear" } }, { action: "reset" }]);
});

test("a field's label written anew heads its column in sheets, and sheets with the old heading are still read", async () => {
  const labels = { "sys.sysdivision.field.value": "地区码", "sys.sysdivision.field.nameLo": "老文名" };
  for (const [id, words] of Object.entries(labels)) expect(await write(id, "zh", words)).toMatchObject({ code: 0 });
  const sheet = async () => {
    const { body } = await visitor(app.origin).post("/sys/sysdivision/export", { search: "LA01" }, { token: admin });
    return readSheet(Buffer.from((body.data as { bytes: string }).bytes, "hex"), 100);
  };
  await expect
    .poll(async () => (await sheet())[0], { timeout: 20_000 })
    .toEqual(expect.arrayContaining(["地区码", "老文名"]));
  for (const heading of ["地区码", "代码"]) {
    const file = new FormData();
    file.set("dryRun", "1");
    const rows = [
      [heading, "名称"],
      ["T-01", "试验区"],
    ];
    file.set("file", new File([await writeSheet("x", rows)], "x.xlsx"));
    const headers = { [ACCESS_TOKEN]: admin };
    const { body } = await app.client.send("/api/sys/sysdivision/import", { method: "POST", body: file, headers });
    expect(body, heading).toMatchObject({ code: 0, data: { failed: [] } });
  }
  for (const id of Object.keys(labels)) await post(`${id}/reset`);
});
