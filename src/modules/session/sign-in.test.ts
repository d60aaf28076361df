import { afterAll, beforeAll, expect, test } from "vitest";
import { CONSOLE_CLIENT } from "../../contract/session/console-client.ts";
import type { Answered } from "../../server/testing/http-client.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { addUser } from "../testing/add-user.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { storeAnswer } from "./captcha.server.ts";
import type { SessionTables } from "./session-tables.server.ts";

let app: ModulesApp;
let withCaptcha: ModulesApp;
beforeAll(async () => {
  [app, withCaptcha] = await Promise.all([startModules(), startModules({ captcha: "image" })]);
});
afterAll(async () => {
  await Promise.all([app.close(), withCaptcha.close()]);
});

const outcomes = async ({ services }: ModulesApp) => {
  const rows = await services.database
    .as<SessionTables>()
    .selectFrom("login_log")
    .select("outcome")
    .orderBy("id")
    .execute();
  return rows.map(({ outcome }) => outcome);
};

test("answers who is signed in, at both addresses and at top level as the family reads it", async () => {
  const someone = visitor(app.origin);
  const answer = await someone.signIn(ADMIN.username, ADMIN.password);
  expect(answer.body).toMatchObject({ code: 0, token_type: "Bearer", expires_in: 900 });
  const { access } = tokensOf(answer);
  const expected = { code: 0, username: "admin", roles: ["admin"], passwordMustbeChanged: false, unlockPassword: "" };
  expect((await someone.get("/sys/user/info", { token: access })).body).toMatchObject(expected);
  expect((await someone.get("/sys/user/getCurrentUser", { token: access })).body).toMatchObject(expected);
  expect((await someone.get(`/sys/user/info?access_token=${access}`)).body).toMatchObject(expected);
});

test("finds the name in any case, width and surrounding space, and the password in any composition (AU-07, AU-10)", async () => {
  await addUser(app.services, { username: "kham", password: "ບ້ານດອນ é 2026" });
  for (const name of ["kham", "KHAM", " Kham ", "ｋｈａｍ"]) {
    expect((await visitor(app.origin).signIn(name, " ບ້ານດອນ e\u0301 2026 ")).body.code).toBe(0);
  }
});

test("a captcha is used up by its first submission, right or wrong (AU-01)", async () => {
  const { origin, services } = withCaptcha;
  const someone = visitor(origin);
  await storeAnswer(services, someone.clientId, "ABCDE");
  expect((await someone.signIn(ADMIN.username, ADMIN.password, { captcha: "XXXXX" })).body.code).toBe(100006);
  expect((await someone.signIn(ADMIN.username, ADMIN.password, { captcha: "ABCDE" })).body.code).toBe(100006);
  await storeAnswer(services, someone.clientId, "ABCDE");
  expect((await someone.signIn(ADMIN.username, ADMIN.password, { captcha: "abcde" })).body.code).toBe(0);
  expect((await someone.signIn(ADMIN.username, ADMIN.password, { captcha: "abcde" })).body.code).toBe(100006);
});

test("of 50 parallel sign-ins with one captcha exactly one gets past it (AU-01)", async () => {
  const { origin, services } = withCaptcha;
  const someone = visitor(origin);
  await storeAnswer(services, someone.clientId, "ABCDE");
  const before = (await outcomes(withCaptcha)).length;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => someone.signIn(ADMIN.username, "not the password", { captcha: "ABCDE" })),
  );
  expect(answers.filter(({ body }) => body.code === 100001)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 100006)).toHaveLength(49);
  expect((await outcomes(withCaptcha)).length - before).toBe(1);
});

test("a captcha that came too late is told apart from a wrong one", async () => {
  const { origin, services, clock } = withCaptcha;
  const someone = visitor(origin);
  const said = async (language: string) => {
    const form = { grant_type: "password", client_id: someone.clientId, client_secret: CONSOLE_CLIENT.secret };
    const fields = { ...form, username: ADMIN.username, password: ADMIN.password, captcha: "XXXXX" };
    const headers = { "accept-language": language };
    return (await someone.post("/sso/oauth2/access_token", fields, { headers })).body.msg;
  };
  for (const [language, wrong, late] of [
    ["zh", "验证码不正确", "验证码已过期"],
    ["lo", "ລະຫັດຢືນຢັນບໍ່ຖືກຕ້ອງ", "ລະຫັດຢືນຢັນໝົດອາຍຸແລ້ວ"],
    ["en", "The verification code is wrong", "The verification code has expired"],
  ] as const) {
    await storeAnswer(services, someone.clientId, "ABCDE");
    expect(await said(language)).toContain(wrong);
    await storeAnswer(services, someone.clientId, "ABCDE");
    clock.advance(120_000);
    expect(await said(language)).toContain(late);
    expect(await said(language)).toContain(late); // deleted or used: this captcha cannot be used again
  }
});

