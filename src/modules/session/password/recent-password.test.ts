import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ERRORS } from "../../../contract/errors.ts";
import { moduleRoutes } from "../../index.server.ts";
import { addUser } from "../../testing/add-user.server.ts";
import { enter, type Colleague } from "../../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../../testing/start-modules.server.ts";

/* AU-17; the clock only moves when it is advanced. */

const OLD = ERRORS.passwordTooOld.code;
const LOGIN = "Nam-Ngum 1971";
const AGAIN = 600_001; // ms: just longer than a password counts as recent
const PERMITTED = { code: 0 };

let app: ModulesApp;
let serial = 0;
let username = "";
beforeAll(async () => {
  app = await startModules();
});
afterAll(() => app.close());
beforeEach(async () => {
  serial += 1;
  username = `careful${serial}`;
  await addUser(app.services, { username, password: LOGIN, roles: ["admin"] });
});

const me = (): Promise<Colleague> => enter(app, username, LOGIN);
const confirm = (someone: Colleague, password: string = LOGIN) =>
  someone.post("/sys/user/my/confirmPassword", { password });
/** A call that needs a recent password and changes nothing. */
const dangerous = async (someone: Colleague) => (await someone.post("/sys/role/none/setMenu", { menuIds: "" })).code;
const later = (): Promise<void> => {
  app.clock.advance(AGAIN);
  return Promise.resolve();
};

describe("a call that is declared to need a recent password", () => {
  const guarded = () => moduleRoutes(app.services, app.imports).map(({ endpoint }) => endpoint);
  const empty = async (token: string, path: string, isFile: boolean): Promise<number> => {
    const type = isFile ? "multipart/form-data; boundary=x" : "application/x-www-form-urlencoded";
    const headers = { access_token: token, "content-type": type };
    const response = await fetch(`${app.origin}/api${path.replace(/\{\w+\}/g, "none")}`, {
      method: "POST",
      headers,
      body: "",
    });
    return ((await response.json()) as { code: number }).code;
  };

  test("is each of these", () => {
    const declared = guarded().flatMap(({ path, recentPassword }) =>
      recentPassword ? [`${path} ${recentPassword}`] : [],
    );
    expect(declared.toSorted()).toEqual([
      "/sys/job/backup always",
      "/sys/job/{id}/link sometimes",
      "/sys/log/retention always",
      "/sys/menu/{id}/delete sometimes",
      "/sys/menu/{id}/update sometimes",
      "/sys/role/add always",
      "/sys/role/import always",
      "/sys/role/{id}/addMembers always",
      "/sys/role/{id}/removeMembers always",
      "/sys/role/{id}/restore sometimes",
      "/sys/role/{id}/setMenu always",
      "/sys/role/{id}/update sometimes",
      "/sys/schedule/{id}/run sometimes",
      "/sys/schedule/{id}/update sometimes",
      "/sys/setting/update sometimes",
      "/sys/setting/{id}/update sometimes",
      "/sys/user/add always",
      "/sys/user/export always",
      "/sys/user/import always",
      "/sys/user/{id}/changePassword always",
      "/sys/user/{id}/restore sometimes",
      "/sys/user/{id}/update sometimes",
    ]);
  });

  test("is let in for ten minutes after signing in, then not, and again once the password is confirmed", async () => {
    const always = guarded().filter(({ recentPassword }) => recentPassword === "always");
    const { token, ...someone } = await me();
    const ask = async () => {
      const codes = new Map<string, number>();
      for (const { path, body } of always) codes.set(path, await empty(token, path, body === "multipart"));
      return codes;
    };
    const all = (code: number) => new Map(always.map(({ path }) => [path, code]));
    const fresh = await ask();
    expect([...fresh.values()]).not.toContain(OLD);
    app.clock.advance(AGAIN - 1);
    expect([...(await ask()).values()]).not.toContain(OLD);
    app.clock.advance(1);
    expect(await ask()).toEqual(all(OLD));
    expect(await confirm({ token, ...someone })).toMatchObject(PERMITTED);
    expect(await ask()).toEqual(fresh);
  });

  test("is refused for want of the right before anybody is asked for a password", async () => {
    const name = `reader${serial}`;
    await addUser(app.services, { username: name, password: LOGIN, roles: ["viewer"] });
    const reader = await enter(app, name, LOGIN);
    await later();
    expect(await dangerous(reader)).toBe(ERRORS.notPermitted.code);
  });

  test.each([
    ["zh", "此操作需要再次确认您的登录密码"],
    ["lo", "ການດຳເນີນການນີ້ຕ້ອງຢືນຢັນລະຫັດຜ່ານຂອງທ່ານອີກຄັ້ງ"],
    ["en", "Enter your password again to do this"],
  ])("says so in %s", async (language, msg) => {
    const { by, token } = await me();
    await later();
    const headers = { "accept-language": language };
    const answer = await by.post("/sys/job/backup", {}, { token, headers });
    expect([answer.status, answer.body.code, answer.body.msg]).toEqual([200, OLD, msg]);
  });
});

