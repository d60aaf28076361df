import { afterAll, beforeAll, expect, it } from "vitest";
import type { SmtpServer } from "../../server/mail/testing/smtp-server.ts";
import { addUser } from "../testing/add-user.server.ts";
import { statementsOf } from "../testing/count-statements.server.ts";
import { readMail } from "../testing/read-mail.server.ts";
import { addRole, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, type ModulesApp } from "../testing/start-modules.server.ts";
import { startWithMail, type MailingApp } from "../testing/start-with-mail.server.ts";

const PASSWORD = "Vang-Vieng 2026";
const ASKED = {
  language: "en",
  name: "Ms Chan",
  phone: "+66 81 555 1234",
  email: "chan@example.org",
  message: "How many <b>tonnes</b> a month?",
  consent: "1",
} as const;

let mailing: MailingApp;
let app: ModulesApp;
let origin = "";
let smtp: SmtpServer;
let admin: Colleague;
let south: Colleague;
let north: Colleague;
let enterprise = "";
let product = "";
let draft = "";

const query = async (text: string, values: readonly unknown[] = []) =>
  (await app.services.database.pool.query(text, [...values])).rows as Record<string, string>[];

beforeAll(async () => {
  mailing = await startWithMail({ login: null, from: { name: "Terrace", address: "no-reply@example.la" } });
  ({ app, smtp, origin } = mailing);
  admin = await enter(app, ADMIN.username, ADMIN.password);
  const places = await query("select id, value from division where value in ('LA16', 'LA1604', '530000')");
  const place = (code: string) => places.find(({ value }) => value === code)?.["id"];
  const put = async (path: string, values: Readonly<Record<string, unknown>>, isPublished = true) => {
    const { id } = (await admin.post(`/cms/${path}/add`, values)).data as { id: string };
    if (isPublished) expect((await admin.post(`/cms/${path}/${id}/publish`)).code).toBe(0);
    return id;
  };
  const coffee = { name: "巴松咖啡", nameLo: "ກາເຟປາກຊ່ອງ", type: "cooperative", division: place("LA1604") };
  const reached = { email: "office@paksong.example", hotline: "+856 20 5550 0201", position: "15.1796, 106.2317" };
  enterprise = await put("enterprise", { ...coffee, ...reached });
  product = await put("product", { name: "生豆", category: "coffee", division: place("LA1604"), enterprise });
  draft = await put("enterprise", { ...coffee, name: "还没有发布" }, false);
  const role = await addRole(app.services, "answering", ["cms:enquiry:list", "cms:enquiry:update"]);
  await query("update role set scope = 'division' where id = $1", [role]);
  const staff = async (username: string, code: string) => {
    const id = await addUser(app.services, { username, password: PASSWORD, roles: ["answering"] });
    await query("update account set division_id = $2 where id = $1", [id, place(code)]);
    return enter(app, username, PASSWORD);
  };
  south = await staff("south", "LA16");
  north = await staff("north", "530000");
}, 60_000);
afterAll(() => mailing.close());

const post = async (fields: Readonly<Record<string, string>>) => {
  const answer = await fetch(`${origin}/api/portal/enquiry/send`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return { text: await answer.text() };
};
const listed = async (by: Colleague) =>
  (await by.post("/cms/enquiry/list", {}))["results"] as Record<string, string | null>[];

it("reaches the staff of its region, and nobody of another one", async () => {
  const { text } = await post({ ...ASKED, product });
  expect(JSON.parse(text)).toMatchObject({ code: 0 });
  const [found] = await listed(south);
  expect(found).toMatchObject({ name: "Ms Chan", state: "open", product, enterprise, message: ASKED.message });
  expect(await listed(north)).toEqual([]);
  expect((await north.get(`/cms/enquiry/get?id=${found?.["id"]}`)).code).not.toBe(0);
  const told = async (by: Colleague) =>
    ((await by.post("/sys/message/my/list", {}))["results"] as { title: string; targetUrl: string }[]).filter(
      ({ targetUrl }) => targetUrl.startsWith("/cms/enquiry"),
    );
  expect(await told(south)).toMatchObject([
    { title: "New enquiry: 生豆", targetUrl: `/cms/enquiry?open=${found?.["id"]}` },
  ]);
  expect(await told(north)).toEqual([]);
  expect(await told(admin)).toHaveLength(1);
});

it("is mailed to the enterprise in the language of its country, with the visitor's words as words", async () => {
  await mailing.deliver();
  expect(smtp.received.at(-1)).toMatchObject({ to: ["office@paksong.example"] });
  const { body } = readMail(smtp.received.at(-1) ?? { data: "" });
  expect(body).toContain("How many &lt;b&gt;tonnes&lt;/b&gt; a month?");
  expect(body).toContain("Ms Chan");
  expect(body).toContain("ກະລຸນາຕອບ");
});

it("is answered by setting its state, which the log keeps; what the visitor wrote stays", async () => {
  const [found] = await listed(south);
  const path = `/cms/enquiry/${found?.["id"]}`;
  const saved = await south.post(`${path}/update`, { state: "answered", note: "called", name: "else", version: "1" });
  expect(saved).toMatchObject({ code: 0 });
  const { data } = await south.get(`/cms/enquiry/get?id=${found?.["id"]}`);
  expect(data).toMatchObject({ state: "answered", note: "called", name: "Ms Chan" });
  expect((data as { answeredAt: string }).answeredAt).toMatch(/^2026-06-01/);
  const log = await query("select action from audit_log where module = '/cms/enquiry' order by id");
  expect(log.map(({ action }) => action)).toEqual(["submit", "update"]);
  expect((await south.post("/cms/enquiry/add", { ...ASKED })).code).not.toBe(0);
});

it("can be sent about what visitors reach: telephone and position of the enterprise are public, its people are not", async () => {
  const answer = await fetch(`${app.origin}/api/portal/enterprise/get?id=${enterprise}`);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ data: { hotline: "+856 20 5550 0201", position: "15.1796, 106.2317" } });
  expect(text).not.toContain("office@paksong");
  const [stored] = await query("select version from enterprise where id = $1", [enterprise]);
  const version = String(stored?.["version"]);
  for (const [field, value] of [
    ["hotline", "call"],
    ["position", "95, 10"],
  ] as const)
    expect(await admin.post(`/cms/enterprise/${enterprise}/update`, { [field]: value, version })).toMatchObject({
      data: { errors: [{ field }] },
    });
});

