import { afterAll, beforeAll, expect, test } from "vitest";
import { addUser } from "../testing/add-user.server.ts";
import { startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { STORED_NAMES } from "./preference.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";

const PASSWORD = "Khone-falls 2026";
const PATH = "/sys/user/my/preferences";
let app: ModulesApp;
beforeAll(async () => {
  app = await startModules();
  for (const username of ["noy", "kham", "late", "many"]) await addUser(app.services, { username, password: PASSWORD });
});
afterAll(() => app.close());

const enter = async (username: string) => {
  const { access: token } = tokensOf(await visitor(app.origin).signIn(username, PASSWORD));
  return {
    read: async () => (await visitor(app.origin).get(PATH, { token })).body.data,
    save: async (...choices: Record<string, unknown>[]) =>
      (await visitor(app.origin).post(PATH, { choices: choices.map((choice) => ({ age: 0, ...choice })) }, { token }))
        .body,
  };
};
const pins = JSON.stringify([{ path: "/sys/dict", search: "?page=2" }]);

test("what one chooses is there again, also in another session, and only for oneself (AZ-06)", async () => {
  const noy = await enter("noy");
  expect(await noy.read()).toEqual({});
  const chosen = [
    { name: "language", value: "lo" },
    { name: "size", value: "mini" },
    { name: "sidebarStatus", value: "0" },
    { name: "topMenuIndex", value: "2" },
    { name: "themeColor", value: "#1F7A5C" },
    { name: "colorScheme", value: "dark" },
    { name: "limit", value: "50" },
    { name: "density", value: '"compact"' },
    { name: "columns", value: '{"/sys/dict":["value","label"]}' },
    { name: "pinnedTabs", value: pins },
  ];
  const all = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
  expect(await noy.save(...chosen)).toMatchObject({ code: 0, data: all });
  expect(await (await enter("noy")).read()).toEqual(all);
  expect(await (await enter("kham")).read()).toEqual({});
});

test("of two browsers' choices the later one stays, whichever is told of first", async () => {
  const [late, other] = [await enter("late"), await enter("late")];
  await late.save({ name: "size", value: "mini", age: 60_000 });
  expect((await other.save({ name: "size", value: "medium", age: 90_000 })).data).toEqual({ size: "mini" });
  expect((await other.save({ name: "size", value: "medium", age: 30_000 })).data).toEqual({ size: "medium" });
  app.clock.advance(60_000);
  expect((await late.save({ name: "size", value: "mini", age: 91_000 })).data).toEqual({ size: "medium" });
  const twice = await late.save({ name: "limit", value: "20", age: 1 }, { name: "limit", value: "30", age: 9 });
  expect(twice.data).toMatchObject({ limit: "20" });
});

test.each([
  ["an unknown name", { name: "hobby", value: "1" }],
  ["a name of every object", { name: "constructor", value: "1" }],
  ["another language", { name: "language", value: "fr" }],
  ["a colour that is none", { name: "themeColor", value: "red" }],
  ["a page size out of range", { name: "limit", value: "500" }],
  ["a number spelled otherwise", { name: "limit", value: "010" }],
  ["JSON that is none", { name: "density", value: "compact" }],
  ["columns of nothing", { name: "columns", value: '{"sys":["a"]}' }],
  ["a pin that leads elsewhere", { name: "pinnedTabs", value: '[{"path":"//evil.example","search":""}]' }],
  [
    "too many pins",
    { name: "pinnedTabs", value: JSON.stringify(Array.from({ length: 21 }, () => ({ path: "/a", search: "" }))) },
  ],
  ["a NUL inside JSON", { name: "columns", value: '{"/sys/dict":["a\\u0000b"]}' }],
  ["half a letter inside JSON", { name: "pinnedTabs", value: '[{"path":"/a","search":"","title":"\\ud800"}]' }],
  ["too much text", { name: "columns", value: `{"/${"a".repeat(8_000)}":[]}` }],
  ["a choice of tomorrow", { name: "size", value: "mini", age: -1 }],
])("%s is refused, and nothing is kept of the whole (IN-07, RL-06)", async (_what, wrong) => {
  const many = await enter("many");
  expect((await many.save({ name: "size", value: "mini" }, wrong)).code).toBe(400001);
  expect(await many.read()).toEqual({});
});

test("nothing at all and more choices than there are names are refused", async () => {
  const many = await enter("many");
  expect((await many.save()).code).toBe(400001);
  expect(
    (await many.save(...Array.from({ length: STORED_NAMES.length + 1 }, () => ({ name: "size", value: "mini" })))).code,
  ).toBe(400001);
});
