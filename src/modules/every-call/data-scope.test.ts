import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import type { PushMessage } from "../../contract/push.ts";
import { listen } from "../testing/listener.server.ts";
import { addUser } from "../testing/add-user.server.ts";
import { addRole, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

/*
 * The calls of §7 by users with a data scope (AZ-05, AZ-09): south sees Yunnan and below, own only what they created.
 * South sees everything of noy, in Xishuangbanna, and nothing of keo, in Laos, and dao, who has no division.
 */

const PASSWORD = "Vang-Vieng 2026";
const VERBS = ["list", "add", "update", "delete", "export", "import"];
const RIGHTS = [
  ...["user", "role", "message", "sysdivision"].flatMap((name) => VERBS.map((verb) => `sys:${name}:${verb}`)),
  ...["list", "update", "delete"].map((verb) => `sys:file:${verb}`),
  ...["unlock", "changePassword", "explain"].map((verb) => `sys:user:${verb}`),
  ...["session:list", "session:delete", "job:list", "job:update", "log:list", "dict:list"].map((code) => `sys:${code}`),
];
const MISSING = "01890000-0000-7000-8000-000000000000";

let app: ModulesApp;
let admin: Colleague;
let south: Colleague;
let own: Colleague;
let noy: Colleague;
let keo: Colleague;
let dao: Colleague;
let place: Record<"yunnan" | "banna" | "laos", string>;
const query = async (text: string, values: readonly unknown[] = []) =>
  (await app.services.database.pool.query(text, [...values])).rows as Record<string, string>[];
const scopedRole = async (code: string, scope: string, rights: readonly string[] = ["sys:dict:list"]) => {
  const id = await addRole(app.services, code, rights);
  await query("update role set scope = $2 where id = $1", [id, scope]);
  return id;
};
const staff = async (username: string, roles: readonly string[], division?: string) => {
  const id = await addUser(app.services, { username, password: PASSWORD, roles });
  await query("update account set division_id = $2, search = array_to_tsvector($3::text[]) where id = $1", [
    id,
    division ?? null,
    [username],
  ]);
  return enter(app, username, PASSWORD);
};

beforeAll(async () => {
  app = await startModules({ demo: false });
  const found = await query("select id, value from division where value in ('530000', '532800', 'LA')");
  const byCode = Object.fromEntries(found.map(({ value, id }) => [value, id]));
  place = { yunnan: byCode["530000"] ?? "", banna: byCode["532800"] ?? "", laos: byCode["LA"] ?? "" };
  await scopedRole("south", "division", RIGHTS);
  await scopedRole("own", "own", RIGHTS);
  await scopedRole("plain", "own");
  noy = await staff("noy", ["plain"], place.banna);
  keo = await staff("keo", ["plain"], place.laos);
  dao = await staff("dao", ["plain"]);
  south = await staff("south", ["south"], place.yunnan);
  own = await staff("own", ["own"]);
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const roleId = async (code: string) => (await query("select id from role where code = $1", [code]))[0]?.["id"] ?? "";
const rowsOf = (body: Record<string, unknown>) => body["results"] as Record<string, unknown>[];
const send = async (path: string, bytes: Uint8Array, by: Colleague) => {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(bytes)], "a.png", { type: "image/png" }));
  const headers = { [ACCESS_TOKEN]: by.token, "accept-language": "en" };
  return (await app.client.send(`/api${path}`, { method: "POST", body, headers })).body;
};
const upload = async (by: Colleague) => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#2a7" } })
    .png()
    .toBuffer();
  const [file] = (await send("/oss/upload", bytes, by))["attachment_list"] as { id: string; filePath: string }[];
  return { ...(file as { id: string; filePath: string }), bytes };
};
const message = (fields: Record<string, unknown>) => ({
  title: "通知",
  message: "<p>x</p>",
  showType: "NOTIFY",
  ...fields,
});

