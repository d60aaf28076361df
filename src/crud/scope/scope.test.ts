import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testCaller } from "../../server/testing/test-app.ts";
import { crudRoutes } from "../crud-routes.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../testing/crud-app.server.ts";
import { plot, PLOT_SCHEMA } from "../testing/joined-plot.ts";
import { crop } from "../testing/stored-crop.ts";
import { uploadSheet } from "../testing/upload-sheet.server.ts";

/*
 * north ─ hill ─ valley; south. `head` sees north and its descendants, `maker` the south and own records, `none` has an
 * empty scope.
 */

const idOf = (digit: number) => `00000000-0000-7000-8000-00000000000${digit}`;
const [north, hill, valley, south] = [1, 2, 3, 4].map(idOf) as [string, string, string, string];
const scoped = (name: string, divisionIds: readonly string[], hasOwn: boolean) => ({
  ...testCaller(name, [
    "test:plot:*",
    ...["list", "add", "update", "delete", "export", "import"].map((verb) => `test:plot:${verb}`),
  ]),
  scope: { divisionIds, hasOwn },
});

type Data = Record<string, unknown> & { id: string; code: string };
let app: CrudApp;
const plots = new Map<string, string>();
const post = async (as: string, path: string, fields: Record<string, unknown> = {}) =>
  (await app.client.post(`/test/plot${path}`, fields, { token: as, headers: { "accept-language": "en" } })).body;
const listed = async (as: string, fields: Record<string, unknown> = {}) => {
  const body = await post(as, "/list", { page: { size: 2 }, ...fields });
  return [(body["results"] as Data[]).map(({ code }) => code).join(), body["total"]];
};
const all = { page: { size: 50 } };

beforeAll(async () => {
  app = await startCrudApp((services) => [...crudRoutes(plot, services), ...crudRoutes(crop, services)], PLOT_SCHEMA, [
    scoped("head", [north], false),
    scoped("maker", [south], true),
    scoped("none", [], false),
  ]);
  for (const [id, code, parent] of [
    [north, "north", null],
    [hill, "hill", north],
    [valley, "valley", hill],
    [south, "south", null],
  ])
    await app.sql(
      "insert into crop (id, code, name, parent_id, created_at, updated_at) values ($1, $2, $2, $3, now(), now())",
      [id, code, parent],
    );
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql("truncate plot, plot_crop, plot_near");
  for (const [code, region] of Object.entries({ a: north, b: hill, c: valley, d: south, e: "" }))
    plots.set(code, ((await post(ADMIN, "/add", { code, region })).data as Data).id);
});

it("lists, counts, finds and exports only what is in the scope, for each person their own", async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(await listed(ADMIN)).toEqual(["a,b", 5]);
    expect(await listed("head")).toEqual(["a,b", 3]);
    expect(await listed("maker")).toEqual(["d", 1]);
    expect(await listed("none")).toEqual(["", 0]);
  }
  expect(await listed("head", { ...all, search: "c" })).toEqual(["c", 1]);
  expect(await listed("head", { ...all, search: "d" })).toEqual(["", 0]);
  expect(await listed("head", { ...all, region: south })).toEqual(["", 0]);
  await post("maker", "/add", { code: "mine" });
  expect(await listed("maker", all)).toEqual(["d,mine", 2]);
  // Moving a division moves its descendants, also in cached totals.
  expect(await listed("head")).toEqual(["a,b", 3]);
  await app.client.post(`/test/crop/${hill}/update`, { parentId: south }, { token: ADMIN });
  expect([await listed("head"), await listed("maker")]).toEqual([
    ["a", 1],
    ["b,c", 4],
  ]);
  await app.client.post(`/test/crop/${hill}/update`, { parentId: north }, { token: ADMIN });
  const { bytes } = (await post("head", "/export")).data as { bytes: string };
  const rows = (await readXlsx(Buffer.from(bytes, "hex"))).sheets[0]?.rows ?? [];
  expect(rows.slice(1).map(([code]) => code)).toEqual(["a", "b", "c"]);
});

