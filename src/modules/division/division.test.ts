import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN, startCrudApp, type CrudApp } from "../../crud/testing/crud-app.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { division } from "./division.ts";
import { divisionRoutes } from "./division.server.ts";
import { seedDivisions } from "./seed-divisions.server.ts";
import { shippedDivisions } from "./shipped-divisions.server.ts";

type Data = Record<string, unknown> & { id: string };
let app: CrudApp;
const get = async (path: string) => (await app.client.get(`/sys/sysdivision${path}`, { token: ADMIN })).body;
const post = async (path: string, fields: Record<string, unknown>) =>
  (await app.client.post(`/sys/sysdivision${path}`, fields, { token: ADMIN })).body;
const seed = () => inTransaction(app.services.database, (trx) => seedDivisions(trx, app.services));
const byCode = async (code: string): Promise<Data> =>
  ((await post("/list", { "query.value||eq": code }))["results"] as Data[])[0] as Data;
const words = (data: unknown) => (data as { title: { en: string } }[]).map(({ title }) => title.en);

beforeAll(async () => {
  app = await startCrudApp((services) => divisionRoutes(services, [division]));
  await seed();
});
afterAll(() => app.close());

it("ships China to county level and Laos to districts: each code once, below one that is there, as many as the sources have", async () => {
  const all = await shippedDivisions();
  const seen = new Set([""]);
  for (const { code, parent, zh, en, lo } of all) {
    expect(seen.has(parent), code).toBe(true);
    expect([seen.has(code), `${zh}${en}${lo}`], code).toEqual([false, expect.stringMatching(/./)]);
    expect([zh, en, lo], code).toEqual([
      expect.stringMatching(/^\p{Script=Han}*$/u),
      expect.stringMatching(/^[\p{Script=Latin}',’ -]+$/u),
      expect.stringMatching(/^[\p{Script=Lao} ]*$/u),
    ]);
    seen.add(code);
  }
  const count = (shape: RegExp) => all.filter(({ code }) => shape.test(code)).length;
  expect([count(/^LA\d\d$/), count(/^LA\d{4}$/)]).toEqual([18, 148]);
  const [provinces, prefectures] = [count(/^\d\d0000$/), count(/^\d\d(?!00)\d\d00$/)];
  expect([provinces, prefectures, count(/^\d{6}$/) - provinces - prefectures]).toEqual([34, 333, 2844]);
  // At the end of 2023: counties, districts, banners and county-level cities of each province, in the order of the codes.
  const counties = [
    16, 16, 167, 117, 103, 100, 60, 121, 16, 95, 90, 104, 84, 100, 136, 157, 103, 122, 122, 111, 25, 38, 183, 88, 129,
    74, 107, 86, 44, 22, 108, 0, 0, 0,
  ];
  const ofChina = all.filter(({ code }) => /^\d\d0000$/.test(code)).map(({ code }) => code.slice(0, 2));
  expect(ofChina.map((province) => count(new RegExp(`^${province}\\d\\d(?!00)\\d\\d$`)))).toEqual(counties);
});

it("is read level by level as a tree, and whole with parents before children", async () => {
  const roots = (await get("/treeList")).data as Data[];
  expect(roots.map(({ value, hasChildren }) => [value, hasChildren])).toEqual([
    ["LA", true],
    ["CN", true],
  ]);
  const provinces = (await get(`/treeList?parent=${roots[0]?.id}`)).data as Data[];
  expect(provinces).toHaveLength(18);
  expect((await get(`/treeList?parentId=${roots[0]?.id}`)).data).toEqual(provinces);
  expect(await get(`/treeList?parent=${roots[0]?.id}&parentId=${roots[1]?.id}`)).toMatchObject({
    code: 400001,
    data: { errors: [{ field: "parentId" }] },
  });
  expect(provinces[0]).toMatchObject({
    value: "LA01",
    name: "万象市",
    nameEn: "Vientiane Capital",
    nameLo: "ນະຄອນຫຼວງວຽງຈັນ",
    del_flag: "0",
    hasChildren: true,
    parentId: roots[0]?.id,
  });
  const all = (await get("")).data as { id: string; parentId: string | null; value: string; name: string }[];
  expect(all).toHaveLength((await shippedDivisions()).length);
  const seen = new Set<string | null>([null]);
  for (const { id, parentId } of all) {
    expect(seen.has(parentId)).toBe(true);
    seen.add(id);
  }
  // A client that knows Chinese names only still finds one.
  expect(all.find(({ value }) => value === "LA0101")).toMatchObject({ name: "ເມືອງຈັນທະບູລີ", nameLo: "ເມືອງຈັນທະບູລີ" });
});

it("answers a branch in parts where it is asked for one", async () => {
  const china = await byCode("CN");
  const part = async (number: number) =>
    ((await get(`/treeList?parent=${china.id}&page.pn=${number}&page.size=20`)).data as Data[]).map(
      ({ value }) => value,
    );
  const [first, second] = [await part(1), await part(2)];
  expect([first.length, second.length, first[0], second.at(-1)]).toEqual([20, 14, "110000", "820000"]);
  expect(new Set([...first, ...second]).size).toBe(34);
});

it("is listed by POST and by GET alike (§7)", async () => {
  const fields = { "page.pn": "2", "page.size": "5", sort: "value asc", "query.value||prefixLike": "LA" };
  const posted = await post("/list", fields);
  const asked = await get(`/list?${new URLSearchParams(fields).toString()}`);
  expect(asked).toEqual(posted);
  expect(asked).toMatchObject({ total: 167, page: 2, rows: 5, totalPages: 34 });
});

it("keeps a province with counties", async () => {
  const yunnan = await byCode("530000");
  expect((await post(`/${yunnan.id}/delete`, {})).code).toBe(400010);
});

it("is found by any name, and every find says what it is part of", async () => {
  const found = async (search: string) =>
    ((await post("/options", { search })).data as { title: object; path: { title: { en: string } }[] }[]).map(
      ({ title, path }) => [title, words(path)],
    );
  const gulou = await found("鼓楼");
  expect(gulou.map(([, path]) => path)).toContainEqual(["China", "Jiangsu", "Nanjing"]);
  for (const search of ["ວັງວຽງ", "vangvieng", "LA1005"])
    expect(await found(search), search).toEqual([
      [expect.objectContaining({ lo: "ເມືອງວັງວຽງ", zh: "Vangvieng" }), ["Lao PDR", "Vientiane Province"]],
    ]);
});

it("cannot be chosen any more once it is switched off, nor can those below it; whoever has it keeps it", async () => {
  const [province, district] = [await byCode("LA05"), await byCode("LA0501")];
  const choices = async () => words((await post("/options", { search: "LA05" })).data);
  expect(await choices()).toContain("Houayxay");
  expect((await post(`/${province.id}/update`, { del_flag: "1" })).code).toBe(0);
  expect(await choices()).toEqual([]);
  expect(words((await post("/options", { "ids[0]": district.id })).data)).toEqual(["Houayxay"]);
  const refused = await post("/add", { value: "LA050199", nameLo: "ບ້ານ", parentId: district.id, sort: "1" });
  expect(refused).toMatchObject({ code: 400001, data: { errors: [{ field: "parentId" }] } });
  expect((await post(`/${district.id}/update`, { parentId: province.id, nameEn: "Houay Xay" })).code).toBe(0);
  await post(`/${province.id}/update`, { del_flag: "0" });
  expect(await choices()).toContain("Houay Xay");
});

it("needs a name in one language, and a code that no other has", async () => {
  const add = (fields: Record<string, string>) => post("/add", { sort: "1", ...fields });
  expect(await add({ value: "X1" })).toMatchObject({ code: 400001, data: { errors: [{ field: "name" }] } });
  expect(await add({ value: "LA01", nameLo: "ບ້ານ" })).toMatchObject({
    code: 400001,
    data: { errors: [{ field: "value" }] },
  });
  expect((await add({ value: "X1", nameLo: "ບ້ານ" })).code).toBe(0);
});

it("is answered whole once to each who asks, and then only when it changed (RL-07)", async () => {
  const ask = (tag = "", token = ADMIN) =>
    fetch(`${app.origin}/api/sys/sysdivision`, {
      headers: { access_token: token, ...(tag ? { "if-none-match": tag } : {}) },
    });
  const first = await ask();
  const tag = first.headers.get("etag") ?? "";
  expect([first.status, first.headers.get("cache-control"), first.headers.get("content-encoding")]).toEqual([
    200,
    "private, no-cache",
    expect.stringMatching(/br|gzip/),
  ]);
  const again = await ask(tag);
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
  expect((await ask(tag, "nobody")).status).not.toBe(304);
  await post(`/${(await byCode("LA18")).id}/update`, { nameEn: "Xaysomboun" });
  const changed = await ask(tag);
  expect([changed.status, changed.headers.get("etag") === tag]).toEqual([200, false]);
});

it("adds what is missing to an installation that has been used, and touches nothing people did", async () => {
  const [luang, renamed] = [await byCode("LA06"), await byCode("LA0602")];
  await post(`/${renamed.id}/update`, { nameEn: "Our spelling" });
  const deleted = await byCode("LA0603");
  await post(`/${deleted.id}/delete`, {});
  await app.sql("delete from division where value in ('LA0604', 'LA0605')");
  await app.sql("update division set sort = 7 where value = 'LA0606'"); // untouched by people, in an older order
  await seed();
  const below = (await get(`/treeList?parent=${luang.id}`)).data as Data[];
  expect(below.map(({ value, nameEn }) => (value === "LA0602" ? nameEn : value))).toEqual([
    "LA0601",
    "Our spelling",
    "LA0604",
    "LA0605",
    "LA0606",
    "LA0607",
    "LA0608",
    "LA0609",
    "LA0610",
    "LA0611",
    "LA0612",
  ]);
});