/** As if they had been assigned before their scope was narrowed. */
const isWrittenBy = (whom: Colleague, id: string) =>
  query("update message set created_by = $2 where id = $1", [id, whom.id]);

describe("whom somebody with a data scope finds", () => {
  test("is the same by list, picker, order, filter and number; nobody else, by name or by id", async () => {
    const picked = async (asked: string) => (await south.get(`/sys/user/selectAllUserList?${asked}`)).data;
    const seen = ["noy", "south"];
    expect(rowsOf(await south.post("/sys/user/list")).map(({ username }) => username)).toEqual(seen);
    expect(await picked("size=200")).toEqual([noy, south].map(({ id }, at) => ({ id, realname: seen[at] })));
    for (const asked of ["search=keo", "search=dao", `after=${keo.id}`, `after=${dao.id}`])
      expect([asked, await picked(asked)]).toEqual([asked, []]);
    const option = async (asked: Record<string, unknown>) =>
      ((await south.post("/sys/user/options", asked)).data as { id: string }[]).map(({ id }) => id);
    expect(await option({ search: "keo" })).toEqual([]);
    expect(await option({ search: "noy" })).toEqual([noy.id]);
    expect(await option({ ids: [noy.id, keo.id, dao.id, MISSING] })).toEqual([noy.id]);
    for (const filter of [{ "query.id||eq": keo.id }, { "query.username||like": "keo" }, { search: "keo" }])
      expect(await south.post("/sys/user/list", filter)).toMatchObject({ total: 0, results: [] });
    const plain = await roleId("plain");
    expect(await south.post("/sys/user/list", { "query.roleIds||in": plain })).toMatchObject({ total: 1 });
    expect(await south.post(`/sys/role/${plain}/members`)).toMatchObject({ total: 1 });
    const ids = [noy.id, keo.id];
    expect((await south.post("/sys/user/states", { ids })).data).toMatchObject([{ id: noy.id }]);
    const file = await south.post("/sys/user/export");
    const [, ...lines] = await readSheet(Buffer.from(String(file["bytes"]), "hex"), 10);
    expect(lines.length).toBe(2);
    expect((await south.post("/sys/user/list", { bin: "1" }))["total"]).toBe(0);
  });

  test("has a name where a record that they may list refers to them, and only there", async () => {
    const title = async (by: Colleague) => (await by.post("/sys/user/options", { ids: [keo.id] })).data;
    expect(await title(south)).toEqual([]);
    const { data } = await admin.post("/sys/message/add", message({ audience: "users", users: [keo.id] }));
    const { id } = data as { id: string };
    expect(await title(south)).toEqual([]); // somebody else's message
    await isWrittenBy(south, id);
    expect(await title(south)).toMatchObject([{ id: keo.id }]);
    expect(await title(noy)).toEqual([]); // may not list messages
    await admin.post(`/sys/message/${id}/delete`);
    expect(await title(south)).toEqual([]);
  });

  test("is all that is told over the socket: of others neither what happened nor who they are", async () => {
    const listener = await listen(app.origin, { username: "south", password: PASSWORD });
    const boss = await listen(app.origin, ADMIN);
    for (const { id } of [keo, noy]) await admin.post(`/sys/user/${id}/update`, { phone: "020 2222 3333" });
    const isOf =
      (id: string) =>
      ({ change }: PushMessage) =>
        change?.ids.includes(id) === true;
    await listener.hear(isOf(noy.id));
    await boss.hear(isOf(keo.id));
    expect(JSON.stringify(listener.heard)).not.toContain(keo.id);
    for (const { ws } of [listener, boss]) ws.close();
  });
});

