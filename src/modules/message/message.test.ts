import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PUSH_CLOSED, type Pushed } from "../../contract/push.ts";
import type { Language } from "../../contract/text.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { addUser } from "../testing/add-user.server.ts";
import { listen, type Listener } from "../testing/listener.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { announceGrants } from "../user/user.server.ts";

const PASSWORD = "Terraced-Rice-2026";
let app: ModulesApp;
let other: string;
let admin: string;
const tokens = new Map<string, string>();

beforeAll(async () => {
  app = await startModules({ demo: false });
  other = await app.another();
  admin = tokensOf(await visitor(app.origin).signIn(ADMIN.username, ADMIN.password)).access;
  for (const [username, roles] of [
    ["kham", ["viewer"]],
    ["noy", ["viewer"]],
    ["li", ["editor"]],
  ] as const) {
    await addUser(app.services, { username, password: PASSWORD, roles });
    tokens.set(username, tokensOf(await visitor(app.origin).signIn(username, PASSWORD)).access);
  }
});
afterAll(() => app.close());
beforeEach(() => app.services.database.pool.query("delete from notification"));

const post = async (path: string, fields: Record<string, unknown> = {}, token = admin, language: Language = "zh") =>
  (await visitor(app.origin).post(`/sys/message${path}`, fields, { token, headers: { "accept-language": language } }))
    .body;
const tokenOf = (username: string) => tokens.get(username) as string;
const DRAFT = {
  title: "停电通知",
  titleEn: "Power cut",
  titleLo: "ແຈ້ງຕັດໄຟ",
  message: "<p>明天停电</p>",
  messageEn: "<p>No power tomorrow</p>",
  showType: "NOTIFY",
  type: "notice",
  targetUrl: "/sys/dict",
  audience: "everybody",
};
const write = async (fields: Record<string, unknown> = {}) => {
  const body = await post("/add", { ...DRAFT, ...fields });
  expect(body).toMatchObject({ code: 0 });
  return (body.data as { id: string }).id;
};
const sendTo = async (...users: readonly string[]) => {
  const id = await write({ audience: "users", users: users.join(",") });
  expect(await post(`/${id}/send`)).toMatchObject({ code: 0, data: { receivers: users.length } });
  return id;
};
interface Row {
  readonly id: string;
  readonly [name: string]: unknown;
}
const whole = async (username: string, id: unknown) =>
  (
    await visitor(app.origin).get(`/sys/message/my/get?id=${encodeURIComponent(String(id))}`, {
      token: tokenOf(username),
    })
  ).body;
const inbox = async (username: string, fields: Record<string, unknown> = {}, language: Language = "zh") => {
  const body = await post("/my/list", fields, tokenOf(username), language);
  return { rows: body["results"] as Row[], unread: body["unread"], total: body["total"] };
};

