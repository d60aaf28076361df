import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readXlsx } from "hucre/xlsx";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ERRORS, Failure } from "../../contract/errors.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { claim, release } from "../../server/jobs/claims.ts";
import type { JobContext, JobFile, JobKind } from "../../server/jobs/job-kind.ts";
import { sweepJobs } from "../../server/jobs/sweep-jobs.ts";
import { enqueue } from "../../server/jobs/queue.ts";
import { runJobs, type Jobs } from "../../server/jobs/run-jobs.ts";
import { Busy } from "../../server/concurrency-limit.ts";
import { jobsWith } from "../index.server.ts";
import { addUser } from "../testing/add-user.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";

const PASSWORD = "Bolaven-coffee 1200";
const SOON = { timeout: 20_000 };
let app: ModulesApp;
let token: string;
let foreign: string;
let jobs: Jobs | undefined;

beforeAll(async () => {
  app = await startModules();
  await addUser(app.services, { username: "other", password: PASSWORD, roles: [] });
  token = tokensOf(await visitor(app.origin).signIn(ADMIN.username, ADMIN.password)).access;
  foreign = tokensOf(await visitor(app.origin).signIn("other", PASSWORD)).access;
});
afterAll(() => app.close());
beforeEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await query("delete from job");
});

const query = async (text: string) =>
  (await sql.raw<Record<string, unknown>>(text).execute(app.services.database.as<unknown>())).rows;
const post = async (path: string, fields: Record<string, unknown> = {}, as = token) =>
  (await app.client.post(path, fields, { token: as })).body;
const get = async (path: string, as = token) => (await app.client.get(path, { token: as })).body;
const put = (kind: string, mostAttempts = 3) =>
  inTransaction(app.services.database, (trx) =>
    enqueue(trx, app.services, {
      kind,
      title: { zh: "试验", lo: "ທົດລອງ", en: "Trial" },
      input: {},
      ownerId: null,
      permission: "sys:job:list",
      mostAttempts,
    }),
  );
const stateOf = async (id: string) =>
  (await query(`select * from job where id = '${id}'`))[0] as Record<string, unknown>;
const until = (id: string, state: string) =>
  vi.waitFor(async () => expect((await stateOf(id))["state"]).toBe(state), SOON);
/** A job that runs until it is released or aborted. */
const held = () => {
  const begun: JobContext[] = [];
  let finish = () => {};
  const kind: JobKind = {
    run: (context) =>
      new Promise<JobFile | null>((resolve, reject) => {
        begun.push(context);
        finish = () => resolve(null);
        context.signal.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  };
  return { kind, begun, finish: () => finish() };
};
const download = async (url: string) => {
  const response = await fetch(app.origin + url, { redirect: "manual" });
  // Read completely, as an unfinished response keeps the server from closing.
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const downloadType = (type: "1" | "2" | "3") => post("/sys/setting/update", { "sys.download.type": type });

test("work is there when its transaction is and never without it, and two takers never get the same", async () => {
  const { database, clock } = app.services;
  await inTransaction(database, async (trx) => {
    await enqueue(trx, app.services, {
      kind: "trial",
      title: { zh: "", lo: "", en: "" },
      input: {},
      ownerId: null,
      permission: "sys:job:list",
      mostAttempts: 1,
    });
    throw new Error("undone");
  }).catch(() => undefined);
  expect(await query("select id from job")).toEqual([]);
  const [first, second] = [await put("trial"), await put("trial")];
  const taken = await Promise.all(["a", "b", "c"].map((runner) => claim(database, runner, clock.now())));
  expect(new Set(taken.map((job) => job?.id))).toEqual(new Set([first, second, undefined]));
});

test("progress and log are seen while it runs; the log keeps its newest lines", async () => {
  const { kind, begun, finish } = held();
  jobs = runJobs(app.services, { trial: kind });
  const id = await put("trial");
  await vi.waitFor(() => expect(begun).toHaveLength(1), SOON);
  begun[0]?.progress(3, 10);
  for (let line = 0; line < 250; line += 1) begun[0]?.log({ zh: `第 ${line} 行`, lo: "", en: `line ${line}` });
  await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: "running", done: 3, total: 10 }), SOON);
  finish();
  await until(id, "done");
  const { data } = (await app.client.get(`/sys/job/${id}`, { token, headers: { "accept-language": "en" } })).body;
  const { log } = data as { log: { text: string }[] };
  expect([log.length, log.at(-2)?.text, log.at(-1)?.text]).toEqual([200, "line 249", "Finished"]);
});

