import { z } from "zod";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Arguments, Reply } from "../contract/endpoint.ts";
import { password } from "../fields/password/password.ts";
import { text } from "../fields/text/text.ts";
import { optionsCallOf } from "./options/options-call.ts";
import { defineModule } from "./define-module.ts";
import { endpointsOf, listFieldsOf } from "./endpoints.ts";
import { sheetEndpointsOf } from "./sheet/sheet-endpoints.ts";
import { crop } from "./testing/stored-crop.ts";
import { treeListOf } from "./tree/tree-endpoints.ts";

const words = { zh: "词", lo: "ຄຳ", en: "Word" };
const account = defineModule({
  path: "/test/account/login",
  table: "account",
  title: words,
  record: words,
  purpose: words,
  fields: {
    name: text({ label: words, required: true }),
    secret: password({ label: words, required: true }),
    seen: text({ label: words, readOnly: true }),
  },
  list: { columns: ["name"], search: ["name"], sort: "name asc" },
  recordTitle: "name",
});
const calls = endpointsOf(account);

describe("the calls of a declaration", () => {
  it("have the specification's addresses and a right per verb, never none", () => {
    const table = Object.values({
      ...endpointsOf(crop),
      options: optionsCallOf(crop),
      ...sheetEndpointsOf(crop),
      treeList: treeListOf(crop),
    }).map(({ method, path, permission }) => `${method} ${path} ${permission}`);
    expect(table).toEqual([
      "POST /test/crop/list test:crop:list",
      "GET /test/crop/get test:crop:list",
      "POST /test/crop/add test:crop:add",
      "POST /test/crop/{id}/update test:crop:update",
      "POST /test/crop/{id}/delete test:crop:delete",
      "POST /test/crop/delete test:crop:delete",
      "POST /test/crop/{id}/restore test:crop:delete",
      "POST /test/crop/options signed-in",
      "POST /test/crop/export test:crop:export",
      "POST /test/crop/import test:crop:import",
      "GET /test/crop/import/template test:crop:import",
      "GET /test/crop/treeList test:crop:list",
    ]);
    expect(calls.list.permission).toBe("test:accountLogin:list");
  });

  it("are made once per declaration, so that they can be compared", () => {
    expect(endpointsOf(account)).toBe(calls);
  });

  it("read a form into values with the declared types, and back", () => {
    expectTypeOf<Arguments<(typeof calls)["add"]>["name"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Reply<ReturnType<typeof endpointsOf<typeof crop>>["get"]>["weight"]>().toEqualTypeOf<number | null>();
    expectTypeOf<Reply<ReturnType<typeof endpointsOf<typeof crop>>["get"]>["isActive"]>().toEqualTypeOf<boolean>();
    const { add, update } = endpointsOf(crop);
    const read = z.decode(add.input, { code: "a", name: "b", del_flag: "1", weight: "1.5", parentId: "" });
    expect(read).toEqual({
      code: "a",
      name: "b",
      nameEn: null,
      nameLo: null,
      note: null,
      count: null,
      weight: 1.5,
      plantedOn: null,
      isActive: false,
      parentId: null,
    });
    expect(z.decode(add.input, z.encode(add.input, read))).toEqual(read);
    expect(z.decode(update.input, { id: "x", weight: "" })).toEqual({ id: "x", weight: null });
  });

  it("never answer a secret, never filter by one, and take no value the server fills", () => {
    const row = { id: "1", version: 1, createdAt: "", updatedAt: "", name: "n", secret: "s", seen: "now" };
    expect(z.encode(calls.get.reply, row as never)).toEqual({
      id: "1",
      version: 1,
      createdAt: "",
      updatedAt: "",
      name: "n",
      seen: "now",
    });
    expect(listFieldsOf(account).map(({ name }) => name)).toEqual(["id", "createdAt", "updatedAt", "name", "seen"]);
    expect(z.decode(calls.add.input, { name: "n", secret: "s", seen: "x", id: "1" })).toEqual({
      name: "n",
      secret: "s",
    });
    expect(z.decode(calls.update.input, { id: "1", secret: "" })).toEqual({ id: "1", secret: null });
  });
});

describe("a declaration that contradicts itself", () => {
  const sound = {
    path: "/test/x",
    table: "x",
    title: words,
    record: words,
    purpose: words,
    fields: { name: text({ label: words }) },
    list: { columns: [], search: [], sort: "name asc" },
    recordTitle: "name",
  } as const;
  it("does not compile", () => {
    // @ts-expect-error -- no such column
    const sort = () => defineModule({ ...sound, list: { ...sound.list, sort: "nam asc" } });
    // @ts-expect-error -- no such field
    const title = () => defineModule({ ...sound, recordTitle: "nam" });
    // @ts-expect-error -- a text without Lao
    const label = () => text({ label: { zh: "词", en: "Word" } });
    expect([sort, title, label]).toHaveLength(3);
  });
  it("does not start", () => {
    expect(() =>
      defineModule({ ...sound, fields: { name: text({ label: words }), version: text({ label: words }) } }),
    ).toThrow("two properties");
    expect(() =>
      defineModule({
        ...sound,
        fields: { name: text({ label: words }), other: text({ label: words, wireName: "name" }) },
      }),
    ).toThrow("two properties");
    expect(() =>
      defineModule({
        ...sound,
        fields: { name: text({ label: words }), secret: password({ label: words }) },
        list: { ...sound.list, search: ["secret"] },
      }),
    ).toThrow("cannot be searched");
    expect(() => defineModule({ ...sound, tree: { parent: "name" } })).toThrow("the parent of a tree");
    const grouped = (...groups: { fields: "name"[] }[]) => defineModule({ ...sound, form: { groups } });
    expect(() => grouped({ fields: [] })).toThrow("each field once: name");
    expect(() => grouped({ fields: ["name"] }, { fields: ["name"] })).toThrow("each field once: name");
    expect(grouped({ fields: ["name"] }).form?.groups).toHaveLength(1);
  });
});
