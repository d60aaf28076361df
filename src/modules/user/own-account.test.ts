import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Attachment } from "../upload/upload.ts";
import { addUser } from "../testing/add-user.server.ts";
import { startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";
import type { IdentityTables } from "../identity/identity.server.ts";

const PASSWORD = "That-Luang 1566";
let app: ModulesApp;
beforeAll(async () => {
  app = await startModules();
  for (const username of ["noy", "kham", "dao"]) await addUser(app.services, { username, password: PASSWORD });
});
afterAll(() => app.close());

const enter = async (username: string) => {
  const { access: token } = tokensOf(await visitor(app.origin).signIn(username, PASSWORD));
  return {
    token,
    info: async () =>
      (await visitor(app.origin).get("/sys/user/my/info", { token })).body.data as Record<string, unknown>,
    update: async (fields: Record<string, unknown>, language = "en") =>
      (
        await visitor(app.origin).post("/sys/user/my/update", fields, {
          token,
          headers: { "accept-language": language },
        })
      ).body,
  };
};
const stored = async (username: string) => {
  const db = app.services.database.as<IdentityTables>();
  const found = await db.selectFrom("account").selectAll().where("username", "=", username).executeTakeFirstOrThrow();
  const { search: _, ...account } = found as typeof found & { search: string }; // derived from the name
  return {
    account,
    roles: await db.selectFrom("user_role").selectAll().where("account_id", "=", account.id).execute(),
  };
};
const upload = async (token: string): Promise<string> => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#2a7" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("base_path", "/file/avatar/");
  body.append("file", new Blob([new Uint8Array(png)], { type: "image/png" }), "me.png");
  const sent = await app.client.send("/api/oss/upload", { method: "POST", body, headers: { access_token: token } });
  return (sent.body["attachment_list"] as Attachment[])[0]?.filePath ?? "";
};

test("one sees oneself and changes the name, telephone, mail and introduction; user info follows", async () => {
  const noy = await enter("noy");
  expect(await noy.info()).toMatchObject({
    username: "noy",
    roles: [{ code: "viewer", name: "只读用户", nameEn: "Viewer", nameLo: "ຜູ້ເບິ່ງຂໍ້ມູນ" }],
    version: 1,
  });
  const mine = {
    realname: "ນ້ອຍ ພົມມະຈັນ",
    phone: "+856 20 5555 1234",
    email: "noy@example.la",
    introduction: "ໄຮ່ກາເຟ\n咖啡",
  };
  expect(await noy.update(mine)).toMatchObject({ code: 0, data: { ...mine, version: 2 } });
  expect((await visitor(app.origin).get("/sys/user/info", { token: noy.token })).body).toMatchObject(mine);
  expect(await noy.update({ phone: "໐໒໐ ໕໕໕໕ ໙໙໙໙", version: "2" })).toMatchObject({
    data: { phone: "020 5555 9999", version: 3 },
  });
  expect(await noy.update({ phone: "", version: "3" })).toMatchObject({
    code: 0,
    data: { ...mine, phone: "", version: 4 },
  });
});

test("nothing but that can be changed: every known column and foreign names leave the account as it is (AZ-07, AZ-08)", async () => {
  const kham = await enter("kham");
  const before = await stored("kham");
  const hostile: Record<string, unknown> = {
    id: "01890000-0000-7000-8000-000000000000",
    username: "admin",
    username_key: "admin",
    userName: "admin",
    password: "x",
    password_hash: "$argon2id$",
    passwordHash: "$argon2id$",
    unlockPassword: "0000",
    unlock_password_hash: "x",
    must_change_password: "true",
    passwordMustbeChanged: "true",
    mustChangePassword: "1",
    password_expires_at: "2000-01-01T00:00:00Z",
    is_enabled: "false",
    isEnabled: "0",
    status: "0",
    roles: ["admin"],
    roleIds: ["admin"],
    deleted_at: "2000-01-01T00:00:00Z",
    created_at: "2000-01-01T00:00:00Z",
    created_by: "x",
    updated_by: "x",
    real_name: "x",
  };
  expect((await kham.update(hostile)).code).toBe(0);
  expect(await stored("kham")).toEqual(before);
  expect((await kham.update({ ...hostile, realname: "ຄຳ" })).code).toBe(0);
  const after = await stored("kham");
  const { real_name, version, updated_at, updated_by, ...rest } = after.account;
  const { real_name: _n, version: _v, updated_at: _a, updated_by: _b, ...was } = before.account;
  // Derived from the name by the database, for searching the logs and for the order of lists.
  const derived = { name_search: "", real_name_key: "" };
  expect({ ...rest, ...derived }).toEqual({ ...was, ...derived });
  expect([real_name, version, updated_by]).toEqual(["ຄຳ", 2, before.account.id]);
  expect(typeof updated_at).toBe("string");
  expect(after.roles).toEqual(before.roles);
});

