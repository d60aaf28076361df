import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MINUTE } from "../../contract/date/durations.ts";
import { readSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { listen } from "../testing/listener.server.ts";
import { DRAFT, messagesOf, PASSWORD, type Messages } from "../testing/messages.server.ts";
import { addRole, employ } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { visitor } from "../testing/visitor.server.ts";
import { message } from "./message.ts";
import { sendDue, startSending } from "./send-scheduled.server.ts";

let app: ModulesApp;
let other: string;
let m: Messages;

beforeAll(async () => {
  app = await startModules({ demo: false });
  other = await app.another();
  m = await messagesOf(app);
});
afterAll(() => app.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await app.services.database.pool.query(text, [...values])).rows as Record<string, unknown>[];
const DIALOG = { showType: "DIALOG", mustAcknowledge: "1" };
const inAMinute = () => new Date(app.clock.now() + 60_000).toISOString();
const stateOf = async (id: string) => (await m.get(`/get?id=${id}`)).data as Record<string, unknown>;

describe("one to a division", () => {
  it("goes to its people and those of all divisions below, counted before anything is sent", async () => {
    const [above] = await query("select id, parent_id from division where parent_id is not null limit 1");
    const divisions = String(above?.["parent_id"]);
    await query("update account set division_id = $1 where id = any($2)", [
      above?.["id"],
      [m.idOf("kham"), m.idOf("li")],
    ]);
    await query("update account set is_enabled = false where id = $1", [m.idOf("li")]);
    expect(await m.post("/receivers", { audience: "divisions", divisions })).toMatchObject({ data: { receivers: 1 } });
    await query(
      `insert into preference (account_id, name, value, chosen_at, created_at, updated_at)
       values ($1, 'language', 'lo', $2, $2, $2)`,
      [m.idOf("noy"), new Date(app.clock.now()).toISOString()],
    );
    // Reading language: the chosen one, else Chinese.
    const reading = { zh: 2, lo: 1, en: 0 };
    expect(await m.post("/receivers", { audience: "everybody" })).toMatchObject({ data: { receivers: 3, reading } });
    expect((await m.post("/receivers", { audience: "everybody" }, m.tokenOf("kham"))).code).toBe(100010);
    const id = await m.write({ audience: "divisions", divisions });
    expect(await m.post(`/${id}/send`)).toMatchObject({ data: { receivers: 1, scheduledAt: "" } });
    expect([(await m.inbox("kham")).total, (await m.inbox("noy")).total]).toEqual([1, 0]);
    await query("update account set is_enabled = true where id = $1", [m.idOf("li")]);
  });
});

describe("one to be sent at a time", () => {
  it("waits, unchanged and unsent; several instances send it once when its time has come", async () => {
    const id = await m.write({ audience: "users", users: m.idsOf("noy"), scheduledAt: inAMinute() });
    const at = String((await stateOf(id))["scheduledAt"]);
    expect(await m.post(`/${id}/send`)).toMatchObject({ data: { receivers: 1, scheduledAt: at } });
    expect((await m.post(`/${id}/update`, { title: "别的" })).code).toBe(400010);
    expect((await m.post(`/${id}/send`)).code).toBe(400010);
    app.clock.advance(59_000);
    await sendDue(app.services);
    expect([(await m.inbox("noy")).total, (await stateOf(id))["state"]]).toEqual([0, "scheduled"]);
    const author = await listen(app.origin, ADMIN);
    app.clock.advance(1_000);
    await Promise.all([sendDue(app.services), sendDue(app.services), sendDue(app.services)]);
    await sendDue(app.services);
    // The program's doing: as the author's own, the form would show nothing or a change "in another window".
    const change = { ids: [id], verb: "updated", byId: "", byName: "" };
    await expect.poll(() => author.heard.flatMap((each) => each.change ?? [])).toMatchObject([change]);
    author.ws.terminate();
    expect(await m.inbox("noy")).toMatchObject({ total: 1, unread: 1 });
    expect(await stateOf(id)).toMatchObject({ state: "sent", receivers: 1, readers: 0, sentAt: at });
    const [written] = await query("select by_name, after from audit_log where record_id = $1 and action = 'send'", [
      id,
    ]);
    expect(written).toMatchObject({ by_name: "", after: { state: "sent", receivers: 1 } });
  });

  it("whose time came while nobody ran is seen at the next start; called back before, it is a draft again", async () => {
    const late = await m.write({ audience: "users", users: m.idsOf("noy"), scheduledAt: inAMinute(), title: "迟到" });
    const stopped = await m.write({ audience: "users", users: m.idsOf("noy"), scheduledAt: inAMinute(), title: "停" });
    for (const id of [late, stopped]) await m.post(`/${id}/send`);
    expect((await m.post(`/${stopped}/withdraw`)).code).toBe(0);
    app.clock.advance(180_000);
    const stop = startSending(app.services);
    await expect.poll(async () => (await stateOf(late))["state"], { timeout: 10_000 }).toBe("sent");
    await stop();
    expect(await stateOf(stopped)).toMatchObject({ state: "draft", sentAt: null });
    // A draft with a past time is sent at once.
    expect(await m.post(`/${stopped}/send`)).toMatchObject({ data: { receivers: 1, scheduledAt: "" } });
  });

  it("is sent though many before it cannot be, which are sent once they can", async () => {
    const scheduled = (title: string, at: string) =>
      m.write({ audience: "users", users: m.idsOf("noy"), scheduledAt: at, title });
    const [poison, after] = [await scheduled("毒", inAMinute()), await scheduled("后", inAMinute())];
    for (const id of [poison, after]) await m.post(`/${id}/send`);
    // More than are read at once, all due at the same moment, before the last.
    const [names] = await query(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_schema = current_schema() and table_name = 'message' and is_generated = 'NEVER'
       and column_name not in ('id', 'scheduled_at')`,
    );
    const columns = String(names?.["columns"]);
    await query(
      `insert into message (id, scheduled_at, ${columns})
       select '00000000-0000-7000-8000-' || lpad(number::text, 12, '0'), scheduled_at - interval '1 second', ${columns}
       from message, generate_series(1, 45) number where message.id = $1`,
      [poison],
    );
    await query("alter table message add constraint poison check (state <> 'sent' or title <> '毒')");
    app.clock.advance(60_000);
    await expect(sendDue(app.services)).rejects.toThrow("46 scheduled messages were not sent");
    expect((await stateOf(after))["state"]).toBe("sent");
    await query("alter table message drop constraint poison");
    await sendDue(app.services);
    expect(await query("select id from message where state = 'scheduled'")).toEqual([]);
  });
});

describe("one whose time has come, of somebody who", () => {
  const scheduledBy = async (username: string) => {
    const code = `writes-${username}`;
    await addRole(app.services, code, ["sys:message:list", "sys:message:add"]);
    const author = await employ(app, username, [code]);
    const draft = { ...DRAFT, audience: "users", users: m.idsOf("kham"), scheduledAt: inAMinute(), title: username };
    const { data } = await author.post("/sys/message/add", draft);
    const { id } = data as { id: string };
    expect(await author.post(`/sys/message/${id}/send`)).toMatchObject({ code: 0, data: { receivers: 1 } });
    return { author, id };
  };
  const heardBy = async (accountId: string) =>
    (
      await query(
        "select title_en, message_en from notification n join message_receipt r on r.notification_id = n.id where account_id = $1",
        [accountId],
      )
    ).map((row) => `${String(row["title_en"])}: ${String(row["message_en"])}`);
  const pass = async () => {
    app.clock.advance(60_000);
    await sendDue(app.services);
    await sendDue(app.services);
  };
  it.each([
    [
      "may not sign in any more",
      "gone",
      /no longer have permission to send messages/,
      "update account set is_enabled = false where id = $1",
    ],
    [
      "lost the right",
      "righted",
      /no longer have permission to send messages/,
      "delete from user_role where account_id = $1",
    ],
    [
      "sees its receivers no more",
      "narrow",
      /outside your data scope/,
      "update role set scope = 'own' where id in (select role_id from user_role where account_id = $1)",
    ],
  ])("%s is a draft again, in the log, and its author is told (TK-10)", async (_, username, words, change) => {
    const { author, id } = await scheduledBy(username);
    const before = (await m.inbox("kham")).total;
    await query(change, [author.id]);
    await pass();
    expect([(await m.inbox("kham")).total, (await stateOf(id))["state"]]).toEqual([before, "draft"]);
    expect(await heardBy(author.id)).toEqual([expect.stringMatching(words)]);
    expect(
      await query(
        "select by_name, before, after - '#title' as after from audit_log where record_id = $1 and action = 'leaveUnsent'",
        [id],
      ),
    ).toEqual([{ by_name: "", before: { state: "scheduled" }, after: { state: "draft" } }]);
  });

  it("may still send it leaves, with nobody signed in", async () => {
    const { author, id } = await scheduledBy("still");
    await query("update session set ended_at = now() where account_id = $1", [author.id]);
    await pass();
    expect(await stateOf(id)).toMatchObject({ state: "sent", receivers: 1 });
    expect(await heardBy(author.id)).toEqual([]);
  });
});

describe("one to be confirmed", () => {
  it("comes back until its receiver says so; reading it is not enough", async () => {
    const kham = await listen(app.origin, { username: "kham", password: PASSWORD }, { language: "lo", at: other });
    const id = await m.write({ ...DIALOG, audience: "users", users: m.idsOf("kham", "noy"), messageLo: "<p>ລາວ</p>" });
    await m.post(`/${id}/send`);
    const told = await kham.hear(({ mustAcknowledge }) => mustAcknowledge === true);
    expect(told).toMatchObject({ showType: "DIALOG", message: "<p>ລາວ</p>" });
    expect(Object.keys(told)).not.toContain("language"); // it is in the person's own
    kham.ws.terminate();
    const pending = async () => (await m.get("/my/pending", m.tokenOf("kham"))).data;
    await m.post(`/${told.id}/read`, {}, m.tokenOf("kham"));
    await m.post("/readAll", {}, m.tokenOf("kham"));
    expect(await pending()).toMatchObject([{ id: told.id, message: "<p>明天停电</p>", isRead: true }]);
    expect((await m.post(`/${told.id}/acknowledge`, {}, m.tokenOf("li"))).code).toBe(400004);
    for (const _ of [1, 2]) expect((await m.post(`/${told.id}/acknowledge`, {}, m.tokenOf("kham"))).code).toBe(0);
    expect(await pending()).toEqual([]);

    const receipts = async (asked: string) => m.get(`/${id}/receipts?${asked}`);
    expect(await receipts("only=unacknowledged")).toMatchObject({
      total: 1,
      receivers: 2,
      read: 1,
      acknowledged: 1,
      results: [{ username: "noy", readDate: "", acknowledgedDate: "" }],
    });
    expect(await receipts("search=KHA")).toMatchObject({
      total: 1,
      results: [{ username: "kham", acknowledgedDate: expect.stringContaining("T") }],
    });
    expect(await stateOf(id)).toMatchObject({ receivers: 2, readers: 1 });
    const file = await m.post(`/${id}/receipts/export`, { only: "acknowledged" }, undefined, "en");
    expect(file["title"]).toBe("Read receipts-停电通知.xlsx");
    const [header, ...rows] = await readSheet(Buffer.from(String(file["bytes"]), "hex"), 10);
    expect([header, rows.map((row) => row[0])]).toEqual([["User name", "Name", "Read at", "Confirmed at"], ["kham"]]);
    const { body } = await visitor(app.origin).post(
      `/sys/message/${id}/receipts/export`,
      { only: "acknowledged" },
      { token: m.admin, headers: { "time-zone": "Asia/Kathmandu" } },
    );
    const [, own] = await readSheet(Buffer.from(String(body["bytes"]), "hex"), 10);
    const [said] = (await receipts("search=KHA"))["results"] as { acknowledgedDate: string }[];
    const there = new Date(Math.round(Date.parse(said?.acknowledgedDate ?? "") / 1000) * 1000 + 345 * MINUTE);
    // The clock of the reader's screen.
    expect(own?.[3]).toBe(there.toISOString().slice(0, 19).replace("T", " "));
  });

  it("reminds those who have not read it, and nobody else", async () => {
    const id = await m.sendTo("kham", "noy");
    const [row] = (await m.inbox("kham")).rows;
    await m.post(`/${row?.id}/read`, {}, m.tokenOf("kham"));
    const kham = await listen(app.origin, { username: "kham", password: PASSWORD });
    const noy = await listen(app.origin, { username: "noy", password: PASSWORD });
    expect(await m.post(`/${id}/remind`)).toMatchObject({ data: { receivers: 1 } });
    expect(await noy.hear(({ isReminder }) => isReminder === true)).toMatchObject({ id: row?.id });
    expect(kham.heard.filter((heard) => heard.id)).toEqual([]);
    for (const { ws } of [kham, noy]) ws.terminate();
  });
});

describe("one taken back", () => {
  it("leaves everybody's lists and screens, on every instance; who had read it stays written down", async () => {
    const kham = await listen(app.origin, { username: "kham", password: PASSWORD });
    const noy = await listen(app.origin, { username: "noy", password: PASSWORD }, { at: other });
    const li = await listen(app.origin, { username: "li", password: PASSWORD });
    const before = await m.inbox("kham");
    const id = await m.write({ ...DIALOG, audience: "users", users: m.idsOf("kham", "noy") });
    await m.post(`/${id}/send`);
    const told = await kham.hear(({ mustAcknowledge }) => mustAcknowledge === true);
    await m.post(`/${told.id}/acknowledge`, {}, m.tokenOf("kham"));
    expect((await m.post(`/${id}/withdraw`, {}, m.tokenOf("li"))).code).toBe(100010);
    expect((await m.post(`/${id}/withdraw`)).code).toBe(0);
    for (const socket of [kham, noy])
      expect(await socket.hear(({ type }) => type === "WITHDRAWN")).toEqual({ type: "WITHDRAWN", withdrawn: told.id });
    expect(li.heard.some(({ type }) => type === "WITHDRAWN")).toBe(false);
    expect((await m.inbox("kham")).total).toBe(before.total);
    const pending = (await m.get("/my/pending", m.tokenOf("noy"))).data as { id: string }[];
    expect(pending.map((each) => each.id)).not.toContain(told.id);
    expect((await m.whole("kham", told.id)).code).toBe(400004);
    expect(await m.get(`/${id}/receipts`)).toMatchObject({ receivers: 2, acknowledged: 1 });
    expect(await stateOf(id)).toMatchObject({ state: "withdrawn" });
    for (const verb of ["withdraw", "send"]) expect((await m.post(`/${id}/${verb}`)).code).toBe(400010);
    const actions = await query("select action, by_name from audit_log where record_id = $1 order by position", [id]);
    expect(actions.filter(({ action }) => action !== "add")).toEqual([
      { action: "send", by_name: "admin" },
      { action: "withdraw", by_name: "admin" },
    ]);
    for (const { ws } of [kham, noy, li]) ws.terminate();
  });

  it("is what a deleted one becomes, also out of the bin; a copy of it is a new draft", async () => {
    const id = await m.sendTo("li");
    expect((await m.post(`/${id}/delete`)).code).toBe(0);
    expect((await m.post(`/${id}/restore`)).code).toBe(0);
    expect(await stateOf(id)).toMatchObject({ state: "withdrawn" });
    expect((await m.inbox("li")).total).toBe(0);
    const { data } = await m.post(`/${id}/duplicate`);
    const copy = await stateOf((data as { id: string }).id);
    expect(copy).toMatchObject({
      state: "draft",
      title: "停电通知",
      message: "<p>明天停电</p>",
      users: [m.idOf("li")],
      sentAt: null,
      receivers: null,
    });
  });

  it("is copied with all that people wrote into it but its time", async () => {
    const written = { ...DIALOG, sourceLanguage: "lo", messageLo: "<p>ມື້ອື່ນຕັດໄຟ</p>", scheduledAt: inAMinute() };
    const id = await m.write({ ...written, audience: "users", users: m.idsOf("li") });
    const { data } = await m.post(`/${id}/duplicate`);
    const [from, copy] = [await stateOf(id), await stateOf((data as { id: string }).id)];
    const names = message.properties.filter(({ field }) => !field.isReadOnly).map(({ wireName }) => wireName);
    const isEmpty = (value: unknown) => [`""`, "[]"].includes(JSON.stringify(value ?? ""));
    expect(names.filter((name) => isEmpty(from[name]))).toEqual(["roles", "divisions"]); // receivers are of one kind
    for (const name of names) expect([name, copy[name]]).toEqual([name, name === "scheduledAt" ? null : from[name]]);
  });
});
