import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "../../server/database/transaction.ts";
import { testCaller } from "../../server/testing/test-app.ts";
import { crudRoutes } from "../crud-routes.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../testing/crud-app.server.ts";
import { plot, PLOT_SCHEMA } from "../testing/joined-plot.ts";
import { crop as plain } from "../testing/stored-crop.ts";

const crop = { ...plain, list: { ...plain.list, filters: ["isActive"] } };

let app: CrudApp;
const SOUTH = { ...testCaller("south", ["test:plot:list"]), scope: { divisionIds: ["rice"], hasOwn: false } };
const NOBODY = testCaller("nobody");
beforeAll(async () => {
  app = await startCrudApp(
    (services) => [...crudRoutes(crop, services, {}, [crop, plot]), ...crudRoutes(plot, services, {}, [crop, plot])],
    PLOT_SCHEMA,
    [SOUTH, NOBODY],
  );
  await app.sql(`
    insert into crop (id, code, name, is_active, parent_id, deleted_at, created_at, updated_at) values
      ('grain', 'grain', '谷物', true, null, null, now(), now()),
      ('rice', 'rice', '水稻', true, 'grain', null, now(), now()),
      ('maize', 'maize', '玉米', false, 'grain', null, now(), now()),
      ('tea', 'tea', '茶', true, null, null, now(), now()),
      ('gone', 'gone', '无', true, 'grain', now(), now(), now())`);
  await app.sql(`
    insert into plot (id, code, region, created_at, updated_at) values
      ('p1', 'p1', 'rice', now(), now()), ('p2', 'p2', 'rice', now(), now()), ('p3', 'p3', 'tea', now(), now()), ('p4', 'p4', null, now(), now())`);
  await app.sql(`
    insert into plot_crop (plot_id, crop_id, created_at) values
      ('p1', 'rice', now()), ('p1', 'tea', now()), ('p2', 'tea', now()), ('p3', 'tea', now()), ('p3', 'gone', now())`);
});
afterAll(() => app.close());

const ask = async (path: string, by: string, of: Record<string, string> = {}, token = ADMIN) => {
  const asked = Object.fromEntries(Object.entries({ "page.pn": "1", ...of }).map(([key, text]) => [`of.${key}`, text]));
  return (await app.client.post(`${path}/counts`, { by, ...asked }, { token })).body;
};
const counted = async (...asked: Parameters<typeof ask>) => {
  const { data } = await ask(...asked);
  const { values, isPart } = data as { values: { value: string; count: number; isMore?: boolean }[]; isPart: boolean };
  const said = Object.fromEntries(
    values.map(({ value, count, isMore }) => [value, isMore ? `${String(count)}+` : count]),
  );
  return isPart ? { ...said, isPart } : said;
};

it("each value of a filter says how many records of the list have it, without those in the bin", async () => {
  expect(await counted("/test/crop", "del_flag")).toEqual({ "0": 3, "1": 1 });
  expect(await counted("/test/crop", "parentId")).toEqual({ grain: 2 });
  expect(await counted("/test/crop", "parentId", { bin: "1" })).toEqual({ grain: 1 });
});

it("are those of the list as the other filters and the search leave it", async () => {
  expect(await counted("/test/crop", "del_flag", { "query.parentId||in": "grain" })).toEqual({ "0": 1, "1": 1 });
  expect(await counted("/test/crop", "del_flag", { "query.code||in": "none" })).toEqual({});
});

it("a place of a tree counts what is below it too, and is found so by `within`", async () => {
  expect(await counted("/test/plot", "region")).toEqual({ rice: 2, grain: 2, tea: 1 });
  const found = async (query: Record<string, string>) => {
    const { body } = await app.client.post("/test/plot/list", { sort: "code asc", ...query }, { token: ADMIN });
    return body.code === 0 ? (body["results"] as { code: string }[]).map(({ code }) => code) : body.code;
  };
  expect(await found({ "query.region||within": "grain" })).toEqual(["p1", "p2"]);
  expect(await found({ "query.region||within": "grain,tea" })).toEqual(["p1", "p2", "p3"]);
  expect(await found({ "query.region||within": "none" })).toEqual([]);
  expect(await found({ "query.region||in": "grain" })).toEqual([]);
  expect(await found({ "query.code||within": "grain" })).toBe(400001);
});

it("count a record once for each entry of its list, and none that was deleted", async () => {
  expect(await counted("/test/plot", "crops")).toEqual({ rice: 1, tea: 3 });
  expect(await counted("/test/plot", "crops", { "query.region||eq": "rice" })).toEqual({ rice: 1, tea: 2 });
});

it("tell nobody of records outside the data scope, and nothing to whoever may not list them (AZ-05)", async () => {
  expect(await counted("/test/plot", "region")).toEqual({ rice: 2, grain: 2, tea: 1 });
  expect(await counted("/test/plot", "region", {}, "south")).toEqual({ rice: 2, grain: 2 });
  expect(await counted("/test/plot", "crops", {}, "south")).toEqual({ rice: 1, tea: 2 });
  expect((await ask("/test/plot", "region", {}, "nobody")).code).not.toBe(0);
});

it.each([
  ["code", {}],
  ["note", {}],
  ["constructor", {}],
  ["", {}],
  ["del_flag", { "query.secret||eq": "1" }],
  ["del_flag", { "query.count||eq": "many" }],
])("are refused for %s %o, which has no few values or is no filter", async (by, of) => {
  expect(await ask("/test/crop", by, of)).toMatchObject({ code: 400001 });
});

it("stop at a thousand where there are more than ten thousand: exact below, and nothing is said that is not known", async () => {
  await app.sql(`
    insert into crop (id, code, name, is_active, parent_id, created_at, updated_at)
    select 'many' || n, 'many' || n, 'many', n > 7, case when n > 9990 then 'tea' else 'grain' end, now(), now()
    from generate_series(1, 10100) as n`);
  const { database, changes } = app.services;
  await inTransaction(database, (trx) => changes.announce(trx, "crop"));
  expect(await counted("/test/crop", "del_flag")).toEqual({ "0": "1000+", "1": 8 });
  expect(await counted("/test/crop", "parentId")).toEqual({ grain: "1000+", isPart: true });
  // a small part of a long list is exact again
  expect(await counted("/test/crop", "del_flag", { "query.parentId||in": "tea" })).toEqual({ "0": 110 });
});