test("a line that could not be stored with a heartbeat is stored with a later one, before those written since", async () => {
  const { kind, begun, finish } = held();
  jobs = runJobs(app.services, { trial: kind });
  const id = await put("trial");
  await vi.waitFor(() => expect(begun).toHaveLength(1), SOON);
  await query("alter table job add constraint unheard check (done <> 7)");
  const warned = vi.spyOn(app.services.log, "warn");
  begun[0]?.log({ zh: "一", lo: "", en: "first" });
  begun[0]?.progress(7);
  await vi.waitFor(() => expect(warned).toHaveBeenCalled(), SOON);
  warned.mockRestore();
  begun[0]?.log({ zh: "二", lo: "", en: "second" });
  begun[0]?.progress(8);
  const lines = async () => ((await stateOf(id))["log"] as { en: string }[]).map(({ en }) => en);
  await vi.waitFor(async () => expect((await lines()).slice(-2)).toEqual(["first", "second"]), SOON);
  finish();
  await until(id, "done");
  await query("alter table job drop constraint unheard");
  expect((await lines()).filter((line) => line === "first")).toHaveLength(1);
});

test("a dead instance's job is taken over after a minute, and what the dead one says afterwards counts for nothing", async () => {
  const { database, clock } = app.services;
  const id = await put("trial");
  const dead = await claim(database, "dead", clock.now());
  const isSilent = async () => ((await get(`/sys/job/${id}`))["data"] as { isSilent: boolean }).isSilent;
  expect(await isSilent()).toBe(false);
  app.clock.advance(11_000);
  expect(await isSilent()).toBe(true);
  app.clock.advance(48_000);
  expect(await claim(database, "heir", clock.now())).toBeUndefined();
  app.clock.advance(2_000);
  const heir = await claim(database, "heir", clock.now());
  expect([heir?.id, heir?.attempt]).toEqual([id, 2]);
  expect(await isSilent()).toBe(false);
  const late = { state: "done", done: 1, total: 1, lines: [] } as const;
  expect(await release(database, dead!, clock.now(), late)).toBe(false);
  expect(await release(database, heir!, clock.now(), late)).toBe(true);
});

test("after a start on the embedded database a killed process's job is begun again within seconds", async (context) => {
  const { database, clock } = app.services;
  context.skip(!database.embedded, "several instances have a server's database: one that is silent may be alive");
  const id = await put("trial");
  await claim(database, "killed", clock.now());
  const { kind, begun, finish } = held();
  jobs = runJobs(app.services, { trial: kind });
  await vi.waitFor(() => expect(begun).toHaveLength(1), SOON);
  expect(await stateOf(id)).toMatchObject({ state: "running", attempt: 2 });
  finish();
  await until(id, "done");
});

test("work that must not be begun twice has failed with its instance", async () => {
  const id = await put("trial", 1);
  await claim(app.services.database, "dead", app.clock.now());
  app.clock.advance(61_000);
  const { kind, begun } = held();
  jobs = runJobs(app.services, { trial: kind });
  await jobs.work();
  await until(id, "failed");
  expect(begun).toEqual([]);
  expect((await get(`/sys/job/${id}`))["data"]).toMatchObject({ error: "执行任务的服务器中途停止" });
});

