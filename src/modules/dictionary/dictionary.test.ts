import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN, startCrudApp, type CrudApp } from "../../crud/testing/crud-app.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { dictionaryEntry, dictionaryGroup } from "./dictionary.ts";
import { dictionaryRoutes } from "./dictionary.server.ts";
import { dictionarySeed } from "./dictionary.seed.ts";
import { seedDictionaries } from "./seed-dictionaries.server.ts";

type Data = Record<string, unknown> & { id: string };
let app: CrudApp;
const post = (path: string, fields: Record<string, unknown> = {}) =>
  app.client.post(`/sys/dict${path}`, fields, { token: ADMIN, headers: { "accept-language": "en" } });
const all = async () => (await app.client.get("/sys/dict", { token: ADMIN })).body;
const groupId = async (code: string) =>
  ((await post("/group/list", { "query.code||eq": code })).body["results"] as Data[])[0]?.id as string;

beforeAll(async () => {
  app = await startCrudApp((services) => dictionaryRoutes(services, [dictionaryEntry, dictionaryGroup]));
  await inTransaction(app.services.database, (trx) => seedDictionaries(trx, app.services));
});
afterAll(() => app.close());

it("begins with at least 12 dictionaries and 120 entries, each with words in three scripts and a value of its own", () => {
  const entries = dictionarySeed.flatMap((group) => group.entries);
  expect(dictionarySeed.length).toBeGreaterThanOrEqual(12);
  expect(entries.length).toBeGreaterThanOrEqual(120);
  const colors = new Set(dictionarySeed.find(({ code }) => code === "tagType")?.entries.map(({ value }) => value));
  for (const { code, name, entries: own } of dictionarySeed) {
    expect(new Set(own.map(({ value }) => value)).size, code).toBe(own.length);
    for (const label of [name, ...own.map((entry) => entry.label)]) {
      expect(label.lo, code).toMatch(/\p{Script=Lao}/u);
      expect(label.zh, code).toMatch(/\p{Script=Han}/u);
      expect(label.en, code).toMatch(/^[\p{Script=Latin}\d\p{P}\p{S}\p{No} ]+$/u);
    }
    for (const { color } of own) if (color) expect(colors).toContain(color);
  }
});

it("answers every dictionary at once, by group, also beside data, in order, with the family's names", async () => {
  const body = await all();
  const data = body.data as Record<string, unknown[]>;
  expect(Object.keys(data)).toEqual(dictionarySeed.map(({ code }) => code).sort());
  expect(body["season"]).toEqual(data["season"]);
  expect(data["unit"]?.slice(0, 2)).toEqual([
    { value: "g", label: "克", labelEn: "Gram", labelLo: "ກຣາມ", color: "", sort: 10, del_flag: "0", pyszm: "k" },
    {
      value: "kg",
      label: "公斤",
      labelEn: "Kilogram",
      labelLo: "ກິໂລກຣາມ",
      color: "",
      sort: 20,
      del_flag: "0",
      pyszm: "gj",
    },
  ]);
});

it("shows a change in the full list at once: added, renamed, switched off, deleted", async () => {
  const group = await groupId("season");
  const values = async () =>
    ((await all()).data as Record<string, { value: string; label: string; del_flag: string; pyszm: string }[]>)[
      "season"
    ]?.filter(({ value }) => value === "monsoon");
  const { body } = await post("/add", { groupId: group, value: "monsoon", label: "季风季", sort: "99", pyszm: "zzz" });
  expect(body).toMatchObject({ code: 0, data: { pyszm: "jfj", del_flag: "0", color: null } });
  const { id } = body.data as Data;
  expect(await values()).toMatchObject([{ label: "季风季", pyszm: "jfj" }]);
  await post(`/${id}/update`, { label: "台风季", del_flag: "1" });
  expect(await values()).toMatchObject([{ label: "台风季", pyszm: "tfj", del_flag: "1" }]);
  await post(`/${id}/delete`);
  expect(await values()).toEqual([]);
});

it("has each value once per group, and the same value in another group", async () => {
  expect((await post("/add", { groupId: await groupId("season"), value: "dry", label: "x" })).body).toMatchObject({
    code: 400001,
    data: { errors: [{ field: "value" }] },
  });
  expect((await post("/add", { groupId: await groupId("unit"), value: "dry", label: "x" })).body.code).toBe(0);
});