describe("sending", () => {
  it("delivers to those at work, each in their own language, and keeps it for those away (§4, §3)", async () => {
    const kham = await listen(app.origin, { username: "kham", password: PASSWORD }, { language: "lo" });
    const noy = await listen(app.origin, { username: "noy", password: PASSWORD }, { language: "en", at: other });
    const id = await write();
    expect(await post(`/${id}/send`)).toMatchObject({ code: 0, data: { receivers: 4 } });
    const told = await kham.hear(({ showType }) => showType === "NOTIFY");
    expect(told).toEqual({
      id: expect.any(String),
      showType: "NOTIFY",
      type: "notice",
      title: "ແຈ້ງຕັດໄຟ",
      message: "<p>明天停电</p>",
      targetUrl: "/sys/dict",
      createDate: expect.stringMatching(/^2026-06-01T08:\d\d:\d\dZ$/),
    });
    expect(await noy.hear(({ showType }) => showType === "NOTIFY")).toEqual({
      ...told,
      title: "Power cut",
      message: "<p>No power tomorrow</p>",
    });
    const { message: html, ...kept } = { ...told, title: "停电通知", content: "明天停电", isRead: false };
    expect(await inbox("li")).toEqual({ rows: [kept], unread: 1, total: 1 });
    expect(await whole("li", kept.id)).toMatchObject({ code: 0, data: { ...kept, message: html } });
    for (const { ws } of [kham, noy]) ws.terminate();
  });

  it("reaches exactly the addressees, over instances: users, roles, everybody (WS-04)", async () => {
    const who = ["kham", "noy", "li"];
    const sockets = await Promise.all(
      who.map((username, index) =>
        listen(app.origin, { username, password: PASSWORD }, index % 2 === 0 ? {} : { at: other }),
      ),
    );
    const expected = new Map<string, number>(who.map((username) => [username, 0]));
    for (let round = 0; round < 24; round += 1) {
      const chosen = who.filter((_, index) => ((round % 7) + 1) & (1 << index));
      const byRole = round % 6 === 5;
      const id = byRole
        ? await write({ audience: "roles", roles: "viewer" })
        : await write({ audience: "users", users: chosen.join("，") });
      expect((await post(`/${id}/send`)).code).toBe(0);
      for (const username of byRole ? ["kham", "noy"] : chosen)
        expected.set(username, (expected.get(username) ?? 0) + 1);
    }
    await inTransaction(app.services.database, (trx) => announceGrants(app.services.changes, trx));
    for (const [index, socket] of sockets.entries()) {
      await socket.hear(({ type }) => type === "RELOAD_MENU");
      const ids = socket.heard.flatMap(({ id }) => (id ? [id] : []));
      const { rows } = await inbox(who[index] as string, { "page.size": 200 });
      expect(ids).toHaveLength(expected.get(who[index] as string) as number);
      expect(new Set(ids)).toEqual(new Set(rows.map((row) => row.id)));
      socket.ws.terminate();
    }
  });

  it("is done once, and what was sent is not changed any more; taken back, it is in nobody's list", async () => {
    const id = await sendTo("kham");
    for (const again of [await post(`/${id}/send`), await post(`/${id}/update`, { title: "别的" })])
      expect(again).toMatchObject({ code: 400010, msg: "消息已发送，不能再修改或重复发送" });
    expect((await inbox("kham")).total).toBe(1);
    await post(`/${id}/delete`);
    expect(await inbox("kham")).toEqual({ rows: [], unread: 0, total: 0 });
    expect((await post(`/${id}/send`)).code).toBe(400004);
  });

  it("needs the right to messages; an ordinary user can neither write nor send nor see who read (RT-06)", async () => {
    const id = await write();
    for (const username of ["kham", "li"]) {
      for (const [path, fields] of [
        ["/add", DRAFT],
        [`/${id}/update`, { title: "x" }],
        [`/${id}/delete`, {}],
        [`/${id}/send`, {}],
      ] as const)
        expect([path, (await post(path, fields, tokenOf(username))).code]).toEqual([path, 100010]);
    }
    expect((await visitor(app.origin).get(`/sys/message/${id}/receipts`, { token: tokenOf("li") })).body.code).toBe(
      100010,
    );
    expect((await inbox("kham")).total).toBe(0);
  });

  it("tells nobody without the right to messages what they are called, deleted or not (AZ-05)", async () => {
    const id = await write();
    expect((await post("/options", {}, tokenOf("li"))).code).toBe(400004);
    await post(`/${id}/delete`);
    expect((await post("/options", { "ids[0]": id }, tokenOf("li"))).code).toBe(400004);
    expect((await post("/list", {}, tokenOf("li"))).code).toBe(100010);
  });

  it("what is missed while a socket is away is in the list exactly once (WS-08)", async () => {
    const seen = new Map<string, number>();
    const see = ({ id }: Pushed) => id && seen.set(id, (seen.get(id) ?? 0) + 1);
    const sent: string[] = [];
    let socket: Listener | undefined;
    for (let round = 0; round < 12; round += 1) {
      if (round % 3 === 0) {
        socket?.ws.terminate();
        await socket?.closed;
        socket = undefined;
      }
      await sendTo("noy");
      sent.push("one");
      if (round % 3 === 1) socket = await listen(app.origin, { username: "noy", password: PASSWORD });
      const before = seen.size;
      if (socket && round % 3 === 2) {
        const { heard } = socket;
        await expect.poll(() => heard.some(({ id }) => id), { timeout: 10_000 }).toBe(true);
        for (const message of heard) see(message);
        expect(seen.size).toBe(before + 1);
      }
    }
    socket?.ws.terminate();
    const { rows } = await inbox("noy", { "page.size": 200 });
    expect(rows).toHaveLength(sent.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(sent.length);
    expect([...seen.values()].every((times) => times === 1)).toBe(true);
  });
});

describe("what may be sent", () => {
  it("is cleaned when it is stored, in every language (RT-01, RT-06)", async () => {
    const hostile = '<p onclick="x()">好<script>alert(1)</script><img src=x onerror=alert(1)></p>';
    const id = await write({ message: hostile, messageEn: hostile, messageLo: hostile, title: "<b>标题</b>" });
    const { body } = await visitor(app.origin).get(`/sys/message/get?id=${id}`, { token: admin });
    expect(body.data).toMatchObject({
      title: "<b>标题</b>",
      message: "<p>好</p>",
      messageEn: "<p>好</p>",
      messageLo: "<p>好</p>",
    });
  });

  it.each([
    ["message", "<script>alert(1)</script>"],
    ["message", `${"<div>".repeat(65)}x`],
    ["targetUrl", "javascript:alert(1)"],
    ["targetUrl", "http://desk.example.la/"],
    ["targetUrl", "//evil.example"],
    ["targetUrl", "/api/sys/user/info"],
    ["targetUrl", "https://user@evil.example/"],
    ["type", "session_ended"],
    ["showType", "POPUP"],
    ["audience", "all"],
    ["users", "nobody-here"],
    ["roles", "nothing"],
  ])("not %s %j (IN-12, RT-03, RT-06)", async (field, value) => {
    const audience = field === "users" || field === "roles" ? { audience: field } : {};
    const body = await post("/add", { ...DRAFT, ...audience, [field]: value });
    expect(body).toMatchObject({ code: 400001, data: { errors: [{ field }] } });
  });

  it("keeps the lines of who writes no tags", async () => {
    const { data } = await post("/add", { ...DRAFT, message: "一\n二\r\n三 < 四" });
    expect(data).toMatchObject({ message: "一<br />二<br />三 &lt; 四" });
  });

  it("says to whom, and names who is not there", async () => {
    expect(await post("/add", { ...DRAFT, audience: "users", users: "kham, nobody-here,noy" })).toMatchObject({
      data: { errors: [{ field: "users", message: "找不到：nobody-here" }] },
    });
    expect(await post("/add", { ...DRAFT, audience: "users" })).toMatchObject({
      code: 400001,
      data: { errors: [{ field: "users" }] },
    });
  });
});

describe("lists", () => {
  it("carry no HTML and of each message 300 characters, however long it is (RL-04)", async () => {
    const long = `<p>${"<b>长</b>".repeat(2_000)}</p>`;
    const id = await write({ message: long, messageEn: long, messageLo: long, audience: "users", users: "kham" });
    await post(`/${id}/send`);
    const { rows } = await inbox("kham", { "page.size": 200 });
    expect(Object.keys(rows[0] as Row)).not.toContain("message");
    expect(rows[0]?.["content"]).toMatch(/^长{299}…$/);
    expect((await whole("kham", rows[0]?.id)).data).toMatchObject({ message: long });
    const listed = await post("/list", { "page.size": 200 });
    expect(listed.code).toBe(0);
    expect(JSON.stringify(listed).includes("长")).toBe(false);
    const { body } = await visitor(app.origin).get(`/sys/message/get?id=${id}`, { token: admin });
    expect(body.data).toMatchObject({ message: long, messageEn: long, messageLo: long });
  });
});

describe("one's own notifications", () => {
  it("come the unread first, then the newest, in pages, with the number of all unread", async () => {
    for (const title of ["一", "二", "三"]) {
      app.clock.advance(60_000);
      const id = await write({ title, audience: "users", users: "kham,noy" });
      await post(`/${id}/send`);
    }
    const { rows } = await inbox("kham");
    expect(rows.map((row) => row["title"])).toEqual(["三", "二", "一"]);
    expect((await post(`/${rows[0]?.id}/read`, {}, tokenOf("kham"))).code).toBe(0);
    const first = await inbox("kham", { "page.size": 2 });
    expect([first.rows.map((row) => row["title"]), first.unread, first.total]).toEqual([["二", "一"], 2, 3]);
    const second = await inbox("kham", { "page.size": 2, "page.pn": 2 });
    expect(second.rows).toMatchObject([{ title: "三", isRead: true }]);
    expect((await inbox("noy")).unread).toBe(3);
  });

  it("are one's own: foreign, missing and malformed ids get one answer and change nothing (AZ-05, AZ-06)", async () => {
    await sendTo("kham");
    const [row] = (await inbox("kham")).rows;
    const answers = await Promise.all(
      [row?.id, "0190abcd-0000-7000-8000-000000000000", "1", "'"].map((id) =>
        post(`/${encodeURIComponent(String(id))}/read`, {}, tokenOf("noy")),
      ),
    );
    for (const { code, msg } of answers.slice(0, 3))
      expect({ code, msg }).toEqual({ code: 400004, msg: answers[0]?.msg });
    expect(answers[3]?.code).toBe(400004);
    expect(await whole("noy", row?.id)).toMatchObject({ code: 400004, msg: answers[0]?.msg });
    expect((await whole("kham", row?.id)).code).toBe(0);
    await post("/readAll", {}, tokenOf("noy"));
    expect((await inbox("kham")).unread).toBe(1);
    await post(`/${row?.id}/read`, {}, tokenOf("kham"));
    await post(`/${row?.id}/read`, {}, tokenOf("kham"));
    expect((await inbox("kham")).unread).toBe(0);
  });

  it("are all read at once; the sender sees who has read (§2)", async () => {
    const id = await sendTo("kham", "noy");
    await sendTo("kham");
    expect((await post("/readAll", {}, tokenOf("kham"))).code).toBe(0);
    expect((await inbox("kham")).unread).toBe(0);
    const { body } = await visitor(app.origin).get(`/sys/message/${id}/receipts?page.size=1&page.pn=2`, {
      token: admin,
    });
    expect(body).toMatchObject({
      code: 0,
      total: 2,
      read: 1,
      results: [{ username: "kham", readDate: expect.stringContaining("T") }],
    });
    const missing = await visitor(app.origin).get("/sys/message/1/receipts", { token: admin });
    expect(missing.body.code).toBe(400004);
  });
});

describe("what the program tells people itself", () => {
  it("a changed password, in three languages, to the others of one's screens too", async () => {
    await addUser(app.services, { username: "changer", password: PASSWORD });
    const person = await listen(app.origin, { username: "changer", password: PASSWORD }, { language: "en" });
    const change = { oldPassword: PASSWORD, password: "Mekong-Morning-77" };
    expect((await person.visitor.post("/sys/user/my/changePassword", change, { token: person.token })).body.code).toBe(
      0,
    );
    expect(await person.hear(({ type }) => type === "security")).toMatchObject({
      showType: "NOTIFY",
      title: "Your password was changed",
      message: expect.stringContaining("127.0.0.1"),
    });
    tokens.set("changer", person.token);
    expect((await inbox("changer", {}, "lo")).rows).toMatchObject([{ title: "ລະຫັດຜ່ານຖືກປ່ຽນແລ້ວ" }]);
    person.ws.terminate();
  });

  it("a sign-in from a browser that was not seen before; not the first one ever, nor a known one", async () => {
    await addUser(app.services, { username: "traveller", password: PASSWORD });
    const home = visitor(app.origin, { isBrowser: true });
    const enter = async (browser: typeof home) => {
      const answer = await browser.signIn("traveller", PASSWORD);
      expect(answer.body.code).toBe(0);
      const { body } = await browser.post("/sys/message/my/list", {}, { token: tokensOf(answer).access });
      return body["total"];
    };
    expect(await enter(home)).toBe(0);
    expect(await enter(home)).toBe(0);
    expect(await enter(visitor(app.origin, { isBrowser: true }))).toBe(1);
    expect(await enter(home)).toBe(1);
  });
});

describe("an instance that was away from its notices", () => {
  let socket: Listener | undefined;
  afterEach(() => socket?.ws.terminate());

  it("sends its clients away, to come back and ask anew (WS-08, RE-07)", async () => {
    socket = await listen(app.origin, { username: "kham", password: PASSWORD });
    await inTransaction(app.services.database, (trx) => app.services.changes.announce(trx, "notification.sent"));
    expect(await socket.closed).toBe(PUSH_CLOSED.restarting);
  });
});