test("what failed is tried again later and later, at most as often as it may, and never ends the process", async () => {
  let tries = 0;
  const kind: JobKind = { run: () => Promise.reject(new Error(`secret trouble ${(tries += 1)}`)) };
  jobs = runJobs(app.services, { trial: kind });
  const id = await put("trial");
  for (const [attempt, pause] of [
    [1, 30_000],
    [2, 60_000],
  ] as const) {
    await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: "waiting", attempt }), SOON);
    expect(Date.parse(String((await stateOf(id))["run_at"])) - app.clock.now()).toBe(pause);
    app.clock.advance(pause);
    await jobs.work();
  }
  await until(id, "failed");
  expect(tries).toBe(3);
  // Messages of internal errors are logged and not shown to users.
  const shown = JSON.stringify(await get(`/sys/job/${id}`));
  expect(shown).not.toContain("secret");
  expect(app.lines.some((line) => line.includes("secret trouble 3"))).toBe(true);
  expect((await post(`/sys/job/${id}/retry`))["code"]).toBe(0);
  await vi.waitFor(() => expect(tries).toBe(4), SOON);
});

test("what has failed is begun again when its pause is over, though nobody says so", async () => {
  let tries = 0;
  const kind: JobKind = {
    run: () => ((tries += 1) === 1 ? Promise.reject(new Error("trouble")) : Promise.resolve(null)),
  };
  jobs = runJobs(app.services, { trial: kind });
  const id = await put("trial");
  await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: "waiting", attempt: 1 }), SOON);
  app.clock.advance(30_000);
  await until(id, "done");
  expect(tries).toBe(2);
});

test("a refusal is final and said in the reader's language", async () => {
  const kind: JobKind = { run: () => Promise.reject(new Failure("notPermitted")) };
  jobs = runJobs(app.services, { trial: kind });
  const id = await put("trial");
  await until(id, "failed");
  const { body } = await app.client.get(`/sys/job/${id}`, { token, headers: { "accept-language": "lo" } });
  expect((body.data as { error: string }).error).toBe("ທ່ານບໍ່ມີສິດດຳເນີນການນີ້, ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບ");
});

test("a job that met a server with too much to do says so as a call does, and is tried again", async () => {
  jobs = runJobs(app.services, { trial: { run: () => Promise.reject(new Busy()) } });
  const id = await put("trial");
  await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: "waiting", attempt: 1 }), SOON);
  expect(await stateOf(id)).toMatchObject({ error: ERRORS.unavailable.words });
});

test("what another try cannot mend is not tried again", async () => {
  const fails = (isLasting: boolean): JobKind => ({
    run: () => Promise.reject(new Failure("notPermitted", isLasting ? { isLasting } : {})),
  });
  jobs = runJobs(app.services, { lasting: fails(true), passing: fails(false) });
  const [lasting, passing] = [await put("lasting"), await put("passing")];
  await until(lasting, "failed");
  await until(passing, "failed");
  const offered = async (id: string) => ((await get(`/sys/job/${id}`))["data"] as { mayRetry: boolean }).mayRetry;
  expect([await offered(lasting), await offered(passing)]).toEqual([false, true]);
  expect((await post(`/sys/job/${lasting}/retry`))["code"]).toBe(400001);
  expect((await post(`/sys/job/${passing}/retry`))["code"]).toBe(0);
});

test("cancelling ends a waiting job at once and a running one at its next word", async () => {
  const waiting = await put("trial");
  expect((await post(`/sys/job/${waiting}/cancel`))["code"]).toBe(0);
  expect((await stateOf(waiting))["state"]).toBe("cancelled");
  const { kind, begun } = held();
  jobs = runJobs(app.services, { trial: kind });
  const running = await put("trial");
  await vi.waitFor(() => expect(begun).toHaveLength(1), SOON);
  await post(`/sys/job/${running}/cancel`);
  await until(running, "cancelled");
});

