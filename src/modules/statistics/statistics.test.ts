import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { dayAt } from "../../contract/date/region-clock.ts";
import { readSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import type { Figures } from "./statistics.ts";
import { countVisits } from "./visits/count-visits.server.ts";
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

it("says who did how much to whoever may read the activity log; of others' entries a data scope tells nothing", async () => {
  const made = await addEnterprise(admin, "零");
  expect((await admin.post(`/cms/enterprise/${made}/delete`)).code).toBe(0);
  await addRole(app.services, "log-readers", ["sys:log:list"]);
  const reader = await employ(app, "log", ["log-readers"]);
  const { activity, regions, seasons } = await figuresOf(reader);
  const { rows } = await app.services.database.pool.query<{ count: number }>(
    "select count(*)::int as count from audit_log where by_id = $1",
    [admin.id],
  );
  expect(activity?.people.find(({ id }) => id === admin.id)?.count).toBe(rows[0]?.count);
  expect(activity?.weeks.slice(0, 11).every((count) => count === 0)).toBe(true);
  expect([regions, seasons]).toEqual([undefined, undefined]);
  await app.services.database.pool.query("update role set scope = 'own' where code = 'log-readers'");
  const alone = await employ(app, "alone", ["log-readers"]);
  expect((await figuresOf(alone)).activity?.people.filter(({ id }) => id !== alone.id)).toEqual([]);
});

it("an empty installation has totals of nothing, and no list is left out", async () => {
  const { weeks, totals, regions } = await figuresOf(admin);
  expect(regions).toEqual([]);
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

it("counts enterprises in their province and prefecture, products in each of their months, and what was published when", async () => {
  expect(await figuresOf(admin)).toMatchObject({
    seasons: { current: 6, months: Array.from({ length: 12 }, () => 0) },
  });
  const far = await addEnterprise(admin, "南", "LA16");
  const near = await addEnterprise(admin, "景洪", "532801");
  const { regions = [] } = await figuresOf(admin);
  expect(regions.map(({ code, parent, count }) => [code, parent, count])).toEqual([
    ["LA01", "LA", 3],
    ["530000", "CN", 1],
    ["532800", "530000", 1],
    ["LA16", "LA", 1],
  ]);
  const yunnan = regions.find(({ code }) => code === "530000")?.id ?? "";
  expect(await admin.post("/cms/enterprise/list", { "query.division||within": yunnan })).toMatchObject({
    results: [{ id: near }],
  });
  for (const id of [far, near]) expect(await admin.post(`/cms/enterprise/${id}/delete`)).toMatchObject({ code: 0 });

  const tea = { name: "茶", category: "tea", division: await divisionId("LA01"), months: "3,4" };
  const added = await admin.post("/cms/product/add", tea);
  expect(added).toMatchObject({ code: 0 });
  expect((await figuresOf(admin)).seasons?.months).toEqual([0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]);

  expect((await figuresOf(admin)).publications.find(({ path }) => path === "/cms/article")?.weeks.at(-1)).toBe(0);
  const news = { kind: "market", title: "一", content: "<p>中</p>" };
  const article = ((await admin.post("/cms/article/add", news)).data as { id: string }).id;
  expect((await admin.post(`/cms/article/${article}/publish`)).code).toBe(0);
  const { publications } = await figuresOf(admin);
  expect(publications.find(({ path }) => path === "/cms/article")?.weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

it("tells nothing of lists that somebody may not read, and counts within their data scope", async () => {
  await addRole(app.services, "enterprises-only", ["cms:enterprise:list", "cms:enterprise:add"]);
  await addRole(app.services, "nobody", ["sys:menu:list"]);
  const nothing = await figuresOf(await employ(app, "noi", ["nobody"]));
  expect(nothing).toEqual({ weeks: nothing.weeks, totals: [], publications: [] });
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

it("adds up visits by page and day, and shows them only to whoever may see them", async () => {
  const visits = countVisits(app.services, 20);
  for (const path of ["/home/oneInex", "/home/oneInex", "/home/detail", "/dashboard", "/home/nothing"])
    visits.count(path);
  await vi.waitFor(async () => expect((await figuresOf(admin)).visits?.pages).toHaveLength(2));
  visits.count("/home/oneInex");
  await visits.stop();
  visits.count("/home/oneInex");
  const { visits: seen } = await figuresOf(admin);
  expect(seen?.pages).toEqual([
    { page: "home", count: 3 },
    { page: "product", count: 1 },
  ]);
  const { day, count } = seen?.days.at(-1) ?? {};
  expect([day, count]).toEqual([dayAt(app.clock.now(), "laos"), 4]);
  await addRole(app.services, "visit-readers", ["sys:report:visits"]);
  expect((await figuresOf(await employ(app, "vi", ["visit-readers"]))).visits?.pages).toHaveLength(2);
  await addRole(app.services, "report-readers", ["sys:report:list"]);
  expect((await figuresOf(await employ(app, "re", ["report-readers"]))).visits).toBeUndefined();
});

it("writes nothing and runs no timer while nobody visits, and keeps what could not be written for the next time", async () => {
  const execute = vi.spyOn(app.services.database.pool, "connect");
  await countVisits(app.services, 1).stop();
  expect(execute).not.toHaveBeenCalled();
  execute.mockRestore();
  const { pool } = app.services.database;
  const before = (await figuresOf(admin)).visits?.pages.find(({ page }) => page === "news")?.count ?? 0;
  await pool.query("alter table page_visit rename to page_visit_away");
  const visits = countVisits(app.services, 20);
  visits.count("/home/nyNewsList");
  await vi.waitFor(() => expect(app.lines.some((line) => line.includes("Visits could not be written"))).toBe(true));
  await pool.query("alter table page_visit_away rename to page_visit");
  await vi.waitFor(async () =>
    expect((await figuresOf(admin)).visits?.pages.find(({ page }) => page === "news")?.count).toBe(before + 1),
  );
  await visits.stop();
});

it("exports the same figures as a workbook, for those with the right, and writes it down", async () => {
  const { title, bytes } = await admin.post("/sys/report/export");
  expect(title).toBe(`Statistics report-${dayAt(app.clock.now(), "laos")}.xlsx`);
  const rows = await readSheet(Buffer.from(String(bytes), "hex"), 100);
  const { totals } = await figuresOf(admin);
  expect(rows.slice(1).map(([name, count]) => [name, count])).toEqual(
    ["Enterprises", "Products", "Certificates", "Applications to join", "News", "Notices"].map((name, index) => [
      name,
      totals[index]?.count,
    ]),
  );
  const logged = await app.services.database.pool.query(
    "select 1 from audit_log where module = '/sys/report' and action = 'export'",
  );
  expect(logged.rows).toHaveLength(1);
  const reader = await enter(app, "re", "Vang-Vieng 2026");
  expect((await reader.post("/sys/report/export")).code).not.toBe(0);
});

it("refuses whoever is not signed in", async () => {
  const { body } = await app.client.get("/api/sys/statistics/figures");
  expect((body as { data?: unknown }).data ?? null).toBeNull();
});