test.each([
  [{ realname: " " }, "realname", "请填写此项", "ຂໍ້ມູນນີ້ຈຳເປັນ", "This is required"],
  [{ realname: "x".repeat(51) }, "realname", "最多 50 个字符", "ບໍ່ເກີນ 50 ຕົວອັກສອນ", "At most 50 characters"],
  [{ realname: "\u202e" }, "realname", "含有看不见的控制字符", "ມີຕົວອັກສອນຄວບຄຸມ", "Contains invisible"],
  [{ realname: "\u202eyoN" }, "realname", "含有看不见的控制字符", "ມີຕົວອັກສອນຄວບຄຸມ", "Contains invisible"],
  [{ phone: "call me" }, "phone", "请输入有效的电话号码", "ກະລຸນາປ້ອນເບີໂທທີ່ຖືກຕ້ອງ", "Enter a phone number"],
  [{ email: "noy@la" }, "email", "请输入有效的邮箱地址", "ກະລຸນາປ້ອນອີເມວທີ່ຖືກຕ້ອງ", "Enter an email address"],
  [{ introduction: "a\u0000" }, "introduction", "含有看不见的控制字符", "ມີຕົວອັກສອນຄວບຄຸມ", "Contains invisible"],
])("%j is refused at its field in the person's language", async (fields, field, zh, lo, en) => {
  const dao = await enter("dao");
  for (const [language, words] of Object.entries({ zh, lo, en }))
    expect(await dao.update(fields, language)).toMatchObject({
      code: 400001,
      data: { errors: [{ field, message: expect.stringContaining(words) }] },
    });
});

test("a portrait is a picture one uploaded oneself, or none", async () => {
  const [noy, dao] = [await enter("noy"), await enter("dao")];
  const [own, foreign] = [await upload(dao.token), await upload(noy.token)];
  for (const portrait of [
    foreign,
    "https://evil.example/a.png",
    "/file/avatar/../js/holiday.js",
    `${own}?x`,
    "javascript:1",
  ])
    expect(await dao.update({ portrait })).toMatchObject({ code: 400001, data: { errors: [{ field: "portrait" }] } });
  expect(await dao.update({ portrait: own })).toMatchObject({ code: 0, data: { portrait: own } });
  expect((await visitor(app.origin).get("/sys/user/info", { token: dao.token })).body).toMatchObject({
    portrait: own,
    avatar: own,
  });
  expect(await dao.update({ portrait: "" })).toMatchObject({ code: 0, data: { portrait: "" } });
});

test("a save over a change made elsewhere is refused with what stands there now", async () => {
  const dao = await enter("dao");
  const { version } = await dao.info();
  await dao.update({ realname: "ດາວ", version });
  expect(await dao.update({ realname: "道", version })).toMatchObject({
    code: 400009,
    data: { current: { realname: "ດາວ" } },
  });
  expect(await dao.info()).toMatchObject({ realname: "ດາວ" });
});

test("one's latest sign-ins are listed, the failed ones too, and nobody else's (AZ-06)", async () => {
  await addUser(app.services, { username: "seen", password: PASSWORD });
  await visitor(app.origin).signIn("seen", "not the password");
  app.clock.advance(1_000);
  const { token } = await enter("seen");
  const list = (await visitor(app.origin).post("/sys/loginlog/my/list", {}, { token })).body.data as {
    isRight: boolean;
  }[];
  expect(list.map(({ isRight }) => isRight)).toEqual([true, false]);
});