test("cancelling and trying again are in the log with who did it; what changes nothing is not", async () => {
  const id = await put("trial");
  expect((await post(`/sys/job/${id}/retry`))["code"]).toBe(400001);
  for (const verb of ["cancel", "cancel", "retry"]) expect((await post(`/sys/job/${id}/${verb}`))["code"]).toBe(0);
  const written = await query(
    `select action, by_name, module, title, before from audit_log where record_id = '${id}' order by position`,
  );
  const entry = { by_name: "admin", module: "/sys/job", title: "试验" };
  expect(written).toEqual([
    { ...entry, action: "cancel", before: { state: "waiting" } },
    { ...entry, action: "retry", before: { state: "cancelled" } },
  ]);
});

test("a stopping server hands its work back, which then begins again elsewhere without counting as a failure", async () => {
  const { kind, begun } = held();
  jobs = runJobs(app.services, { trial: kind });
  const id = await put("trial");
  await vi.waitFor(() => expect(begun).toHaveLength(1), SOON);
  const before = performance.now();
  await jobs.stop();
  expect(performance.now() - before).toBeLessThan(10_000);
  expect(await stateOf(id)).toMatchObject({ state: "waiting", attempt: 0, runner: null });
  const next = held();
  jobs = runJobs(app.services, { trial: next.kind });
  void jobs.work();
  await vi.waitFor(() => expect(next.begun).toHaveLength(1), SOON);
  next.finish();
  await until(id, "done");
});

test("sys.download.type 2 answers a link that works for its owner's five minutes and for nothing else", async () => {
  await downloadType("2");
  const body = await post("/sys/dict/group/export");
  expect(body).toMatchObject({ code: 0, title: expect.stringMatching(/\.xlsx$/), url: expect.any(String) });
  expect(body).not.toHaveProperty("bytes");
  const url = String(body["url"]);
  const file = await download(url);
  expect([file.status, file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
    200,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "private, no-store",
  ]);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''%/);
  expect((await readXlsx(file.bytes)).sheets[0]?.rows.length).toBeGreaterThan(1);
  for (const wrong of [
    url.replace(/owner=[^&]+/, "owner=somebody"),
    url.replace(/until=\d+/, "until=99999999999999"),
    url.replace(/signature=.{4}/, "signature=AAAA"),
    url.replace(/job\/[^/]+/, "job/another"),
    url.split("?")[0] ?? "",
  ])
    expect((await download(wrong)).status, wrong).toBeGreaterThanOrEqual(400);
  app.clock.advance(299_000);
  expect((await download(url)).status).toBe(200);
  app.clock.advance(1_000);
  expect((await download(url)).status).toBe(404);
  await downloadType("1");
});

test("sys.download.type 3 leaves it to a job: progress, a notification, a link for its owner alone, gone after a day (AZ-06)", async () => {
  await downloadType("3");
  jobs = jobsWith(app.services, app.imports);
  const asked = await post("/sys/dict/export", { search: "season" });
  const id = String(asked["job"]);
  await until(id, "done");
  const own = (await post("/sys/job/my/list"))["data"] as { results: Record<string, unknown>[] };
  expect(own.results).toMatchObject([{ id, title: "导出 · 数据字典", state: "done", isOwn: true }]);
  const inbox = (await post("/sys/message/my/list", { sort: "createDate desc" }))["data"] as {
    results: Record<string, unknown>[];
  };
  expect(inbox.results[0]).toMatchObject({ title: "导出完成", targetUrl: `/jobs?open=${id}` });
  const { url } = (await post(`/sys/job/${id}/link`))["data"] as { url: string };
  const cells = (await readXlsx((await download(url)).bytes)).sheets[0]?.rows ?? [];
  const inAnswer = await (await downloadType("1"), post("/sys/dict/export", { search: "season" }));
  const same = (await readXlsx(Buffer.from(String(inAnswer["bytes"]), "hex"))).sheets[0]?.rows;
  expect(cells).toEqual(same);
  for (const path of [`/sys/job/${id}/link`, `/sys/job/${id}/cancel`, `/sys/job/${id}/retry`])
    expect((await post(path, {}, foreign))["code"], path).toBe(400004);
  expect((await get(`/sys/job/${id}`, foreign))["code"]).toBe(400004);
  expect((await post("/sys/job/list", {}, foreign))["code"]).toBe(100010);
  expect((await post("/sys/job/my/list", {}, foreign))["data"]).toMatchObject({ total: 0 });
  app.clock.advance(86_400_000);
  const folder = join(app.services.env.dataDir, "private");
  expect(readdirSync(folder).some((name) => name.startsWith(id))).toBe(true);
  await sweepJobs(app.services);
  expect(readdirSync(folder).some((name) => name.startsWith(id))).toBe(false);
});