it("takes no group or colour that is not there", async () => {
  const { body } = await post("/add", {
    groupId: "00000000-0000-7000-8000-000000000000",
    value: "x",
    label: "x",
    color: "pink",
  });
  expect((body.data as { errors: { field: string }[] }).errors.map(({ field }) => field).sort()).toEqual([
    "color",
    "groupId",
  ]);
});

it("takes no value with a comma, which a filter would take for two", async () => {
  const { body } = await post("/add", { groupId: await groupId("season"), value: "A,B", label: "x" });
  expect((body.data as { errors: unknown }).errors).toEqual([{ field: "value", message: "Leave out commas" }]);
});

it("refuses group codes that would hide or reach into something else (IN-14)", async () => {
  for (const code of [
    "code",
    "msg",
    "data",
    "requestId",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "a.b",
    "a[0]",
    "1a",
    "字典",
    "a b",
    "",
  ]) {
    const { body } = await post("/group/add", { code, name: "x" });
    expect([code, body.code, (body.data as { errors?: { field: string }[] } | null)?.errors?.[0]?.field]).toEqual([
      code,
      400001,
      "code",
    ]);
  }
  expect((await post("/group/add", { code: "soil_type-2", name: "土壤" })).body.code).toBe(0);
});

it("keeps a group with entries, and the code of a group that screens use", async () => {
  const season = await groupId("season");
  expect((await post(`/group/${season}/delete`)).body).toMatchObject({
    code: 400010,
    msg: "Used by Dictionary entry, so it cannot be deleted",
  });
  const tagType = await groupId("tagType");
  expect((await post(`/group/${tagType}/update`, { code: "colours" })).body.code).toBe(400001);
  expect((await post(`/group/${tagType}/update`, { nameEn: "Label colours" })).body.code).toBe(0);
  const ids = ((await post("/list", { groupId: tagType, "page.size": 200 })).body["results"] as Data[]).map(
    ({ id }) => id,
  );
  await post("/delete", { ids });
  expect((await post(`/group/${tagType}/delete`)).body.code).toBe(400010);
});

it("moves an entry among those of its group, counting from the order there is", async () => {
  const group = await groupId("currency");
  const order = async () =>
    ((await all()).data as Record<string, { value: string }[]>)["currency"]?.map(({ value }) => value);
  const rows = (await post("/list", { groupId: group, sort: "sort asc" })).body["results"] as Data[];
  const move = (value: string, step: number) =>
    post(`/${rows.find((row) => row["value"] === value)?.id}/move`, { step });
  expect(await order()).toEqual(["CNY", "LAK", "THB", "USD"]);
  expect((await move("USD", -1)).body.data).toMatchObject([
    { value: "CNY", sort: 10 },
    { value: "LAK", sort: 20 },
    { value: "USD", sort: 30 },
    { value: "THB", sort: 40 },
  ]);
  await move("CNY", 99);
  expect(await order()).toEqual(["LAK", "USD", "THB", "CNY"]);
  await app.sql("update dictionary_entry set sort = 0 where group_id = $1", [group]); // as an import may leave it
  await move("CNY", 1);
  expect(await order()).toEqual(["LAK", "CNY", "THB", "USD"]);
  expect((await post("/01234567-89ab-7def-8123-456789abcdef/move", { step: 1 })).body.code).toBe(400004);
});

it("says where a group and an entry are used, and keeps an entry, and its value, that records hold", async () => {
  const usage = async (path: string) => (await app.client.get(`/sys/dict${path}/usage`, { token: ADMIN })).body.data;
  const entryOf = async (code: string, value: string) =>
    ((await post("/list", { groupId: await groupId(code), value })).body["results"] as Data[])[0] as Data;
  await post("/add", { groupId: await groupId("season"), value: "dry", label: "旱季", color: "success", sort: 90 });
  const colour = await entryOf("tagType", "success");
  const use = { path: "/sys/dict", name: "color", field: { en: "Tag colour" }, isMore: false };
  expect(await usage(`/${colour.id}`)).toMatchObject({ records: expect.any(Number), isMore: false, uses: [use] });
  const whole = (await usage(`/group/${await groupId("tagType")}`)) as { records: number };
  const one = (await usage(`/${colour.id}`)) as { records: number };
  expect(one.records).toBeGreaterThan(0);
  expect(whole.records).toBeGreaterThan(one.records);
  expect(await usage(`/group/${await groupId("season")}`)).toMatchObject({ records: 0, uses: [] });

  expect((await post(`/${colour.id}/delete`)).body).toMatchObject({ code: 400010 });
  const renamed = (await post(`/${colour.id}/update`, { value: "green" })).body;
  expect(renamed).toMatchObject({ code: 400001, data: { errors: [{ field: "value" }] } });
  expect((await post(`/${colour.id}/update`, { labelEn: "Green", del_flag: "1" })).body.code).toBe(0);
  await post(`/${colour.id}/update`, { del_flag: "0" });
});

