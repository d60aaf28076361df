import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "../../contract/endpoint.ts";
import { ERRORS } from "../../contract/errors.ts";
import { createClient } from "../../server/testing/http-client.ts";
import { moduleRoutes } from "../index.server.ts";
import { employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

/*
 * Every call that changes a record compares a version that is sent. The expectations follow from the declarations, so a
 * new call is covered without a line here.
 */

/** Calls that change no record in a version somebody could have read, each with the reason. */
const WITHOUT: readonly (readonly [RegExp, string])[] = [
  [/\/(list|ajaxList|options|export|states|counts|receivers|members|candidates|verify|tryPattern)$/, "reads"],
  [/\/(preview|link|pictures|status|search|readings|config|i18n)$/, "reads"],
  [/\/(add|begin|submit|upload|ticket|backup|rehearse|client)$/, "makes something new"],
  [/\/import$/, "a sheet; its rows are compared with what is stored"],
  [
    /^\/sso\/|\/my\/(lock|unlock|changePassword|confirmPassword|changeUnlockPassword)$/,
    "one's own session or password",
  ],
  [/^\/sys\/session\/\{id\}\/delete$/, "a session ends in whatever state it is"],
  [/^\/sys\/user\/my\/preferences$|^\/cms\/draft\//, "one's own choices and drafts: the last one counts"],
  [/^\/sys\/message\/(\{id\}\/(read|acknowledge)|readAll)$/, "one's own receipt: said once, it stays"],
  [/^\/sys\/job\/\{id\}\/(cancel|retry)$/, "a job moves on by itself; its state decides"],
  [/^\/sys\/check\/run$/, "looks, and changes nothing"],
  [/^\/sys\/schedule\/\{id\}\/run$/, "makes a job; the schedule stays as it is"],
  [/^\/sys\/report\/my\/regular$/, "one's own choice: the last one counts"],
  [/^\/sys\/log\/retention$/, "one number, which the call names"],
  [/^\/sys\/setting\/(update|holiday)$/, "several values: `versions` by key, `revision` of a year (their own tests)"],
  [/^\/portal\/enquiry\/send$/, "a visitor's new record"],
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

/** Sends `fields` as the call takes them; nothing that it names is there. */
async function sent({ path, body }: Endpoint, fields: Readonly<Record<string, string>>) {
  const address = path.replaceAll(/\{\w+\}/g, "0190abcd-0000-7000-8000-000000000001");
  if (body !== "multipart") return admin.post(address, fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = { access_token: admin.token, "accept-language": "en" };
  return (await createClient(app.origin).send(`/api${address}`, { method: "POST", body: form, headers })).body;
}

test("a version under the other name, of one for several or the other way round, is refused with the right name", async () => {
  const takes = (each: Endpoint, name: string) => membersOf(each).includes(name);
  const calls = writes.filter((each) => takes(each, "version") !== takes(each, "versions"));
  for (const each of calls) {
    const [right, wrong] = takes(each, "version") ? ["version", "versions"] : ["versions", "version"];
    const { code, data } = await sent(each, { [wrong]: "1" });
    expect([nameOf(each), code, data]).toEqual([
      nameOf(each),
      ERRORS.invalidInput.code,
      { errors: [{ field: wrong, message: `Here it is called “${right}”` }] },
    ]);
    app.clock.advance(1000); // keeps the test within its budget of calls
  }
  expect(calls.filter((each) => takes(each, "versions")).length).toBeGreaterThan(10);
});

test("a version that is no number is told of once", async () => {
  const { id } = (await admin.post("/sys/dict/group/add", { code: "one-line", name: "组" })).data as { id: string };
  for (const version of ["9007199254740993", "99999999999999999999", "0", "x"]) {
    const calls = [
      [`/sys/dict/group/${id}/update`, { version, name: "组" }, "version"],
      [`/sys/dict/group/${id}/delete`, { version }, "version"],
      ["/sys/dict/group/delete", { ids: id, versions: version }, "versions[0]"],
    ] as const;
    for (const [path, fields, field] of calls)
      expect(await admin.post(path, fields)).toMatchObject({
        code: ERRORS.invalidInput.code,
        data: { errors: [{ field }] },
      });
  }
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
