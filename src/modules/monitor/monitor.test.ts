import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { answerForInstance } from "../instance/instance.server.ts";
import { enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import type { MonitorState } from "./monitor.ts";

let app: ModulesApp;
let admin: Colleague;
let stopAnswering: () => void;

beforeAll(async () => {
  app = await startModules();
  stopAnswering = answerForInstance(app.services, { build: "one" });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterAll(async () => {
  stopAnswering();
  await app.close();
});

const read = async () => (await admin.get("/sys/monitor/state")).data as MonitorState;

it("tells of the instance that answers: its machine, its load, its calls; of slow ones the declared route alone", async () => {
  const { instances } = await read();
  expect(instances).toHaveLength(1);
  const [instance] = instances;
  expect(instance).toMatchObject({ process: process.pid, node: process.version, build: "one", silentSince: null });
  expect(instance?.memory.process).toBeGreaterThan(1_000_000);
  expect(instance?.calls.perMinute).toBeGreaterThan(0);
  await app.services.database.pool.query("select 1");
  // A slow statement of a call with a parameter and a name in its address.
  const { pool } = app.services.database;
  const connect = pool.connect.bind(pool) as () => Promise<unknown>;
  const slowly = vi.spyOn(pool, "connect").mockImplementation((async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return connect();
  }) as never);
  await admin.get("/sys/job/secret-id-of-somebody");
  slowly.mockRestore();
  const [slow] = (await read()).instances
    .flatMap((each) => each.slow)
    .filter(({ route }) => route.includes("/sys/job/"));
  expect(slow).toMatchObject({ route: "/api/sys/job/:id", method: "GET", outcome: "notFound" });
  expect(slow?.id).toMatch(/^[0-9a-f-]{36}$/);
  const text = JSON.stringify(await read());
  expect(text).not.toMatch(/secret-id|sys\/monitor\/state/);
});

it("tells of jobs, of the log and of errors in browsers, each error once", async () => {
  const at = new Date(app.clock.now() - 90_000).toISOString();
  await app.services.database.pool.query(
    `insert into job (id, kind, title, input, permission, state, run_at, most_attempts, created_at)
     values ('w', 'none', '{}', '{}', 'x:y:z', 'waiting', $1, 1, $1)`,
    [at],
  );
  const report = { message: "x is not a function", info: "window", url: "/sys/dict", stack: "at a (console.js:1:2)" };
  const editor = await enter(app, "editor", ADMIN.password);
  for (const each of [admin, admin, editor]) await each.post("/sys/log/client", report);
  const { installation, clientErrors } = await read();
  expect(installation).toMatchObject({ jobs: { waiting: 1 }, queueAge: 90 });
  expect(installation?.engine).toMatch(/^(PGlite|PostgreSQL) \d/);
  expect(clientErrors).toMatchObject({
    count: 1,
    newest: [{ message: "x is not a function", url: "/sys/dict", times: 3, people: 2 }],
  });
});

it("an instance that stops answering is shown as silent for a while; without the database there is none to ask", async () => {
  stopAnswering();
  const [silent] = (await read()).instances;
  expect(Date.parse(String(silent?.silentSince))).toBeGreaterThan(0);
  stopAnswering = answerForInstance(app.services, { build: "two" });
  expect((await read()).instances.map(({ build, silentSince }) => [build, silentSince !== null])).toEqual([
    ["two", false],
    ["one", true],
  ]);
  const away = vi.spyOn(app.services.database, "describe").mockRejectedValue(new Error("away"));
  expect((await read()).installation).toBeNull();
  away.mockRestore();
});

it("is for those with the right alone, and for nobody who sees a part of the records", async () => {
  const { pool } = app.services.database;
  const editor = await enter(app, "editor", ADMIN.password);
  expect((await editor.get("/sys/monitor/state")).code).toBe(100010);
  await pool.query(`insert into role_menu (role_id, menu_id, created_at) select r.id, m.id, now() from role r, menu m
    where r.code = 'editor' and m.permission = 'sys:monitor:view'`);
  await pool.query("update role set scope = 'own' where code = 'editor'");
  const limited = await enter(app, "editor", ADMIN.password);
  expect((await limited.get("/sys/monitor/state")).code).toBe(100010);
});
