import { afterAll, beforeAll, expect, test } from "vitest";
import { addUser } from "../testing/add-user.server.ts";
import { addRole, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let admin: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(() => app.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await app.services.database.pool.query(text, [...values])).rows as Record<string, string>[];
const addGroup = async (code: string) =>
  ((await admin.post("/sys/dict/group/add", { code, name: code })).data as { id: string }).id;

const PASSWORD = "Vang-Vieng 2026";
const staff = async (username: string, { role, place }: { readonly role: string; readonly place: string }) => {
  const id = await addUser(app.services, { username, password: PASSWORD, roles: [role] });
  const at = "(select id from division where value = $2)";
  await query(`update account set real_name = $3, division_id = ${at} where id = $1`, [
    id,
    place,
    `name of ${username}`,
  ]);
  return enter(app, username, PASSWORD);
};

test("the recycle bin tells when a record was deleted, and by whom to those who may see that person", async () => {
  const [first, second] = [await addGroup("first"), await addGroup("second")];
  await addRole(app.services, "keeper", ["sys:dictGroup:list", "sys:dictGroup:delete"]);
  await addRole(app.services, "reader", ["sys:dictGroup:list"]);
  await query("update role set scope = 'division' where code = 'reader'");
  const keeper = await staff("keeper", { role: "keeper", place: "532800" });
  const [above, elsewhere] = [
    await staff("above", { role: "reader", place: "530000" }),
    await staff("elsewhere", { role: "reader", place: "LA" }),
  ];
  const expected: unknown[] = [];
  for (const [by, id] of [[keeper, first] as const, [admin, second] as const]) {
    app.clock.advance(60_000);
    expect((await by.post(`/sys/dict/group/${id}/delete`)).code).toBe(0);
    expected.push({ id, updatedAt: new Date(app.clock.now()).toISOString() });
  }
  const inBin = async (viewer: Colleague) =>
    (
      (await viewer.post("/sys/dict/group/list", { bin: "1", sort: "updatedAt desc" }))["results"] as Record<
        string,
        string
      >[]
    ).map(({ id, updatedAt, deletedBy }) => ({ id, updatedAt: new Date(updatedAt ?? "").toISOString(), deletedBy }));
  const told = await inBin(admin);
  expect(told).toMatchObject(expected.toReversed());
  expect(told.map(({ deletedBy }) => deletedBy)).toEqual([expect.stringMatching(/./), "name of keeper"]);
  expect((await inBin(above)).map(({ deletedBy }) => deletedBy)).toEqual(["", "name of keeper"]);
  expect((await inBin(elsewhere)).map(({ deletedBy }) => deletedBy)).toEqual(["", ""]);
  // Records outside the bin do not say who changed them.
  const [kept] = (await admin.post("/sys/dict/group/list"))["results"] as object[];
  expect(kept).not.toHaveProperty("deletedBy");
});
