import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { moduleRoutes } from "../../index.server.ts";
import { addUser } from "../../testing/add-user.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../testing/start-modules.server.ts";
import { tokensOf, visitor, type Visitor } from "../../testing/visitor.server.ts";

const LOGIN = "Nam-Ngum 1971";
const WRONG = { zh: "密码错误", lo: "ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ", en: "Password wrong" } as const;
let app: ModulesApp;
let username = "";
let serial = 0;
beforeAll(async () => {
  app = await startModules();
});
afterAll(() => app.close());
beforeEach(async () => {
  serial += 1;
  username = `locker${serial}`;
  await addUser(app.services, { username, password: LOGIN });
  app.clock.advance(3_600_000); // the address's failures of the previous test expire
});

interface Locked {
  readonly by: Visitor;
  readonly token: string;
  readonly refresh: string;
}
const enter = async (name = username, password: string = LOGIN): Promise<Locked> => {
  const by = visitor(app.origin);
  const { access, refresh } = tokensOf(await by.signIn(name, password));
  return { by, token: access, refresh };
};
const locked = async (): Promise<Locked> => {
  const someone = await enter();
  expect((await someone.by.post("/sys/user/my/lock", {}, someone)).body.code).toBe(0);
  return someone;
};
const use = async ({ by, token }: Locked) => (await by.get("/sys/user/info", { token })).body.code;
const unlock = async ({ by, token }: Locked, password: string) =>
  (await by.post("/sys/user/my/unlock", { password }, { token })).body;
const changeUnlock = async ({ by, token }: Locked, fields: Record<string, string>) =>
  (await by.post("/sys/user/my/changeUnlockPassword", fields, { token })).body;
const setDefault = async (value: string) => {
  const admin = await enter(ADMIN.username, ADMIN.password);
  const { body } = await admin.by.post("/sys/setting/list", { "page.size": "50" }, admin);
  const rows = (body.data as { records: { id: string; key: string }[] }).records;
  const id = rows.find(({ key }) => key === "sys.lock.password.default")?.id ?? "";
  expect((await admin.by.post(`/sys/setting/${id}/update`, { value }, admin)).body.code).toBe(0);
};

test("while locked every call but unlock, lock and sign-out says 200005, on every instance (TK-17)", async () => {
  const someone = await locked();
  const asked: string[] = [];
  for (const origin of [app.origin, await app.another()]) {
    for (const { endpoint } of moduleRoutes(app.services, app.imports)) {
      if (endpoint.permission === "public" || endpoint.path.startsWith("/sys/user/my/lock")) continue;
      if (endpoint.path === "/sys/user/my/unlock") continue;
      const isGet = endpoint.method === "GET";
      const response = await fetch(`${origin}/api${endpoint.path.replace(/\{\w+\}/g, "1")}`, {
        method: endpoint.method,
        headers: {
          access_token: someone.token,
          ...(isGet
            ? {}
            : {
                "content-type":
                  endpoint.body === "multipart"
                    ? "multipart/form-data; boundary=x"
                    : "application/x-www-form-urlencoded",
              }),
        },
        body: isGet ? null : "",
      });
      expect([endpoint.path, ((await response.json()) as { code: number }).code]).toEqual([endpoint.path, 200005]);
      asked.push(endpoint.path);
    }
  }
  expect(asked.length).toBeGreaterThan(40);
  expect((await someone.by.post("/sys/user/my/lock", {}, someone)).body.code).toBe(0);
  expect((await someone.by.post("/sso/oauth2/revoke_token", { access_token: someone.token })).body.code).toBe(0);
  expect(await use(someone)).toBe(100008);
});

test("what everybody may ask tells a locked session no more than a stranger (TK-17)", async () => {
  const someone = await locked();
  const config = async (token?: string) =>
    (await visitor(app.origin).post("/sys/setting/config", {}, token === undefined ? {} : { token })).body;
  expect(await config(someone.token)).toEqual(await config());
});

test("the right password unlocks; without one of one's own and without a default it is the login password (§5, W2)", async () => {
  const someone = await locked();
  expect(await unlock(someone, "guess")).toMatchObject({ code: 100001, msg: WRONG.zh });
  expect(await use(someone)).toBe(200005);
  expect(await unlock(someone, LOGIN)).toMatchObject({ code: 0 });
  expect(await use(someone)).toBe(0);
});