it("sent twice is one, and a network sends no more than twenty in a day", async () => {
  const before = (await listed(admin)).length;
  await post({ ...ASKED, enterprise, message: "twice" });
  await post({ ...ASKED, enterprise, message: "twice" });
  expect(await listed(admin)).toHaveLength(before + 1);
  const codes: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    app.clock.advance(60_000); // the quota of calls is another one
    codes.push((JSON.parse((await post({ ...ASKED, enterprise, message: `no ${at}` })).text) as { code: number }).code);
  }
  expect(codes.filter((code) => code === 0)).toHaveLength(18);
  app.clock.advance(86_400_000);
  expect(JSON.parse((await post({ ...ASKED, enterprise })).text)).toMatchObject({ code: 0 });
});

it("is refused for what is not published, too long, without a telephone or consent", async () => {
  const refused = async (change: Readonly<Record<string, string>>) =>
    JSON.parse((await post({ ...ASKED, enterprise, ...change })).text) as { code: number; data: unknown };
  expect((await refused({ enterprise: draft })).code).toBe(400_004);
  for (const [field, value] of [
    ["message", "x".repeat(2001)],
    ["phone", "ask me"],
    ["email", "nobody"],
    ["name", ""],
    ["consent", "0"],
  ] as const)
    expect(await refused({ [field]: value }), field).toMatchObject({ code: 400_001, data: { errors: [{ field }] } });
});

it("is told to hundreds of staff by as many statements as to three, and to the same ones", async () => {
  const ask = (message: string) => async () => {
    app.clock.advance(86_400_000);
    expect(JSON.parse((await post({ ...ASKED, product, message })).text)).toMatchObject({ code: 0 });
  };
  const told = async () =>
    (
      await query(`
        select username from message_receipt join account on account.id = account_id
        where notification_id = (select max(id) from notification) order by username`)
    ).map(({ username }) => username);
  const few = await statementsOf(app, ask("few"));
  expect(await told()).toEqual(["admin", "south"]);
  for (const like of ["south", "north"]) {
    await query(
      `insert into account (id, username, username_key, division_id, is_enabled, must_change_password, created_at, updated_at, version)
       select username || n, username || n, username || n, division_id, true, false, now(), now(), 1
       from account, generate_series(1, 200) as n where username = $1`,
      [like],
    );
    await query(
      `insert into user_role (account_id, role_id, created_at)
       select username || n, role_id, now() from user_role join account on account.id = account_id, generate_series(1, 200) as n
       where username = $1`,
      [like],
    );
  }
  await query("update account set is_enabled = false where username = 'south200'");
  expect(await statementsOf(app, ask("many"))).toBe(few);
  const others = Array.from({ length: 199 }, (_, n) => `south${n + 1}`);
  expect(new Set(await told())).toEqual(new Set(["admin", "south", ...others]));
});

it("reaches the staff over plain HTTP too, which only passwords do not cross", async () => {
  const sent = await fetch(`${origin}/api/portal/enquiry/send`, {
    method: "POST",
    headers: { origin: "http://10.1.2.3", "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ ...ASKED, product, name: "Mr Over Plain Http" }),
  });
  expect(await sent.json()).toMatchObject({ code: 0 });
});