describe("where only some arguments are dangerous", () => {
  test("a user's telephone is changed at any time; their name, roles, division and state, and an administrator, are not", async () => {
    const someone = await me();
    const plain = { username: `plain${serial}`, realname: "Noy", isEnabled: "1" };
    const roleOf = async (code: string) =>
      ((await someone.post("/sys/role/list", { "query.code||eq": code }))["results"] as { id: string }[])[0]?.id ?? "";
    const [viewer, editor] = [await roleOf("viewer"), await roleOf("editor")];
    const { data } = await someone.post("/sys/user/add", { ...plain, "roleIds[0]": viewer });
    const { id } = data as { id: string };
    const update = async (fields: Record<string, unknown>, of = id) =>
      (await someone.post(`/sys/user/${of}/update`, fields)).code;
    await later();
    expect(await update({ phone: "020 5555 0001", realname: "Noy K.", "roleIds[0]": viewer })).toBe(0);
    for (const fields of [{ "roleIds[0]": editor }, { isEnabled: "0" }, { username: `other${serial}` }])
      expect([fields, await update(fields)]).toEqual([fields, OLD]);
    expect(await update({ phone: "020 5555 0002" }, someone.id)).toBe(OLD);
    await confirm(someone);
    expect(await update({ "roleIds[0]": editor })).toBe(0);
  });

  test("a role's note is changed at any time, its data scope is not", async () => {
    const someone = await me();
    const { data } = await someone.post("/sys/role/add", { code: `kept${serial}`, name: "档案", scope: "own" });
    const { id } = data as { id: string };
    await later();
    expect(await someone.post(`/sys/role/${id}/update`, { note: "x", scope: "own" })).toMatchObject(PERMITTED);
    expect(await someone.post(`/sys/role/${id}/update`, { scope: "all" })).toMatchObject({ code: OLD });
    await confirm(someone);
    expect(await someone.post(`/sys/role/${id}/update`, { scope: "all" })).toMatchObject(PERMITTED);
  });

  test("what one has just deleted oneself is brought back at any time; by another session, or later, it is not", async () => {
    const [someone, elsewhere] = [await me(), await me()];
    const roles = (await someone.post("/sys/role/list", { "query.code||eq": "viewer" }))["results"] as { id: string }[];
    const gone = { username: `gone${serial}`, realname: "Noy", isEnabled: "1", "roleIds[0]": roles[0]?.id };
    const added = [
      ["user", await someone.post("/sys/user/add", gone)],
      ["role", await someone.post("/sys/role/add", { code: `gone${serial}`, name: "档案", scope: "own" })],
    ] as const;
    await later();
    for (const [of, { data }] of added) {
      const at = `/sys/${of}/${(data as { id: string }).id}`;
      const back = async (by: Colleague) => (await by.post(`${at}/restore`)).code;
      expect((await someone.post(`${at}/delete`)).code).toBe(0);
      expect([of, await back(elsewhere), await back(someone)]).toEqual([of, OLD, 0]);
    }
    const late = await me();
    const at = `/sys/user/${(added[0][1].data as { id: string }).id}`;
    expect((await late.post(`${at}/delete`)).code).toBe(0);
    await later();
    expect((await late.post(`${at}/restore`)).code).toBe(OLD);
    await confirm(late);
    expect((await late.post(`${at}/restore`)).code).toBe(0);
  });

  test("a menu entry is renamed and moved at any time; the right behind it is changed, or taken with it from a role, with it alone", async () => {
    const someone = await me();
    const page = { type: "2", title: "x", path: `/careful/${serial}`, component: "a/b", permission: "sys:dict:list" };
    const { data } = await someone.post("/sys/menu/add", page);
    const { id } = data as { id: string };
    const added = await someone.post("/sys/role/add", { code: `held${serial}`, name: "档案", scope: "own" });
    const role = (added.data as { id: string }).id;
    await someone.post(`/sys/role/${role}/setMenu`, { menuIds: id });
    const call = async (name: string, fields: Record<string, unknown> = {}) =>
      (await someone.post(`/sys/menu/${id}/${name}`, fields)).code;
    await later();
    expect(await call("update", { title: "y", permission: "sys:dict:list" })).toBe(0);
    expect(await call("changeSort", { sort: 900 })).toBe(0);
    for (const permission of ["sys:user:delete", ""])
      expect([permission, await call("update", { permission })]).toEqual([permission, OLD]);
    expect(await call("delete")).toBe(OLD);
    await confirm(someone);
    expect(await call("update", { permission: "sys:user:delete" })).toBe(0);
    expect(await call("delete")).toBe(0);
  });

  test("a secret setting needs it, alone or among others, and then nothing of the save is stored", async () => {
    const someone = await me();
    const settings = async () =>
      (await someone.post("/sys/setting/list", { "page.size": "50" }))["results"] as {
        id: string;
        key: string;
        value: string;
      }[];
    const idOf = async (key: string) => (await settings()).find((each) => each.key === key)?.id ?? "";
    const secret = "sys.lock.password.default";
    await later();
    const one = await idOf(secret);
    expect(await someone.post("/sys/setting/update", { "sys.subname": `副名${serial}` })).toMatchObject(PERMITTED);
    expect(await someone.post(`/sys/setting/${one}/update`, { value: "office-7" })).toMatchObject({ code: OLD });
    const both = { [secret]: "office-7", "sys.subname": "不应保存" };
    expect(await someone.post("/sys/setting/update", both)).toMatchObject({ code: OLD });
    expect((await settings()).map(({ value }) => value)).not.toContain("不应保存");
    await confirm(someone);
    expect(await someone.post(`/sys/setting/${one}/update`, { value: "office-7" })).toMatchObject(PERMITTED);
    expect(await someone.post(`/sys/setting/${one}/update`, { value: "" })).toMatchObject(PERMITTED);
  });

  test("files of backups and of exported users are handed out to it alone; those of other lists to their owner", async () => {
    const someone = await me();
    const stored = async (permission: string) => {
      const id = `${username}-${permission.replaceAll(":", "-")}`;
      const at = new Date(app.clock.now()).toISOString();
      const until = new Date(app.clock.now() + 86_400_000).toISOString();
      await app.services.database.pool.query(
        `insert into job (id, kind, title, input, owner_id, permission, state, run_at, most_attempts, created_at, file_name, file_path, file_until)
         values ($1, 'export', '{"zh":"","lo":"","en":""}', '{}', $2, $3, 'done', $4, 1, $4, 'a.xlsx', '/nowhere', $5)`,
        [id, someone.id, permission, at, until],
      );
      return id;
    };
    const ids: string[] = [];
    for (const right of ["sys:job:backup", "sys:user:export", "sys:dict:export"]) ids.push(await stored(right));
    const links = async () => {
      const codes: (number | undefined)[] = [];
      for (const id of ids) codes.push((await someone.post(`/sys/job/${id}/link`)).code);
      return codes;
    };
    expect(await links()).toEqual([0, 0, 0]);
    await later();
    expect(await links()).toEqual([OLD, OLD, 0]);
  });
});