test.each(Object.entries(WRONG))("a wrong one is told in %s as: %s (§5, §8)", async (language, words) => {
  const { by, token } = await locked();
  const headers = { "accept-language": language };
  const answer = await by.post("/sys/user/my/unlock", { password: "guess" }, { token, headers });
  expect([answer.status, answer.body.msg]).toEqual([200, words]);
});

test("one's own unlock password counts alone, until it is taken away again (§5, §6)", async () => {
  const someone = await enter();
  expect(await changeUnlock(someone, { oldPassword: LOGIN, password: "2468" })).toMatchObject({ code: 0 });
  await someone.by.post("/sys/user/my/lock", {}, someone);
  expect(await unlock(someone, LOGIN)).toMatchObject({ msg: WRONG.zh });
  expect(await unlock(someone, " 2468 ")).toMatchObject({ code: 0 });
  expect(await changeUnlock(someone, { oldPassword: LOGIN, password: "" })).toMatchObject({ code: 0 });
  await someone.by.post("/sys/user/my/lock", {}, someone);
  expect(await unlock(someone, "2468")).toMatchObject({ msg: WRONG.zh });
  expect(await unlock(someone, LOGIN)).toMatchObject({ code: 0 });
});

test("the default of the settings stands before the login password (§5)", async () => {
  await setDefault("office-7");
  const someone = await locked();
  expect(await unlock(someone, LOGIN)).toMatchObject({ msg: WRONG.zh });
  expect(await unlock(someone, "office-7")).toMatchObject({ code: 0 });
  await setDefault("");
  await someone.by.post("/sys/user/my/lock", {}, someone);
  expect(await unlock(someone, LOGIN)).toMatchObject({ code: 0 });
});

test("an unlock password takes the login password to set, four characters, and none the lock screen strips", async () => {
  const someone = await enter();
  expect(await changeUnlock(someone, { oldPassword: "guess", password: "2468" })).toMatchObject({ code: 100001 });
  for (const password of ["123", "密码2468", "x".repeat(129)])
    expect(await changeUnlock(someone, { oldPassword: LOGIN, password })).toMatchObject({
      code: 400001,
      data: { errors: [{ field: "password" }] },
    });
  expect(await changeUnlock(someone, { oldPassword: LOGIN, password: "2468", passwordConfirm: "2469" })).toMatchObject({
    data: { errors: [{ field: "passwordConfirm" }] },
  });
  const info = (await someone.by.get("/sys/user/info", someone)).body;
  expect(info["unlockPassword"]).toBe("");
});

test("the fifth wrong password ends the session; a right one before begins the count anew (W2)", async () => {
  const someone = await locked();
  for (let miss = 1; miss <= 4; miss++) expect(await unlock(someone, "guess")).toMatchObject({ code: 100001 });
  expect(await unlock(someone, LOGIN)).toMatchObject({ code: 0 });
  await someone.by.post("/sys/user/my/lock", {}, someone);
  for (let miss = 1; miss <= 4; miss++) expect(await unlock(someone, "guess")).toMatchObject({ code: 100001 });
  expect(await unlock(someone, "guess")).toMatchObject({ code: 100008 });
  expect(await unlock(someone, LOGIN)).toMatchObject({ code: 100008 });
  expect((await someone.by.refresh(someone.refresh)).body.code).toBe(100009);
});

test("of thirty tries at once at most five are looked at, and the session is over (W2)", async () => {
  const someone = await enter();
  await changeUnlock(someone, { oldPassword: LOGIN, password: "2468" });
  await someone.by.post("/sys/user/my/lock", {}, someone);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => unlock(someone, `guess ${index}`)));
  expect(answers.filter(({ code }) => code === 100001).length).toBeLessThanOrEqual(4);
  expect(answers.some(({ code }) => code === 0)).toBe(false);
  expect(await use(someone)).toBe(100008);
});