it("finds entries by characters, initials, Lao and English", async () => {
  for (const [search, value] of [
    ["绿色食品", "greenFood"],
    ["lssp", "greenFood"],
    ["ອາຫານສີຂຽວ", "greenFood"],
    ["green food", "greenFood"],
    ["ງົວ", "cattle"],
  ] as const) {
    expect(
      ((await post("/list", { search })).body["results"] as Data[]).map((row) => row["value"]),
      search,
    ).toContain(value);
  }
});

it("puts a new entry after the last of its group unless it is told its place, at once with others too", async () => {
  const [fruit, other] = [await groupId("season"), await groupId("unit")];
  const sorts = async (of: string) =>
    ((await post("/list", { groupId: of, sort: "sort asc", "page.size": 100 })).body["results"] as Data[]).map(
      ({ sort }) => Number(sort),
    );
  const last = Math.max(...(await sorts(fruit)));
  const add = async (value: string, more = {}) => {
    const { body } = await post("/add", { groupId: fruit, value, label: value, ...more });
    return body.data as Data;
  };
  const both = await Promise.all([add("later-a"), add("later-b", { sort: "" })]);
  expect(both.map(({ sort }) => Number(sort)).toSorted((a, b) => a - b)).toEqual([last + 10, last + 20]);
  const first = await add("first-of-all", { sort: "0" });
  expect(Number(first["sort"])).toBe(0);
  const update = async (values: object) =>
    Number(((await post(`/${first.id}/update`, { ...values })).body.data as Data)["sort"]);
  expect(await update({ label: "改" })).toBe(0);
  expect(await update({ groupId: fruit, label: "再改" })).toBe(0);
  const lastOfOther = Math.max(...(await sorts(other)));
  expect(await update({ groupId: other })).toBe(lastOfOther + 10);
  expect(await update({ sort: "3" })).toBe(3);
  expect(await update({ sort: "" })).toBe(lastOfOther + 10);
});

it("gets new words where the old ones stand as shipped, is found by them, and keeps what somebody wrote", async () => {
  const words = async (code: string, search = "") =>
    ((await post("/list", { groupId: await groupId(code), search })).body["results"] as Data[]).map((row) => [
      row["value"],
      row["labelEn"],
      row["labelLo"],
    ]);
  const shipped = await words("messageShowType");
  const { pool } = app.services.database;
  await pool.query("update dictionary_entry set label_en = 'Notice', label_lo = 'ແຈ້ງເຕືອນ' where value = 'NOTIFY'");
  await pool.query("update dictionary_entry set label_en = 'Staff', search = '' where value = 'everybody'");
  await pool.query("update dictionary_entry set label_en = 'Certain roles', search = '' where value = 'roles'");
  await pool.query("update dictionary_group set name = '证件类型' where code = 'certificateType'");
  await pool.query(await readFile(new URL("../../../migrations/0088-shipped-words.sql", import.meta.url), "utf8"));
  expect(await words("messageShowType")).toEqual(shipped);
  expect(await words("messageAudience")).toContainEqual(["everybody", "Staff", "ທຸກຄົນ"]);
  expect(await words("messageAudience", "chosen")).toEqual([
    ["users", "Chosen users", "ຜູ້ໃຊ້ທີ່ເລືອກ"],
    ["roles", "Chosen roles", "ບົດບາດທີ່ເລືອກ"],
    ["divisions", "Chosen divisions", "ເຂດທີ່ເລືອກ"],
  ]);
  const { body } = await post("/group/list", { "query.code||eq": "certificateType" });
  expect(body["results"]).toMatchObject([{ name: "证照类型", nameEn: "Kinds of licences and certificates" }]);
});
