import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import type { Cell } from "../../fields/field.ts";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { SessionTables } from "../session/session.server.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import { announceAccounts, type IdentityTables } from "../identity/identity.server.ts";

const PASSWORD = "Vang-Vieng 2026";
let app: ModulesApp;
let admin: Colleague;
let roles: Record<string, string>;
beforeAll(async () => {
  app = await startModules();
  const rights = ["list", "add", "update", "delete", "import", "unlock", "changePassword", "explain"];
  await addRole(app.services, "clerk", [...rights.map((verb) => `sys:user:${verb}`), "sys:session:delete"]);
  await addRole(app.services, "reader", ["sys:user:list"]);
  const stored = await app.services.database.as<IdentityTables>().selectFrom("role").select(["id", "code"]).execute();
  roles = Object.fromEntries(stored.map(({ id, code }) => [code, id]));
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

type Row = Record<string, unknown> & { readonly id: string };
const add = async (username: string, fields: Record<string, unknown> = {}, by = admin) =>
  by.post("/sys/user/add", { username, realname: username, roleIds: [roles["reader"]], ...fields });
const added = async (username: string, fields?: Record<string, unknown>) => (await add(username, fields)).data as Row;
const listed = async (asked: Record<string, unknown>) =>
  ((await admin.post("/sys/user/list", asked))["records"] as Row[]).map(({ username }) => username);
const stored = (id: string) =>
  app.services.database
    .as<IdentityTables>()
    .selectFrom("account")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const use = async (token: string) => (await visitor(app.origin).get("/sys/user/info", { token })).body.code;
const send = async (rows: readonly (readonly Cell[])[], by: Colleague) => {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(await writeSheet("sheet", rows))], "users.xlsx"));
  const headers = { [ACCESS_TOKEN]: by.token, "accept-language": "en" };
  return (await app.client.send("/api/sys/user/import", { method: "POST", body, headers })).body;
};

test("a user is added with a role and a first password, which must be changed; found in any script; no secret is answered", async () => {
  const { id, ...shown } = await added("bounmy", {
    realname: "ບຸນມີ 张伟",
    phone: "+856 20 2222 3333",
    email: "bounmy@example.la",
    password: PASSWORD,
  });
  expect(shown).toMatchObject({ username: "bounmy", roleIds: [roles["reader"]], isEnabled: true, divisionId: null });
  expect(Object.keys(shown).join()).not.toMatch(/password|hash|key/i);
  for (const search of ["zhangwei", "张", "ບຸນ", "bounmy", "2222"]) expect(await listed({ search })).toContain("bounmy");
  const bounmy = await enter(app, "BounMy", PASSWORD);
  expect(await bounmy.get("/sys/user/getCurrentUser")).toMatchObject({
    id,
    realname: "ບຸນມີ 张伟",
    roles: ["reader"],
    passwordMustbeChanged: true,
  });
  expect((await bounmy.post("/sys/user/list")).code).toBe(200006);
  expect((await stored(id)).password_expires_at).not.toBeNull();
});

test.each([
  [{ username: "ＡＤＭＩＮ" }, "username", /taken/i],
  [{ username: "Admin" }, "username", /taken/i],
  [{ username: "ad\u200bmin" }, "username", /invisible/i],
  [{ username: "a,b" }, "username", /letters, digits/i],
  [{ realname: "\u202eyoN" }, "realname", /invisible/i],
  [{ roleIds: "" }, "roleIds", /required/i],
  [{ roleIds: ["01890000-0000-7000-8000-000000000000"] }, "roleIds", /./],
  [{ email: "nobody" }, "email", /email/i],
  [{ portrait: "/file/avatar/foreign.png" }, "portrait", /upload/i],
  [{ password: "12345678" }, "password", /common/i],
])("a new user with %j is refused at %s", async (fields, field, words) => {
  expect(await add("somebody", fields)).toMatchObject({
    code: 400001,
    data: { errors: [{ field, message: expect.stringMatching(words) as string }] },
  });
  expect(await listed({ search: "somebody" })).toEqual([]);
});

test("an administrator's own wording of why nobody disables themselves is said", async () => {
  const id = "userRules.ownDisable";
  expect((await admin.post(`/sys/translation/${id}/update`, { language: "en", words: "Not oneself" })).code).toBe(0);
  const refusal = () => admin.post(`/sys/user/${admin.id}/update`, { isEnabled: "0" });
  await expect
    .poll(refusal, { timeout: 5_000 })
    .toMatchObject({ code: 400001, data: { errors: [{ field: "isEnabled", message: "Not oneself" }] } });
});

