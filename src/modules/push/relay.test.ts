import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from "vitest";
import type { PushMessage } from "../../contract/push.ts";
import { insertRows } from "../../crud/repository/write.server.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { dictionaryGroup } from "../dictionary/dictionary.ts";
import { addUser } from "../testing/add-user.server.ts";
import { listen, type Listener } from "../testing/listener.server.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { announceAccounts, announceGrants } from "../identity/identity.server.ts";

const PASSWORD = "Terraced-Rice-2026";
let app: ModulesApp;
let other: string;
let listeners: Listener[] = [];

beforeAll(async () => {
  app = await startModules();
  other = await app.another();
  for (const [username, roles] of [
    ["reader", ["viewer"]],
    ["writer", ["editor"]],
    ["nobody", []],
  ] as const)
    await addUser(app.services, { username, password: PASSWORD, roles });
});
afterAll(() => app.close());
beforeEach(() => {
  listeners = [];
});
afterEach(() => {
  for (const { ws } of listeners) ws.terminate();
});

const open = async (username: string, at?: string): Promise<Listener> => {
  const person = username === ADMIN.username ? ADMIN : { username, password: PASSWORD };
  const listener = await listen(app.origin, person, at === undefined ? {} : { at });
  listeners.push(listener);
  return listener;
};

/** Waits until all earlier messages have arrived, by one more that goes to everybody in order. */
const settle = async () => {
  await inTransaction(app.services.database, (trx) => announceGrants(app.services.changes, trx));
  for (const listener of listeners) await listener.hear(({ type }) => type === "RELOAD_MENU");
};
const post = async ({ visitor, token }: Listener, path: string, fields: Record<string, unknown> = {}) => {
  const { body } = await visitor.post(path, fields, { token });
  expect(body.code).toBe(0);
  return body.data as { id: string };
};
const changesOf = ({ heard }: Listener) => heard.flatMap(({ change }) => (change ? [change] : []));

describe("a saved record (RECORD_CHANGED)", () => {
  it("is told to those who may list it, on every instance, with who did what; to nobody else more than that choices changed", async () => {
    const admin = await open(ADMIN.username);
    const [reader, writer, nobody] = [await open("reader"), await open("writer", other), await open("nobody", other)];
    const { id } = await post(admin, "/sys/dict/group/add", { code: "soil", name: "土壤" });
    await post(admin, `/sys/dict/group/${id}/update`, { name: "土壤类型" });
    await post(admin, `/sys/dict/group/${id}/delete`);
    await post(admin, `/sys/dict/group/${id}/restore`);
    await settle();
    const who = { path: "/sys/dict/group", ids: [id], byId: admin.userId, byName: "系统管理员" };
    const told = ["added", "updated", "removed", "added"].map((verb) => ({ ...who, verb }));
    for (const listener of [admin, reader, writer]) expect(changesOf(listener)).toEqual(told);
    // Dictionaries are in everybody's forms: users without the right learn only that they changed.
    const bare = { path: "/sys/dict/group", ids: [], verb: "many", byId: "", byName: "" };
    expect(changesOf(nobody)).toEqual(told.map(() => bare));
  });

  it("of another right stays with those who hold that one: an editor hears of dictionaries, not of divisions", async () => {
    const admin = await open(ADMIN.username);
    const [reader, writer] = [await open("reader"), await open("writer")];
    await post(admin, "/sys/sysdivision/add", { value: "TEST-9", name: "试验县" });
    await settle();
    expect(changesOf(reader)).toMatchObject([{ path: "/sys/sysdivision", verb: "added" }]);
    expect(changesOf(writer)).toEqual([]);
  });

  it("is told once for many records of one call, without their ids beyond 150", async () => {
    const admin = await open(ADMIN.username);
    const stamp = { by: null, at: new Date(app.clock.now()).toISOString() };
    const some = async (name: string, length: number) => {
      const rows = Array.from({ length }, (_, index) => ({
        id: newRecordId(),
        values: { code: `${name}${index}`, name: "多" },
      }));
      await inTransaction(app.services.database, (trx) => insertRows(trx, dictionaryGroup, rows, stamp));
      return rows.map(({ id }) => id);
    };
    const fits = await some("fits", 150);
    await post(admin, "/sys/dict/group/delete", { ids: await some("many", 151) });
    await post(admin, "/sys/dict/group/delete", { ids: fits });
    await settle();
    const removed = changesOf(admin).filter(({ verb }) => verb === "removed");
    expect(removed.map((change) => change.ids)).toEqual([[], fits]);
  });

  it("that was not saved after all is not told", async () => {
    const admin = await open(ADMIN.username);
    const add = () => admin.visitor.post("/sys/dict/group/add", { code: "twice", name: "重" }, { token: admin.token });
    await add();
    expect((await add()).body.code).toBe(400001);
    await settle();
    expect(changesOf(admin)).toHaveLength(1);
  });

  it("is told no more to whom the right was taken (TK-11)", async () => {
    const admin = await open(ADMIN.username);
    await addUser(app.services, { username: "former", password: PASSWORD });
    const former = await open("former");
    await app.services.database.pool.query("delete from user_role where account_id = $1", [former.userId]);
    await post(admin, "/sys/sysdivision/add", { value: "TEST-10", name: "试验县" });
    await settle();
    expect(changesOf(former)).toEqual([]);
  });
});