describe("what is not theirs is not there", () => {
  test("every call about a person outside is answered as about nobody (AZ-05)", async () => {
    for (const id of [keo.id, dao.id, MISSING]) {
      for (const call of ["update", "delete", "unlock", "changePassword"])
        expect([call, (await south.post(`/sys/user/${id}/${call}`, { realname: "x" })).code]).toEqual([call, 400004]);
      for (const path of [`${id}/explain`, `${id}/menus`, `get?id=${id}`])
        expect([path, (await south.get(`/sys/user/${path}`)).code]).toEqual([path, 400004]);
      expect((await south.get(`/sys/log/record?module=/sys/user&id=${id}`)).code).toBe(400004);
      expect((await south.post("/sys/user/delete", { ids: [noy.id, id] })).code).toBe(400004); // AZ-16
      const role = await roleId("plain");
      expect((await south.post(`/sys/role/${role}/removeMembers`, { userIds: [noy.id, id] })).code).toBe(400004);
      const written = await south.post("/sys/message/add", message({ audience: "users", users: [noy.id, id] }));
      expect(written).toMatchObject({ code: 400001, data: { errors: [{ field: "audience" }] } });
    }
    await admin.post(`/sys/user/${keo.id}/delete`);
    expect((await south.post(`/sys/user/${keo.id}/restore`)).code).toBe(400004);
    await admin.post(`/sys/user/${keo.id}/restore`);
    keo = await enter(app, "keo", PASSWORD);
  });

  test("sessions and jobs of people outside are neither listed nor ended", async () => {
    const session = async (id: string) =>
      (await query("select id from session where account_id = $1 and ended_at is null", [id]))[0]?.["id"] ?? "";
    expect((await south.post("/sys/session/list", { "query.accountId||eq": keo.id }))["total"]).toBe(0);
    expect((await south.post(`/sys/session/${await session(keo.id)}/delete`)).code).toBe(400004);
    expect((await south.post(`/sys/session/${await session(noy.id)}/delete`)).code).toBe(0);
    noy = await enter(app, "noy", PASSWORD);
    await admin.post("/sys/setting/update", { "sys.download.type": "2" });
    await admin.post("/sys/dict/export");
    await admin.post("/sys/setting/update", { "sys.download.type": "1" });
    const [job] = rowsOf(await admin.post("/sys/job/list"));
    expect(await south.post("/sys/job/list")).toMatchObject({ total: 0, results: [] });
    expect((await south.get(`/sys/job/${String(job?.["id"])}`)).code).toBe(400004);
    expect((await south.post(`/sys/job/${String(job?.["id"])}/retry`)).code).toBe(400004);
  });

  test("receipts name those they see and count the others; so does the sheet", async () => {
    const to = message({ audience: "users", users: [noy.id, keo.id, dao.id] });
    const { id } = (await admin.post("/sys/message/add", to)).data as { id: string };
    await admin.post(`/sys/message/${id}/send`);
    await isWrittenBy(south, id);
    const receipts = (asked = "") => south.get(`/sys/message/${id}/receipts?${asked}`);
    expect(await receipts()).toMatchObject({
      total: 1,
      receivers: 3,
      read: 0,
      unnamed: 2,
      results: [{ username: "noy" }],
    });
    expect(await receipts("search=keo")).toMatchObject({ total: 0, receivers: 3, results: [] });
    expect(await receipts("page.pn=2&page.size=1")).toMatchObject({ results: [] });
    const file = await south.post(`/sys/message/${id}/receipts/export`);
    const [, ...lines] = await readSheet(Buffer.from(String(file["bytes"]), "hex"), 10);
    expect(lines.map(([username]) => username)).toEqual(["noy"]);
    expect(await admin.get(`/sys/message/${id}/receipts`)).toMatchObject({ total: 3, unnamed: 0 });
  });

  test("they write to people and divisions they see, are told of no others how many they are, and send no draft that goes further", async () => {
    const add = async (fields: Record<string, unknown>) => (await south.post("/sys/message/add", message(fields))).code;
    expect(await add({ audience: "everybody" })).toBe(400001);
    expect(await add({ audience: "roles", roles: [await roleId("plain")] })).toBe(400001);
    expect(await add({ audience: "divisions", divisions: [place.banna, place.laos] })).toBe(400001);
    expect(await add({ audience: "divisions", divisions: [place.banna] })).toBe(0);
    for (const [fields, receivers] of [
      [{ audience: "everybody" }, 2],
      [{ audience: "users", users: [keo.id] }, 0],
      [{ audience: "divisions", divisions: [place.laos] }, 0],
    ] as const)
      expect((await south.post("/sys/message/receivers", fields)).data).toEqual({
        receivers,
        reading: { zh: receivers, lo: 0, en: 0 },
      });
    const { id } = (await admin.post("/sys/message/add", message({ audience: "everybody" }))).data as { id: string };
    await isWrittenBy(south, id);
    expect((await south.post(`/sys/message/${id}/send`)).code).toBe(400001);
    expect((await south.post(`/sys/message/${id}/duplicate`)).code).toBe(400001);
    await admin.post(`/sys/message/${id}/send`);
    for (const call of ["withdraw", "remind", "delete"])
      expect([call, (await south.post(`/sys/message/${id}/${call}`)).code]).toEqual([call, 400001]);
  });

  test("the history of a role counts its people, and of what they may not list they see what they did themselves", async () => {
    const role = await scopedRole("noted", "own");
    await admin.post(`/sys/role/${role}/addMembers`, { userIds: [keo.id] });
    const history = async (module: string, id: string) =>
      rowsOf(await south.get(`/sys/log/record?module=${module}&id=${id}`));
    expect(await history("/sys/role", role)).toMatchObject([{ action: "addMembers", after: { members: 1 } }]);
    const [logged] = await query("select record_id, module from audit_log where module = '/sys/setting' limit 1");
    expect(await history("/sys/setting", logged?.["record_id"] ?? "")).toEqual([]);
  });

  test("divisions outside, and those above, are neither changed nor added to", async () => {
    const change = async (id: string) =>
      (await south.post(`/sys/sysdivision/${id}/update`, { nameEn: "Elsewhere" })).code;
    const [above] = await query("select parent_id from division where id = $1", [place.yunnan]);
    for (const id of [place.laos, above?.["parent_id"] ?? ""]) expect(await change(id)).toBe(100010);
    expect(await change(place.banna)).toBe(0);
    const add = async (parentId: string) =>
      (await south.post("/sys/sysdivision/add", { parentId, value: "999999", nameEn: "New" })).code;
    for (const parentId of [place.laos, ""]) expect(await add(parentId)).toBe(100010);
    expect(await add(place.yunnan)).toBe(0);
  });
});

