import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "../contract/endpoint.ts";
import { ERRORS } from "../contract/errors.ts";
import { moduleRoutes } from "./index.server.ts";
import { employ, enter, type Colleague } from "./testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "./testing/start-modules.server.ts";

/*
 * A version that is sent is honoured by every call that changes a record. What is expected follows from the declarations, so a call
 * cannot be forgotten here.
 */

/** Calls that change no record in a version somebody could have read, each with the reason. */
const WITHOUT: readonly (readonly [RegExp, string])[] = [
  [/\/(list|ajaxList|options|export|states|receivers|members|candidates|verify|tryPattern)$/, "reads"],
  [/\/(preview|link|pictures|status|search|readings|config|i18n)$/, "reads"],
  [/\/(add|begin|submit|upload|ticket|backup|client)$/, "makes something new"],
  [/\/import$/, "a sheet; its rows are compared with what is stored"],
  [
    /^\/sso\/|\/my\/(lock|unlock|changePassword|confirmPassword|changeUnlockPassword)$/,
    "one's own session or password",
  ],
  [/^\/sys\/session\/\{id\}\/delete$/, "a session ends in whatever state it is"],
  [/^\/sys\/user\/my\/preferences$|^\/cms\/draft\//, "one's own choices and drafts: the last one counts"],
  [/^\/sys\/message\/(\{id\}\/(read|acknowledge)|readAll)$/, "one's own receipt: said once, it stays"],
  [/^\/sys\/job\/\{id\}\/(cancel|retry)$/, "a job moves on by itself; its state decides"],
  [/^\/sys\/log\/retention$/, "one number, which the call names"],
  [/^\/sys\/setting\/(update|holiday)$/, "several values: `versions` by key, `revision` of a year (their own tests)"],
  [/^\/portal\/application\/resubmit$/, "open while staff ask for it, and to the applicant alone"],
];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const membersOf = ({ input }: Endpoint): readonly string[] =>
  Object.keys(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }).properties ?? {});
const hasVersion = (endpoint: Endpoint): boolean =>
  membersOf(endpoint).some((name) => name === "version" || name === "versions");

let app: ModulesApp;
let admin: Colleague;
let writes: readonly Endpoint[];

beforeAll(async () => {
  app = await startModules();
  admin = await enter(app, ADMIN.username, ADMIN.password);
  writes = moduleRoutes(app.services, app.imports)
    .map((route) => route.endpoint)
    .filter(({ method }) => method === "POST");
}, 60_000);
afterAll(() => app.close());

test("every call that changes a record takes its version, or stands among those without one with the reason", () => {
  const open = writes.filter((each) => !hasVersion(each) && !WITHOUT.some(([path]) => path.test(each.path)));
  expect(open.map(nameOf)).toEqual([]);
  const needless = WITHOUT.filter(([path]) => !writes.some((each) => path.test(each.path) && !hasVersion(each)));
  expect(needless.map(([path]) => path.source)).toEqual([]);
  expect(writes.filter(hasVersion).length).toBeGreaterThan(100);
});

test("somebody's own new password is no other version of what administrators see of them", async () => {
  const noy = await employ(app, "noy", ["viewer"], "Vang-Vieng 2026");
  const seen = async () => ((await admin.get(`/sys/user/get?id=${noy.id}`)).data as { version: number }).version;
  const before = await seen();
  const password = "Pak-Beng 2027 river";
  const wanted = { oldPassword: "Vang-Vieng 2026", password, passwordConfirm: password };
  expect((await noy.post("/sys/user/my/changePassword", wanted)).code).toBe(0);
  expect(await seen()).toBe(before);
});

test("of several records one of another version keeps all of them from being deleted, and is named", async () => {
  const added = async (code: string) =>
    (await admin.post("/sys/dict/group/add", { code, name: "组" })).data as { id: string; version: number };
  const [first, second] = [await added("several-one"), await added("several-two")];
  const ids = `${first.id},${second.id}`;
  const stale = await admin.post("/sys/dict/group/delete", { ids, versions: `${first.version},77` });
  expect(stale).toMatchObject({ code: ERRORS.changedMeanwhile.code, data: { current: { id: second.id } } });
  expect((await admin.get(`/sys/dict/group/get?id=${first.id}`)).code).toBe(0);
  expect(await admin.post("/sys/dict/group/delete", { ids, versions: "1" })).toMatchObject({
    code: ERRORS.invalidInput.code,
    data: { errors: [{ field: "versions" }] },
  });
  expect(
    await admin.post("/sys/dict/group/delete", { ids, versions: `${first.version},${second.version}` }),
  ).toMatchObject({
    code: 0,
  });
});
