import { afterAll, beforeAll, expect, test } from "vitest";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
let banna: string;
beforeAll(async () => {
  app = await startModules({ demo: false });
  const places = await app.services.database
    .as<{ division: { id: string; value: string } }>()
    .selectFrom("division")
    .select("id")
    .where("value", "=", "532800")
    .executeTakeFirstOrThrow();
  banna = places.id;
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const roleOf = async (code: string, scope: string) =>
  ((await admin.post("/sys/role/add", { code, name: code, scope })).data as { id: string }).id;

test("a role that sees the own division is given to nobody who has none, unless another of their roles sees everything", async () => {
  const [local, plain, all] = [
    await roleOf("local", "division"),
    await roleOf("plain", "own"),
    await roleOf("wide", "all"),
  ];
  const values = { username: "placed", realname: "Placed", roleIds: [plain, local] };
  for (const [language, words] of [
    ["en", /choose one/],
    ["zh", /请选择所属区划/],
    ["lo", /ກະລຸນາເລືອກເຂດ/],
  ] as const) {
    const headers = { "accept-language": language };
    const { body } = await admin.by.post("/sys/user/add", values, { token: admin.token, headers });
    expect(body).toMatchObject({
      code: 400001,
      data: { errors: [{ field: "divisionId", message: expect.stringMatching(words) }] },
    });
  }
  const { id } = (await admin.post("/sys/user/add", { ...values, divisionId: banna })).data as { id: string };
  const refused = { code: 400001, data: { errors: [{ field: "divisionId" }] } };
  expect(await admin.post(`/sys/user/${id}/update`, { divisionId: "" })).toMatchObject(refused);
  expect((await admin.post(`/sys/user/${id}/update`, { divisionId: "", roleIds: [plain] })).code).toBe(0);
  expect(await admin.post(`/sys/user/${id}/update`, { roleIds: [local] })).toMatchObject(refused);
  expect(await admin.post(`/sys/role/${local}/addMembers`, { userIds: [id] })).toMatchObject({
    code: 400001,
    msg: expect.stringMatching(/choose a division for: Placed/),
  });
  expect((await admin.post(`/sys/user/${id}/update`, { roleIds: [local, all] })).code).toBe(0);
  expect(await admin.post(`/sys/role/${all}/removeMembers`, { userIds: [id] })).toMatchObject({
    code: 400001,
    msg: expect.stringMatching(/^Without this role .*: Placed/),
  });
  expect((await admin.post(`/sys/role/${local}/removeMembers`, { userIds: [id] })).code).toBe(0);
  await admin.post(`/sys/user/${id}/update`, { roleIds: [plain], divisionId: "", realname: "Placed $& twice" });
  expect(await admin.post(`/sys/role/${plain}/update`, { scope: "division" })).toMatchObject({
    code: 400001,
    data: { errors: [{ field: "scope", message: expect.stringMatching(/: Placed \$& twice$/) }] },
  });
  const second = { username: "Second", realname: "Second", roleIds: [plain] };
  const { id: secondId } = (await admin.post("/sys/user/add", second)).data as { id: string };
  expect(await admin.post(`/sys/role/${plain}/update`, { scope: "division" })).toMatchObject({
    data: { errors: [{ message: expect.stringMatching(/: Placed \$& twice, Second$/) }] },
  });
  await admin.post(`/sys/user/${secondId}/update`, { divisionId: banna });
  await admin.post(`/sys/user/${id}/update`, { divisionId: banna });
  expect((await admin.post(`/sys/role/${plain}/update`, { scope: "division" })).code).toBe(0);
});