describe("pictures", () => {
  test("of people outside are not there, by list, search, filter or id", async () => {
    const theirs = await upload(keo);
    const mine = await upload(noy);
    const listed = rowsOf(await south.post("/sys/file/list")).map(({ id }) => id);
    expect([listed.includes(theirs.id), listed.includes(mine.id)]).toEqual([false, true]);
    expect(await south.post("/sys/file/list", { search: "keo" })).toMatchObject({ total: 0, bytes: 0 });
    expect(await south.post("/sys/file/list", { ownerId: keo.id })).toMatchObject({ total: 0 });
    expect((await south.get(`/sys/file/${theirs.id}`)).code).toBe(400004);
    expect((await send(`/sys/file/${theirs.id}/replace`, mine.bytes, south))["code"]).toBe(400004);
    expect((await south.post("/sys/file/delete", { ids: [mine.id, theirs.id] })).code).toBe(400004);
    expect((await south.post(`/sys/file/${theirs.id}/delete`)).code).toBe(400004);
  });

  test("are replaced by those who may change everything that shows them, and every record changed is in the log", async () => {
    const picture = await upload(noy);
    const replace = async (by: Colleague) => send(`/sys/file/${picture.id}/replace`, picture.bytes, by);
    await noy.post("/sys/user/my/update", { portrait: picture.filePath });
    await admin.post("/sys/setting/update", { "sys.logo": picture.filePath });
    expect(await replace(south)).toMatchObject({ code: 100010, msg: expect.stringContaining("Settings") as string });
    await admin.post("/sys/setting/update", { "sys.logo": "" });
    await query("update account set avatar = $2 where id = $1", [keo.id, picture.filePath]);
    expect(await replace(south)).toMatchObject({ code: 100010, msg: expect.stringContaining("Users") as string });
    expect((await query("select avatar from account where id = $1", [noy.id]))[0]).toEqual({
      avatar: picture.filePath,
    });
    await query("update account set avatar = null where id = $1", [keo.id]);
    const draft = message({ audience: "everybody", message: `<p><img src="${picture.filePath}" alt=""></p>` });
    const { id } = (await admin.post("/sys/message/add", draft)).data as { id: string };
    await admin.post("/sys/setting/update", { "sys.logo": picture.filePath });
    const { filePath } = (await replace(admin))["data"] as { filePath: string };
    const entries = await query(
      "select module, record_id, before::text, after::text from audit_log where after::text like $1 and action = 'update'",
      [`%${filePath}%`],
    );
    expect(new Set(entries.map(({ module }) => module))).toEqual(
      new Set(["/sys/message", "/sys/setting", "/sys/user"]),
    );
    expect(entries.length).toBe(3);
    for (const { before } of entries) expect(before).toContain(picture.filePath);
    expect(entries.map(({ record_id }) => record_id)).toEqual(expect.arrayContaining([id, noy.id]));
    const [setting] = await query("select new_value from setting_history order by version desc, at desc limit 1");
    expect(setting).toEqual({ new_value: filePath });
  });
});

