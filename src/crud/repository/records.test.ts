import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testCaller } from "../../server/testing/test-app.ts";
import { crudRoutes } from "../crud-routes.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../testing/crud-app.server.ts";
import { crop, CROP_SCHEMA } from "../testing/stored-crop.ts";

type Data = Record<string, unknown> & { id: string; version: number };
const NOBODY = "00000000-0000-7000-8000-000000000000";
let app: CrudApp;
const post = (path: string, fields: Record<string, unknown> = {}, token = ADMIN) =>
  app.client.post(`/test/crop${path}`, fields, { token });
const add = async (fields: Record<string, unknown>) =>
  (await post("/add", { name: "水稻", ...fields })).body.data as Data;
const list = async (fields: Record<string, unknown> = {}) =>
  (await post("/list", fields)).body as unknown as { results: Data[]; total: number };

beforeAll(async () => {
  app = await startCrudApp((services) => crudRoutes(crop, services), CROP_SCHEMA, [
    testCaller("viewer", ["test:crop:list"]),
  ]);
});
afterAll(() => app.close());
beforeEach(() => app.sql("truncate crop"));

describe("records", () => {
  it("answers what it stored, under the wire's names, with decimals as numbers", async () => {
    const stored = await add({
      code: "r1",
      nameLo: "ເຂົ້າ",
      count: "7",
      weight: "12.50",
      plantedOn: "2026-02-28",
      del_flag: "1",
      note: "",
    });
    expect(stored).toMatchObject({
      code: "r1",
      name: "水稻",
      nameLo: "ເຂົ້າ",
      nameEn: null,
      count: 7,
      weight: 12.5,
      plantedOn: "2026-02-28",
      del_flag: "1",
      note: null,
      parentId: null,
      version: 1,
    });
    expect(stored["createdAt"]).toBe("2026-01-01T00:00:00Z");
    const read = await app.client.get(`/test/crop/get?id=${stored.id}`, { token: ADMIN });
    expect(read.body.data).toEqual(stored);
  });

  it("ignores what a person may not write (AZ-07)", async () => {
    const stored = await add({
      code: "r1",
      checkedBy: "me",
      id: NOBODY,
      version: "9",
      createdBy: "me",
      deleted_at: "2026-01-01",
      del_flag: "",
    });
    expect(stored).toMatchObject({ checkedBy: null, version: 1, del_flag: "0" });
    expect(stored.id).not.toBe(NOBODY);
    const { body } = await post(`/${stored.id}/update`, { checkedBy: "me", version: 1, created_by: "me" });
    expect(body.data).toMatchObject({ checkedBy: null, version: 1 });
    expect(await app.sql("select created_by, updated_by from crop")).toEqual([
      { created_by: ADMIN, updated_by: ADMIN },
    ]);
  });

  it("names every wrong field in the caller's language", async () => {
    const { status, body } = await app.client.post(
      "/test/crop/add",
      { count: "1.5", weight: "x", plantedOn: "2026-02-30" },
      { token: ADMIN, headers: { "accept-language": "en" } },
    );
    expect(status).toBe(400);
    expect(body.data).toEqual({
      errors: [
        { field: "code", message: "This is required" },
        { field: "name", message: "This is required" },
        { field: "count", message: expect.any(String) },
        { field: "weight", message: expect.any(String) },
        { field: "plantedOn", message: expect.any(String) },
      ],
    });
  });

  it("refuses a save over a newer one and shows the newer one; the same save twice is one (RE-16, RE-17)", async () => {
    const { id } = await add({ code: "r1" });
    const first = await post(`/${id}/update`, { note: "mine", version: 1 });
    expect(first.body).toMatchObject({ code: 0, data: { note: "mine", version: 2 } });
    const stale = await post(`/${id}/update`, { note: "theirs", version: 1 });
    expect(stale.body).toMatchObject({
      code: 400009,
      data: { current: { note: "mine", version: 2, del_flag: "0" }, by: { id: ADMIN, name: ADMIN } },
    });
    const again = await post(`/${id}/update`, { note: "mine", version: 1 });
    expect(again.body).toMatchObject({ code: 0, data: { version: 2 } });
  });

  it("of simultaneous saves of one version lets exactly one through", async () => {
    const { id } = await add({ code: "r1" });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => post(`/${id}/update`, { note: `n${index}`, version: 1 })),
    );
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 400009)).toHaveLength(7);
  });

  it("lets only one of simultaneous records take a unique value, and says so to the others", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post("/add", { code: "same", name: "x" })));
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1);
    for (const loser of answers.filter(({ body }) => body.code !== 0))
      expect(loser.body).toMatchObject({ code: 400001, data: { errors: [{ field: "code" }] } });
    expect((await list()).total).toBe(1);
  });

  it("gives foreign, missing and malformed ids the same answer (AZ-05)", async () => {
    const { id } = await add({ code: "r1" });
    await post(`/${id}/delete`);
    const answers = [];
    for (const odd of [id, NOBODY, "1", "ABC-def", NOBODY.replaceAll("0", "A")]) {
      answers.push(
        await post(`/${encodeURIComponent(odd)}/update`, { note: "x" }),
        await post(`/${encodeURIComponent(odd)}/delete`),
        await app.client.get(`/test/crop/get?id=${encodeURIComponent(odd)}`, { token: ADMIN }),
      );
    }
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(["200 400004"]));
  });

  it("deletes many or none (AZ-16)", async () => {
    const ids = [await add({ code: "a" }), await add({ code: "b" })].map(({ id }) => id);
    expect((await post("/delete", { ids: [...ids, NOBODY] })).body.code).toBe(400004);
    expect((await list()).total).toBe(2);
    expect((await post("/delete", { ids: ids.join(",") })).body.code).toBe(0);
    expect((await list()).total).toBe(0);
  });

  it("keeps deleted records in a bin and brings them back unless their place is taken", async () => {
    const { id } = await add({ code: "a" });
    await post(`/${id}/delete`);
    expect((await list({ bin: "1" })).results.map((row) => row.id)).toEqual([id]);
    const rival = await add({ code: "a", name: "玉米" });
    expect((await post(`/${id}/restore`)).body).toMatchObject({
      code: 400001,
      msg: expect.stringContaining("“a”现由“玉米”使用，请先修改或删除该记录"),
      data: { errors: [{ field: "code" }] },
    });
    await post(`/${rival.id}/delete`);
    expect((await post(`/${id}/restore`)).body).toMatchObject({ code: 0, data: { id, code: "a" } });
    expect((await post(`/${id}/restore`)).body.code).toBe(400004);
    expect((await list()).total).toBe(1);
  });

  it("asks for the right of each verb", async () => {
    const { id } = await add({ code: "a" });
    const refused = await Promise.all([
      post("/add", {}, "viewer"),
      post(`/${id}/update`, {}, "viewer"),
      post(`/${id}/delete`, {}, "viewer"),
      post("/export", {}, "viewer"),
      post(`/${id}/restore`, {}, "viewer"),
    ]);
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 100010));
    expect((await post("/list", {}, "viewer")).body.code).toBe(0);
    expect((await post("/options", {}, "viewer")).body.data).toEqual([
      { id, title: { zh: "水稻", lo: "水稻", en: "水稻" }, path: [] },
    ]);
  });

  it("tells no title of a deleted record, not even by its id (AZ-05)", async () => {
    const { id } = await add({ code: "a" });
    await post(`/${id}/delete`);
    expect((await post("/options", { "ids[0]": id }, "viewer")).body.data).toEqual([]);
    expect((await post("/options", {}, "viewer")).body.data).toEqual([]);
  });
});