test("a backup is for the administrator alone, stays among the nightly ones, and its file needs a link like any other", async () => {
  token = tokensOf(await visitor(app.origin).signIn(ADMIN.username, ADMIN.password)).access;
  foreign = tokensOf(await visitor(app.origin).signIn("other", PASSWORD)).access;
  expect((await post("/sys/job/backup", {}, foreign))["code"]).toBe(100010);
  if (!app.services.database.embedded) {
    const refused = await post("/sys/job/backup");
    return expect([refused["code"], refused["msg"]]).toEqual([400001, expect.stringContaining("pg_dump")]);
  }
  jobs = jobsWith(app.services, app.imports);
  const { id } = (await post("/sys/job/backup"))["data"] as { id: string };
  await until(id, "done");
  const { url } = (await post(`/sys/job/${id}/link`))["data"] as { url: string };
  const file = await download(url);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/gzip"]);
  expect((await post(`/sys/job/${id}/link`, {}, foreign))["code"]).toBe(400004);
  // The failure must not suggest a new export to a user who lost the right.
  await query(`update job set owner_id = (select id from account where username = 'other') where id = '${id}'`);
  const refused = await post(`/sys/job/${id}/link`, {}, foreign);
  expect([refused["code"], refused["msg"]]).toEqual([100010, expect.stringMatching(/备份/)]);
  expect(refused["msg"]).not.toMatch(/导出/);
  const path = join(app.services.env.dataDir, "backups", String((await stateOf(id))["file_name"]));
  // The backup is tried out beside the installation, which stays unchanged.
  expect((await post("/sys/job/rehearse", {}, foreign))["code"]).toBe(100010);
  const tried = (await post("/sys/job/rehearse"))["data"] as { id: string };
  await until(tried.id, "done");
  const { log } = (await stateOf(tried.id)) as unknown as { log: readonly { en: string }[] };
  expect(log.map(({ en }) => en)).toContainEqual(
    expect.stringMatching(/^terrace-\S+: \d\d tables, [\d,]+ rows, \d+ files, \d+ log entries, the log is whole$/),
  );
  const { results } = (await post("/sys/job/list", { pageSize: 20 }))["data"] as { results: { found: string }[] };
  const found = results.map((each) => each.found).toSorted();
  expect(found[0]).toMatch(/^terrace-\S+：\d\d 张表，.+，日志完整$/);
  expect(found[1]).toMatch(/^备份文件：terrace-/);
  expect(readdirSync(app.services.env.dataDir).filter((name) => name.startsWith("rehearsal"))).toEqual([]);
  writeFileSync(path, readFileSync(path).subarray(0, 50_000));
  const failing = (await post("/sys/job/rehearse"))["data"] as { id: string };
  await until(failing.id, "failed");
  expect((await stateOf(failing.id))["error"]).toMatchObject({ en: expect.stringMatching(/is cut short/) as string });
  app.clock.advance(86_400_000);
  await sweepJobs(app.services);
  expect(existsSync(path)).toBe(true);
});
