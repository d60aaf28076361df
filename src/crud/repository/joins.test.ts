import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { crudRoutes } from "../crud-routes.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../testing/crud-app.server.ts";
import { plot, PLOT_SCHEMA } from "../testing/joined-plot.ts";
import { crop } from "../testing/stored-crop.ts";
import { uploadSheet } from "../testing/upload-sheet.server.ts";

type Data = Record<string, unknown> & { id: string; version: number; crops: string[]; near: string[] };
let app: CrudApp;
let [rice, tea, coffee] = ["", "", ""];
const post = async (path: string, fields: Record<string, unknown> = {}) =>
  (await app.client.post(`/test${path}`, fields, { token: ADMIN, headers: { "accept-language": "en" } })).body;
const add = async (fields: Record<string, unknown>) => (await post("/plot/add", fields)).data as Data;
const get = async (id: string) => (await app.client.get(`/test/plot/get?id=${id}`, { token: ADMIN })).body.data as Data;
const found = async (fields: Record<string, unknown>) =>
  ((await post("/plot/list", fields))["results"] as Data[]).map(({ code }) => code);

beforeAll(async () => {
  app = await startCrudApp(
    (services) => [...crudRoutes(plot, services), ...crudRoutes(crop, services, {}, [crop, plot])],
    PLOT_SCHEMA,
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql("truncate plot, plot_crop, plot_near, crop");
  const ids = [];
  for (const name of ["Rice", "Tea", "Coffee"])
    ids.push(((await post("/crop/add", { code: name, name })).data as Data).id);
  [rice = "", tea = "", coffee = ""] = ids;
});

it("keeps a list of records in a joining table, and writes only what differs", async () => {
  const a = await add({ code: "a", crops: [rice, tea] });
  expect(a).toMatchObject({ crops: [rice, tea], near: [], version: 1 });
  expect(await get(a.id)).toEqual(a);
  await app.sql("update plot_crop set created_by = 'before'");
  const b = (await post(`/plot/${a.id}/update`, { version: 1, crops: `${coffee},${rice}` })).data as Data;
  expect([[...b.crops].sort(), b.version]).toEqual([[rice, coffee].sort(), 2]);
  expect(await app.sql("select crop_id, created_by from plot_crop order by created_by")).toEqual([
    { crop_id: coffee, created_by: ADMIN },
    { crop_id: rice, created_by: "before" },
  ]);
  // The same list in another order is no change. A list that was not sent stays; an empty one is cleared.
  const same = [...b.crops].reverse();
  expect((await post(`/plot/${a.id}/update`, { version: 2, crops: same })).data).toMatchObject({ version: 2 });
  expect((await post(`/plot/${a.id}/update`, { code: "a2" })).data).toMatchObject({ crops: b.crops });
  expect((await post(`/plot/${a.id}/update`, { crops: "" })).data).toMatchObject({ crops: [], version: 4 });
  expect((await post(`/plot/${a.id}/update`, { version: 2, crops: [tea] })).code).toBe(400009);
});

it("takes only records that are there, and keeps those from being deleted that are named", async () => {
  const a = await add({ code: "a", crops: [rice] });
  const gone = "00000000-0000-7000-8000-000000000000";
  const refused = await post("/plot/add", { code: "b", crops: [rice, gone] });
  expect(refused).toMatchObject({ code: 400001, data: { errors: [{ field: "crops" }] } });
  expect(await app.sql("select count(*) as n from plot_crop")).toEqual([{ n: 1 }]);
  const kept = await post(`/crop/${rice}/delete`);
  expect([kept.code, kept.msg]).toEqual([400010, "Used by plot, so it cannot be deleted"]);
  // A record in the bin does not keep others from being deleted; restored, it is shown without those in the bin.
  await post(`/plot/${a.id}/delete`);
  expect((await post(`/crop/${rice}/delete`)).code).toBe(0);
  expect((await post(`/plot/${a.id}/restore`)).data).toMatchObject({ crops: [] });
  await post(`/crop/${rice}/restore`);
  expect(await get(a.id)).toMatchObject({ crops: [rice] });
});

it("finds records by any or none of a list, or by its being empty", async () => {
  const { id } = await add({ code: "a", crops: [rice, tea] });
  await add({ code: "b", crops: [tea], near: [id] });
  await add({ code: "c" });
  expect(await found({ crops: rice })).toEqual(["a"]);
  expect(await found({ query: { "crops||in": `${rice},${coffee}` } })).toEqual(["a"]);
  expect(await found({ query: { "crops||in": tea }, sort: "code desc" })).toEqual(["b", "a"]);
  expect(await found({ query: { "crops||notIn": rice } })).toEqual(["b", "c"]);
  expect(await found({ query: { "crops||isNull": "" } })).toEqual(["c"]);
  expect(await found({ query: { "near||isNotNull": "" } })).toEqual(["b"]);
  expect(await found({ near: id })).toEqual(["b"]);
  expect((await post("/plot/list", { query: { "crops||like": "a" } })).code).toBe(400001);
  expect(await found({ sort: "crops desc" })).toEqual(["a", "b", "c"]);
});

it("goes out in a sheet as titles and comes back, also to records the sheet adds", async () => {
  await add({ code: "a", crops: [rice, tea] });
  const { bytes } = (await post("/plot/export")).data as { bytes: string };
  const rows = (await readXlsx(Buffer.from(bytes, "hex"))).sheets[0]?.rows ?? [];
  const ofKeys = [expect.any(String), expect.anything()];
  expect(rows).toEqual([
    ["code", "region", "crops", "near", ...ofKeys],
    ["a", null, "Rice; Tea", null, ...ofKeys],
  ]);
  const { body } = await uploadSheet(app, "/test/plot", [
    ["code", "crops", "near"],
    ["a", "Coffee；Tea", ""],
    ["b", "", ""],
    ["c", "rice", "a"],
  ]);
  expect(body.data).toMatchObject({ added: 2, updated: 1, failed: [] });
  const after = (await post("/plot/list"))["results"] as Data[];
  expect(after.map(({ crops }) => [...crops].sort())).toEqual([[tea, coffee].sort(), [], [rice]]);
  expect(after[2]?.near).toEqual([after[0]?.id]);
  const wrong = await uploadSheet(app, "/test/plot", [
    ["code", "crops"],
    ["d", "Rice; Cocoa"],
  ]);
  expect(wrong.body.data).toMatchObject({ failed: [{ row: 2, field: "crops" }] });
});

it("lets the one who waited for another save change what is there, not what was", async () => {
  const { id } = await add({ code: "a", crops: [rice] });
  const both = await Promise.all([
    post(`/plot/${id}/update`, { crops: [rice, tea, coffee] }),
    post(`/plot/${id}/update`, { crops: [tea] }),
  ]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const last = both.map(({ data }) => data as Data).reduce((a, b) => (a.version > b.version ? a : b));
  expect((await get(id)).crops).toEqual(last.crops);
  expect([1, 3]).toContain(last.crops.length);
});
