import { afterAll, beforeAll, expect, test } from "vitest";
import { addUser } from "../../testing/add-user.server.ts";
import { addRole, employ, enter, type Colleague } from "../../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../testing/start-modules.server.ts";

const PASSWORD = "Vang-Vieng 2026";
let app: ModulesApp;
let admin: Colleague;
let keeper: Colleague;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  await addRole(app.services, "keeper", ["sys:role:list", "sys:role:update"]);
  keeper = await employ(app, "keeper", ["keeper"]);
});
afterAll(() => app.close());

type People = readonly { readonly id: string; readonly username?: string; readonly realname?: string }[];
const candidates = async (role: string, search: string) =>
  (await keeper.post(`/sys/role/${role}/candidates`, { search })).data as People;
const picked = async (search: string) =>
  (await keeper.get(`/sys/user/selectAllUserList?search=${encodeURIComponent(search)}`)).data as People;

test("a user name finds somebody where it is shown, and not where the answer hides it behind the name (AZ-12)", async () => {
  const role = await addRole(app.services, "shown", ["sys:dict:list"]);
  const id = await addUser(app.services, { username: "zz-secret", password: PASSWORD });
  await admin.post(`/sys/user/${id}/update`, { realname: "赵宁" });
  const unnamed = await addUser(app.services, { username: "secretary", password: PASSWORD });
  await admin.post(`/sys/user/${unnamed}/update`, { realname: "x" });
  await app.services.database.pool.query("update account set real_name = '' where id = $1", [unnamed]);
  expect((await candidates(role, "secret")).map((each) => each.id)).toEqual([unnamed, id]);
  expect(await picked("secret")).toEqual([{ id: unnamed, realname: "secretary" }]);
  expect((await picked("zhaoning")).map((each) => each.id)).toEqual([id]);
});

/** Adds 10,000 users of the oldest ids whose names a search for `souk` finds. */
const crowd = async (): Promise<void> => {
  const { pool } = app.services.database;
  const { rows } = await pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'account' and is_generated = 'NEVER'",
  );
  const own: Readonly<Record<string, string>> = {
    id: "'0190abcd-0000-7000-8000-' || lpad(to_hex(n), 12, '0')",
    username: "'person' || n",
    username_key: "'person' || n",
    real_name: "'Souk ' || lpad(n::text, 6, '0')",
    search: "to_tsvector('simple', 'person' || n || ' souk')",
  };
  const names = rows.map(({ name }) => name);
  await pool.query(
    `insert into account (${names.join()}) select ${names.map((name) => own[name] ?? name).join()}
     from account, generate_series(1, 10000) n where username = 'admin'`,
  );
};

test("among however many others of the name, a role's members and candidates are found, and the first by name are chosen from", async () => {
  const role = await addRole(app.services, "newest", ["sys:dict:list"]);
  await crowd();
  const member = await employ(app, "zoe", ["newest"]);
  const first = await addUser(app.services, { username: "aa-newest", password: PASSWORD });
  await admin.post(`/sys/user/${member.id}/update`, { realname: "Souk Zoe" });
  await admin.post(`/sys/user/${first}/update`, { realname: "A Souk" });
  for (const by of [admin, keeper])
    expect(await by.post(`/sys/role/${role}/members`, { search: "souk" })).toMatchObject({
      total: 1,
      results: [{ id: member.id }],
    });
  const asked = await candidates(role, "souk");
  expect(asked).toHaveLength(20);
  expect(asked[0]?.id).toBe(first);
  const page = await picked("souk");
  expect(page.slice(0, 2).map(({ realname }) => realname)).toEqual(["A Souk", "Souk 000001"]);
  const next = await keeper.get(`/sys/user/selectAllUserList?search=souk&after=${page.at(-1)?.id}`);
  expect((next.data as People)[0]?.realname).toBe("Souk 000050");
});
