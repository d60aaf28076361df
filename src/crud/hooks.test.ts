import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Failure } from "../contract/errors.ts";
import { dictionary } from "../fields/dictionary/dictionary.ts";
import { password } from "../fields/password/password.ts";
import { reference } from "../fields/reference/reference.ts";
import { text } from "../fields/text/text.ts";
import { defineModule } from "./define-module.ts";
import { crudRoutes } from "./crud-routes.server.ts";
import type { Hooks } from "./hooks.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "./testing/crud-app.server.ts";
import { crop, CROP_SCHEMA } from "./testing/stored-crop.ts";

const words = (zh: string) => ({ zh, lo: `${zh} lo`, en: `${zh} en` });
const grower = defineModule({
  path: "/test/grower",
  table: "grower",
  title: words("growers"),
  record: words("grower"),
  purpose: words("testing"),
  fields: {
    name: text({ label: words("name"), required: true }),
    secret: password({ label: words("secret"), required: true }),
    cropId: reference({ label: words("crop"), to: crop }),
    size: dictionary({ label: words("size"), group: "size" }),
  },
  list: { columns: ["name"], search: [], sort: "name asc" },
  recordTitle: "name",
});
const SCHEMA = `${CROP_SCHEMA}
  create table grower (id text primary key, name text not null, secret text not null, crop_id text references crop (id), size text,
    created_at timestamptz not null, created_by text, updated_at timestamptz not null, updated_by text, version integer not null default 1, deleted_at timestamptz);
  insert into dictionary_group (id, code, name, created_at, updated_at) values ('g', 'size', '规模', now(), now());
  insert into dictionary_entry (id, group_id, value, label, is_active, created_at, updated_at) values ('e1', 'g', 'big', '大', true, now(), now()), ('e2', 'g', 'old', '旧', false, now(), now());`;

type Data = Record<string, unknown> & { id: string };
let app: CrudApp;
let hooks: Hooks<typeof grower> = {};
const hashing: Hooks<typeof grower> = {
  beforeSave: (values) =>
    typeof values.secret === "string" ? { ...values, secret: `$hash$${values.secret.length}` } : values,
};
const post = async (path: string, fields: Record<string, unknown> = {}) =>
  (await app.client.post(`/test${path}`, fields, { token: ADMIN, headers: { "accept-language": "en" } })).body;
const addCrop = async (code: string) => ((await post("/crop/add", { code, name: "x" })).data as Data).id;

beforeAll(async () => {
  const live: Hooks<typeof grower> = {
    beforeSave: (values, context) => hooks.beforeSave?.(values, context) ?? values,
    afterSave: (record, context) => hooks.afterSave?.(record, context),
    beforeRemove: (record, context) => hooks.beforeRemove?.(record, context),
  };
  app = await startCrudApp(
    (services) => [
      ...crudRoutes(crop, services, {}, [crop, grower]),
      ...crudRoutes(grower, services, live, [crop, grower]),
    ],
    SCHEMA,
  );
});
afterAll(() => app.close());
beforeEach(() => app.sql("truncate crop, grower"));
afterEach(() => {
  hooks = {};
});

describe("a module's own rules", () => {
  it("hash a secret before it is stored; it is never answered, and an empty one changes nothing", async () => {
    hooks = hashing;
    const { data } = (await post("/grower/add", { name: "a", secret: "open sesame" })) as { data: Data };
    expect(data).not.toHaveProperty("secret");
    await post(`/grower/${data.id}/update`, { name: "b", secret: "" });
    expect(await app.sql("select name, secret from grower")).toEqual([{ name: "b", secret: "$hash$11" }]);
    expect(JSON.stringify([await post("/grower/list"), await post("/grower/options")])).not.toContain("hash");
    await post(`/grower/${data.id}/update`, { secret: "new" });
    expect(await app.sql("select secret from grower")).toEqual([{ secret: "$hash$3" }]);
  });

  it("cannot be forgotten for a secret: nothing is stored as it was typed", async () => {
    expect(await post("/grower/add", { name: "a", secret: "open sesame" })).toMatchObject({ code: 500001 });
    expect(await app.sql("select 1 from grower")).toEqual([]);
    expect(app.lines.join("")).not.toContain("open sesame");
  });

  it("see what stood before, and undo everything when they refuse, before or after the write", async () => {
    hooks = hashing;
    const { id } = (await post("/grower/add", { name: "a", secret: "s" })).data as Data;
    const seen: unknown[] = [];
    hooks = {
      beforeSave: (values, { before, caller }) => (seen.push([before?.name, caller.userId]), values),
      afterSave: () => Promise.reject(new Failure("notPermitted")),
      beforeRemove: () => Promise.reject(new Failure("inUse")),
    };
    expect((await post(`/grower/${id}/update`, { name: "b" })).code).toBe(100010);
    expect((await post(`/grower/${id}/delete`)).code).toBe(400010);
    expect(seen).toEqual([["a", ADMIN]]);
    expect(await app.sql("select name, version, deleted_at from grower")).toEqual([
      { name: "a", version: 1, deleted_at: null },
    ]);
  });
});

describe("what a record refers to", () => {
  beforeEach(() => {
    hooks = hashing;
  });

  it("must be there and in use; what it already has may stay", async () => {
    const cropId = await addCrop("c");
    expect(await post("/grower/add", { name: "a", secret: "s", cropId, size: "old" })).toMatchObject({
      code: 400001,
      data: { errors: [{ field: "size" }] },
    });
    const { id } = (await post("/grower/add", { name: "a", secret: "s", cropId, size: "big" })).data as Data;
    await app.sql("update dictionary_entry set is_active = false where value = 'big'");
    expect((await post(`/grower/${id}/update`, { name: "b", size: "big", cropId })).code).toBe(0);
    await app.sql("update dictionary_entry set is_active = true where value = 'big'");
  });

  it("cannot be deleted while it is used, and is named", async () => {
    const cropId = await addCrop("c");
    const { id } = (await post("/grower/add", { name: "a", secret: "s", cropId })).data as Data;
    expect(await post(`/crop/${cropId}/delete`)).toMatchObject({
      code: 400010,
      msg: "Used by grower en, so it cannot be deleted",
    });
    const other = await addCrop("d");
    expect(await post("/crop/delete", { "ids[0]": other, "ids[1]": cropId })).toMatchObject({
      code: 400010,
      msg: "Used by grower en, so these cannot be deleted: x",
    });
    await post(`/grower/${id}/delete`);
    expect((await post(`/crop/${cropId}/delete`)).code).toBe(0);
    expect((await post(`/grower/${id}/restore`)).code).toBe(400001);
  });

  it("is never lost to a deletion at the same moment", async () => {
    for (let round = 0; round < 10; round += 1) {
      const cropId = await addCrop(`c${round}`);
      const [added, removed] = await Promise.all([
        post("/grower/add", { name: "a", secret: "s", cropId }),
        post(`/crop/${cropId}/delete`),
      ]);
      expect([added.code, removed.code].filter((code) => code === 0)).toHaveLength(1);
    }
  });
});

it("answers records that an earlier, milder rule let in", async () => {
  const long = "x".repeat(300);
  await app.sql(
    "insert into crop (id, code, name, created_at, updated_at) values ('0190abcd-0000-7000-8000-00000000000f', $1, 'x', now(), now())",
    [long],
  );
  expect((await post("/crop/list"))["results"]).toMatchObject([{ code: long }]);
});