test("a captcha of another client, an expired, missing, empty or repeated one is refused before any password is looked at (AU-02, AU-03)", async () => {
  const { origin, services, clock } = withCaptcha;
  const someone = visitor(origin);
  const before = (await outcomes(withCaptcha)).length;
  await storeAnswer(services, visitor(origin).clientId, "ABCDE");
  for (const more of [{ captcha: "ABCDE" }, { captcha: "" }, {}]) {
    expect((await someone.signIn(ADMIN.username, ADMIN.password, more)).body.code).toBe(100006);
  }
  await storeAnswer(services, someone.clientId, "ABCDE");
  clock.advance(120_000);
  expect((await someone.signIn(ADMIN.username, ADMIN.password, { captcha: "ABCDE" })).body.code).toBe(100006);
  await storeAnswer(services, someone.clientId, "ABCDE");
  expect((await someone.signIn(ADMIN.username, ADMIN.password, { captcha: ["ABCDE", "ABCDE"] })).body.code).toBe(
    400001,
  );
  expect((await outcomes(withCaptcha)).length).toBe(before);
});

test("the captcha picture is a fresh PNG, and what is stored of it is no answer (AU-02)", async () => {
  const { origin, services } = withCaptcha;
  const { clientId, get } = visitor(origin);
  const pictures = [
    await get(`/sso/oauth2/captcha?client_id=${clientId}`),
    await get(`/sso/oauth2/captcha?client_id=${clientId}`),
  ];
  expect(pictures.map(({ headers }) => headers.get("content-type"))).toEqual(["image/png", "image/png"]);
  expect(pictures[0]?.headers.get("cache-control")).toContain("no-store");
  expect(pictures[0]?.text).not.toBe(pictures[1]?.text);
  const kept = await services.database
    .as<SessionTables>()
    .selectFrom("captcha")
    .selectAll()
    .where("client_id", "=", clientId)
    .execute();
  expect(kept).toHaveLength(1);
  expect(kept[0]?.answer_hash).toMatch(/^[\w-]{43}$/);
  expect((await get("/sso/oauth2/captcha?client_id=x")).status).toBe(400);
});

const seenFromOutside = ({ status, body, headers, text }: Answered) => ({
  status,
  size: text.length,
  body: { ...body, requestId: undefined },
  headers: Object.fromEntries([...headers].filter(([name]) => !["date", "x-request-id"].includes(name))),
});

test("unknown, wrong, disabled and expired look the same from outside, and so they do when they have to wait (AU-08)", async () => {
  const { services, origin } = app;
  await addUser(services, { username: "bounmy", password: "right right 1" });
  await addUser(services, { username: "sleeper", password: "right right 1", isEnabled: false });
  await addUser(services, {
    username: "latecomer",
    password: "right right 1",
    passwordExpiresAt: services.clock.now(),
  });
  const names = ["nobody here", "bounmy", "sleeper", "latecomer"];
  const passwords = ["right right 1", "wrong wrong 1", "right right 1", "right right 1"];
  const all = async () => {
    const answers: unknown[] = [];
    for (const [place, name] of names.entries())
      answers.push(seenFromOutside(await visitor(origin).signIn(name, passwords[place] ?? "")));
    return answers;
  };
  const answers = await all();
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ body: { code: 100001 } });
  expect((await outcomes(app)).slice(-4)).toEqual(["unknown-name", "wrong-password", "disabled", "password-expired"]);
  for (let round = 2; round <= 5; round++) expect(await all()).toEqual(answers);
  passwords[1] = "right right 1";
  const waiting = await all();
  for (const answer of waiting) expect(answer).toEqual(waiting[0]);
  expect(waiting[0]).toMatchObject({ body: { code: 100002 } });
  expect((await outcomes(app)).slice(-4)).toEqual(["waiting", "waiting", "waiting", "waiting"]);
});

