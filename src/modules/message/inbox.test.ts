import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PUSH_CLOSED } from "../../contract/push.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { addUser } from "../testing/add-user.server.ts";
import { listen, type Listener } from "../testing/listener.server.ts";
import { messagesOf, PASSWORD, type MessageRow, type Messages } from "../testing/messages.server.ts";
import { startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";

let app: ModulesApp;
let m: Messages;

beforeAll(async () => {
  app = await startModules({ demo: false });
  m = await messagesOf(app);
});
afterAll(() => app.close());
beforeEach(() => app.services.database.pool.query("delete from notification"));

describe("lists", () => {
  it("carry no HTML and of each message 300 characters, however long it is (RL-04)", async () => {
    const long = `<p>${"<b>长</b>".repeat(2_000)}</p>`;
    const id = await m.write({
      message: long,
      messageEn: long,
      messageLo: long,
      audience: "users",
      users: m.idsOf("kham"),
    });
    await m.post(`/${id}/send`);
    const { rows } = await m.inbox("kham", { "page.size": 200 });
    expect(Object.keys(rows[0] as MessageRow)).not.toContain("message");
    expect(rows[0]?.["content"]).toMatch(/^长{299}…$/);
    expect((await m.whole("kham", rows[0]?.id)).data).toMatchObject({ message: long });
    const listed = await m.post("/list", { "page.size": 200 });
    expect(listed.code).toBe(0);
    expect(JSON.stringify(listed).includes("长")).toBe(false);
    const { body } = await visitor(app.origin).get(`/sys/message/get?id=${id}`, { token: m.admin });
    expect(body.data).toMatchObject({ message: long, messageEn: long, messageLo: long });
  });
});

describe("one's own notifications", () => {
  it("come in the language in which they were written where there is no other, whatever one reads", async () => {
    const lao = { title: "", titleEn: "", titleLo: "ແຈ້ງການ", message: "", messageEn: "", messageLo: "<p>ມື້ອື່ນ</p>" };
    await m.post(`/${await m.write({ ...lao, audience: "users", users: m.idsOf("kham") })}/send`);
    for (const language of ["zh", "en", "lo"] as const)
      expect((await m.inbox("kham", {}, language)).rows, language).toMatchObject([
        { title: "ແຈ້ງການ", content: "ມື້ອື່ນ", titleLanguage: "lo", language: "lo" },
      ]);
    expect(await m.post("/add", { ...lao, titleLo: "", showType: "NOTIFY", audience: "everybody" })).toMatchObject({
      data: { errors: [{ field: "titleLo" }] },
    });
  });

  it("come the unread first, then the newest, in pages, with the number of all unread", async () => {
    for (const title of ["一", "二", "三"]) {
      app.clock.advance(60_000);
      const id = await m.write({ title, audience: "users", users: m.idsOf("kham", "noy") });
      await m.post(`/${id}/send`);
    }
    const { rows } = await m.inbox("kham");
    expect(rows.map((row) => row["title"])).toEqual(["三", "二", "一"]);
    expect((await m.inbox("kham", { sort: "" })).rows.map((row) => row["title"])).toEqual(["一", "二", "三"]);
    expect((await m.post(`/${rows[0]?.id}/read`, {}, m.tokenOf("kham"))).code).toBe(0);
    const first = await m.inbox("kham", { "page.size": 2 });
    expect([first.rows.map((row) => row["title"]), first.unread, first.total]).toEqual([["二", "一"], 2, 3]);
    const second = await m.inbox("kham", { page: 2, limit: 2, type: 2 });
    expect(second.rows).toMatchObject([{ title: "三", isRead: true }]);
    expect((await m.inbox("noy")).unread).toBe(3);
  });

  it("are one's own: foreign, missing and malformed ids get one answer and change nothing (AZ-05, AZ-06)", async () => {
    await m.sendTo("kham");
    const [row] = (await m.inbox("kham")).rows;
    const answers = await Promise.all(
      [row?.id, "0190abcd-0000-7000-8000-000000000000", "1", "'"].map((id) =>
        m.post(`/${encodeURIComponent(String(id))}/read`, {}, m.tokenOf("noy")),
      ),
    );
    for (const { code, msg } of answers.slice(0, 3))
      expect({ code, msg }).toEqual({ code: 400004, msg: answers[0]?.msg });
    expect(answers[3]?.code).toBe(400004);
    expect(await m.whole("noy", row?.id)).toMatchObject({ code: 400004, msg: answers[0]?.msg });
    expect((await m.whole("kham", row?.id)).code).toBe(0);
    await m.post("/readAll", {}, m.tokenOf("noy"));
    expect((await m.inbox("kham")).unread).toBe(1);
    await m.post(`/${row?.id}/read`, {}, m.tokenOf("kham"));
    await m.post(`/${row?.id}/read`, {}, m.tokenOf("kham"));
    expect((await m.inbox("kham")).unread).toBe(0);
  });

  it("are all read at once; the sender sees who has read (§2)", async () => {
    const id = await m.sendTo("kham", "noy");
    await m.sendTo("kham");
    expect((await m.post("/readAll", {}, m.tokenOf("kham"))).code).toBe(0);
    expect((await m.inbox("kham")).unread).toBe(0);
    const { body } = await visitor(app.origin).get(`/sys/message/${id}/receipts?page.size=1&page.pn=2`, {
      token: m.admin,
    });
    expect(body).toMatchObject({
      code: 0,
      total: 2,
      read: 1,
      results: [{ username: "kham", readDate: expect.stringContaining("T") }],
    });
    const missing = await visitor(app.origin).get("/sys/message/1/receipts", { token: m.admin });
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
    m.tokens.set("changer", person.token);
    expect((await m.inbox("changer", {}, "lo")).rows).toMatchObject([{ title: "ລະຫັດຜ່ານຖືກປ່ຽນແລ້ວ" }]);
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
