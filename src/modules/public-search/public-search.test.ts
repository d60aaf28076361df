import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillTokens } from "../../crud/search/fill-tokens.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { foundKinds, modules } from "../index.ts";
import type { FoundPublic } from "./public-search.ts";

const FOUND_KINDS = foundKinds.map(({ module }) => module.table);

interface Group {
  readonly kind: string;
  readonly found: { readonly total: number; readonly results: readonly FoundPublic[] };
}

let app: ModulesApp;
let admin: Colleague;
let brand: string;
let division: string | undefined;
const ids: string[] = [];

const put = async (path: string, values: Readonly<Record<string, unknown>>): Promise<string> => {
  const added = await admin.post(`/cms/${path}/add`, values);
  expect(added, path).toMatchObject({ code: 0 });
  const { id } = added.data as { id: string };
  expect((await admin.post(`/cms/${path}/${id}/publish`)).code).toBe(0);
  ids.push(`${path}/${id}`);
  return id;
};

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  const { rows } = await app.services.database.pool.query<{ id: string }>(
    "select id from division where value = '532800'",
  );
  division = rows[0]?.id;
  const enterprise = await put("enterprise", { name: "普洱山茶合作社", type: "cooperative", division });
  await put("product", { name: "普洱茶", nameLo: "ຊາຜູເອີ", nameEn: "Pu'er tea", category: "tea", division, enterprise });
  await put("product", { name: "阿拉比卡生豆", category: "coffee", division, enterprise });
  brand = await put("brand", { name: "普洱春", enterprise });
  await put("recommendation", { title: "为什么推荐普洱春", brand });
  await put("article", {
    title: "春茶上市",
    summary: "今年普洱的春茶比往年早十天。",
    kind: "market",
    content: "<h2>茶园</h2><p>农户今年挂起<strong>防霜</strong>网。</p>",
    contentEn: "<p>The growers hung frost &amp; hail nets.</p>",
    contentLo: "<p>ຊາວສວນແຂວນຕາໜ່າງກັນນ້ຳຄ້າງ</p>",
  });
  await put("notice", { title: "普洱茶展销会通知", kind: "announcement", content: "<p>报名截止到月底。</p>" });
}, 240_000);
afterAll(() => app.close());

const find = async (search: string, language = "zh", more = ""): Promise<readonly Group[]> => {
  const answer = await fetch(`${app.origin}/api/portal/search?search=${encodeURIComponent(search)}${more}`, {
    headers: { "accept-language": language },
  });
  return ((await answer.json()) as { data: readonly Group[] }).data;
};
const totals = async (search: string) =>
  Object.fromEntries((await find(search)).map(({ kind, found }) => [kind, found.total]));
const first = async (kind: string, search: string, language?: string) =>
  (await find(search, language)).find((group) => group.kind === kind)?.found.results[0];
const parts = (of: { readonly text: string; readonly marks: readonly (readonly [number, number])[] } | undefined) =>
  of?.marks.map(([from, to]) => of.text.slice(from, to));