test("nothing but what a user's form holds is written, by adding or updating (AZ-07)", async () => {
  const hostile = {
    id: "01890000-0000-7000-8000-000000000000",
    username_key: "x",
    password_hash: "$argon2id$x",
    passwordHash: "$argon2id$x",
    unlockPassword: "0000",
    mustChangePassword: "0",
    password_expires_at: "2000-01-01T00:00:00Z",
    createdBy: "x",
    created_at: "2000-01-01T00:00:00Z",
    deleted_at: "2000-01-01T00:00:00Z",
    roles: ["admin"],
  };
  const { id } = await added("keo", hostile);
  const before = await stored(id);
  expect(before).toMatchObject({ username_key: "keo", password_hash: null, created_by: admin.id, deleted_at: null });
  expect((await admin.post(`/sys/user/${id}/update`, { ...hostile, password: PASSWORD })).code).toBe(0);
  expect(await stored(id)).toEqual(before);
  expect((await visitor(app.origin).signIn("keo", PASSWORD)).body.code).toBe(100001);
});

test("nobody touches somebody above, nor gives what they lack, one by one or by a file (AZ-09)", async () => {
  const clerk = await employ(app, "clerk", ["clerk"]);
  const { id: gone } = await added("formerAdmin", { roleIds: [roles["admin"]] });
  await admin.post(`/sys/user/${gone}/delete`);
  for (const [path, fields] of [
    [`/sys/user/${admin.id}/update`, { realname: "x" }],
    [`/sys/user/${admin.id}/update`, { isEnabled: "0" }],
    [`/sys/user/${admin.id}/delete`, {}],
    [`/sys/user/${admin.id}/unlock`, {}],
    [`/sys/user/${admin.id}/changePassword`, {}],
    [`/sys/user/${gone}/restore`, {}],
    ["/sys/user/add", { username: "puppet", realname: "x", roleIds: [roles["admin"]] }],
    ["/sys/user/add", { username: "puppet", realname: "x", roleIds: [roles["editor"]] }],
    [`/sys/user/${clerk.id}/update`, { roleIds: [roles["clerk"], roles["editor"]] }],
  ] as const)
    expect([path, fields, (await clerk.post(path, fields)).code]).toEqual([path, fields, 100010]);
  const others = (await admin.post("/sys/session/my/list")).data as { id: string }[];
  expect((await clerk.post(`/sys/session/${others[0]?.id}/delete`)).code).toBe(100010);
  expect(
    await send(
      [
        ["User name", "Name", "Roles"],
        ["puppet", "x", "System administrator"],
      ],
      clerk,
    ),
  ).toMatchObject({ data: { failed: [{ row: 2, message: expect.stringMatching(/permission/) }] } });
  expect(
    await send(
      [
        ["User name", "Roles"],
        ["admin", "clerk"],
      ],
      clerk,
    ),
  ).toMatchObject({ data: { failed: [{ row: 2 }] } });
  expect(await listed({ search: "puppet" })).toEqual([]);
  expect((await add("helper", { roleIds: [roles["clerk"]] }, clerk)).code).toBe(0);
});

test("nobody disables or deletes themself, and of two administrators who remove each other one remains (AZ-10)", async () => {
  expect(await admin.post(`/sys/user/${admin.id}/update`, { isEnabled: "0" })).toMatchObject({
    code: 400001,
    data: { errors: [{ field: "isEnabled" }] },
  });
  expect((await admin.post(`/sys/user/${admin.id}/delete`)).code).toBe(400010);
  expect((await admin.post(`/sys/user/${admin.id}/update`, { roleIds: [roles["reader"]] })).code).toBe(400010);
  const second = await employ(app, "second", ["admin"]);
  const codes = await Promise.all([
    second.post(`/sys/user/${admin.id}/update`, { isEnabled: "0" }),
    admin.post(`/sys/user/${second.id}/delete`),
  ]);
  const left = await app.services.database
    .as<IdentityTables>()
    .selectFrom("account")
    .select("id")
    .where("id", "in", [admin.id, second.id])
    .where("is_enabled", "=", true)
    .where("deleted_at", "is", null)
    .execute();
  expect([left.length, codes.filter(({ code }) => code === 0).length]).toEqual([1, 1]);
  const standing = left[0]?.id === admin.id ? admin : second;
  await standing.post(`/sys/user/${admin.id}/update`, { isEnabled: "1" });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});