test("guesses at an unlock password keep nobody from signing in, and signing in begins their count anew (AU-04, AU-14)", async () => {
  const first = await enter();
  await changeUnlock(first, { oldPassword: LOGIN, password: "2468" });
  await first.by.post("/sys/user/my/lock", {}, first);
  for (let miss = 1; miss <= 5; miss++) await unlock(first, "guess");
  expect(await use(first)).toBe(100008);
  const second = await locked();
  for (let miss = 1; miss <= 4; miss++) expect(await unlock(second, "guess")).toMatchObject({ code: 100001 });
  expect(await unlock(second, "2468")).toMatchObject({ code: 0 });
});

test("guesses at the login password on a locked screen are guesses at it: signing in waits, except where one signed in before (AU-04, AU-14)", async () => {
  const owner = visitor(app.origin, { isBrowser: true });
  expect((await owner.signIn(username, LOGIN)).body.code).toBe(0);
  const borrowed = await locked();
  for (let miss = 1; miss <= 5; miss++) await unlock(borrowed, "guess");
  expect(await use(borrowed)).toBe(100008);
  expect((await visitor(app.origin).signIn(username, LOGIN)).body.code).toBe(100002);
  expect((await owner.signIn(username, LOGIN)).body.code).toBe(0);
});

test("of thirty right ones at once none is called wrong, and the session goes on (W2)", async () => {
  const someone = await locked();
  const codes = (await Promise.all(Array.from({ length: 30 }, () => unlock(someone, LOGIN)))).map(({ code }) => code);
  expect(codes.filter((code) => code !== 0 && code !== 100002)).toEqual([]);
  expect(await use(someone)).toBe(0);
});

test("guesses at the lock are counted over all sessions of the account: further ones buy none (AU-14)", async () => {
  const sessions = [await locked(), await locked()] as const;
  for (const guesser of sessions) for (let miss = 1; miss <= 3; miss++) await unlock(guesser, "guess");
  expect(await unlock(sessions[1], LOGIN)).toMatchObject({ code: 100002 });
  app.clock.advance(61_000);
  expect(await unlock(sessions[1], LOGIN)).toMatchObject({ code: 0 });
});

test("unlocking with one's own unlock password clears no failures of the login password (AU-14)", async () => {
  const someone = await enter();
  await changeUnlock(someone, { oldPassword: LOGIN, password: "2468" });
  const change = { oldPassword: "guess", password: "Xe-Bangfai 88" };
  for (let miss = 1; miss <= 4; miss++) await someone.by.post("/sys/user/my/changePassword", change, someone);
  await someone.by.post("/sys/user/my/lock", {}, someone);
  expect(await unlock(someone, "2468")).toMatchObject({ code: 0 });
  await someone.by.post("/sys/user/my/changePassword", change, someone);
  expect((await visitor(app.origin).signIn(username, LOGIN)).body.code).toBe(100002);
});

test("a screen the server has not heard of as locked asks for the right password all the same", async () => {
  const someone = await enter();
  expect(await unlock(someone, "guess")).toMatchObject({ code: 100001 });
  expect(await unlock(someone, LOGIN)).toMatchObject({ code: 0 });
  expect(await use(someone)).toBe(0);
});

test("tokens are renewed while locked, and the new ones are as locked as the old (TK-17)", async () => {
  const someone = await locked();
  app.clock.advance(900_000);
  expect(await use(someone)).toBe(200004);
  const { access: token, refresh } = tokensOf(await someone.by.refresh(someone.refresh));
  const later = { ...someone, token, refresh };
  expect(await use(later)).toBe(200005);
  expect(await unlock(later, LOGIN)).toMatchObject({ code: 0 });
  expect(await use(later)).toBe(0);
});

test("other sessions of the person stay open", async () => {
  const [here, there] = [await locked(), await enter()];
  expect([await use(here), await use(there)]).toEqual([200005, 0]);
});

test("who must change the password can lock and unlock too (AU-13)", async () => {
  await addUser(app.services, { username: "fresh", password: LOGIN, mustChange: true });
  const someone = await enter("fresh");
  await someone.by.post("/sys/user/my/lock", {}, someone);
  expect((await someone.by.post("/sys/user/my/changePassword", {}, someone)).body.code).toBe(200005);
  expect(await unlock(someone, LOGIN)).toMatchObject({ code: 0 });
  expect(await use(someone)).toBe(0);
});
