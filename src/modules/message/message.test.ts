import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PushMessage } from "../../contract/push.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { listen, type Listener } from "../testing/listener.server.ts";
import { DRAFT, messagesOf, PASSWORD, type Messages } from "../testing/messages.server.ts";
import { addRole, employ } from "../testing/staff.server.ts";
import { startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { visitor } from "../testing/visitor.server.ts";
import { announceGrants } from "../identity/identity.server.ts";

let app: ModulesApp;
let other: string;
let m: Messages;

beforeAll(async () => {
  app = await startModules({ demo: false });
  other = await app.another();
  m = await messagesOf(app);
});
afterAll(() => app.close());
beforeEach(() => app.services.database.pool.query("delete from notification"));

describe("sending", () => {
  it("delivers to those at work, each in their own language, and keeps it for those away (§4, §3)", async () => {
    const kham = await listen(app.origin, { username: "kham", password: PASSWORD }, { language: "lo" });
    const noy = await listen(app.origin, { username: "noy", password: PASSWORD }, { language: "en", at: other });
    const id = await m.write();
    // A dry run sends nothing.
    for (const dryRun of ["1", "1"])
      expect(await m.post(`/${id}/send`, { dryRun })).toMatchObject({ code: 0, data: { receivers: 4 } });
    expect(await m.post(`/${id}/send`)).toMatchObject({ code: 0, data: { receivers: 4 } });
    const told = await kham.hear(({ showType }) => showType === "NOTIFY");
    expect(told).toEqual({
      id: expect.any(String),
      language: "zh",
      showType: "NOTIFY",
      type: "notice",
      title: "ແຈ້ງຕັດໄຟ",
      message: "<p>明天停电</p>",
      targetUrl: "/sys/dict",
      createDate: expect.stringMatching(/^2026-06-01T08:\d\d:\d\dZ$/),
    });
    const { language: _, ...inFull } = told;
    expect(await noy.hear(({ showType }) => showType === "NOTIFY")).toEqual({
      ...inFull,
      title: "Power cut",
      message: "<p>No power tomorrow</p>",
    });
    const { message: html, ...kept } = {
      ...told,
      title: "停电通知",
      content: "明天停电",
      isRead: false,
      mustAcknowledge: false,
      isToEverybody: true,
      titleLanguage: "zh",
    };
    expect(await m.inbox("li")).toEqual({ rows: [kept], unread: 1, total: 1 });
    expect(await m.whole("li", kept.id)).toMatchObject({ code: 0, data: { ...kept, message: html } });
    for (const { ws } of [kham, noy]) ws.terminate();
  });

  it("reaches exactly the addressees, over instances: users, roles, everybody (WS-04)", async () => {
    const who = ["kham", "noy", "li"];
    const viewers = await m.roleId("viewer");
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
        ? await m.write({ audience: "roles", roles: viewers })
        : await m.write({ audience: "users", users: m.idsOf(...chosen) });
      expect((await m.post(`/${id}/send`)).code).toBe(0);
      for (const username of byRole ? ["kham", "noy"] : chosen)
        expected.set(username, (expected.get(username) ?? 0) + 1);
    }
    await inTransaction(app.services.database, (trx) => announceGrants(app.services.changes, trx));
    for (const [index, socket] of sockets.entries()) {
      await socket.hear(({ type }) => type === "RELOAD_MENU");
      const ids = socket.heard.flatMap(({ id }) => (id ? [id] : []));
      const { rows } = await m.inbox(who[index] as string, { "page.size": 200 });
      expect(ids).toHaveLength(expected.get(who[index] as string) as number);
      expect(new Set(ids)).toEqual(new Set(rows.map((row) => row.id)));
      socket.ws.terminate();
    }
  });

  it("is done once, and what was sent is not changed any more; taken back, it is in nobody's list", async () => {
    const id = await m.sendTo("kham");
    for (const again of [await m.post(`/${id}/send`), await m.post(`/${id}/update`, { title: "别的" })])
      expect(again).toMatchObject({ code: 400010, msg: "消息已发送，不能再修改或重复发送" });
    expect((await m.inbox("kham")).total).toBe(1);
    await m.post(`/${id}/delete`);
    expect(await m.inbox("kham")).toEqual({ rows: [], unread: 0, total: 0 });
    expect((await m.post(`/${id}/send`)).code).toBe(400004);
  });

  it("needs the right to messages; an ordinary user can neither write nor send nor see who read (RT-06)", async () => {
    const id = await m.write();
    for (const username of ["kham", "li"]) {
      for (const [path, fields] of [
        ["/add", DRAFT],
        [`/${id}/update`, { title: "x" }],
        [`/${id}/delete`, {}],
        [`/${id}/send`, {}],
      ] as const)
        expect([path, (await m.post(path, fields, m.tokenOf(username))).code]).toEqual([path, 100010]);
    }
    expect((await visitor(app.origin).get(`/sys/message/${id}/receipts`, { token: m.tokenOf("li") })).body.code).toBe(
      100010,
    );
    expect((await m.inbox("kham")).total).toBe(0);
  });

  it("tells nobody without the right to messages what they are called, deleted or not (AZ-05)", async () => {
    const id = await m.write();
    expect((await m.post("/options", {}, m.tokenOf("li"))).code).toBe(400004);
    await m.post(`/${id}/delete`);
    expect((await m.post("/options", { "ids[0]": id }, m.tokenOf("li"))).code).toBe(400004);
    expect((await m.post("/list", {}, m.tokenOf("li"))).code).toBe(100010);
  });

  it("what is missed while a socket is away is in the list exactly once (WS-08)", async () => {
    const seen = new Map<string, number>();
    const see = ({ id }: PushMessage) => id && seen.set(id, (seen.get(id) ?? 0) + 1);
    const sent: string[] = [];
    let socket: Listener | undefined;
    for (let round = 0; round < 12; round += 1) {
      if (round % 3 === 0) {
        socket?.ws.terminate();
        await socket?.closed;
        socket = undefined;
      }
      await m.sendTo("noy");
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
    const { rows } = await m.inbox("noy", { "page.size": 200 });
    expect(rows).toHaveLength(sent.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(sent.length);
    expect([...seen.values()].every((times) => times === 1)).toBe(true);
  });
});

describe("what may be sent", () => {
  it("is cleaned when it is stored, in every language (RT-01, RT-06)", async () => {
    const hostile = '<p onclick="x()">好<script>alert(1)</script><img onerror=alert(1)></p>';
    const id = await m.write({ message: hostile, messageEn: hostile, messageLo: hostile, title: "<b>标题</b>" });
    const { body } = await visitor(app.origin).get(`/sys/message/get?id=${id}`, { token: m.admin });
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
    ["users", "0190abcd-0000-7000-8000-000000000000"],
    ["roles", "0190abcd-0000-7000-8000-000000000000"],
    ["divisions", "0190abcd-0000-7000-8000-000000000000"],
  ])("not %s %j (IN-12, RT-03, RT-06)", async (field, value) => {
    const audience = ["users", "roles", "divisions"].includes(field) ? { audience: field } : {};
    const body = await m.post("/add", { ...DRAFT, ...audience, [field]: value });
    expect(body).toMatchObject({ code: 400001, data: { errors: [{ field }] } });
  });

  it("keeps the lines of who writes no tags", async () => {
    const { data } = await m.post("/add", { ...DRAFT, message: "一\n二\r\n三 < 四" });
    expect(data).toMatchObject({ message: "一<br />二<br />三 &lt; 四" });
  });

  it("says to whom", async () => {
    for (const audience of ["users", "roles", "divisions"])
      expect(await m.post("/add", { ...DRAFT, audience })).toMatchObject({
        code: 400001,
        data: { errors: [{ field: audience, message: "请选择接收人" }] },
      });
  });

  it("keeps only the receivers that the chosen audience means, and asks only dialogs to be confirmed", async () => {
    const viewers = await m.roleId("viewer");
    const { data } = await m.post("/add", {
      ...DRAFT,
      audience: "users",
      users: m.idsOf("kham"),
      roles: viewers,
      mustAcknowledge: "1",
    });
    expect(data).toMatchObject({ users: [m.idOf("kham")], roles: [], mustAcknowledge: false, state: "draft" });
  });
});

describe("for somebody with a data scope", () => {
  it("one that somebody else wrote is not there, whoever it went to; their own is (AZ-05)", async () => {
    const verbs = ["list", "add", "update", "delete"].map((verb) => `sys:message:${verb}`);
    const role = await addRole(app.services, "local", [...verbs, "sys:log:list"]);
    await app.services.database.pool.query("update role set scope = 'own' where id = $1", [role]);
    const local = await employ(app, "local", ["local"]);
    const to = { audience: "users", users: local.id, title: "工资" };
    // whom they see
    await app.services.database.pool.query("update account set created_by = id where id = $1", [local.id]);
    const mine = ((await local.post("/sys/message/add", { ...DRAFT, ...to })).data as { id: string }).id;
    const [id, draft] = [await m.write(to), await m.write(to)];
    await m.post(`/${id}/send`);
    const listed = async (asked: Record<string, unknown>) => {
      const { results } = await local.post("/sys/message/list", { "page.size": "200", ...asked });
      return (results as { id: string }[]).map((row) => row.id);
    };
    for (const asked of [{}, { search: "工资" }, { "query.users||in": local.id }])
      expect([asked, await listed(asked)]).toEqual([asked, [mine]]);
    for (const path of [`message/get?id=${id}`, `message/${id}/receipts`, `log/record?module=/sys/message&id=${id}`])
      expect([path, (await local.get(`/sys/${path}`)).code]).toEqual([path, 400004]);
    for (const call of ["update", "withdraw", "duplicate", "remind", "delete", "receipts/export"])
      expect([call, (await local.post(`/sys/message/${id}/${call}`, { title: "x" })).code]).toEqual([call, 400004]);
    expect((await local.post(`/sys/message/${draft}/send`)).code).toBe(400004);
    await m.post(`/${draft}/delete`);
    expect(await listed({ bin: "1" })).toEqual([]);
    expect((await local.post(`/sys/message/${draft}/restore`)).code).toBe(400004);
    expect(await local.get(`/sys/message/get?id=${mine}`)).toMatchObject({ code: 0, data: { title: "工资" } });
    expect((await local.post(`/sys/message/${mine}/send`)).code).toBe(0);
    expect(await m.get(`/get?id=${mine}`)).toMatchObject({ code: 0, data: { state: "sent" } });
  });
});