test("who is disabled or deleted is out at once, and comes back with the same roles (TK-10)", async () => {
  const dao = await employ(app, "dao", ["viewer"]);
  expect((await admin.post(`/sys/user/${dao.id}/update`, { isEnabled: "0" })).code).toBe(0);
  expect(await use(dao.token)).toBe(100008);
  expect((await visitor(app.origin).signIn("dao", PASSWORD)).body.code).toBe(100001);
  await admin.post(`/sys/user/${dao.id}/update`, { isEnabled: "1" });
  const again = await enter(app, "dao", PASSWORD);
  expect((await admin.post(`/sys/user/${dao.id}/delete`)).code).toBe(0);
  expect(await use(again.token)).toBe(100008);
  expect((await visitor(app.origin).signIn("dao", PASSWORD)).body.code).toBe(100001);
  expect((await admin.post(`/sys/user/${dao.id}/restore`)).code).toBe(0);
  expect(await (await enter(app, "dao", PASSWORD)).get("/sys/user/info")).toMatchObject({ roles: ["viewer"] });
});

test("whose account was disabled or deleted at work is told so, in their language, by whatever call comes next", async () => {
  const lod = await employ(app, "lod", ["viewer"]);
  const by = visitor(app.origin);
  const { refresh } = tokensOf(await by.signIn("lod", PASSWORD));
  const ask = (language: string) =>
    app.client.get("/sys/user/info", { token: lod.token, headers: { "accept-language": language } });
  await admin.post(`/sys/user/${lod.id}/update`, { isEnabled: "0" });
  for (const [language, words] of [
    ["zh", "您的账号已被停用"],
    ["lo", "ບັນຊີຂອງທ່ານຖືກປິດໃຊ້"],
    ["en", "Your account was disabled"],
  ] as const)
    expect((await ask(language)).body).toMatchObject({
      code: 100008,
      msg: expect.stringContaining(words) as string,
      data: { why: "disabled" },
    });
  expect((await by.refresh(refresh)).body).toMatchObject({ code: 100009, data: { why: "disabled" } });
  // Somebody who knows only the name learns nothing (AU-04).
  expect((await by.signIn("lod", PASSWORD)).body).toMatchObject({ code: 100001, data: null });
  await admin.post(`/sys/user/${lod.id}/update`, { isEnabled: "1" });
  const { access } = tokensOf(await by.signIn("lod", PASSWORD));
  await admin.post(`/sys/user/${lod.id}/delete`);
  expect((await app.client.get("/sys/user/info", { token: access })).body).toMatchObject({ data: { why: "deleted" } });
});

test("a call that overtakes the news of the session's end is told too that the account was disabled", async () => {
  const { token, id } = await employ(app, "khen", ["viewer"]);
  expect(await use(token)).toBe(0); // caches the session as valid
  const at = new Date(app.clock.now()).toISOString();
  await inTransaction(app.services.database, async (trx) => {
    const db = trx.as<IdentityTables & SessionTables>();
    await db.updateTable("account").set({ is_enabled: false }).where("id", "=", id).execute();
    await db.updateTable("session").set({ ended_at: at, ended_why: "disabled" }).where("account_id", "=", id).execute();
    await announceAccounts(app.services.changes, trx, [id]);
  });
  expect((await app.client.get("/sys/user/info", { token })).body).toMatchObject({
    code: 100008,
    data: { why: "disabled" },
  });
});

test("a change of roles holds from the next call on (TK-11)", async () => {
  const kham = await employ(app, "kham", ["reader"]);
  expect((await kham.post("/sys/dict/list")).code).toBe(100010);
  expect((await admin.post(`/sys/user/${kham.id}/update`, { roleIds: [roles["viewer"]] })).code).toBe(0);
  expect((await kham.post("/sys/dict/list")).code).toBe(0);
  expect((await kham.post("/sys/user/add")).code).toBe(100010);
});