describe("a tree", () => {
  it("refuses a loop, also one made by two moves at once, and more than 20 levels (AZ-11)", async () => {
    const a = await add({ code: "a" });
    const b = await add({ code: "b", parentId: a.id });
    const c = await add({ code: "c" });
    for (const parentId of [a.id, b.id])
      expect((await post(`/${a.id}/update`, { parentId })).body).toMatchObject({
        code: 400001,
        data: { errors: [{ field: "parentId" }] },
      });
    expect((await post(`/${a.id}/update`, { parentId: NOBODY })).body.code).toBe(400001);
    const moves = await Promise.all([
      post(`/${a.id}/update`, { parentId: c.id }),
      post(`/${c.id}/update`, { parentId: b.id }),
    ]);
    expect(new Set(moves.map(({ body }) => body.code))).toEqual(new Set([0, 400001]));

    let parentId = (await add({ code: "l1" })).id;
    for (let level = 2; level <= 20; level += 1) parentId = (await add({ code: `l${level}`, parentId })).id;
    expect((await post("/add", { code: "l21", name: "x", parentId })).body.code).toBe(400001);
    const branch = await add({ code: "branch" });
    await add({ code: "leaf", parentId: branch.id });
    const nineteenth = (await list({ code: "l19" })).results[0] as Data;
    expect((await post(`/${branch.id}/update`, { parentId: nineteenth.id })).body.code).toBe(400001);
  });

  it("keeps a record with children, unless they go together; its levels are read one by one", async () => {
    const a = await add({ code: "a" });
    const b = await add({ code: "b", parentId: a.id });
    const roots = await app.client.get("/test/crop/treeList", { token: ADMIN });
    expect(roots.body.data).toMatchObject([{ code: "a", hasChildren: true }]);
    const below = await app.client.get(`/test/crop/treeList?parent=${a.id}`, { token: ADMIN });
    expect(below.body.data).toMatchObject([{ code: "b", hasChildren: false }]);
    expect((await app.client.get("/test/crop/treeList?parent=abc", { token: ADMIN })).body.code).toBe(400004);
    expect((await post(`/${a.id}/delete`)).body.code).toBe(400010);
    expect((await post("/delete", { ids: [a.id, b.id] })).body.code).toBe(0);
    expect((await post(`/${b.id}/restore`)).body.code).toBe(400001);
    expect((await post(`/${a.id}/restore`)).body.code).toBe(0);
    expect((await post(`/${b.id}/restore`)).body.code).toBe(0);
  });
});
