import { afterAll, beforeAll, expect, it } from "vitest";
import { searchTokens } from "../../crud/search/search-vector.server.ts";
import { askedTokens } from "../../crud/search/search-tokens.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../../crud/testing/crud-app.server.ts";
import { uploadSheet } from "../../crud/testing/upload-sheet.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { division } from "./division.ts";
import { divisionRoutes, whereaboutsOf } from "./division.server.ts";
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
    expect(seen.has(code), code).toBe(false);
    expect([zh, en, lo], code).toEqual([
      expect.stringMatching(/^\p{Script=Han}+$/u),
      expect.stringMatching(/^[\p{Script=Latin}',’ -]+$/u),
      expect.stringMatching(/^\p{Script=Lao}+( \p{Script=Lao}+)*$/u),
    ]);
    seen.add(code);
  }
  const count = (shape: RegExp) => all.filter(({ code }) => shape.test(code)).length;
  expect([count(/^LA\d\d$/), count(/^LA\d{4}$/)]).toEqual([18, 148]);
  const [provinces, prefectures] = [count(/^\d\d0000$/), count(/^\d\d(?!00)\d\d00$/)];
  expect([provinces, prefectures, count(/^\d{6}$/) - provinces - prefectures]).toEqual([34, 333, 2844]);
  // At the end of 2023: counties, districts, banners and county-level cities of each province, in the order of the
  // codes.
  const counties = [
    16, 16, 167, 117, 103, 100, 60, 121, 16, 95, 90, 104, 84, 100, 136, 157, 103, 122, 122, 111, 25, 38, 183, 88, 129,
    74, 107, 86, 44, 22, 108, 0, 0, 0,
  ];
  const ofChina = all.filter(({ code }) => /^\d\d0000$/.test(code)).map(({ code }) => code.slice(0, 2));
  expect(ofChina.map((province) => count(new RegExp(`^${province}\\d\\d(?!00)\\d\\d$`)))).toEqual(counties);
});

// Misspelt Lao: two code points where one letter exists, the spelling before ໜ, ໝ and ຫຼ, a leading vowel without a
// consonant, two signs in one place, or a tone mark before the vowel it belongs to.
const MISSPELT = /ໍາ|ຫ[ນມລຣ]|[ເແໂໃໄ](?![ກ-ຮໜໝ])|[ັິີຶືົໍຸູ]{2}|[່-໋]{2}|[່-໋][ັິີຶືົໍຸູ]/u;

it("names every division in Lao by present spelling, and no two of one parent alike in any language", async () => {
  const seen = new Map<string, string>();
  for (const { code, parent, zh, en, lo } of await shippedDivisions()) {
    expect(lo, code).not.toMatch(MISSPELT);
    for (const name of [zh, lo, `${en}${/^65(3201|4002)$|^622901$/.test(code) ? " City" : ""}`]) {
      expect([name, seen.get(`${parent} ${name}`)]).toEqual([name, undefined]);
      seen.set(`${parent} ${name}`, code);
    }
  }
});

it("is found by its Lao name, with its kind or without", async () => {
  const KIND = /^(ເຂດປົກຄອງ(ຕົນເອງ|ພິເສດ)|ເມືອງປົກຄອງຕົນເອງ|ເມືອງ|ນະຄອນ(ຫຼວງ)?|ແຂວງ|ເຂດ) ?/u;
  for (const { code, zh, en, lo } of await shippedDivisions()) {
    const tokens = searchTokens(division, { value: code, name: zh, nameEn: en, nameLo: lo });
    for (const asked of [lo, lo.replace(KIND, "")].flatMap(askedTokens))
      expect(
        tokens.some((token) => token.startsWith(asked)),
        `${code} ${asked}`,
      ).toBe(true);
  }
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
  expect(all.find(({ value }) => value === "LA0101")).toMatchObject({ name: "占塔布里县", nameLo: "ເມືອງຈັນທະບູລີ" });
});

it("has a name for a client that knows Chinese names only, where people gave it a Lao one alone", async () => {
  await post("/add", { sort: "1", value: "X0", nameLo: "ບ້ານ" });
  const all = (await get("")).data as { value: string }[];
  expect(all.find(({ value }) => value === "X0")).toMatchObject({ name: "ບ້ານ", nameLo: "ບ້ານ", nameEn: "" });
  await post(`/${(await byCode("X0")).id}/delete`, {});
});

