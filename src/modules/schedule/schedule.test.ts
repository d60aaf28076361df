import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { inTransaction } from "../../server/database/transaction.ts";
import { describeEmbedded } from "../../server/database/testing/embedded-engine.ts";
import type { Jobs } from "../../server/jobs/run-jobs.ts";
import { jobsWith, startBackgroundWork } from "../index.server.ts";
import { addUser } from "../testing/add-user.server.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { SCHEDULE_CHANGED, syncSchedules } from "./schedule-rows.server.ts";
import type { ScheduleName } from "./schedule-kinds.ts";
import { SCHEDULE_RECORDS, type OwnReport, type Schedule } from "./schedule.ts";

const HOUR = 3_600_000;
const SOON = { timeout: 20_000 };
const PASSWORD = "Bolaven-coffee 1200";
let app: ModulesApp;
let admin: Colleague;
let jobs: Jobs | undefined;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await jobs?.stop();
  jobs = undefined;
  await query("update schedule set last_job_id = null");
  await query("delete from job");
});
afterAll(() => app.close());

const query = async (text: string) =>
  (await sql.raw<Record<string, unknown>>(text).execute(app.services.database.as<unknown>())).rows;
const all = async (who = admin) => (await who.get("/sys/schedule/list")).data as { timeZone: string; rows: Schedule[] };
const one = async (kind: ScheduleName): Promise<Schedule> =>
  (await all()).rows.find((row) => row.kind === kind) as Schedule;
const change = (id: string, fields: Record<string, unknown>, who = admin) =>
  who.post(`/sys/schedule/${id}/update`, fields);
const runNow = (id: string, who = admin) => who.post(`/sys/schedule/${id}/run`);
/** Makes a schedule due a while ago, and the others in a year. */
const makeDue = async (kind: ScheduleName, ago = HOUR) => {
  const at = (moment: number) => new Date(moment).toISOString();
  await query(`update schedule set next_at = '${at(app.clock.now() + 365 * 24 * HOUR)}'`);
  await query(`update schedule set next_at = '${at(app.clock.now() - ago)}' where kind = '${kind}'`);
};
const jobsOf = (kind: ScheduleName) => query(`select * from job where kind = '${kind}' order by created_at`);
const settle = () => new Promise((resolve) => setTimeout(resolve, 700));
const again = async () => void (admin = await enter(app, ADMIN.username, ADMIN.password));