describe("confirming the password", () => {
  test("is good for this session alone, on every instance", async () => {
    const [here, there] = [await me(), await me()];
    const elsewhere = { ...app, origin: await app.another() };
    await later();
    expect(await confirm(here)).toMatchObject(PERMITTED);
    expect([await dangerous(here), await dangerous(there)]).toEqual([400004, OLD]);
    const response = await fetch(`${elsewhere.origin}/api/sys/role/none/setMenu`, {
      method: "POST",
      headers: { access_token: here.token, "content-type": "application/x-www-form-urlencoded" },
      body: "menuIds=",
    });
    expect(((await response.json()) as { code: number }).code).toBe(400004);
  });

  test("a wrong one is told, counted and written down; the fifth ends the session", async () => {
    const someone = await me();
    await later();
    for (let miss = 1; miss <= 4; miss++)
      expect(await confirm(someone, "guess")).toMatchObject({ code: 100001, msg: "Wrong sign-in password" });
    expect(await dangerous(someone)).toBe(OLD);
    expect(await confirm(someone, "guess")).toMatchObject({ code: 100008 });
    expect(await dangerous(someone)).toBe(100008);
    const { rows } = await app.services.database.pool.query(
      "select action, count(*) as times from audit_log where by_name = $1 group by action",
      [username],
    );
    expect(rows).toEqual([{ action: "confirmMissed", times: 5 }]);
  });

  test("a right one is written down and begins the count anew; guesses keep nobody from signing in (AU-04)", async () => {
    const someone = await me();
    for (let miss = 1; miss <= 4; miss++) await confirm(someone, "guess");
    expect(await confirm(someone)).toMatchObject(PERMITTED);
    for (let miss = 1; miss <= 4; miss++) expect(await confirm(someone, "guess")).toMatchObject({ code: 100001 });
    expect((await me()).token).not.toBe("");
    const { rows } = await app.services.database.pool.query(
      "select count(*) as times from audit_log where by_name = $1 and action = 'confirmPassword'",
      [username],
    );
    expect(rows).toEqual([{ times: 1 }]);
  });

  test("further sessions buy no guesses, and an administrator lifts the wait (AU-05)", async () => {
    const [first, second] = [await me(), await me()];
    for (const guesser of [first, second]) for (let miss = 1; miss <= 3; miss++) await confirm(guesser, "guess");
    expect(await confirm(second)).toMatchObject({ code: 100002 });
    const admin = await enter(app, ADMIN.username, ADMIN.password);
    expect(await admin.post(`/sys/user/${second.id}/unlock`)).toMatchObject(PERMITTED);
    expect(await confirm(second)).toMatchObject(PERMITTED);
  });

  test("of thirty tries at once at most five are looked at", async () => {
    const someone = await me();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => confirm(someone, `guess ${index}`)));
    expect(answers.filter(({ code }) => code === 100001).length).toBeLessThanOrEqual(4);
    expect(await dangerous(someone)).toBe(100008);
  });

  test("of thirty right ones at once none is called wrong, and the session goes on", async () => {
    const someone = await me();
    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm(someone)));
    expect(answers.filter(({ code }) => code !== 0 && code !== 100002)).toEqual([]);
    expect(await dangerous(someone)).toBe(400004);
  });

  test("an unlock password is none, and lifting the lock with it buys no guesses at the login password", async () => {
    const someone = await me();
    await someone.post("/sys/user/my/changeUnlockPassword", { oldPassword: LOGIN, password: "2468" });
    await later();
    for (let miss = 1; miss <= 4; miss++) await confirm(someone, "2468");
    await someone.post("/sys/user/my/lock");
    expect(await someone.post("/sys/user/my/unlock", { password: "2468" })).toMatchObject(PERMITTED);
    expect(await dangerous(someone)).toBe(OLD);
    expect(await confirm(someone, "guess")).toMatchObject({ code: 100008 });
  });

  test("waits behind the lock, and until a first password is changed (TK-17, AU-13)", async () => {
    const someone = await me();
    await someone.post("/sys/user/my/lock");
    expect(await confirm(someone)).toMatchObject({ code: 200005 });
  });
});

test("lifting the lock with the login password, and changing it, count as typing it", async () => {
  const someone = await me();
  await later();
  await someone.post("/sys/user/my/lock");
  expect(await someone.post("/sys/user/my/unlock", { password: LOGIN })).toMatchObject(PERMITTED);
  expect(await dangerous(someone)).toBe(400004);
  await later();
  expect(await dangerous(someone)).toBe(ERRORS.accessExpired.code);
  const again = await me();
  await later();
  expect(await dangerous(again)).toBe(OLD);
  const changed = { oldPassword: LOGIN, password: "Xe-Bangfai 88" };
  expect(await again.post("/sys/user/my/changePassword", changed)).toMatchObject(PERMITTED);
  expect(await dangerous(again)).toBe(400004);
});