it("is shown to Chinese and Lao readers without a Latin letter, everywhere in China and Laos", async () => {
  const ids = ((await get("")).data as Data[]).map(({ id }) => id);
  for (const language of ["zh", "lo"] as const) {
    const found = await whereaboutsOf(app.services.database, ids, language);
    expect(found.size).toBe(ids.length);
    expect([...found.values()].map(({ place }) => place).filter((place) => /\p{Script=Latin}/u.test(place))).toEqual(
      [],
    );
  }
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

it("keeps a province with counties, and says so; in the recycle bin a county says that its province comes first", async () => {
  const yunnan = await byCode("530000");
  expect(await post(`/${yunnan.id}/delete`, {})).toMatchObject({
    code: 400010,
    msg: "“云南省”还有下级，不能删除",
  });
  const above = (await post("/add", { value: "990000", name: "测试省", sort: "1" })).data as Data;
  const below = (await post("/add", { value: "990100", name: "测试县", parentId: above.id, sort: "1" })).data as Data;
  for (const { id } of [below, above]) expect((await post(`/${id}/delete`, {})).code).toBe(0);
  expect(await post(`/${below.id}/restore`, {})).toMatchObject({
    code: 400001,
    msg: "“上级区划”所指的记录已删除或已停用，请先将其恢复",
  });
  for (const { id } of [above, below]) expect((await post(`/${id}/restore`, {})).code).toBe(0);
  for (const { id } of [below, above]) expect((await post(`/${id}/delete`, {})).code).toBe(0);
});

it("offers the larger of two places with one name first", async () => {
  const { data } = await post("/options", { search: "Luang Namtha" });
  expect((data as { path: unknown[] }[]).map(({ path }) => path.length)).toEqual([1, 2]);
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
      [expect.objectContaining({ lo: "ເມືອງວັງວຽງ", zh: "万荣县" }), ["Lao PDR", "Vientiane Province"]],
    ]);
  for (const search of ["ຊຽງໄຮ້", "ເສສວນ", "ຊູໂຈວ"]) expect(await found(search), search).not.toEqual([]);
  expect(await found("万荣")).toContainEqual([
    expect.objectContaining({ lo: "ເມືອງວັງວຽງ" }),
    ["Lao PDR", "Vientiane Province"],
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

it("gives an installation of an earlier version the names it lacks, and leaves those that people wrote", async () => {
  const names = async (code: string) => {
    const { name, nameEn, nameLo } = await byCode(code);
    return [name, nameEn, nameLo];
  };
  const shipped = async (code: string) => {
    const { zh, en, lo } = (await shippedDivisions()).find((each) => each.code === code)!;
    return [zh, en, lo];
  };
  // Rows as earlier versions shipped them: without a Lao name, without a Chinese one, and misspelt.
  await app.sql("update division set name_lo = null, search = '' where value in ('310000', '310101')");
  await app.sql("update division set name = null where value in ('LA0701', 'LA0702')");
  await app.sql("update division set name_en = 'Hinggan County' where value = '450325'");
  await post(`/${(await byCode("310101")).id}/update`, { nameLo: "ຮວາງຜູຂອງພວກເຮົາ" });
  await post(`/${(await byCode("LA0702")).id}/update`, { nameEn: "Our spelling" });
  await seed();
  for (const code of ["310000", "LA0701", "450325"]) expect(await names(code), code).toEqual(await shipped(code));
  expect(await names("310101")).toEqual(["黄浦区", "Huangpu District", "ຮວາງຜູຂອງພວກເຮົາ"]);
  expect(await names("LA0702")).toEqual(["香科县", "Our spelling", "ເມືອງຊຽງຄໍ້"]);
  expect(((await post("/options", { search: "ຊຽງໄຮ້" })).data as Data[]).map(({ id }) => id)).toContain(
    (await byCode("310000")).id,
  );
  const before = await app.sql("select sum(version) as versions, max(updated_at) as at from division");
  await seed();
  expect(await app.sql("select sum(version) as versions, max(updated_at) as at from division")).toEqual(before);
});

it("reads in a sheet a parent that the sheet itself adds by its code too", async () => {
  const rows = [
    ["上级区划", "代码", "名称"],
    ["T-NEW", "T-NEW-1", "新区下级"],
    ["LA01", "T-NEW", "新区"],
  ];
  const { body } = await uploadSheet(app, "/sys/sysdivision", rows, { isDryRun: true });
  expect(body).toMatchObject({ code: 0, data: { added: 2, failed: [] } });
});
