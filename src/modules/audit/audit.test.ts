import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY } from "../../contract/date/durations.ts";
import { createPartitionAhead, monthAfter, readPartitions } from "../../server/audit/partitions.ts";
import { pruneAudit } from "../../server/audit/retention.ts";
import { tamper } from "../../server/audit/testing/tamper.ts";
import { addUser } from "../testing/add-user.server.ts";
import { addRole, employ, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { sealLog } from "./audit.server.ts";

type Entry = Record<string, unknown> & { id: string };
let app: ModulesApp;
let admin = "";
const person = { username: "somchai", password: "Khao-niaw 2027" };
const inEnglish = { headers: { "accept-language": "en" } };
const post = async (path: string, fields: Record<string, unknown> = {}, token = admin) =>
  (await visitor(app.origin).post(path, fields, { token, ...inEnglish })).body;
const get = async (path: string, token = admin) => (await visitor(app.origin).get(path, { token, ...inEnglish })).body;
const signedIn = async ({ username, password }: { username: string; password: string } = ADMIN) =>
  tokensOf(await visitor(app.origin).signIn(username, password)).access;
const log = async (fields: Record<string, unknown> = {}, token = admin) =>
  (await post("/sys/log/list", { page: { size: 100 }, sort: "at desc", ...fields }, token))["results"] as Entry[];
const force = (text: string, values: readonly unknown[] = []) =>
  tamper((one, given = []) => app.services.database.pool.query(one, [...given]), text, values);
let code = 0;
const added = async (name: string) => {
  const body = await post("/sys/sysdivision/add", { value: `9900${(code += 1)}`, name, nameLo: "ຫຼວງພະບາງ" });
  expect(body.code, JSON.stringify(body)).toBe(0);
  return body.data as { id: string };
};

beforeAll(async () => {
  app = await startModules();
  await addUser(app.services, { ...person, roles: ["viewer"] });
  admin = await signedIn();
});
afterAll(() => app.close());

test("every write of a person is an entry that their administrator finds by person, module, record, action, time and words", async () => {
  const { id } = await added("琅勃拉邦");
  app.clock.advance(60_000);
  await post(`/sys/sysdivision/${id}/update`, { name: "琅勃拉邦省" });
  app.clock.advance(1_000);
  await post(`/sys/sysdivision/${id}/delete`);
  const [gone, changed, made] = (await log({ recordId: id })) as [Entry, Entry, Entry];
  expect([made, changed, gone].map(({ action, title }) => [action, title])).toEqual([
    ["add", "琅勃拉邦"],
    ["update", "琅勃拉邦省"],
    ["delete", "琅勃拉邦省"],
  ]);
  expect(made).toMatchObject({
    byName: "系统管理员",
    username: "admin",
    module: "/sys/sysdivision",
    address: "127.0.0.1",
    at: "2026-06-01T08:00:00Z",
  });
  await sealLog(app.services);
  const ids = async (fields: Record<string, unknown>) => (await log(fields)).map((entry) => entry.id);
  expect(await ids({ search: "lbl", module: "/sys/sysdivision" })).toEqual([gone.id, changed.id, made.id]);
  expect(await ids({ byId: made["byId"], action: "delete" })).toEqual([gone.id]);
  expect(await ids({ query: { "at||ge": "2026-06-01T08:01:00Z" } })).toEqual([gone.id, changed.id]);
  expect(await ids({ search: "admin" })).toHaveLength(3);
  for (const search of ["管理员", "xtgly"]) expect(await ids({ search }), search).toHaveLength(3);
  expect((await get(`/sys/log/get?id=${changed.id}`)).data).toMatchObject({
    before: { name: "琅勃拉邦" },
    after: { name: "琅勃拉邦省" },
    byName: "系统管理员",
  });
  const { bytes } = (await post("/sys/log/export", { recordId: id, sort: "at desc" })).data as { bytes: string };
  const rows = (await readXlsx(Buffer.from(bytes, "hex"))).sheets[0]?.rows ?? [];
  expect(rows.map((row) => row.slice(1, 6))).toEqual([
    ["User", "User name", "Action", "Module", "Record"],
    ["系统管理员", "admin", "Deleted", "Administrative divisions", "琅勃拉邦省"],
    ["系统管理员", "admin", "Changed", "Administrative divisions", "琅勃拉邦省"],
    ["系统管理员", "admin", "Added", "Administrative divisions", "琅勃拉邦"],
  ]);
});

test("a record of a tree that changes its place alone was moved, from where to where", async () => {
  const [there, { id }] = [await added("乌多姆赛"), await added("孟赛")];
  await post(`/sys/sysdivision/${id}/update`, { parentId: there.id });
  await post(`/sys/sysdivision/${id}/update`, { parentId: "", nameEn: "Xay" });
  const entries = (await get(`/sys/log/record?module=/sys/sysdivision&id=${id}`))["results"] as Entry[];
  expect(entries.slice(0, 2)).toMatchObject([
    { action: "update", before: { parentId: there.id, nameEn: null } },
    { action: "move", before: { parentId: null }, after: { parentId: there.id } },
  ]);
});

test("a record is found and named by its title of then in every language, which the chain covers and no version has to know", async () => {
  const titled = async (id: string) =>
    (await log({ recordId: id })).map(({ action, title, titleLo, titleEn }) => [action, title, titleLo, titleEn]);
  const { id } = (
    await post("/cms/notice/add", {
      title: "灌溉通知",
      titleLo: "ແຈ້ງການຊົນລະປະທານ",
      titleEn: "Irrigation",
      kind: "maintenance",
      content: "<p>x</p>",
    })
  ).data as { id: string };
  await post(`/cms/notice/${id}/update`, { titleEn: "Watering turns" });
  const inLao = (
    await post("/cms/notice/add", { titleLo: "ປຸ໋ຍ", kind: "maintenance", contentLo: "<p>x</p>", sourceLanguage: "lo" })
  ).data as {
    id: string;
  };
  expect(await titled(id)).toEqual([
    ["update", "灌溉通知", "ແຈ້ງການຊົນລະປະທານ", "Watering turns"],
    ["add", "灌溉通知", "ແຈ້ງການຊົນລະປະທານ", "Irrigation"],
  ]);
  expect(await titled(inLao.id)).toEqual([["add", "ປຸ໋ຍ", null, null]]);
  await sealLog(app.services);
  for (const search of ["灌溉", "ggtz", "ຊົນລະປະທານ", "watering"])
    expect((await log({ search, recordId: id }))[0], search).toMatchObject({ action: "update" });
  expect(await log({ search: "irrigation", recordId: id })).toMatchObject([{ action: "add" }]);
  // What changed is told without them.
  const [changed] = (await get(`/sys/log/record?module=/cms/notice&id=${id}`))["results"] as Entry[];
  expect(changed).toMatchObject({ titleLo: "ແຈ້ງການຊົນລະປະທານ", after: { titleEn: "Watering turns" } });
  expect(Object.keys(changed?.["after"] as object)).not.toContain("#title");
  const verified = async () => (await post("/sys/log/verify")).data;
  expect(await verified()).not.toHaveProperty("first");
  const lao = `jsonb_set(after, '{#title,lo}', to_jsonb($2::text))`;
  await force(`update audit_log set after = ${lao} where id = $1`, [changed?.id, "ອື່ນ"]);
  expect(await verified()).toMatchObject({ first: { kind: "changed" } });
  await force(`update audit_log set after = ${lao} where id = $1`, [changed?.id, "ແຈ້ງການຊົນລະປະທານ"]);
  expect(await verified()).not.toHaveProperty("first");
});

test("a setting is found by what it is called in any language", async () => {
  await post("/sys/setting/update", { "sys.watermark.enable": "1" });
  await sealLog(app.services);
  for (const search of ["水印", "watermark", "ລາຍນ້ຳ"])
    expect(await log({ search, module: "/sys/setting" }), search).toMatchObject([{ title: "水印", action: "update" }]);
});

test("the history of one record is its own entries, the latest first, in pages", async () => {
  const { id } = await added("占巴塞");
  for (const name of ["a", "b", "c"]) await post(`/sys/sysdivision/${id}/update`, { name });
  const page = async (number: number) =>
    (await get(`/sys/log/record?module=/sys/sysdivision&id=${id}&page.pn=${number}&page.size=3`)) as unknown as {
      results: Entry[];
      total: number;
    };
  expect((await page(1)).results.map(({ after }) => after)).toEqual([{ name: "c" }, { name: "b" }, { name: "a" }]);
  expect(await page(2)).toMatchObject({ total: 4, results: [{ action: "add", after: { name: "占巴塞" } }] });
  expect(await get(`/sys/log/record?module=/sys/dict&id=${id}`)).toMatchObject({ total: 0, results: [] });
});

test("the log is for those who were given it, and nothing in it can be written by a call", async () => {
  const token = await signedIn(person);
  for (const body of [
    await post("/sys/log/list", {}, token),
    await post("/sys/log/verify", {}, token),
    await post("/sys/log/retention", { days: "90" }, token),
    await post("/sys/loginlog/list", {}, token),
    await get("/sys/log/record?module=/sys/sysdivision&id=1", token),
    await get("/sys/log/state", token),
  ])
    expect(body.code).toBe(100010);
  for (const path of ["/sys/log/add", "/sys/log/1/update", "/sys/log/1/delete", "/sys/loginlog/add", "/sys/log/import"])
    expect((await visitor(app.origin).post(path, {}, { token: admin })).status, path).toBe(404);
});

test("somebody with a data scope reads of the log what they did, and no history of what they cannot see (AZ-05)", async () => {
  const { id } = await added("north");
  const role = (
    await post("/sys/role/add", { name: "northern", code: "northern", scope: "chosen", scopeDivisions: [id] })
  ).data as { id: string };
  expect(role.id).toMatch(/./);
  await app.services.database.pool.query(
    "insert into role_menu (role_id, menu_id, created_at) select $1, id, now() from menu where permission in ('sys:log:list', 'sys:log:retention', 'sys:sysdivision:update', 'sys:user:list') and type = '3'",
    [role.id],
  );
  const north = { username: "noy", password: "Khao-niaw 2028" };
  await addUser(app.services, { ...north, roles: ["northern"] });
  const token = await signedIn(north);
  await post(`/sys/sysdivision/${id}/update`, { name: "by noy" }, token);
  expect((await log({}, token)).map(({ username, title }) => [username, title])).toEqual([["noy", "by noy"]]);
  const [foreign] = await log({
    byId: (await log({ search: "" })).find(({ username }) => username === "admin")?.["byId"],
  });
  expect((await get(`/sys/log/get?id=${foreign?.id}`, token)).code).toBe(400004);
  expect((await post("/sys/log/retention", { days: "30" }, token)).code).toBe(100010); // of the rows of all users
  expect((await get("/sys/log/state")).data).toMatchObject({ retentionDays: null });
  const someone = await app.services.database.pool.query<{ id: string }>(
    "select id from account where username = 'somchai'",
  );
  const path = `/sys/log/record?module=/sys/user&id=${someone.rows[0]?.id}`;
  expect((await get(path, token)).code).toBe(400004);
  expect((await get(path)).code).toBe(0);
});

test("who may read and change records reads their history without the log: not from where, no secrets, nothing else (AZ-05)", async () => {
  const { services } = app;
  await addRole(services, "places", ["sys:sysdivision:list", "sys:sysdivision:update"]);
  await addRole(services, "people", ["sys:user:list", "sys:user:update"]);
  await addRole(services, "changes-unread", ["sys:sysdivision:update"]);
  const [writer, clerk, blind] = [
    await employ(app, "writer", ["places"]),
    await employ(app, "clerk", ["people"]),
    await employ(app, "blind", ["changes-unread"]),
  ];
  const { id } = await added("沙耶武里");
  await post(`/sys/sysdivision/${id}/update`, { nameEn: "Xayaboury" });
  const history = (by: Colleague, module: string, record: string) =>
    by.get(`/sys/log/record?module=${module}&id=${record}`);
  const read = await history(writer, "/sys/sysdivision", id);
  expect(read).toMatchObject({ code: 0, total: 2 });
  expect(read["results"]).toMatchObject([
    { action: "update", byName: "系统管理员", byId: null, address: "", before: { nameEn: null } },
    { action: "add", address: "" },
  ]);
  // Not of other modules, of records outside modules or of unknown records; the log itself is refused too.
  for (const module of ["/sys/user", "/sys/role", "/sys/setting", "/sys/log", "/nowhere"])
    expect([module, (await history(writer, module, id)).code]).toEqual([module, 100010]);
  expect((await history(writer, "/sys/sysdivision", "01890000-0000-7000-8000-000000000000")).code).toBe(400004);
  expect((await writer.post("/sys/log/list")).code).toBe(100010);
  expect((await history(blind, "/sys/sysdivision", id)).code).toBe(100010);
  // A user's history contains only what the form shows, not password resets or ended sessions.
  await post(`/sys/user/${writer.id}/changePassword`, { password: "Nam-Ngum 2026" });
  await post(`/sys/user/${writer.id}/update`, { realname: "Writer" });
  expect((await post("/sys/log/list", { recordId: writer.id }))["total"]).toBeGreaterThan(1);
  const ofPerson = await history(clerk, "/sys/user", writer.id);
  expect(ofPerson["results"]).toMatchObject([{ action: "update", after: { realName: "Writer" } }]);
  expect(JSON.stringify(ofPerson)).not.toMatch(/127\.0\.0\.1|•|password/i);
  // The data scope of the record applies; the author is shown only if the reader may see that user.
  await services.database.pool.query("update role set scope = 'own' where code = 'people'");
  const narrow = await employ(app, "narrow", ["people"]);
  expect((await history(narrow, "/sys/user", writer.id)).code).toBe(400004);
  await services.database.pool.query("update account set created_by = $1 where id = $2", [narrow.id, writer.id]);
  expect((await history(narrow, "/sys/user", writer.id))["results"]).toMatchObject([{ byName: null, byId: null }]);
});

test("a text too long for the log is kept beside it, whole, for who reads the entry that names it", async () => {
  const long = `<p>${"稻".repeat(60_000)}</p>`;
  const add = async (title: string, content: string) =>
    (await post("/cms/article/add", { title, kind: "market", content })).data as { id: string };
  const [one, other] = [await add("长", long), await add("短", "<p>x</p>")];
  await post(`/cms/article/${one.id}/update`, { content: `${long}<p>尾</p>` });
  const [changed] = (await get(`/sys/log/record?module=/cms/article&id=${one.id}`))["results"] as Entry[];
  const { before, after } = changed as unknown as Record<"before" | "after", { content: { text: string } }>;
  expect(before.content).toMatchObject({ length: long.length, cut: long.slice(0, 2_000) });
  const [was, is] = [before.content.text, after.content.text];
  const texts = async (id: string, ...asked: string[]) =>
    (await get(`/sys/log/record/texts?module=/cms/article&id=${id}&texts=${asked.join()}`)).data;
  expect(await texts(one.id, was, is)).toEqual({ [was]: long, [is]: `${long}<p>尾</p>` });
  expect(await texts(other.id, was)).toEqual({});
  const writer = await employ(app, "newsman", []);
  expect((await writer.get(`/sys/log/record/texts?module=/cms/article&id=${one.id}&texts=${was}`)).code).toBe(100010);
  await sealLog(app.services);
  expect((await post("/sys/log/verify")).data).not.toHaveProperty("first");
  await force("update audit_text set content = content || 'x' where hash = $1", [was]);
  expect((await post("/sys/log/verify")).data).toMatchObject({ first: { kind: "changed" } });
  await force("update audit_text set content = $2 where hash = $1", [was, long]);
});

test("the check is a call, and says what was changed; how long the log is kept is written down itself", async () => {
  await sealLog(app.services);
  const whole = (await post("/sys/log/verify")).data as { rows: number };
  expect(whole).toMatchObject({ unsealed: 0, isOfOtherKeys: false });
  expect(whole).not.toHaveProperty("first");
  await force("update audit_log set title = 'nothing happened' where seal = 2");
  expect((await post("/sys/log/verify")).data).toMatchObject({
    rows: whole.rows,
    first: { kind: "changed", seal: 2, row: { byName: "admin", title: "nothing happened" } },
  });
  expect((await post("/sys/log/retention", { days: "7" })).code).toBe(400001);
  expect((await post("/sys/log/retention", { days: "365" })).code).toBe(0);
  expect((await get("/sys/log/state")).data).toMatchObject({ retentionDays: 365 });
  app.clock.advance(1_000);
  expect((await post("/sys/log/retention", { days: "" })).code).toBe(0);
  const [last] = await log({ action: "retention" });
  expect((await get(`/sys/log/get?id=${last?.id}`)).data).toMatchObject({
    before: { retentionDays: 365 },
    after: { retentionDays: null },
  });
});

test("tries to sign in are listed with what came of them, by person, outcome, time and address", async () => {
  await visitor(app.origin).signIn("somchai", "wrong");
  const tries = async (fields: Record<string, unknown>) =>
    (await post("/sys/loginlog/list", { sort: "at desc", ...fields }))["results"] as Entry[];
  const [wrong] = (await tries({ outcome: "wrong-password" })) as [Entry];
  expect(wrong).toMatchObject({ username: "somchai", address: "127.0.0.1" });
  expect((await tries({ accountId: wrong["accountId"] })).map(({ outcome }) => outcome)).toContain("signed-in");
  expect(await tries({ query: { "at||lt": "2026-01-01T00:00:00Z" } })).toEqual([]);
  expect(await tries({ address: "10.0.0.1" })).toEqual([]);
  for (const search of ["somc", "somchai 127.0.0"])
    expect((await tries({ search })).map(({ username }) => username)).toContain("somchai");
  for (const search of ["系统管理", "xtgly"])
    expect(new Set((await tries({ search })).map(({ username }) => username)), search).toEqual(new Set(["admin"]));
  expect(await tries({ search: "nobody" })).toEqual([]);
  expect((await post("/sys/loginlog/list", { query: { "outcome||in": "signed-in,reuse" } }))["total"]).toBeGreaterThan(
    1,
  );
});

test("the log of many months reads as one, and loses what is over by the day", async () => {
  const { services, clock } = app;
  const first = Date.parse((await readPartitions(services.database)).at(-1)?.since ?? "");
  const months = [0, 1, 2, 3, 4].map((count) => monthAfter(first, count)) as [number, number, number, number, number];
  for (const edge of months.slice(1))
    await services.database.pool.query("select audit_add_partition($1)", [new Date(edge).toISOString()]);
  const at = async (time: number) => {
    clock.advance(time - clock.now());
    admin = await signedIn();
  };
  await at(months[0] - 1);
  const { id } = await added("沙湾拿吉");
  for (const [name, time] of [
    ["a", months[0]],
    ["b", months[1] - 1],
    ["c", months[1]],
    ["d", months[3] - 1],
    ["e", months[3]],
  ] as const) {
    await at(time);
    await post(`/sys/sysdivision/${id}/update`, { name });
  }
  await sealLog(services);
  const listed = async (fields: Record<string, unknown> = {}) =>
    (await log({ recordId: id, ...fields })).map(({ title }) => title);
  expect(await listed()).toEqual(["e", "d", "c", "b", "a", "沙湾拿吉"]);
  expect(await listed({ page: { size: 2, pn: 2 } })).toEqual(["c", "b"]);
  expect(await listed({ query: { "at||ge": new Date(months[1]).toISOString() } })).toEqual(["e", "d", "c"]);
  expect(await listed({ search: "swnj" })).toEqual(["沙湾拿吉"]);
  const history = async () =>
    ((await get(`/sys/log/record?module=/sys/sysdivision&id=${id}`))["results"] as Entry[]).map(({ title }) => title);
  expect(await history()).toEqual(["e", "d", "c", "b", "a", "沙湾拿吉"]);
  const now = months[3] + DAY;
  const days = (now - months[1]) / DAY;
  await at(now);
  expect((await post("/sys/log/retention", { days: String(days) })).code).toBe(0);
  await sealLog(services);
  expect(await pruneAudit(services)).toBeGreaterThan(3);
  expect(await listed()).toEqual(["e", "d", "c"]);
  expect(await history()).toEqual(["e", "d", "c"]);
  expect((await get("/sys/log/state")).data).toMatchObject({ retentionDays: days });
  expect((await post("/sys/log/retention", { days: "" })).code).toBe(0);
  await at(months[4]);
  await createPartitionAhead(services);
  await post(`/sys/sysdivision/${id}/update`, { name: "f" });
  await sealLog(services);
  expect(await history()).toEqual(["f", "e", "d", "c"]);
  expect((await post("/sys/log/verify")).data).not.toHaveProperty("first");
});