it("answers an id outside the scope like one that is not there (AZ-05), and many ids all or none (AZ-16)", async () => {
  const [inside = "", outside = ""] = [plots.get("c"), plots.get("d")];
  const missing = idOf(9);
  const ask = async (id: string) => {
    const got = await app.client.get(`/test/plot/get?id=${id}`, { token: "head" });
    const rest = [await post("head", `/${id}/update`, { code: "x" }), await post("head", `/${id}/delete`)];
    return [got.body, ...rest].map(({ code, msg, data }) => ({ code, msg, data }));
  };
  expect(await ask(outside)).toEqual(await ask(missing));
  expect((await ask(outside)).map(({ code }) => code)).toEqual([400004, 400004, 400004]);
  expect((await post("head", "/delete", { ids: [inside, outside] })).code).toBe(400004);
  expect((await post("head", `/${inside}/delete`)).code).toBe(0);
  await post(ADMIN, `/${outside}/delete`);
  expect((await post("head", `/${outside}/restore`)).code).toBe(400004);
  expect(await listed("head", { ...all, bin: "1" })).toEqual(["c", 1]);
  expect((await post("head", `/${inside}/restore`)).code).toBe(0);
});

it("does not name a record beyond the scope that took the place of a deleted one", async () => {
  await post("head", `/${plots.get("c")}/delete`);
  const { id } = (await post(ADMIN, "/add", { code: "c", region: south })).data as Data;
  expect((await post(ADMIN, `/${plots.get("c")}/restore`)).msg).toContain("is used by “c” now");
  expect((await post("head", `/${plots.get("c")}/restore`)).msg).toContain("is used by another record now");
  await post(ADMIN, `/${id}/delete`);
  expect((await post("head", `/${plots.get("c")}/restore`)).code).toBe(0);
});

it("saves nothing where its writer could not see it, and says so at the field", async () => {
  const refused = {
    code: 400001,
    data: { errors: [{ field: "region", message: "Outside your data scope. Choose a division you manage" }] },
  };
  expect(await post("head", "/add", { code: "x", region: south })).toMatchObject(refused);
  expect(await post("head", "/add", { code: "x" })).toMatchObject(refused);
  expect((await post("head", "/add", { code: "x", region: valley })).code).toBe(0);
  expect(await post("head", `/${plots.get("a")}/update`, { region: south })).toMatchObject(refused);
  expect(await post("head", `/${plots.get("a")}/update`, { region: "" })).toMatchObject(refused);
  expect((await post("head", `/${plots.get("a")}/update`, { code: "a2" })).code).toBe(0);
  // Own records may have no division; other users' may not.
  const { id } = (await post("maker", "/add", { code: "own", region: south })).data as Data;
  expect((await post("maker", `/${id}/update`, { region: "" })).code).toBe(0);
  expect(await post("maker", `/${plots.get("d")}/update`, { region: "" })).toMatchObject(refused);
});

it("imports only into the scope; a line never changes what its sender cannot see", async () => {
  const send = async (rows: readonly (readonly string[])[]) =>
    (await uploadSheet(app, "/test/plot", [["code", "region"], ...rows], { as: "head" })).body.data as {
      failed: { row: number; field: string; message: string }[];
    };
  expect(
    await send([
      ["a", "north / hill"],
      ["new", "north"],
    ]),
  ).toMatchObject({ added: 1, updated: 1, failed: [] });
  const { failed } = await send([
    ["d", "north"],
    ["z", "south"],
    ["y", ""],
  ]);
  expect(failed.map(({ row, field, message }) => [row, field, message.slice(0, 18)])).toEqual([
    [2, "code", "“d”: Already taken"],
    [3, "region", "“south”: Outside y"],
    [4, "region", "Outside your data "],
  ]);
  expect(await app.sql("select region from plot where code = 'd'")).toEqual([{ region: south }]);
});

it("says of a record that a cell names beyond the scope what it says of one that is not there (AZ-05)", async () => {
  const answer = async (name: string) => {
    const rows = [
      ["code", "region", "near"],
      ["new", "north", name],
    ];
    const { failed } = (await uploadSheet(app, "/test/plot", rows, { as: "head", isDryRun: true })).body.data as {
      failed: { message: string }[];
    };
    return failed.map((each) => ({ ...each, message: each.message.replace(`“${name}”`, "…") }));
  };
  expect(await answer("b")).toEqual([]);
  expect(await answer("d")).toEqual(await answer("nothing"));
  expect(await answer("d")).toHaveLength(1);
  // Another one of the name beyond the scope does not make a name ambiguous.
  await app.sql("update plot set code = 'b' where code = 'd'");
  expect(await answer("b")).toEqual([]);
});