describe("nobody gives a sight they lack (AZ-09)", () => {
  test("by a role of one's own division and a person who stands elsewhere", async () => {
    const wide = await scopedRole("wherever", "division");
    const plain = await roleId("plain");
    const made = await own.post("/sys/user/add", { username: "puppet", realname: "x", roleIds: [plain] });
    const { id } = made.data as { id: string };
    await query("update account set division_id = $2 where id = $1", [id, place.laos]);
    expect((await own.post(`/sys/user/${id}/update`, { roleIds: [plain, wide] })).code).toBe(100010);
    expect((await own.post(`/sys/role/${wide}/addMembers`, { userIds: [id] })).code).toBe(100010);
    const narrow = (await own.post("/sys/role/add", { code: "narrow", name: "x", scope: "own" })).data as {
      id: string;
    };
    expect((await own.post(`/sys/role/${narrow.id}/addMembers`, { userIds: [id] })).code).toBe(0);
    expect((await own.post(`/sys/role/${narrow.id}/update`, { scope: "division" })).code).toBe(100010);
    expect((await own.post(`/sys/role/${narrow.id}/update`, { note: "x" })).code).toBe(0);
  });

  test("by the role they have themselves, or one that people outside have", async () => {
    const chosen = await scopedRole("chosen", "chosen", RIGHTS);
    await query("insert into role_division (role_id, division_id) values ($1, $2)", [chosen, place.yunnan]);
    const posted = await staff("posted", ["chosen"], place.laos);
    expect((await posted.post(`/sys/role/${chosen}/update`, { scope: "division" })).code).toBe(100010);
    const shared = await scopedRole("shared", "own");
    await admin.post(`/sys/role/${shared}/addMembers`, { userIds: [noy.id, keo.id, dao.id] });
    const { entries, refusal } = (await south.get(`/sys/role/${shared}/rights`)).data as {
      entries: { id: string; isGranted: boolean }[];
      refusal: string;
    };
    expect(refusal).toMatch(/outside your data scope/);
    for (const [call, fields] of [
      ["update", { note: "x" }],
      ["setMenu", { menuIds: "" }],
      ["delete", {}],
    ] as const) {
      const refused = await south.post(`/sys/role/${shared}/${call}`, fields);
      expect([call, refused.code]).toEqual([call, 100010]);
      expect(JSON.stringify(refused)).not.toMatch(/keo|dao/);
    }
    await admin.post(`/sys/role/${shared}/removeMembers`, { userIds: [keo.id, dao.id] });
    expect(await south.post(`/sys/role/${shared}/delete`)).toMatchObject({
      code: 400010,
      msg: expect.stringContaining("noy") as string,
    });
    expect(entries.length).toBeGreaterThan(0);
  });

  test("out of the bin: a role that gives more than they have, or shows more, stays there", async () => {
    const strong = await scopedRole("strong", "own", ["sys:setting:update"]);
    const wide = await scopedRole("wide", "all");
    const plain = await roleId("plain");
    const fields = { username: "returning", realname: "x", divisionId: place.banna, roleIds: [plain, strong, wide] };
    const { id } = (await admin.post("/sys/user/add", fields)).data as { id: string };
    for (const path of [`user/${id}`, `role/${strong}`, `role/${wide}`])
      expect([path, (await admin.post(`/sys/${path}/delete`)).code]).toEqual([path, 0]);
    expect((await south.post(`/sys/user/${id}/restore`)).code).toBe(0);
    for (const role of [strong, wide]) expect((await south.post(`/sys/role/${role}/restore`)).code).toBe(100010);
    expect((await admin.post(`/sys/role/${strong}/restore`)).code).toBe(0);
    expect((await south.post(`/sys/user/${id}/update`, { realname: "y" })).code).toBe(100010);
  });
});