describe("the public search", () => {
  it("finds every kind of published content by characters, pinyin and its initials", async () => {
    const each = Object.fromEntries(FOUND_KINDS.map((kind) => [kind, 1]));
    for (const search of ["普洱", "puer", "pe", "ＰＵＥＲ"]) expect(await totals(search), search).toEqual(each);
    expect(await totals("不存在")).toEqual(Object.fromEntries(FOUND_KINDS.map((kind) => [kind, 0])));
    expect(await totals("…!?")).toEqual(Object.fromEntries(FOUND_KINDS.map((kind) => [kind, 0])));
  });

  it("marks what was typed, in the title or in the text around it, in three scripts and by sound", async () => {
    expect(parts((await first("product", "普洱"))?.title)).toEqual(["普洱"]);
    expect(parts((await first("product", "puer"))?.title)).toEqual(["普洱"]);
    expect(parts((await first("product", "ຊາ", "lo"))?.title)).toEqual(["ຊາ"]);
    expect(parts((await first("product", "tea", "en"))?.title)).toEqual(["tea"]);
    expect(parts((await first("article", "普洱"))?.text)).toEqual(["普洱"]);
    expect(parts((await first("article", "春茶"))?.title)).toEqual(["春茶"]);
    expect(parts((await first("article", "chuncha"))?.text), "in a sentence with punctuation").toEqual(["春茶"]);
  });

  it("finds products by the word of their category, and what is from a region by its name, in every language", async () => {
    for (const search of ["咖啡", "kafei", "ກາເຟ", "coffee", "coffee 生豆"]) {
      expect(await totals(search), search).toMatchObject({ product: 1, enterprise: 0 });
      expect(await first("product", search, "en"), search).toMatchObject({ category: "Coffee" });
    }
    for (const search of ["西双版纳", "xishuangbanna", "xsbn", "Yunnan", "云南"])
      expect(await totals(search), search).toMatchObject({ product: 2, enterprise: 1, article: 0 });
    expect(await totals("西双版纳 咖啡")).toMatchObject({ product: 1, enterprise: 0 });
    expect(await totals("州"), "half of all names").toMatchObject({ product: 0 });
  });

  it("finds news and notices by what stands in their text, and shows the place", async () => {
    for (const [search, language, shown] of [
      ["防霜网", "zh", ["防霜网"]],
      ["frost nets", "en", ["frost", "nets"]],
      ["ຕາໜ່າງ", "lo", ["ຕາໜ່າງ"]],
    ] as const) {
      expect(await totals(search), search).toMatchObject({ article: 1, notice: 0, product: 0 });
      const found = await first("article", search, language);
      expect([found?.text.language, parts(found?.text)], search).toEqual([language, shown]);
      expect(found?.text.text).not.toMatch(/[<>]|&amp;/);
    }
    expect(await totals("报名截止")).toMatchObject({ article: 0, notice: 1 });
    // A single character, or two letters, are not searched in full texts.
    expect(await totals("霜")).toMatchObject({ article: 0 });
  });

  it("finds digits of every script by those of another, and texts however they are spaced", async () => {
    const nameLo = "ນຳເຂົ້າ ໐໗ ຜັກ\u200bບົ້ງ ຜັກຕ່າງ ໆ";
    const id = await put("product", { name: "进口蔬菜", nameLo, category: "coffee", division });
    const article = await put("article", {
      title: "展销会",
      kind: "market",
      content: "<p>展销会</p>",
      contentLo: "<p>ຕະຫຼາດນັດຂອງຊາວກະສິກອນ ຈະເປີດໃນວັນທີ ໒໙ ພະຈິກ ຢູ່ນະຄອນຫຼວງ</p>",
    });
    for (const search of ["ນຳເຂົ້າ ໐໗ ຜັກບົ້ງ", "໐໗", "07", "ຜັກ\u200bບົ້ງ", "ຜັກ\u00adບົ້ງ", "ຜັກຕ່າງໆ", "ຜັກຕ່າງ ໆ", "ນໍາເຂົ້າ"])
      expect(await totals(search), search).toMatchObject({ product: 1 });
    for (const search of ["ວັນທີ ໒໙ ພະຈິກ", "ວັນທີ 29 ພະຈິກ"])
      expect(await totals(search), search).toMatchObject({ article: 1 });
    expect(await totals("ວັນທີ 28 ພະຈິກ")).toMatchObject({ article: 0 });
    expect(parts((await first("product", "07 ຜັກຕ່າງໆ", "lo"))?.title)).toEqual(["໐໗", "ຜັກຕ່າງ ໆ"]);
    expect(parts((await first("article", "29 ພະຈິກ", "lo"))?.text)).toEqual(["໒໙", "ພະຈິກ"]);
    await admin.post(`/cms/product/${id}/withdraw`);
    await admin.post(`/cms/article/${article}/withdraw`);
  });

  it("looks at the texts of records from before", async () => {
    const { pool } = app.services.database;
    await pool.query("update article set search = '', body = null");
    await pool.query("insert into search_fill values ('article'), ('audit_log')");
    expect(await totals("挂起")).toMatchObject({ article: 0 });
    await fillTokens(app.services, modules, AbortSignal.abort());
    expect(await totals("挂起"), "stopped").toMatchObject({ article: 0 });
    await fillTokens(app.services, modules);
    expect(await totals("防霜 挂起")).toMatchObject({ article: 1 });
    expect(await totals("chuncha")).toMatchObject({ article: 1 });
    expect((await pool.query("select from search_fill")).rows).toEqual([]);
  });

  it("shows the title of another language where that is what was meant", async () => {
    const found = await first("product", "tea", "lo");
    expect([found?.title.text, parts(found?.title)]).toEqual(["ຊາຜູເອີ", []]);
    expect([found?.other?.language, parts(found?.other)]).toEqual(["en", ["tea"]]);
  });

  it("turns the pages of one kind and says how many the others have", async () => {
    const groups = await find("普洱", "zh", "&kind=product&page=1&size=1");
    expect(groups.map(({ kind, found }) => [kind, found.total, found.results.length])).toEqual(
      FOUND_KINDS.map((kind) => [kind, 1, kind === "product" ? 1 : 0]),
    );
  });

  it("puts titles before texts, the category beside them, and Lao words before syllables within other words", async () => {
    const made: string[] = [];
    const { rows } = await app.services.database.pool.query<{ id: string }>(
      "select id from division where value in ('530500', '532800') order by value",
    );
    const [baoshan, xishuangbanna] = rows.map(({ id }) => id);
    const add = async (values: Readonly<Record<string, unknown>>) => {
      await put("product", { division: xishuangbanna, ...values });
      made.push(ids.at(-1) ?? "");
    };
    await add({ name: "茶花鸡", nameEn: "Tea blossom chicken", nameLo: "ໄກ່ພູ", category: "livestock" });
    await add({
      name: "罗布斯塔",
      nameEn: "Robusta, washed near a tea hill",
      nameLo: "ກາເຟເປົາຊານ",
      category: "coffee",
      division: baoshan,
    });
    await add({ name: "保山石斛", nameLo: "ກ້ວຍໄມ້", category: "flower", division: baoshan });
    await add({ name: "蜂蜜", nameEn: "Teak honey", summaryEn: "Goes well with tea.", category: "honey" });
    await add({ name: "古树红茶", nameEn: "Old tree tea", nameLo: "ຊາແດງ", category: "tea" });
    const names = async (search: string, language: string) =>
      (await find(search, language))
        .find(({ kind }) => kind === "product")
        ?.found.results.map(({ title }) => title.text);
    expect((await names("茶", "zh"))?.slice(0, 3)).toEqual(["普洱茶", "古树红茶", "茶花鸡"]);
    expect((await names("tea", "en"))?.slice(0, 3)).toEqual(["Pu'er tea", "Old tree tea", "Tea blossom chicken"]);
    const inLao = await names("ຊາ", "lo");
    expect(inLao).toEqual(["ຊາຜູເອີ", "ຊາແດງ"]);
    expect(await totals("ຊາ")).toMatchObject({ product: 2 });
    expect(await names("ຊານ", "lo")).toEqual(["ກາເຟເປົາຊານ"]);
    for (const each of made) await admin.post(`/cms/${each}/withdraw`);
  });

  it("suggests a similar word where it finds nothing", async () => {
    const similar = async (search: string) => {
      const answer = await fetch(`${app.origin}/api/portal/search/suggestion?search=${encodeURIComponent(search)}`);
      return ((await answer.json()) as { data: { search: string } }).data.search;
    };
    for (const [typed, meant] of [
      ["cofee", "coffee"],
      ["Coffe", "coffee"],
      ["Pu'er cofee", ""], // nothing is both
      ["ກາຟເ", "ກາເຟ"],
      ["普耳", "普洱"], // the same sound
      ["普耳茶", "普洱茶"],
      ["铺二", "普洱"],
      ["火车", ""],
      ["qqqqqq", ""],
      ["tae", ""], // short words are like too many others
      ["…!?", ""],
    ] as const)
      expect(await similar(typed), typed).toBe(meant);
  });

  it("refuses what makes no sense with a clear answer", async () => {
    for (const odd of ["search=", "", "search=a&kind=user", "search=a&page=0", `search=${"a".repeat(101)}`])
      expect((await fetch(`${app.origin}/api/portal/search?${odd}`)).status, odd).toBeLessThan(500);
    for (const hostile of ["' or 1=1--", "a & !b", "a:*|b", "\\", "'''", "<script>", "%", "((", "普:*"])
      expect(Array.isArray(await find(hostile)), hostile).toBe(true);
  });

  it("finds nothing that is not published any more (AZ-17)", async () => {
    await admin.post(`/cms/brand/${brand}/withdraw`);
    expect(await totals("普洱")).toMatchObject({ brand: 0, recommendation: 0, product: 1 });
    for (const each of ids) await admin.post(`/cms/${each}/withdraw`);
    expect(await totals("普洱")).toEqual(Object.fromEntries(FOUND_KINDS.map((kind) => [kind, 0])));
  });
});
