import { createSecretKey, randomBytes, type KeyObject } from "node:crypto";
import { createServer, type AddressInfo, type Server } from "node:net";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY } from "../../contract/date/durations.ts";
import { sealWith } from "../../server/database/backup/archive/archive-seal.ts";
import { readEnv, type Env } from "../../server/env.ts";
import type { Replica, ReplicaState } from "../../server/database/replica/replica.ts";
import type { Services } from "../../server/services.ts";
import { modules } from "../index.ts";
import { answerForInstance } from "../instance/instance.server.ts";
import { addUser } from "../testing/add-user.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import type { Check, Finding } from "./check-types.server.ts";
import { CHECKS, runChecks, shownFindings } from "./self-check.server.ts";
import type { ShownFinding } from "./self-check.ts";

let app: ModulesApp;
let admin: Colleague;
let stopAnswering: () => void;

beforeAll(async () => {
  app = await startModules();
  admin = await enter(app, ADMIN.username, ADMIN.password);
  stopAnswering = answerForInstance(app.services, { build: "one" });
});
afterAll(async () => {
  stopAnswering();
  await app.close();
});

const run = (sqlText: string, values: readonly unknown[] = []) =>
  app.services.database.pool.query(sqlText, [...values]);
/** The findings of one check, optionally with another configuration. */
async function found(name: string, env: Partial<Env> = {}, change: Partial<Services> = {}): Promise<ShownFinding[]> {
  const services = { ...app.services, ...change, env: { ...app.services.env, ...env }, modules };
  const check = CHECKS.filter((each) => each.name === name);
  return shownFindings(await runChecks(check, services, services), "en");
}
const levels = (findings: readonly ShownFinding[]) => findings.map(({ level }) => level);

it("tells an administrator of everything it looks at, the most serious first, in their language", async () => {
  const { code, ...rest } = await admin.post("/sys/check/run");
  const { at, findings } = rest as unknown as { at: string; findings: ShownFinding[] };
  expect(code).toBe(0);
  expect(at).toBe(new Date(app.clock.now()).toISOString());
  expect(new Set(findings.map(({ check }) => check))).toEqual(new Set(CHECKS.map(({ name }) => name)));
  const order = ["serious", "warning", "hint", "ok"];
  const ranks = findings.map(({ level }) => order.indexOf(level));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  // Every problem has an advice.
  expect(findings.filter(({ level, advice }) => level !== "ok" && advice === "")).toEqual([]);
  expect(findings.find(({ check }) => check === "storage")?.level).toBe("ok");
  const asked = { token: admin.token, headers: { "accept-language": "lo" } };
  const inLao = (await admin.by.post("/sys/check/run", {}, asked)).body["findings"] as ShownFinding[];
  expect(inLao.find(({ check }) => check === "backup")?.title).toBe("ການສຳຮອງຂໍ້ມູນ");
});

it("is for those with the right alone, and for nobody who sees a part of the records", async () => {
  const editor = await enter(app, "editor", ADMIN.password);
  expect((await editor.post("/sys/check/run")).code).toBe(100010);
  await run(`insert into role_menu (role_id, menu_id, created_at) select r.id, m.id, now() from role r, menu m
    where r.code = 'editor' and m.permission = 'sys:check:run'`);
  await run(`update role set scope = 'own' where code = 'editor'`);
  const limited = await enter(app, "editor", ADMIN.password);
  expect((await limited.post("/sys/check/run")).code).toBe(100010);
  await run(`update role set scope = 'all' where code = 'editor'`);
});

it("one that fails or takes too long says so, and the others are told all the same", async () => {
  const { title } = CHECKS[0] as Check;
  const check = (name: string, work: () => Promise<Finding[]>): Check => ({ name, title, needs: "machine", run: work });
  const checks = [
    check("late", () => new Promise(() => {})),
    check("failing", () => Promise.reject(new Error("postgres://me:secret@host refused"))),
    check("well", async () => [{ level: "ok", found: { text: title } }]),
  ];
  const shown = shownFindings(await runChecks(checks, app.services, null, 50), "en");
  expect(shown.map((each) => [each.check, each.level])).toEqual([
    ["late", "warning"],
    ["failing", "warning"],
    ["well", "ok"],
  ]);
  expect(shown[0]?.found).toContain("0.05 s");
  expect(shown[1]?.found).toBe("This could not be checked: postgres://…@host refused");
});

