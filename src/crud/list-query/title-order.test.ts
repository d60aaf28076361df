import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { defineModule } from "../define-module.ts";
import { crudRoutes } from "../crud-routes.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../testing/crud-app.server.ts";

const words = (en: string) => ({ zh: en, lo: en, en });
const village = defineModule({
  path: "/test/village",
  table: "village",
  title: words("villages"),
  record: words("village"),
  purpose: words("testing"),
  fields: { name: translatedText({ label: words("name"), requiredIn: [], hasSortKey: true }) },
  list: { columns: ["name"], search: [], sort: "name asc" },
  recordTitle: "name",
});

let app: CrudApp;
beforeAll(async () => {
  app = await startCrudApp(
    (services) => crudRoutes(village, services),
    `create table village (
       id text primary key, name text, name_en text, name_lo text,
       name_key text collate "C" generated always as (sort_key(name)) stored,
       name_en_key text collate "C" generated always as (sort_key(name_en)) stored,
       name_lo_key text collate "C" generated always as (sort_key(name_lo)) stored,
       created_at timestamptz not null, created_by text, updated_at timestamptz not null, updated_by text,
       version integer not null default 1, deleted_at timestamptz)`,
  );
});
afterAll(() => app.close());
beforeEach(() => app.sql("delete from village"));

type Named = Record<"name" | "nameEn" | "nameLo", string>;
const add = async (values: Partial<Named>): Promise<string> => {
  const { body } = await app.client.post("/test/village/add", values, { token: ADMIN });
  expect(body.code).toBe(0);
  return (body.data as { id: string }).id;
};
const listed = async (sort: string): Promise<string[]> => {
  const { body } = await app.client.post("/test/village/list", { sort }, { token: ADMIN });
  return (body["results"] as Named[]).map(({ name }) => name);
};

const shuffled = (names: readonly string[]) =>
  names.toSorted((one, other) => one.length - other.length || (one < other ? 1 : -1));

it.each([
  ["Chinese by pinyin, the same sound by strokes", "阿 北 丁 丰 厦 行 长 中 重"],
  ["Chinese from character to character", "琅勃拉邦 沙湾拿吉 万荣 万香 万象 万象市 占巴塞"],
  ["Lao by consonants, on whichever side of them a vowel is written", "ກາ ເກ ແກ ໄກ ຂາ ເຂົ້າ ຄາ"],
  ["Lao ສ between ຈ and ຊ", "ຈານ ສານ ເສັ້ນ ຊາ ຍາ"],
  ["Lao ໜ and ໝ under ຫ", "ວຽງ ໜາ ຫນາງ ໝາ ຫລາຍ ຫາ ອາ"],
  ["Lao ຫ with the consonant that it raises, before a vowel on either side", "ໜາ ເໜືອ ໝາ ເໝົາ ຫລາຍ ເຫລັກ ຫາ"],
  ["Lao by its letters before its tones", "ກາ ກ່າງ ກາຍ ກ້າວ"],
  ["Latin letters without regard to capitals, accents and width", "apple Banana ｃabbage cherry École elephant ZEBRA"],
  ["digits, then Latin, Lao and Chinese", "1 ２ a Z ກ ຮ 阿 做"],
])("orders %s", async (_, names) => {
  const inOrder = names.split(" ");
  for (const name of shuffled(inOrder)) await add({ name });
  expect(await listed("name asc")).toEqual(inOrder);
  expect(await listed("name desc")).toEqual(inOrder.toReversed());
});

it("orders by the name in the language asked for, those without one last", async () => {
  await add({ name: "丙", nameLo: "ເກ", nameEn: "b" });
  await add({ name: "乙", nameLo: "ຂາ", nameEn: "A" });
  await add({ name: "甲", nameLo: "ກາ" });
  expect(await listed("name asc")).toEqual(["丙", "甲", "乙"]);
  expect(await listed("nameLo asc")).toEqual(["甲", "丙", "乙"]);
  expect(await listed("nameEn asc")).toEqual(["乙", "丙", "甲"]);
});

it("moves a renamed record to its new place", async () => {
  await add({ name: "北" });
  const id = await add({ name: "中" });
  await app.client.post(`/test/village/${id}/update`, { name: "阿" }, { token: ADMIN });
  expect(await listed("name asc")).toEqual(["阿", "北"]);
});

it("places what a version writes that knows no keys", async () => {
  await add({ name: "北" });
  await app.sql(
    "insert into village (id, name, created_at, updated_at) values ('one', '重', now(), now()), ('two', 'x', now(), now())",
  );
  await app.sql("update village set name = '阿' where id = 'two'");
  expect(await listed("name asc")).toEqual(["阿", "北", "重"]);
});

it("has a key for a title of any length and any signs", async () => {
  const [{ key } = {}] = await app.sql("select sort_key($1) as key", ["𠀀é👩‍🌾".repeat(500)]);
  expect(key).toContain("𠀀e👩");
  for (const sign of ["𠀀", "é", "\uFDFA", "中", "ໜ"]) {
    const [{ bytes } = {}] = await app.sql("select octet_length(sort_key($1)) as bytes", [sign.repeat(500)]);
    expect(bytes, sign).toBeLessThanOrEqual(400);
  }
  expect(await app.sql("select sort_key('') as none, sort_key(null) as absent")).toEqual([{ none: "", absent: null }]);
});