test("what was exported is kept from who would not see it any more, and says why (TK-11)", async () => {
  await admin.post("/sys/setting/update", { "sys.download.type": "2" });
  const region = await scopedRole("region", "division", ["sys:user:list", "sys:user:export"]);
  const exporter = await staff("exporter", ["region"], place.yunnan);
  const { url } = (await exporter.post("/sys/user/export")) as { url?: string };
  const fetched = async () => {
    const answer = await fetch(app.origin + url, { headers: { "accept-language": "en" } });
    return [answer.status, answer.ok ? "" : ((await answer.json()) as { msg: string }).msg];
  };
  expect(await fetched()).toEqual([200, ""]);
  await admin.post(`/sys/user/${exporter.id}/update`, { divisionId: place.banna });
  expect(await fetched()).toEqual([403, expect.stringMatching(/narrower/)]);
  await admin.post(`/sys/user/${exporter.id}/update`, { divisionId: place.yunnan });
  expect((await fetched())[0]).toBe(200);
  await query("delete from role_menu where role_id = $1", [region]);
  expect(await fetched()).toEqual([403, expect.stringMatching(/narrower/)]);
  await admin.post("/sys/setting/update", { "sys.download.type": "1" });
});

test("how many members a role has is announced whoever joins or leaves it, and however", async () => {
  const role = await scopedRole("counted", "own");
  const boss = await listen(app.origin, ADMIN);
  const told = () =>
    boss.heard.filter(({ change }) => change?.path === "/sys/role" && change.ids.includes(role)).length;
  const count = async () => ((await admin.get(`/sys/role/get?id=${role}`)).data as { memberCount: number }).memberCount;
  const add = { username: "joiner", realname: "x", roleIds: [role] };
  const { id } = (await admin.post("/sys/user/add", add)).data as { id: string };
  const steps: readonly (readonly [string, Record<string, unknown>, number])[] = [
    [`/sys/user/${id}/update`, { roleIds: [await roleId("plain")] }, 0],
    [`/sys/user/${id}/update`, { roleIds: [role] }, 1],
    [`/sys/user/${id}/delete`, {}, 0],
    [`/sys/user/${id}/restore`, {}, 1],
  ];
  let before = 0;
  await vi.waitFor(() => expect(told()).toBe(1), 5_000);
  for (const [path, fields, members] of steps) {
    before = told();
    expect([path, (await admin.post(path, fields)).code, await count()]).toEqual([path, 0, members]);
    await vi.waitFor(() => expect(told()).toBeGreaterThan(before), 5_000);
  }
  boss.ws.close();
});