test("a sheet adds users, updates them by user name, says once which row repeats another, and never carries a password", async () => {
  const header = ["User name", "Name", "Roles", "Phone"];
  expect(
    (
      await send(
        [
          [...header, "Initial password"],
          ["noy", "x", "reader", "", PASSWORD],
        ],
        admin,
      )
    ).code,
  ).toBe(400001);
  expect(
    await send([header, ["noy", "ນ້ອຍ", "reader", "+856 20 1111 2222"], ["dao", "ດາວ", "reader", ""]], admin),
  ).toMatchObject({ code: 0, data: { added: 1, updated: 1, failed: [] } });
  const unknown = await send([header, ["noy", "x", "reader; clerks, readers", ""]], admin);
  expect(unknown).toMatchObject({ data: { failed: [{ row: 2, field: "roleIds" }] } });
  expect(JSON.stringify(unknown)).toContain(
    "no record called “clerks, readers”, or more than one. Separate several with semicolons",
  );
  const spelled = [header, ["NOY", "x", "reader", ""], ["tik", "x", "reader", ""], ["TIK", "x", "reader", ""]];
  expect(await send(spelled, admin)).toMatchObject({
    data: {
      failed: [
        { row: 2, field: "username" },
        { row: 4, field: "username", message: "“TIK”: The same as in row 3. Choose another" },
      ],
    },
  });
  const twice = [header, ["bee", "x", "reader", ""], ["noy", "x", "reader", ""], ["bee", "y", "reader", ""]];
  const { failed } = (await send(twice, admin)).data as { failed: object[] };
  expect(failed).toEqual([{ row: 4, field: "username", message: "“bee”: The same as in row 2. Choose another" }]);
  const { bytes } = (await admin.post("/sys/user/export", { search: "noy" })) as { bytes?: string };
  expect(Buffer.from(bytes ?? "", "hex").length).toBeGreaterThan(1000);
});

test("the picker gives id and name of active users alone, in batches, by any part of the name (AZ-12)", async () => {
  const someone = await employ(app, "picker", ["reader"]);
  const ask = async (query: string) => (await someone.get(`/sys/user/selectAllUserList?${query}`)).data as Row[];
  expect(await ask("search=%E5%BC%A0%E4%BC%9F")).toEqual([{ id: expect.any(String) as string, realname: "ບຸນມີ 张伟" }]);
  const all = await ask("size=200");
  const names: unknown[] = [];
  for (let after = ""; ;) {
    const part = await ask(`size=3${after && `&after=${after}`}`);
    names.push(...part.map(({ id }) => id));
    if (part.length < 3) break;
    after = part.at(-1)?.id ?? "";
  }
  expect(names).toEqual(all.map(({ id }) => id));
  await admin.post(`/sys/user/${someone.id}/update`, { isEnabled: "0" });
  const shown = (await admin.get("/sys/user/selectAllUserList?size=200")).data as Row[];
  expect(shown.some(({ id }) => id === someone.id)).toBe(false);
});

test("the administrator of a new installation is found and chosen under a name in each language", async () => {
  const name = { zh: "系统管理员", lo: "ຜູ້ດູແລລະບົບ", en: "System administrator" };
  for (const search of [ADMIN.username, ...Object.values(name)]) {
    const found = (await admin.post("/sys/user/options", { search }))["data"] as { title: object }[];
    expect([search, found.map(({ title }) => title)]).toEqual([search, expect.arrayContaining([name])]);
  }
});

test("users are listed by name whatever the case of its letters, also in reverse and filtered", async () => {
  for (const username of ["Order-Zoe", "order-adam", "Order-Ben"]) await added(username);
  const ours = async (asked: Record<string, unknown>) =>
    (await listed({ "page.size": "200", ...asked })).filter((name) => /^order-/i.test(String(name)));
  const sorted = ["order-adam", "Order-Ben", "Order-Zoe"];
  expect(await ours({ sort: "username asc" })).toEqual(sorted);
  expect(await ours({ sort: "username desc" })).toEqual(sorted.toReversed());
  expect(await ours({ sort: "username asc", "query.isEnabled||eq": "1", search: "order" })).toEqual(sorted);
});

test("users are listed and chosen by name in the order of dictionaries, from page to page", async () => {
  const inOrder = ["bounmy", "Khamla", "ກາ ໄຊ", "ເກສອນ", "ສົມ ໄຊ", "ຊາລີ", "阿明 赵", "白 赵", "赵 赵"];
  for (const [at, realname] of inOrder.entries()) await added(`dictionary-${inOrder.length - at}`, { realname });
  const { records } = await admin.post("/sys/user/list", { search: "dictionary", sort: "realname asc" });
  expect((records as Row[]).map(({ realname }) => realname)).toEqual(inOrder);
  const chosen: unknown[] = [];
  for (let after = ""; chosen.length < inOrder.length;) {
    const asked = new URLSearchParams({ search: "dictionary", size: "2", ...(after && { after }) });
    const page = (await admin.get(`/sys/user/selectAllUserList?${asked.toString()}`)).data as Row[];
    if (page.length === 0) break;
    chosen.push(...page.map(({ realname }) => realname));
    after = page.at(-1)?.id ?? "";
  }
  expect(chosen).toEqual(inOrder);
});
