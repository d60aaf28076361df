import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN, startCrudApp, type CrudApp } from "../../crud/testing/crud-app.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { division } from "./division.ts";
import { divisionRoutes } from "./division.server.ts";
import { divisionSeed, type SeedDivision } from "./division.seed.ts";
import { seedDivisions } from "./seed-divisions.server.ts";

type Data = Record<string, unknown> & { id: string };
let app: CrudApp;
const get = async (path: string) => (await app.client.get(`/sys/sysdivision${path}`, { token: ADMIN })).body;
const flat = (divisions: readonly SeedDivision[]): SeedDivision[] =>
  divisions.flatMap((each) => [each, ...flat(each.children ?? [])]);

beforeAll(async () => {
  app = await startCrudApp((services) => divisionRoutes(services, [division]));
  await inTransaction(app.services.database, (trx) => seedDivisions(trx, app.services));
});
afterAll(() => app.close());

it("begins with the 18 provinces of Laos and the 16 prefectures of Yunnan, each once and named in three scripts", () => {
  const all = flat(divisionSeed);
  expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
  for (const { name } of all) {
    expect(name.lo).toMatch(/^[\p{Script=Lao} ]+$/u);
    expect(name.zh).toMatch(/^\p{Script=Han}+$/u);
  }
  expect(all.filter(({ value }) => /^LA\d\d$/.test(value))).toHaveLength(18);
  expect(all.filter(({ value }) => /^53\d\d00$/.test(value) && value !== "530000")).toHaveLength(16);
});

it("is read level by level as a tree, and whole with parents before children", async () => {
  const roots = (await get("/treeList")).data as Data[];
  expect(roots.map(({ value, hasChildren }) => [value, hasChildren])).toEqual([
    ["LA", true],
    ["CN", true],
  ]);
  const provinces = (await get(`/treeList?parent=${roots[0]?.id}`)).data as Data[];
  expect(provinces).toHaveLength(18);
  expect(provinces[0]).toMatchObject({
    value: "LA01",
    name: "万象市",
    nameEn: "Vientiane Capital",
    nameLo: "ນະຄອນຫຼວງວຽງຈັນ",
    del_flag: "0",
    hasChildren: false,
    parentId: roots[0]?.id,
  });
  const all = (await get("")).data as { id: string; parentId: string | null }[];
  expect(all).toHaveLength(flat(divisionSeed).length);
  const seen = new Set<string | null>([null]);
  for (const { id, parentId } of all) {
    expect(seen).toContain(parentId);
    seen.add(id);
  }
});

it("is listed by POST and by GET alike (§7)", async () => {
  const fields = { "page.pn": "2", "page.size": "5", sort: "value asc", "query.value||prefixLike": "LA" };
  const posted = (await app.client.post("/sys/sysdivision/list", fields, { token: ADMIN })).body;
  const asked = await get(`/list?${new URLSearchParams(fields).toString()}`);
  expect(asked).toEqual(posted);
  expect(asked).toMatchObject({ total: 19, page: 2, rows: 5, totalPages: 4 });
});

it("keeps a province with counties", async () => {
  const yunnan = (
    (await app.client.post("/sys/sysdivision/list", { "query.value||eq": "530000" }, { token: ADMIN })).body[
      "results"
    ] as Data[]
  )[0];
  expect((await app.client.post(`/sys/sysdivision/${yunnan?.id}/delete`, {}, { token: ADMIN })).body.code).toBe(400010);
});