it("a first password that was never replaced is found by its mark, and one of the configuration by comparing it", async () => {
  expect(levels(await found("passwords", { adminPassword: null }))).toEqual(["ok"]);
  expect((await found("passwords"))[0]).toMatchObject({ level: "warning", found: expect.stringContaining("admin") });
  await run("update account set must_change_password = true where username in ('admin', 'editor')");
  expect((await found("passwords")).map(({ level, found: text }) => [level, text])).toEqual([
    ["serious", "System administrators still have their first password: admin"],
    ["hint", "Other users who still have their first password: 1"],
  ]);
  await run("update account set password_expires_at = $1 where must_change_password", [
    new Date(app.clock.now() - 1).toISOString(),
  ]);
  expect(levels(await found("passwords"))).toEqual(["ok"]); // they let nobody in
  await run("update account set must_change_password = false, password_expires_at = null");
});

it("administrators are named as lists of users order them, capitals not first", async () => {
  const id = await addUser(app.services, { username: "Zulu", password: ADMIN.password, roles: ["admin"] });
  await run("update account set must_change_password = true where username in ('admin', 'Zulu')");
  expect((await found("passwords"))[0]?.found).toMatch(/: admin, Zulu$/);
  await run("update account set deleted_at = now() where id = $1", [id]);
  await run("update account set must_change_password = false");
});

it("switches that weaken sign-in are told one by one", async () => {
  expect(levels(await found("switches"))).toEqual(["serious"]); // CAPTCHA=off, as in tests
  expect(levels(await found("switches", { captcha: "image" }))).toEqual(["ok"]);
  expect(levels(await found("switches", { captcha: "image", allowHttp: true, isProduction: false }))).toEqual([
    "warning",
    "warning",
  ]);
});

it("a backup is in order for a day and a bit; where there is none, the installation’s age decides", async () => {
  const embedded = { databaseUrl: null };
  const cluster = join(app.services.env.dataDir, "database");
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, "PG_VERSION"), "", { flag: "a" }); // there already, but on a server
  expect(levels(await found("backup", embedded))).toEqual(["hint"]);
  const later = { now: () => Date.now() + 2 * DAY };
  expect(levels(await found("backup", embedded, { clock: later }))).toEqual(["serious"]);
  const folder = join(app.services.env.dataDir, "backups");
  await mkdir(folder, { recursive: true });
  const stamp = new Date(app.clock.now()).toISOString().slice(0, 19).replaceAll(":", "-");
  await writeFile(join(folder, `terrace-${stamp}Z.tar.gz`), "");
  const after = (days: number) => ({ clock: { now: () => app.clock.now() + days * DAY } });
  expect(levels(await found("backup", embedded, after(1)))).toEqual(["ok"]);
  expect(levels(await found("backup", embedded, after(2)))).toEqual(["warning"]);
  expect((await found("backup", embedded, after(4)))[0]).toMatchObject({ level: "serious", link: "/sys/job" });
  const sealed = join(folder, `terrace-${stamp.replace("T", "t")}z.tar.gz.sealed`);
  const [before, since] = [randomBytes(32), randomBytes(32)].map((bytes) => createSecretKey(bytes));
  await rm(join(folder, `terrace-${stamp}Z.tar.gz`));
  await writeFile(sealed, sealWith(before as KeyObject)(Readable.from([Buffer.from("a backup")])));
  const withKey = (key: KeyObject | null | undefined) =>
    found("backup", { ...embedded, backup: { ...app.services.env.backup, key: key ?? null } }, after(0));
  expect(levels(await withKey(before))).toEqual(["ok"]);
  for (const key of [since, null])
    expect(await withKey(key)).toMatchObject([
      { level: "warning", found: expect.stringMatching(/present BACKUP_KEY/) },
    ]);
  expect((await found("backup", { databaseUrl: "postgres://x/y" }))[0]).toMatchObject({
    level: "hint",
    found: "PostgreSQL is backed up by your own tools, which this program cannot see",
  });
});

it("a rehearsal that failed is told until one goes well", async () => {
  expect(levels(await found("rehearsal"))).toEqual(["ok"]);
  const ended = (state: string, day: string) =>
    run(
      `insert into job (id, kind, title, input, permission, state, run_at, attempt, most_attempts, done, log, created_at, ended_at)
       values ($1, 'rehearsal', '{}', '{}', 'sys:job:backup', $2, $3, 1, 1, 0, '[]', $3, $3)`,
      [`${state}-${day}`, state, `${day}T03:00:00Z`],
    );
  await ended("done", "2026-01-01");
  await ended("failed", "2026-01-02");
  expect(await found("rehearsal")).toMatchObject([
    { level: "warning", found: "The last rehearsal failed: 2026-01-02", link: "/sys/job" },
  ]);
  await ended("done", "2026-01-03");
  expect(levels(await found("rehearsal"))).toEqual(["ok"]);
});

