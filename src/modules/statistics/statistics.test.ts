import { afterAll, beforeAll, expect, it } from "vitest";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import type { Figures } from "./statistics.ts";
import { lastWeeks, WEEK } from "./weeks.ts";

let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const figuresOf = async (by: Colleague) => (await by.get("/sys/statistics/figures")).data as Figures;
const divisionId = async (code: string) => {
  const found = await app.services.database.pool.query<{ id: string }>("select id from division where value = $1", [
    code,
  ]);
  return found.rows[0]?.id ?? "";
};
const addEnterprise = async (by: Colleague, name: string, code = "LA01") => {
  const added = await by.post("/cms/enterprise/add", { name, type: "cooperative", division: await divisionId(code) });
  expect(added).toMatchObject({ code: 0 });
  return (added.data as { id: string }).id;
};
/** Puts a record that many weeks back, as if it had been made then. */
const age = (table: string, id: string, weeks: number) =>
  app.services.database.pool.query(`update ${table} set created_at = $1, published_at = $1 where id = $2`, [
    new Date(app.clock.now() - weeks * WEEK).toISOString(),
    id,
  ]);
const totalOf = ({ totals }: Figures, path: string) => totals.find((total) => total.path === path);

it("looks back twelve weeks that begin on Mondays in Laos, when UTC is still at Sunday", () => {
  const sunday = lastWeeks(Date.parse("2026-06-07T16:59:59Z"));
  const monday = lastWeeks(Date.parse("2026-06-07T17:00:00Z"));
  expect([sunday.mondays.length, sunday.mondays.at(-1), monday.mondays.at(-1)]).toEqual([
    12,
    "2026-06-01",
    "2026-06-08",
  ]);
  expect(monday.mondays[0]).toBe("2026-03-23");
  expect(new Date(monday.from).toISOString()).toBe("2026-03-22T17:00:00.000Z");
});

it("an empty installation has totals of nothing, and no list is left out", async () => {
  const { weeks, totals } = await figuresOf(admin);
  expect(weeks).toHaveLength(12);
  expect(totals.map(({ path, count, added }) => [path, count, added.join("")])).toEqual(
    ["enterprise", "product", "certificate", "application", "article", "notice"].map((name) => [
      `/cms/${name}`,
      0,
      "0".repeat(12),
    ]),
  );
});

it("counts what is there, and in which week it came; the bin and what is older than twelve weeks is in no week", async () => {
  const [now, lately, old, gone] = [
    await addEnterprise(admin, "甲"),
    await addEnterprise(admin, "乙"),
    await addEnterprise(admin, "丙"),
    await addEnterprise(admin, "丁"),
  ];
  await age("enterprise", lately, 3);
  await age("enterprise", old, 12);
  expect(now).not.toBe("");
  expect((await admin.post(`/cms/enterprise/${gone}/delete`)).code).toBe(0);
  const total = totalOf(await figuresOf(admin), "/cms/enterprise");
  expect(total).toEqual({ path: "/cms/enterprise", count: 3, added: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1] });
});

it("tells nothing of lists that somebody may not read, and counts within their data scope", async () => {
  await addRole(app.services, "enterprises-only", ["cms:enterprise:list", "cms:enterprise:add"]);
  await addRole(app.services, "nobody", ["sys:menu:list"]);
  expect((await figuresOf(await employ(app, "noi", ["nobody"]))).totals).toEqual([]);
  const mali = await employ(app, "mali", ["enterprises-only"]);
  expect((await figuresOf(mali)).totals.map(({ path, count }) => `${path} ${count}`)).toEqual(["/cms/enterprise 3"]);
  await app.services.database.pool.query("update role set scope = 'own' where code = 'enterprises-only'");
  const bun = await employ(app, "bun", ["enterprises-only"]);
  const own = await addEnterprise(admin, "戊");
  await app.services.database.pool.query("update enterprise set created_by = $1 where id = $2", [bun.id, own]);
  expect(totalOf(await figuresOf(bun), "/cms/enterprise")).toMatchObject({
    count: 1,
    added: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  });
  expect(totalOf(await figuresOf(admin), "/cms/enterprise")?.count).toBe(4);
});

it("refuses whoever is not signed in", async () => {
  const { body } = await app.client.get("/api/sys/statistics/figures");
  expect((body as { data?: unknown }).data ?? null).toBeNull();
});
