import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPublic } from "../testing/read-public.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
let owner: string;
let bolaven: string;

const visit = (path: string, language?: string) => readPublic(app.origin, path, language);
const add = async (module: string, values: Readonly<Record<string, unknown>>) => {
  const added = await admin.post(`/cms/${module}/add`, values);
  expect(added, JSON.stringify(added)).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
const act = async (module: string, id: string, verb: string) =>
  expect((await admin.post(`/cms/${module}/${id}/${verb}`)).code).toBe(0);

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  const { rows } = await app.services.database.pool.query<{ id: string }>(
    "select d.id from division d join division p on p.id = d.parent_id where p.name_en = 'Champasak' order by d.sort limit 1",
  );
  bolaven = rows[0]?.id ?? "";
  owner = await add("enterprise", { name: "高原咖啡公司", type: "planting", division: bolaven });
});
afterAll(() => app.close());

describe("brands of the public site", () => {
  it("are only the published ones, by every way to find them (AZ-17)", async () => {
    const id = await add("brand", { name: "秘密品牌", enterprise: owner, division: bolaven });
    const sought = async () => [
      (await visit(`brand/get?id=${id}`)).code,
      (await visit("brand/list")).total,
      (await visit("brand/list?search=mimi")).total,
      (await visit("brand/list?division=LA16")).total,
      (await visit(`brand/list?enterprise=${owner}`)).total,
      ((await visit("brand/regions")).data as unknown[]).length,
    ];
    const unseen = [400004, 0, 0, 0, 0, 0];
    expect(await sought()).toEqual(unseen);
    await act("brand", id, "publish");
    expect(await sought()).toEqual([0, 1, 1, 1, 1, 1]);
    expect(await visit("brand/list?division=LA01")).toMatchObject({ total: 0 });
    await act("brand", id, "withdraw");
    expect(await sought()).toEqual(unseen);
    await act("brand", id, "publish");
    await act("brand", id, "delete");
    expect(await sought()).toEqual(unseen);
  });

  it("name their province, and their enterprise only once it is published itself", async () => {
    const id = await add("brand", { name: "云上豆", nameLo: "ກາເຟເທິງເມກ", enterprise: owner, division: bolaven });
    await act("brand", id, "publish");
    const read = async () => (await visit(`brand/get?id=${id}`, "lo")).data as Record<string, unknown>;
    expect(await read()).toMatchObject({
      name: { text: "ກາເຟເທິງເມກ", language: "lo" },
      region: { code: "LA16" },
      place: "ແຂວງຈຳປາສັກ · ນະຄອນປາກເຊ",
      enterprise: null,
    });
    await act("enterprise", owner, "publish");
    expect(await read()).toMatchObject({ enterprise: { id: owner, name: { text: "高原咖啡公司", language: "zh" } } });
    expect((await visit("brand/list")).results).toMatchObject([{ enterprise: { id: owner } }]);
    await act("enterprise", owner, "withdraw");
    expect((await read())["enterprise"]).toBeNull();
  });
});

it("the regions of brands stand in the order of titles in lists (§3)", async () => {
  const names = async () => ((await visit("brand/regions", "zh")).data as { name: string }[]).map(({ name }) => name);
  const { rows } = await app.services.database.pool.query<{ id: string }>(
    "select id from division where name = any($1)",
    [["重庆市", "福建省", "云南省"]],
  );
  for (const { id } of rows)
    await act("brand", await add("brand", { name: "试验品牌", enterprise: owner, division: id }), "publish");
  const { rows: titles } = await app.services.database.pool.query<{ name: string }>(
    "select name from division where name = any($1) order by name_key",
    [await names()],
  );
  expect(titles.length).toBeGreaterThan(3);
  expect(await names()).toEqual(titles.map(({ name }) => name));
});

describe("recommendations of the public site", () => {
  it("are the published ones that are not over, of published brands (AZ-17)", async () => {
    const brand = await add("brand", { name: "未公开", enterprise: owner, division: bolaven });
    const until = new Date(app.clock.now() + 60_000).toISOString().replace(/\.\d+Z/, "Z");
    const id = await add("recommendation", { title: "值得一试", reason: "手工采摘", brand, visibleUntil: until });
    const titles = async () =>
      ((await visit("recommendation/list")).data as { title: { text: string } }[]).map(({ title }) => title.text);
    expect(await titles()).toEqual([]);
    await act("recommendation", id, "publish");
    expect(await titles()).toEqual([]);
    await act("brand", brand, "publish");
    expect(await titles()).toEqual(["值得一试"]);
    await act("brand", brand, "withdraw");
    expect(await titles()).toEqual([]);
    await act("brand", brand, "publish");
    await act("recommendation", id, "withdraw");
    expect(await titles()).toEqual([]);
    await act("recommendation", id, "publish");
    expect(await titles()).toEqual(["值得一试"]);
    app.clock.advance(60_000);
    expect(await titles()).toEqual([]);
  });
});