it("a store that cannot be written to is serious, and no probe stays behind", async () => {
  const { privateFiles, storage } = app.services;
  expect(levels(await found("storage"))).toEqual(["ok"]);
  const keys = [];
  for await (const { key } of privateFiles.list()) keys.push(key);
  expect(keys).toEqual([]);
  const full = { ...privateFiles, put: () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" })) };
  expect(levels(await found("storage", {}, { privateFiles: full, storage }))).toEqual(["serious"]);
});

it("uploads that are not in this instance's store are told: its folder is not that of the others", async () => {
  expect(levels(await found("storedFiles"))).toEqual(["ok"]);
  await run(
    `insert into attachment (id, base_path, file_name, file_extension, storage_key, content_type, file_size, width, height,
       stored_at, created_at, created_by, updated_at)
     values ('elsewhere', 'x', 'a.jpg', 'jpg', 'x/a.jpg', 'image/jpeg', 3, 1, 1, now() + interval '1 day', now(), 'x', now())`,
  );
  expect(await found("storedFiles")).toMatchObject([
    { level: "serious", found: expect.stringContaining("1 missing here"), advice: expect.stringContaining("DATA_DIR") },
  ]);
  await run("delete from attachment where id = 'elsewhere'");
});

it("an entry of the log that nobody seals is told of after five minutes", async () => {
  expect((await admin.post("/cms/article/add", { title: "封存", kind: "market", content: "<p>封存</p>" })).code).toBe(
    0,
  );
  const { rows } = await run("select max(at) as at from audit_log");
  const at = (minutes: number) => ({ clock: { now: () => Date.parse(String(rows[0]?.at)) + minutes * 60_000 } });
  expect(levels(await found("log", {}, at(1)))).toEqual(["ok"]);
  expect(levels(await found("log", {}, at(120)))).toEqual(["serious"]);
});

it("an address is looked at: none, which this machine can do without, plain, and a certificate that cannot be fetched", async () => {
  expect(await found("address")).toMatchObject([
    { level: "warning", found: expect.stringContaining("visitors from other machines") as string },
  ]);
  expect(levels(await found("address", { publicUrl: "http://desk.example.la" }))).toEqual(["serious"]);
  expect(levels(await found("address", { publicUrl: "http://localhost:3000" }))).toEqual(["hint"]);
  expect((await found("address", { publicUrl: "https://127.0.0.1:1" }))[0]).toMatchObject({
    level: "hint",
    found: expect.stringContaining("ECONNREFUSED"),
  });
});

it("the mail server is asked whether it takes us; its words are not repeated", async () => {
  expect(levels(await found("mail"))).toEqual(["hint"]);
  let greeting = "220 mail\r\n";
  const server: Server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write(greeting);
    socket.on("data", (data) => void socket.write(/^QUIT/i.test(String(data)) ? "221 bye\r\n" : "250 mail\r\n"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { mail } = readEnv({
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "no-reply@example.la",
    PUBLIC_URL: "https://desk.example.la",
  });
  expect(levels(await found("mail", { mail }))).toEqual(["ok"]);
  greeting = "554 somebody@example.la is not welcome\r\n";
  const [refused] = await found("mail", { mail });
  expect(refused?.level).toBe("warning");
  expect(refused?.found).not.toContain("somebody");
  server.close();
});

it("rights of no role, and roles that together show more than each alone, are named", async () => {
  const [unused] = await found("unused-rights");
  expect(unused).toMatchObject({ level: "hint", link: "/sys/role" });
  // All that are counted are named, those of a page in one line.
  const named = unused?.items.flatMap((item) => item.replace(/^[^:]*: /, "").split(", ")) ?? [];
  expect(named.length).toBe(Number(/: (\d+)$/.exec(unused?.found ?? "")?.[1]));
  expect(named.length).toBeGreaterThan(10);
  expect(levels(await found("wide-roles"))).toEqual(["ok"]);
  // Everything of one list, and a part of another: the part becomes everything.
  await run(`insert into role (id, code, name, scope, search, created_at, updated_at, version)
    values ('narrow', 'narrow', '省级', 'own', '', now(), now(), 1), ('wide', 'wide', '字典', 'all', '', now(), now(), 1)`);
  await run(
    `insert into role_menu (role_id, menu_id, created_at) select 'narrow', id, now() from menu where permission = 'cms:enterprise:list'`,
  );
  await run(
    `insert into role_menu (role_id, menu_id, created_at) select 'wide', id, now() from menu where permission = 'sys:dict:list'`,
  );
  await run(`delete from user_role where account_id = (select id from account where username = 'viewer')`);
  await run(`insert into user_role (account_id, role_id, created_at)
    select a.id, r, now() from account a, unnest(array['narrow', 'wide']) r where username = 'viewer'`);
  const [wide] = await found("wide-roles");
  expect(wide).toMatchObject({ level: "hint", link: "/sys/user" });
  expect(wide?.found).toMatch(/省级 \+ 字典 together show more of Enterprises .*Users: 1, such as viewer/);
  await run(`update role set scope = 'all' where id = 'narrow'`);
  expect(levels(await found("wide-roles"))).toEqual(["ok"]);
});

it("content that was published without a translation is counted by language, with the list that shows it", async () => {
  await admin.post("/cms/article/add", { title: "新米", kind: "market", content: "<p>新米</p>" });
  await run("update article set state = 'published'");
  const findings = await found("translations");
  expect(findings.map(({ found: text }) => text)).toContainEqual(expect.stringMatching(/Lao translation: \S+ [1-9]/));
  expect(findings.find(({ found: text }) => text.includes("Lao"))?.link).toBe(
    "/cms/article?laoState.in=missing&state.in=published",
  );
});

it("instances that run another build are named", async () => {
  expect((await found("versions")).map(({ level }) => level)).not.toContain("warning");
  const another = answerForInstance(app.services, { build: "two" });
  // The embedded database has one process, so both are waited for here.
  const database = { ...app.services.database, embedded: false };
  const [first] = await found("versions", {}, { database });
  another();
  expect(first).toMatchObject({ level: "warning", found: expect.stringMatching(/one .*two|two .*one/) });
});

it("migrations that have not run are told apart from another instance that is newer", async () => {
  const advice = async (change: string) => {
    await run(
      `update schema_migration set number = number ${change} where number = (select max(number) from schema_migration)`,
    );
    const [finding] = await found("versions");
    return finding?.advice;
  };
  expect(await advice("+ 1")).toMatch(/^Another instance runs a newer version/);
  expect(await advice("- 1 - 1000")).toMatch(/^The migrations of this program have not run. .*migrate/);
  await run(`update schema_migration set number = number + 1000 where number < 0`);
  expect(levels(await found("versions"))).not.toContain("warning");
});

it("a standby that is not read is told with what to do, and what is not set is in order", async () => {
  expect(await found("replica")).toMatchObject([{ level: "ok", advice: "" }]);
  const withReplica = (state: Partial<ReplicaState>) => {
    const replica = { look: async () => ({ kind: "well", lag: 0, missing: 0, ...state }) } as unknown as Replica;
    return found("replica", {}, { database: { ...app.services.database, replica } });
  };
  expect(await withReplica({ missing: 2_048 })).toMatchObject([
    { level: "ok", found: "Lists, searches and public pages are read there; it is 2 KB behind" },
  ]);
  for (const kind of ["behind", "away", "notStandby", "otherServer", "otherDatabase"] as const) {
    const [finding] = await withReplica({ kind });
    expect([kind, finding?.level, finding?.advice === ""]).toEqual([kind, "warning", false]);
  }
  expect(await withReplica({ missing: 100 * 1024 * 1024 })).toMatchObject([
    { level: "warning", found: expect.stringContaining("100 MB behind") },
  ]);
});

it("a paused schedule is told, and a paused backup, which only the embedded database has, louder than cleaning up", async () => {
  expect(levels(await found("paused-schedules"))).toEqual(["ok"]);
  await run("update schedule set is_paused = true where kind = 'housekeeping'");
  const housekeeping = { level: "hint", found: "Paused: Housekeeping", link: "/sys/schedule" };
  expect(await found("paused-schedules")).toMatchObject([housekeeping]);
  await run("update schedule set is_paused = true where kind = 'nightlyBackup'");
  expect(await found("paused-schedules")).toMatchObject([
    app.services.database.embedded
      ? { level: "warning", found: "Paused: Housekeeping, Backup", link: "/sys/schedule" }
      : housekeeping,
  ]);
  await run("update schedule set is_paused = false");
});

it("a folder to import from must be there and open to the server, and its user too", async () => {
  const path = await mkdtemp(join(tmpdir(), "terrace-import-"));
  const check = (folder: Partial<Env["importFolder"]> = {}) =>
    found("import-folder", { importFolder: { path, username: "editor", ...folder } });
  expect(levels(await found("import-folder"))).toEqual(["ok"]);
  expect((await check()).map(({ found: text }) => text)).toEqual(["IMPORT_DIR has no folder of any list"]);
  await mkdir(join(path, "cms", "product"), { recursive: true });
  expect(levels(await check())).toEqual(["ok"]);
  const wrong = await check({ path: join(path, "gone"), username: "nobody" });
  expect(wrong.map(({ level, found: text }) => [level, text])).toEqual([
    ["warning", "IMPORT_DIR is missing or cannot be read"],
    ["warning", "The user IMPORT_USER does not exist or is disabled"],
  ]);
  await rm(path, { recursive: true });
});