test("its timing is described as it travels, with the range of each number", async () => {
  const { body } = await admin.by.get("/openapi.json", { token: admin.token });
  const { paths } = body as unknown as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: { properties: object } }> } } }>;
  };
  const form = paths["/sys/schedule/{id}/update"]?.post.requestBody.content["application/x-www-form-urlencoded"];
  expect(form?.schema.properties).toMatchObject({
    "timing.every": { type: "string", enum: ["hours", "day", "week", "month"] },
    "timing.hours": { type: "integer", minimum: 1, maximum: 168 },
    "timing.weekday": { type: "integer", minimum: 1, maximum: 7 },
    "timing.day": { type: "integer", minimum: 1, maximum: 31 },
    "timing.at": { type: "string", pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$` },
  });
});

test("every kind stands in the list with its next run; the program's own timing counts until somebody chooses another", async () => {
  const { timeZone, rows } = await all();
  expect(timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(
    rows
      .map(({ kind }) => kind)
      .filter((kind) => !["nightlyBackup", "restoreRehearsal", "databaseUpkeep"].includes(kind)),
  ).toEqual(["auditRetention", "sessionCleanup", "housekeeping"]);
  expect(rows.some(({ kind }) => kind === "nightlyBackup")).toBe(app.services.database.embedded);
  expect(await one("auditRetention")).toMatchObject({
    timing: { every: "day", at: "02:00" },
    isPaused: false,
    last: null,
    version: 1,
  });
  for (const { nextAt } of rows) expect(Date.parse(String(nextAt))).toBeGreaterThan(app.clock.now());
});

test("of several instances one starts what is due, a time missed more than once is made up once, and its outcome is told", async () => {
  await makeDue("sessionCleanup", 50 * HOUR);
  stops.push(startBackgroundWork(app.services), startBackgroundWork(app.services), startBackgroundWork(app.services));
  await vi.waitFor(async () => expect(await jobsOf("sessionCleanup")).toHaveLength(1), SOON);
  await settle();
  expect(await jobsOf("sessionCleanup")).toHaveLength(1);
  const waiting = await one("sessionCleanup");
  expect(waiting.last).toMatchObject({ state: "waiting", isOpen: true });
  expect(Date.parse(String(waiting.nextAt)) - app.clock.now()).toBe(HOUR);
  jobs = jobsWith(app.services, app.imports);
  await jobs.work();
  await vi.waitFor(async () => expect((await one("sessionCleanup")).last).toMatchObject({ state: "done" }), SOON);
  app.clock.advance(HOUR);
  await again();
  await vi.waitFor(async () => expect((await one("sessionCleanup")).last?.jobId).not.toBe(waiting.last?.jobId), SOON);
  await vi.waitFor(async () => expect((await one("sessionCleanup")).last).toMatchObject({ state: "done" }), SOON);
  // Of successful routine runs only one is kept among the jobs.
  await vi.waitFor(async () => expect(await jobsOf("sessionCleanup")).toHaveLength(1), SOON);
});

test("what fails says why, and the next time comes all the same", async () => {
  await again();
  await makeDue("housekeeping");
  stops.push(startBackgroundWork(app.services));
  await vi.waitFor(async () => expect(await jobsOf("housekeeping")).toHaveLength(1), SOON);
  await query("alter table notification rename to notification_away");
  jobs = jobsWith(app.services, app.imports);
  await vi.waitFor(
    async () => expect((await jobsOf("housekeeping"))[0]).toMatchObject({ attempt: 1, state: "waiting" }),
    SOON,
  );
  app.clock.advance(30_000);
  await vi.waitFor(async () => expect((await one("housekeeping")).last).toMatchObject({ state: "failed" }), SOON);
  await query("alter table notification_away rename to notification");
  const { last, nextAt } = await one("housekeeping");
  expect(last?.error).not.toBe("");
  expect(Date.parse(String(nextAt))).toBeGreaterThan(app.clock.now());
});

test("a changed timing counts at once, is refused when another version is stored, and stands in the activity log in words", async () => {
  await again();
  stops.push(startBackgroundWork(app.services));
  const { id, version } = await one("auditRetention");
  const timing = { every: "month", day: "31", at: "04:30" };
  const changed = await change(id, { version: String(version), timing });
  expect(changed).toMatchObject({ code: 0, data: { timing: { every: "month", day: 31, at: "04:30" } } });
  const next = new Date(String((changed.data as Schedule).nextAt));
  expect([next.getHours(), next.getMinutes(), new Date(next.getTime() + 24 * HOUR).getDate()]).toEqual([4, 30, 1]);
  expect((await change(id, { version: String(version), timing: { every: "hours", hours: "2" } })).code).toBe(400009);
  expect((await change(id, { timing: { every: "day", at: "25:00" } })).code).toBe(400001);
  await change(id, { timing: { every: "hours", hours: "2" } });
  app.clock.advance(2 * HOUR);
  await vi.waitFor(async () => expect(await jobsOf("auditRetention")).toHaveLength(1), SOON);
  await again();
  const [entry] = await query(
    `select action, before, after from audit_log where module = '/sys/schedule' and record_id = '${id}' order by at, id`,
  );
  expect(entry).toMatchObject({
    action: "update",
    before: { timing: { en: "Every day at 02:00" } },
    after: { timing: { en: "On the last day of every month at 04:30" } },
  });
});

test("a pause lasts over a start, what came due in it is not made up for, and what keeps sessions safe cannot be paused", async () => {
  await again();
  const { id } = await one("auditRetention");
  const told: unknown[] = [];
  const leave = app.services.changes.on(SCHEDULE_RECORDS.table, (notice) => void told.push(notice));
  expect(await change(id, { isPaused: "1" })).toMatchObject({ code: 0, data: { isPaused: true, nextAt: null } });
  // The pages of others follow.
  await vi.waitFor(() => expect(told).toMatchObject([{ ids: [id], verb: "updated" }]), SOON);
  leave();
  await query(
    `update schedule set next_at = '${new Date(app.clock.now() - 5 * HOUR).toISOString()}' where id = '${id}'`,
  );
  await syncSchedules(app.services);
  stops.push(startBackgroundWork(app.services));
  await settle();
  expect(await jobsOf("auditRetention")).toEqual([]);
  const resumed = (await change(id, { isPaused: "0" })).data as Schedule;
  expect(Date.parse(String(resumed.nextAt))).toBeGreaterThan(app.clock.now());
  await settle();
  expect(await jobsOf("auditRetention")).toEqual([]);
  const safe = await one("sessionCleanup");
  expect((await change(safe.id, { isPaused: "1" })).code).toBe(400001);
  expect((await change(safe.id, { timing: { every: "month", day: "1", at: "03:00" } })).code).toBe(400001);
  expect((await change(safe.id, { timing: { every: "hours", hours: "24" } })).code).toBe(0);
});

test("a due time that a wrong clock put too far away comes back with the next start", async () => {
  await query(`update schedule set next_at = '2039-01-01T00:00:00Z'`);
  await syncSchedules(app.services);
  for (const { nextAt, kind } of (await all()).rows)
    expect(Date.parse(String(nextAt)) - app.clock.now(), kind).toBeLessThanOrEqual(
      (kind === "restoreRehearsal" ? 31 * 24 + 1 : 25) * HOUR,
    );
});

test("run now does it once, leaves the next time, and waits for a run that has not ended", async () => {
  await again();
  const { id, nextAt } = await one("housekeeping");
  const { data } = (await runNow(id)) as { data: { jobId: string } };
  expect((await runNow(id)).code).toBe(400001);
  expect(await one("housekeeping")).toMatchObject({ nextAt, last: { jobId: data.jobId, state: "waiting" } });
  jobs = jobsWith(app.services, app.imports);
  await jobs.work();
  await vi.waitFor(async () => expect((await one("housekeeping")).last).toMatchObject({ state: "done" }), SOON);
  const [entry] = await query(`select action from audit_log where module = '/sys/schedule' and action = 'run'`);
  expect(entry).toEqual({ action: "run" });
});

describeEmbedded(() => {
  test("the backup asks for the password again and writes its file as its schedule says", async () => {
    const { id } = await one("nightlyBackup");
    app.clock.advance(700_000);
    expect((await runNow(id)).code).toBe(200007);
    expect((await change(id, { isPaused: "1" })).code).toBe(200007);
    await again();
    jobs = jobsWith(app.services, app.imports);
    expect((await runNow(id)).code).toBe(0);
    await vi.waitFor(async () => expect((await one("nightlyBackup")).last).toMatchObject({ state: "done" }), SOON);
    expect(readdirSync(join(app.services.env.dataDir, "backups"))).toHaveLength(1);
  });

  test("the newest backup is rehearsed each month, at once when asked, paused and put off like others, and says what it held", async () => {
    await again();
    const rehearsal = await one("restoreRehearsal");
    expect(rehearsal).toMatchObject({ timing: { every: "month", day: 1, at: "04:00" }, isPaused: false });
    const next = new Date(String(rehearsal.nextAt));
    expect([next.getDate(), next.getHours()]).toEqual([1, 4]);
    const { id } = rehearsal;
    expect((await change(id, { isPaused: "1" })).data).toMatchObject({ isPaused: true, nextAt: null });
    expect((await change(id, { isPaused: "0" })).data).toMatchObject({ isPaused: false });
    const weekly = { every: "week", weekday: "7", at: "05:00" };
    expect((await change(id, { timing: weekly })).data).toMatchObject({ timing: { every: "week", weekday: 7 } });
    jobs = jobsWith(app.services, app.imports);
    const backup = await one("nightlyBackup");
    expect((await runNow(backup.id)).code).toBe(0);
    await vi.waitFor(async () => expect((await one("nightlyBackup")).last).toMatchObject({ state: "done" }), SOON);
    await makeDue("restoreRehearsal");
    stops.push(startBackgroundWork(app.services));
    const ended = async (state: string) =>
      vi.waitFor(async () => expect((await one("restoreRehearsal")).last).toMatchObject({ state }), {
        timeout: 60_000,
      });
    await ended("done");
    const [first] = await jobsOf("restoreRehearsal");
    expect(JSON.stringify(first)).toMatch(/terrace-\S+\.tar\.gz/);
    const folder = join(app.services.env.dataDir, "backups");
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "no backup any more");
    expect((await runNow(id)).code).toBe(0);
    await ended("failed");
  }, 120_000);
});

test("who may export the statistics report finds it among their own jobs each week, with what they may see; without the right it pauses, which is logged and told to them", async () => {
  await again();
  await addRole(app.services, "reporter", ["sys:report:export", "sys:report:list"]);
  const reporter = await employ(app, "reporter", ["reporter"]);
  const at = async (by = reporter) => (await by.get("/sys/report/my/regular")).data as OwnReport;
  expect(await at()).toEqual({ rhythm: "never", nextAt: null });
  const { data } = await reporter.post("/sys/report/my/regular", { rhythm: "week" });
  const { nextAt } = data as OwnReport;
  expect(await at()).toEqual({ rhythm: "week", nextAt });
  expect([new Date(String(nextAt)).getDay(), new Date(String(nextAt)).getHours()]).toEqual([1, 7]);
  expect(await at(admin)).toEqual({ rhythm: "never", nextAt: null });
  expect((await all()).rows.map(({ kind }) => kind)).not.toContain("statisticsReport");
  await makeDue("statisticsReport");
  stops.push(startBackgroundWork(app.services));
  jobs = jobsWith(app.services, app.imports);
  const own = async () =>
    ((await reporter.post("/sys/job/my/list")).data as { results: { id: string; state: string; fileName: string }[] })
      .results;
  await vi.waitFor(async () => expect(await own()).toMatchObject([{ state: "done" }]), SOON);
  const [job] = await own();
  expect(job?.fileName).toMatch(/^Statistics report-.*\.xlsx$/);
  const { url } = (await reporter.post(`/sys/job/${job?.id}/link`)).data as { url: string };
  expect((await fetch(app.origin + url)).status).toBe(200);
  const [told] = await query("select title from notification order by created_at desc limit 1");
  expect(told).toEqual({ title: "统计报表已生成" });
  // Without the right it pauses.
  await query("create table held as select * from user_role");
  await query(`delete from user_role where account_id = '${reporter.id}'`);
  await makeDue("statisticsReport");
  await inTransaction(app.services.database, (trx) => app.services.changes.announce(trx, SCHEDULE_CHANGED));
  await vi.waitFor(
    async () =>
      expect(await query("select is_paused from schedule where owner_id is not null")).toEqual([{ is_paused: true }]),
    SOON,
  );
  expect(await jobsOf("statisticsReport")).toHaveLength(1);
  const [paused] = await query("select title from notification order by created_at desc, id desc limit 1");
  expect(paused).toEqual({ title: "定期统计报表已暂停" });
  // With the right again it goes on once it is chosen, in the week that was chosen before too.
  await query(`insert into user_role select * from held where account_id = '${reporter.id}'`);
  await query("drop table held");
  expect(await at()).toEqual({ rhythm: "never", nextAt: null });
  await reporter.post("/sys/report/my/regular", { rhythm: "week" });
  expect(await at()).toMatchObject({ rhythm: "week", nextAt: expect.any(String) as string });
  const logged = await query(
    "select action, by_name from audit_log where module = '/sys/schedule' and title = '定期统计报表' order by position",
  );
  expect(logged).toEqual([
    { action: "add", by_name: "reporter" },
    { action: "pause", by_name: "" },
    { action: "resume", by_name: "reporter" },
  ]);
});

test("seeing, changing and running are rights of their own", async () => {
  await again();
  await addUser(app.services, { username: "nobody", password: PASSWORD, roles: [] });
  const nobody = await enter(app, "nobody", PASSWORD);
  const { id } = await one("housekeeping");
  const outcomes = [await nobody.get("/sys/schedule/list"), await change(id, {}, nobody), await runNow(id, nobody)];
  expect(outcomes.map(({ code }) => code)).toEqual([100010, 100010, 100010]);
  expect((await change("00000000-0000-7000-8000-000000000000", {})).code).toBe(400004);
});
