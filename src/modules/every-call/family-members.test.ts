import { afterAll, beforeAll, expect, test } from "vitest";
import { SETTINGS } from "../setting/setting.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";

/*
 * The names under which the family's clients read what §3 lists: each one, at the place where they look for it.
 */

let app: ModulesApp;
let token: string;
beforeAll(async () => {
  app = await startModules({ demo: true });
  token = tokensOf(await visitor(app.origin).signIn(ADMIN.username, ADMIN.password)).access;
});
afterAll(() => app.close());

const get = async (path: string) => (await visitor(app.origin).get(path, { token })).body;
const post = async (path: string, fields: Record<string, unknown> = {}) =>
  (await visitor(app.origin).post(path, fields, { token })).body;

test("the token call answers access_token and refresh_token beside code and msg (§3, §7)", async () => {
  const { body } = await visitor(app.origin).signIn(ADMIN.username, ADMIN.password);
  expect(body).toMatchObject({
    code: 0,
    msg: expect.any(String),
    access_token: expect.any(String),
    refresh_token: expect.any(String),
  });
});

test("user info has every member of §3", async () => {
  const body = await get("/sys/user/info");
  expect(body).toMatchObject({
    id: expect.any(String),
    realname: expect.any(String),
    portrait: expect.any(String),
    passwordMustbeChanged: false,
    unlockPassword: "",
    name: expect.any(String),
    avatar: expect.any(String),
    introduction: expect.any(String),
  });
  expect(body["roles"]).toEqual(["admin"]);
});

interface Entry {
  readonly type: string;
  readonly component: string;
  readonly meta: object;
  readonly children: readonly Entry[];
}
const whole = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...whole(entry.children)]);

test("every entry of the menu tree has the members of a route and of a menu entry (§2, §3)", async () => {
  const entries = whole((await get("/sys/menu/getMenus"))["data"] as Entry[]);
  expect(entries.length).toBeGreaterThan(3);
  for (const entry of entries) {
    expect(Object.keys(entry)).toEqual(
      expect.arrayContaining(["path", "component", "name", "meta", "hidden", "redirect", "type", "children"]),
    );
    expect(Object.keys(entry.meta)).toEqual(
      expect.arrayContaining(["title", "titleEn", "titleLo", "icon", "noCache", "hidden", "alwaysShow"]),
    );
    expect(["2", "4"].includes(entry.type)).toBe(!["Layout", "Empty"].includes(entry.component));
  }
});

test("the settings are a map with the keys of §3", async () => {
  const keys = [
    "sys.name",
    "sys.subname",
    "sys.logo",
    "sys.lock.enable",
    "sys.lock.password.default",
    "sys.lock.background-image",
    "sys.watermark.enable",
    "sys.sidedrawer.enable",
    "sys.download.type",
    "sys.lang.enable",
    "passwordRegex",
    "passwordErrorMessage",
  ];
  expect(Object.keys(SETTINGS)).toEqual(expect.arrayContaining(keys));
  const settings = (await post("/sys/setting/config"))["data"] as Record<string, unknown>;
  for (const key of keys) expect([key, typeof settings[key]]).toEqual([key, "string"]);
});

test("divisions are added, changed and deleted at their addresses (§7)", async () => {
  const added = await post("/sys/sysdivision/add", {
    value: "TEST-1",
    name: "试验县",
    nameEn: "Test",
    nameLo: "ທົດລອງ",
  });
  expect(added).toMatchObject({ code: 0, data: { value: "TEST-1", del_flag: "0" } });
  const { id } = added["data"] as { id: string };
  const found = async () => {
    const divisions = (await get("/sys/sysdivision"))["data"] as { id: string }[];
    return divisions.find((division) => division.id === id);
  };
  await post(`/sys/sysdivision/${id}/update`, { name: "试验市", del_flag: "1" });
  expect(await found()).toMatchObject({
    value: "TEST-1",
    name: "试验市",
    nameEn: "Test",
    nameLo: "ທົດລອງ",
    del_flag: "1",
  });
  expect((await post(`/sys/sysdivision/${id}/delete`))["code"]).toBe(0);
  expect(await found()).toBeUndefined();
});