describe("changed rights (RELOAD_MENU)", () => {
  it("of all are told to all; of one user to that user alone", async () => {
    const [reader, writer] = [await open("reader"), await open("writer", other)];
    await inTransaction(app.services.database, (trx) => announceAccounts(app.services.changes, trx, [writer.userId]));
    await writer.hear(({ type }) => type === "RELOAD_MENU");
    expect(reader.heard).toEqual([]);
    await settle();
    expect(reader.heard).toEqual([{ type: "RELOAD_MENU" }]);
    await expect
      .poll(() => writer.heard, { timeout: 10_000 })
      .toEqual([{ type: "RELOAD_MENU" }, { type: "RELOAD_MENU" }]);
  });
});

it("names who saved to those whose data scope holds that person; the refusal of a late save does no other (AZ-05)", async () => {
  const query = (text: string, values: readonly unknown[]) => app.services.database.pool.query(text, [...values]);
  const rights = ["sys:user:list", "sys:user:update"];
  await addRole(app.services, "south", rights);
  await addRole(app.services, "keeper", rights);
  await query("update role set scope = 'division' where code = $1", ["south"]);
  const staff = async (username: string, role: string, division: string) => {
    const one = await employ(app, username, [role], PASSWORD);
    await query("update account set division_id = (select id from division where value = $2) where id = $1", [
      one.id,
      division,
    ]);
    const { changes, database } = app.services;
    await inTransaction(database, async (trx) => announceAccounts(changes, trx, [one.id]));
    return one;
  };
  const south = await staff("south", "south", "530000");
  const within = await staff("within", "keeper", "532800");
  const outside = await staff("outside", "keeper", "LA");
  const saved = await staff("saved", "keeper", "532800");
  const admin = await enter(app, ADMIN.username, ADMIN.password);
  const [scoped, boss] = [await open("south"), await open(ADMIN.username)];
  const refused = async (whom: Colleague) => {
    const body = await whom.post(`/sys/user/${saved.id}/update`, { version: 1, realname: "late" });
    return [body.code, (body.data as { by?: unknown }).by];
  };
  for (const [by, name, seen] of [
    [outside, "outside", ""],
    [within, "within", "within"],
  ] as const) {
    expect((await by.post(`/sys/user/${saved.id}/update`, { phone: `020 5555 ${name.length}000` })).code).toBe(0);
    const isTheirs = ({ change }: PushMessage) => change?.byId === by.id && change.ids.includes(saved.id);
    expect((await scoped.hear(isTheirs)).change?.byName).toBe(seen);
    expect((await boss.hear(isTheirs)).change?.byName).toBe(name);
    expect(await refused(south)).toEqual([400009, seen ? { id: by.id, name } : undefined]);
    expect(await refused(admin)).toEqual([400009, { id: by.id, name }]);
  }
});

it("a new socket is told which menu there is, as user info says it: another text once rights, menu, settings or written texts are others (TK-11, ST-05)", async () => {
  const before = await open("reader");
  const version = (await before.visitor.get("/sys/user/info", { token: before.token })).body["menuVersion"];
  expect(version).toMatch(/^[0-9a-f]{64}$/);
  expect(await before.menuVersion).toBe(version);
  expect(await (await open("writer")).menuVersion).not.toBe(version);
  const told = new Set([version]);
  const admin = await enter(app, ADMIN.username, ADMIN.password);
  const change = (sql: string) => app.services.database.pool.query(sql);
  const changes = [
    () => change("update menu set sort = sort, version = version + 1 where id = (select min(id) from menu)"),
    () =>
      change(`delete from role_menu where role_id = (select id from role where code = 'viewer')
        and menu_id = (select min(menu_id) from role_menu join role on role.id = role_id where code = 'viewer')`),
    () => admin.post("/sys/setting/update", { "sys.watermark.enable": "1" }),
    () => admin.post("/sys/setting/update", { "sys.watermark.enable": "0" }),
    () => admin.post("/sys/translation/push.ticket/update", { language: "en", words: "A ticket" }),
  ];
  for (const [index, make] of changes.entries()) {
    await make();
    told.add(await (await open("reader", index % 2 === 0 ? other : undefined)).menuVersion);
    expect(told.size).toBe(index + 2);
  }
});

it("a new socket is told which build the server serves (NEW_VERSION)", async () => {
  const own = await app.another({ push: { version: "0123456789ab" } });
  const listener = await open("reader", own);
  const told = { type: "NEW_VERSION", version: "0123456789ab" };
  expect(await listener.hear(({ type }) => type === "NEW_VERSION")).toEqual(told);
  expect(listener.heard).toEqual([told]);
});
