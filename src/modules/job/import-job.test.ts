import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import type { ImportJobResult } from "../../contract/import-result.ts";
import { writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import type { Cell } from "../../fields/field.ts";
import type { Jobs } from "../../server/jobs/run-jobs.ts";
import { importsThrough, jobsWith } from "../index.server.ts";
import { addRole, employ, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

const SOON = { timeout: 60_000, interval: 50 };
let app: ModulesApp;
let admin: Colleague;
let jobs: Jobs;
beforeAll(async () => {
  app = await startModules({ demo: false });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  jobs = jobsWith(app.services, app.imports);
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

const HEAD: Cell[] = ["code", "name", "note"];
const rowsFrom = (first: number, count: number): Cell[][] =>
  Array.from({ length: count }, (_, index) => [`v${first + index}`, `分组 ${first + index}`, "导入"]);
const send = async (sheet: Uint8Array, { isDryRun = false, as = admin, language = "en" } = {}) => {
  const body = new FormData();
  if (isDryRun) body.set("dryRun", "1");
  body.set("file", new File([new Uint8Array(sheet)], "x.xlsx"));
  const headers = { [ACCESS_TOKEN]: as.token, "accept-language": language };
  const answer = await fetch(`${app.origin}/api/sys/dict/group/import`, { method: "POST", body, headers });
  return (await answer.json()) as { code: number; msg: string; data: { job?: string; total: number } };
};
const jobOf = async (id: string, as = admin) =>
  (await as.get(`/sys/job/${id}`)).data as { state: string; error: string; fileName: string; outcome: ImportJobResult };
const ended = async (id: string | undefined, as = admin) =>
  vi.waitFor(async () => {
    const job = await jobOf(String(id), as);
    expect(["done", "failed", "cancelled"]).toContain(job.state);
    return job;
  }, SOON);
const stored = async () =>
  (await app.services.database.pool.query("select 1 from dictionary_group where note = '导入' and deleted_at is null"))
    .rowCount;

it("a long sheet is left to a job, which checks it, writes it, and says what a short one's answer says", async () => {
  const sheet = await writeSheet("x", [HEAD, ...rowsFrom(0, 1_500)]);
  const checked = await send(sheet, { isDryRun: true });
  expect(checked).toMatchObject({ code: 0, data: { total: 1_500, added: 0, failed: [] } });
  expect((await ended(checked.data.job)).outcome).toMatchObject({
    isDryRun: true,
    total: 1_500,
    added: 1_500,
    failed: [],
    left: 0,
  });
  expect(await stored()).toBe(0);
  const taken = await ended((await send(sheet)).data.job);
  expect(taken).toMatchObject({
    state: "done",
    outcome: { isDryRun: false, added: 1_500, unchanged: 0, refused: 0, left: 0 },
  });
  expect(await stored()).toBe(1_500);
  expect((await ended((await send(sheet)).data.job)).outcome).toMatchObject({ added: 0, updated: 0, unchanged: 1_500 });
});

it("writes its entries of the log in a session of its own, which the log's check knows", async () => {
  const { data } = await send(await writeSheet("x", [HEAD, ...rowsFrom(20_000, 1_100)]));
  await ended(data.job);
  const { rows } = await app.services.database.pool.query(
    "select distinct session_id from audit_log where module = '/sys/dict/group' and session_id like 'job:%'",
  );
  expect(rows).toContainEqual({ session_id: `job:${data.job}` });
  expect((await admin.post("/sys/log/verify")).data).not.toHaveProperty("first");
});

const broken = (rows: readonly Cell[][], at: number, change: (row: Cell[]) => Cell[]) =>
  rows.map((row, index) => (index === at ? change([...row]) : row));

it("with a wrong row writes nothing, however far down it stands, and gives the wrong rows back", async () => {
  const before = await stored();
  const rows = broken(rowsFrom(5_000, 1_200), 1_100, () => ["", "x", ""]);
  const twice = broken(rows, 1_150, () => ["v5000", "x", ""]);
  const { outcome, fileName } = await ended((await send(await writeSheet("x", [HEAD, ...twice]))).data.job);
  expect(outcome).toMatchObject({ added: 0, updated: 0, refused: 2, left: 1_200 });
  expect(outcome.failed).toEqual([
    { row: 1_102, field: "code", message: "This is required" },
    { row: 1_152, field: "code", message: "“v5000”: The same as in row 2. Choose another" },
  ]);
  expect(fileName).toBe("Dictionary groups-wrong rows.xlsx");
  expect(await stored()).toBe(before);
});

it("what became wrong after the check stops the writing there; the rest is given back and can be sent again", async () => {
  // Only a database constraint refuses this row, so validation passes it.
  const { pool } = app.services.database;
  await pool.query("alter table dictionary_group add constraint trial check (code <> 'v7800') not valid");
  const sheet = await writeSheet("x", [HEAD, ...rowsFrom(7_000, 1_200)]);
  const job = (await send(sheet)).data.job;
  await vi.waitFor(async () => expect((await jobOf(String(job))).outcome).toMatchObject({ isDryRun: false }), SOON);
  const stopped = await vi.waitFor(async () => {
    const now = await jobOf(String(job));
    expect(now.state).not.toBe("running");
    return now;
  }, SOON);
  expect(stopped.outcome.added).toBeGreaterThan(0);
  expect(stopped.outcome.added + stopped.outcome.left).toBe(1_200);
  await pool.query("alter table dictionary_group drop constraint trial");
  // The next attempt continues behind the last committed batch.
  app.clock.advance(120_000);
  const { outcome } = await ended(job);
  expect(outcome).toMatchObject({ added: 1_200, updated: 0, unchanged: 0, left: 0 });
});

it("is done, with its rows written once, after a crash between its last row and its end; its file goes then", async () => {
  const { privateFiles, database, log } = app.services;
  const remove = vi.spyOn(privateFiles, "remove");
  const failed = vi.spyOn(log, "error");
  await database.pool.query("alter table job add constraint crash check (state <> 'done') not valid");
  const { job } = (await send(await writeSheet("x", [HEAD, ...rowsFrom(9_000, 1_200)]))).data;
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), SOON);
  expect(remove).not.toHaveBeenCalled();
  failed.mockRestore();
  await database.pool.query("alter table job drop constraint crash");
  app.clock.advance(61_000); // it is taken for dead
  const { state, outcome } = await ended(job);
  expect([state, outcome]).toMatchObject(["done", { added: 1_200, unchanged: 0, left: 0 }]);
  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(1), SOON);
  remove.mockRestore();
});

it("is asked about what the file leaves open before it begins, and refuses a file that is too large by its size", async () => {
  const odd = await send(await writeSheet("x", [[...HEAD, "colour"], ...rowsFrom(0, 1_200)]));
  expect(odd).toMatchObject({ code: 400001, msg: "Unknown column: colour" });
  const large = await send(new Uint8Array(20 * 1024 * 1024 + 1));
  expect(large).toMatchObject({ code: 400013, msg: "The file may have at most 20 MB" });
  const nobody = await send(new Uint8Array(20 * 1024 * 1024), { as: { ...admin, token: "none" } });
  expect(nobody.code).toBe(100008);
});

it("belongs to who sent it, who must still have the right", async () => {
  await addRole(app.services, "importer", ["sys:dict:list", "sys:dictGroup:list", "sys:dictGroup:import"]);
  const clerk = await employ(app, "clerk", ["importer"]);
  await jobs.stop();
  const { data } = await send(await writeSheet("x", [HEAD, ...rowsFrom(9_000, 1_100)]), { as: clerk });
  await app.services.database.pool.query(
    "delete from role_menu where role_id = (select id from role where code = 'importer')",
  );
  jobs = jobsWith(app.services, app.imports);
  const job = await ended(data.job);
  expect(job).toMatchObject({ state: "failed", error: "You may not import here any more. The import has stopped" });
});

it("rules are those of the routes that were composed with it, and of no others of this process", () => {
  expect(app.imports.rulesOf("/sys/dict/group")).toBeDefined();
  expect(importsThrough(app.services).rulesOf("/sys/dict/group")).toBeUndefined();
});
