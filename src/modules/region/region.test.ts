import { afterAll, beforeAll, expect, it } from "vitest";
import { publishRecord, readPublic } from "../testing/read-public.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
const ids: Record<string, string> = {};

const visit = (path: string, language?: string) => readPublic(app.origin, `region/${path}`, language);
const add = (module: string, values: Readonly<Record<string, unknown>>) => admin.post(`/cms/${module}/add`, values);
const put = async (module: string, values: Readonly<Record<string, unknown>>) => {
  const added = await add(module, values);
  expect(added, JSON.stringify(added)).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
const write = (division: string | undefined, title: string) => ({
  division,
  title,
  titleEn: "Tea country",
  summary: "山里的茶",
  introduction: "<p>山高雾多。</p>",
});

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  const { rows } = await app.services.database.pool.query<{ id: string; value: string }>(
    "select id, value from division where value in ('LA', 'LA02', 'LA0201', 'LA16', 'LA1601', '530000', '532800', '532823')",
  );
  for (const { id, value } of rows) ids[value] = id;
});
afterAll(() => app.close());

it("an introduction is shown while it is published, in the reader's language, and by no way before (AZ-17)", async () => {
  const id = await put("region", write(ids["LA02"], "茶乡"));
  const told = async () => [
    ((await visit("get?division=LA02")).data as { profile: unknown }).profile,
    (await visit("list")).data,
  ];
  expect(await told()).toEqual([null, []]);
  await publishRecord(admin, "region", id);
  const [profile, list] = await told();
  expect(profile).toMatchObject({
    title: { text: "茶乡" },
    introduction: { text: "<p>山高雾多。</p>", language: "zh" },
  });
  expect(list).toMatchObject([{ code: "LA02", country: { code: "LA" }, parent: "", products: 0 }]);
  const english = (await visit("get?division=LA02", "en")).data as { name: string };
  expect(english).toMatchObject({
    name: "Phongsaly",
    above: [{ code: "LA", name: "Lao PDR" }],
    profile: { title: { text: "Tea country", language: "en" }, introduction: { language: "zh" } },
  });
  await admin.post(`/cms/region/${id}/withdraw`);
  expect(await told()).toEqual([null, []]);
});

it("provinces and prefectures are regions; countries, districts and unknown codes are not", async () => {
  const codes = ["LA16", "530000", "532800"];
  for (const code of codes) expect((await visit(`get?division=${code}`)).code, code).toBe(0);
  for (const code of ["LA", "CN", "LA1601", "532823", "ZZ", "", "'%20or%20true"])
    expect((await visit(`get?division=${code}`)).code, code).toBeGreaterThan(400_000);
  const xishuangbanna = (await visit("get?division=532800")).data as { above: { code: string }[] };
  expect(xishuangbanna.above.map(({ code }) => code)).toEqual(["CN", "530000"]);
});

it("counts what is published from a region and its divisions", async () => {
  const offer = async (module: string, values: Readonly<Record<string, unknown>>) =>
    publishRecord(admin, module, await put(module, values));
  await offer("product", { name: "咖啡", category: "coffee", division: ids["LA1601"] });
  await offer("product", { name: "茶", category: "tea", division: ids["532823"] });
  await put("product", { name: "草稿", category: "tea", division: ids["LA02"] });
  await offer("enterprise", { name: "高原社", type: "cooperative", division: ids["LA16"] });
  await offer("notice", { kind: "notice", title: "通知", content: "<p>一</p>", division: ids["LA16"] });
  const list = (await visit("list")).data as { code: string; parent: string }[];
  expect(list).toMatchObject([
    { code: "LA16", parent: "", products: 1, enterprises: 1, notices: 1, brands: 0, articles: 0, profile: null },
    { code: "530000", parent: "", products: 1, enterprises: 0 },
    { code: "532800", parent: "530000", products: 1, enterprises: 0 },
  ]);
});

it("says of records which region page their place leads to, of a whole country none", async () => {
  const pages = async (path: string) =>
    ((await readPublic(app.origin, path)).results ?? []).map(({ regionPage, place }) => regionPage ?? place);
  expect(await pages("enterprise/list")).toEqual(["LA16"]);
  const [tea] = await pages("product/list?category=tea");
  expect((tea as { code: string; isRegion: boolean }[]).map(({ code, isRegion }) => [code, isRegion])).toEqual([
    ["CN", false],
    ["530000", true],
    ["532800", true],
    ["532823", false],
  ]);
  const national = await put("article", { kind: "market", title: "全国", content: "<p>一</p>", division: ids["LA"] });
  await publishRecord(admin, "article", national);
  expect(await pages("article/list")).toEqual([""]);
});

it("one region has one introduction, of a place that has a page", async () => {
  expect((await add("region", write(ids["LA02"], "再写一次"))).code).toBe(400_001);
  for (const code of ["LA", "LA0201"]) {
    const refused = await add("region", write(ids[code], "不行"));
    expect(JSON.stringify(refused), code).toContain("Choose a province or prefecture");
  }
});