test("knows two grants, well-formed client ids and one public secret, nothing else (AU-15)", async () => {
  const { signIn, refresh, post } = visitor(app.origin);
  const codeOf = async (answer: Promise<Answered>) => (await answer).body.code;
  for (const grant of ["client_credentials", "authorization_code", "", "PASSWORD", "implicit"]) {
    expect(await codeOf(signIn(ADMIN.username, ADMIN.password, { grant_type: grant }))).toBe(100007);
  }
  for (const client_id of ["", "short", "has spaces in it", "x".repeat(65), "' or 1=1 --"]) {
    expect(await codeOf(signIn(ADMIN.username, ADMIN.password, { client_id }))).toBe(100003);
    expect(await codeOf(refresh("x", { client_id }))).toBe(100003);
  }
  expect(await codeOf(signIn(ADMIN.username, ADMIN.password, { client_secret: "guess" }))).toBe(100004);
  expect(await codeOf(signIn(ADMIN.username, ADMIN.password, { client_secret: undefined }))).toBe(100004);
  expect(await codeOf(post("/sys/session/my/list", {}, { token: "terrace-console" }))).toBe(100008);
});

test("each sign-in makes new credentials and ends the session the browser had (AU-16)", async () => {
  const browser = visitor(app.origin, { isBrowser: true });
  const first = tokensOf(await browser.signIn(ADMIN.username, ADMIN.password));
  const cookies = new Map(browser.jar);
  const second = tokensOf(await browser.signIn(ADMIN.username, ADMIN.password));
  expect(second.access).not.toBe(first.access);
  expect((await browser.get("/sys/user/info", { token: second.access })).body.code).toBe(0);
  // The old tokens in another browser are invalid.
  const other = visitor(app.origin, { isBrowser: true });
  for (const [name, value] of cookies) other.jar.set(name, value);
  expect((await other.get("/sys/user/info", { token: first.access })).body.code).toBe(100008);
  expect((await other.refresh(first.refresh, { client_id: browser.clientId })).body.code).toBe(100009);
});

test("a program that signs in again with its old token loses the old session too (AU-16)", async () => {
  const program = visitor(app.origin);
  const first = tokensOf(await program.signIn(ADMIN.username, ADMIN.password));
  const again = await program.post(
    "/sso/oauth2/access_token",
    { grant_type: "password", client_id: program.clientId, client_secret: "terrace-console", ...ADMIN },
    { token: first.access },
  );
  expect(again.body.code).toBe(0);
  expect((await program.get("/sys/user/info", { token: first.access })).body.code).toBe(100008);
});

test("while the password must be changed only own info, the change and signing out answer (AU-13)", async () => {
  const { services, origin } = app;
  await addUser(services, { username: "newcomer", password: "printed-paper-1", mustChange: true });
  const someone = visitor(origin);
  const { access: token } = tokensOf(await someone.signIn("newcomer", "printed-paper-1"));
  expect((await someone.get("/sys/user/info", { token })).body).toMatchObject({ code: 0, passwordMustbeChanged: true });
  expect((await someone.post("/sys/setting/config", {}, { token })).body.code).toBe(0);
  expect((await someone.post("/static/i18n", {}, { token })).body.code).toBe(0);
  for (const path of ["/sys/menu/getMenus", "/sys/menu/getPermissions"])
    expect((await someone.get(path, { token })).body.code).toBe(200006);
  expect((await someone.post("/sys/session/my/list", {}, { token })).body.code).toBe(200006);
  const changed = await someone.post(
    "/sys/user/my/changePassword",
    { oldPassword: "printed-paper-1", password: "mekong-fisher-7" },
    { token },
  );
  expect(changed.body.code).toBe(0);
  expect((await someone.get("/sys/menu/getMenus", { token })).body.code).toBe(0);
});

test("a name with invisible or control characters is a wrong field and not a fault", async () => {
  for (const username of ["ad\u200bmin", "admin\u0000", "\u202enimda"]) {
    expect((await visitor(app.origin).signIn(username, "x")).body.code).toBe(400001);
  }
});

test.each([
  ["", "x", "username"],
  ["admin", "", "password"],
])(
  "%j with the password %j fails as a sign-in does: HTTP 200 with a code, and the field that is missing",
  async (...given) => {
    const [username, password, field] = given;
    const { status, body } = await visitor(app.origin).signIn(username, password);
    expect([status, body]).toMatchObject([200, { code: 100001, data: { errors: [{ field }] } }]);
  },
);

test("no password and no token stands in the log (LG-01)", async () => {
  const someone = visitor(app.origin);
  const { access, refresh } = tokensOf(await someone.signIn(ADMIN.username, ADMIN.password));
  await someone.get(`/sys/user/info?access_token=${access}`);
  await someone.signIn("a-password-typed-as-name", "canary-4711-password");
  const log = app.lines.join("\n");
  for (const secret of [ADMIN.password, access, refresh, "canary-4711-password", "a-password-typed-as-name"])
    expect(log).not.toContain(secret);
  const rows = await app.services.database.as<SessionTables>().selectFrom("login_log").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("a-password-typed-as-name");
});
