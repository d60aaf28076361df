import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Imports } from "../../crud/sheet/import/import-jobs.server.ts";
import { readSheet, writeSheet } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import type { Cell } from "../../fields/field.ts";
import type { JobContext } from "../../server/jobs/job-kind.ts";
import type { Jobs } from "../../server/jobs/run-jobs.ts";
import { jobsWith } from "../index.server.ts";
import { modules } from "../index.ts";
import type { Schedule } from "../schedule/schedule.ts";
import { addUser } from "../testing/add-user.server.ts";
import { addRole, enter, type Colleague } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { importFile } from "./import-file.server.ts";
import type { FileOutcome } from "./long-import.server.ts";
import { importFromFolder } from "./folder-import.server.ts";
import { runContext } from "./testing/run-context.server.ts";
import { moduleFolders, readWaiting } from "./waiting-files.server.ts";

const SOON = { timeout: 60_000, interval: 50 };
const HEAD: Cell[] = ["code", "name", "note"];
const RIGHTS = ["sys:dict:list", "sys:dictGroup:list", "sys:dictGroup:import"];

let app: ModulesApp;
let admin: Colleague;
let robot: string;
let jobs: Jobs;
const root = mkdtempSync(join(tmpdir(), "terrace-import-"));
const groups = join(root, "sys", "dict", "group");
const notices = join(root, "cms", "notice");

beforeAll(async () => {
  app = await startModules({ demo: false, importFolder: { path: root, username: "Robot" } });
  admin = await enter(app, ADMIN.username, ADMIN.password);
  await addRole(app.services, "importer", RIGHTS);
  robot = await addUser(app.services, { username: "robot", password: "Vang-Vieng 2026", roles: ["importer"] });
  await query("insert into preference values ($1, 'language', 'en', now(), now(), now())", [robot]);
  jobs = jobsWith(app.services, app.imports);
});
beforeEach(() => {
  mkdirSync(groups, { recursive: true });
  mkdirSync(notices, { recursive: true });
});
afterEach(() => {
  for (const folder of readdirSync(root)) rmSync(join(root, folder), { recursive: true, force: true });
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const query = async (text: string, values: readonly unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, unknown>>(text, [...values])).rows;

/** Puts a file there that was written `ago` ms ago. */
function drop(name: string, content: Uint8Array | string, { folder = groups, ago = 300_000 } = {}): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  const at = (app.clock.now() - ago) / 1000;
  utimesSync(path, at, at);
  return path;
}
const sheetOf = (...rows: Cell[][]) => writeSheet("x", [HEAD, ...rows]);
const names = (folder: string) => (existsSync(folder) ? readdirSync(folder).toSorted() : []);
const stored = (code: string) => query("select name, created_by from dictionary_group where code = $1", [code]);

const schedule = async () => {
  const { data } = await admin.get("/sys/schedule/list");
  return (data as { rows: Schedule[] }).rows.find(({ kind }) => kind === "folderImport");
};
interface ShownJob {
  readonly state: string;
  readonly error: string;
  readonly found: string;
  readonly ownerName: string;
  readonly log: readonly { readonly text: string }[];
}
/** Runs the schedule as its page does; resolves to the job that has ended. */
async function run(): Promise<ShownJob> {
  const { data } = await admin.post(`/sys/schedule/${(await schedule())?.id}/run`);
  const { jobId } = data as { jobId: string };
  return vi.waitFor(async () => {
    const job = (await admin.get(`/sys/job/${jobId}`)).data as ShownJob;
    expect(["done", "failed"]).toContain(job.state);
    return job;
  }, SOON);
}
const lines = ({ log }: ShownJob) => log.map(({ text }) => text).join("\n");

test("a file is imported in the user's name, as the activity log says, and moved away", async () => {
  drop("a.xlsx", await sheetOf(["folderA", "分组", ""], ["folderB", "分组", ""]));
  const job = await run();
  expect(job).toMatchObject({ state: "done", found: "Files imported: 1, refused: 0" });
  expect(lines(job)).toContain("sys/dict/group/a.xlsx: 2 rows, 2 new, 0 changed, 0 the same");
  expect(await stored("folderA")).toEqual([{ name: "分组", created_by: robot }]);
  expect(
    await query("select by_name, count(*)::int from audit_log where module = '/sys/dict/group' group by 1"),
  ).toEqual([{ by_name: "robot", count: 2 }]);
  expect((await admin.post("/sys/log/verify")).data).not.toHaveProperty("first");
  expect(names(groups)).toEqual(["imported", "refused"]);
  expect(names(join(groups, "imported"))).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z a\.xlsx$/)]);
});

test("wrong rows change nothing and are told beside the file, which is to be mended itself; the user is told", async () => {
  drop("b.xlsx", await sheetOf(["folderC", "分组", ""], ["", "分组", ""]));
  const job = await run();
  expect(job).toMatchObject({ state: "done", found: "Files imported: 0, refused: 1" });
  expect(lines(job)).toContain(
    "b.xlsx: refused. Wrong rows: 1, so nothing of it was imported. Mend the file and put it",
  );
  expect(lines(job)).toMatch(/b\.xlsx: the wrong rows stand in refused\/\S+ b\.xlsx\.wrong-rows\.xlsx/);
  expect(await stored("folderC")).toEqual([]);
  const [file, text = "", sheet = ""] = names(join(groups, "refused"));
  expect([file, text, sheet]).toEqual([
    expect.stringMatching(/Z b\.xlsx$/),
    expect.stringMatching(/Z b\.xlsx\.txt$/),
    expect.stringMatching(/Z b\.xlsx\.wrong-rows\.xlsx$/),
  ]);
  expect(readFileSync(join(groups, "refused", text), "utf8")).toContain("1 行有误，因此整个文件未导入");
  expect(await readSheet(readFileSync(join(groups, "refused", sheet)), 10)).toEqual([
    [...HEAD, "Problem"],
    ["", "分组", "", "Code: This is required"],
  ]);
  const [told] = await query("select title, target_url from notification order by created_at desc limit 1");
  expect(told).toEqual({ title: "文件夹中有文件未导入", target_url: expect.stringMatching(/^\/jobs\?open=/) });
});

test("what the console would ask about, and what is no .xlsx, is refused with the reason in three languages", async () => {
  drop("colour.xlsx", await writeSheet("x", [[...HEAD, "colour"], ["folderD"]]));
  drop("plain.csv", "code,name\nfolderD,x\n");
  expect((await run()).found).toBe("Files imported: 0, refused: 2");
  const reasons = names(join(groups, "refused")).filter((name) => name.endsWith(".txt"));
  const [colour = "", plain = ""] = reasons.map((name) => readFileSync(join(groups, "refused", name), "utf8"));
  expect(colour.split("\n")).toEqual(["无法识别的列：colour", "ບໍ່ຮູ້ຈັກຖັນ: colour", "Unknown column: colour", ""]);
  expect(plain).toContain("The file cannot be read. Use an .xlsx file without a password");
  expect(await stored("folderD")).toEqual([]);
});

test("without the right to a list, or where an import asks for the password, a file is refused", async () => {
  drop("n.xlsx", await sheetOf(["x", "x", ""]), { folder: notices });
  const users = join(root, "sys", "user");
  mkdirSync(users, { recursive: true });
  drop("u.xlsx", await sheetOf(["x", "x", ""]), { folder: users });
  const job = await run();
  expect(lines(job)).toContain("cms/notice/n.xlsx: refused. IMPORT_USER has no right to import Notices");
  expect(lines(job)).toContain(
    "sys/user/u.xlsx: refused. Importing Users asks for the password, so it is not done from a folder",
  );
  expect(names(notices)).toEqual(["imported", "refused"]);
});

test("links, hidden files, other files, folders and what is still being written stay where they are", async () => {
  const outside = drop("outside.xlsx", await sheetOf(["folderE", "分组", ""]), { folder: root });
  symlinkSync(outside, join(groups, "link.xlsx"));
  drop(".hidden.xlsx", await sheetOf(["folderE", "分组", ""]));
  drop("~$open.xlsx", "lock");
  drop("e.xlsx.part", await sheetOf(["folderE", "分组", ""]));
  drop("fresh.xlsx", await sheetOf(["folderE", "分组", ""]), { ago: 30_000 });
  mkdirSync(join(groups, "folder.xlsx"));
  rmSync(notices, { recursive: true });
  mkdirSync(join(root, "elsewhere"));
  drop("n.xlsx", await sheetOf(["x", "x", ""]), { folder: join(root, "elsewhere") });
  symlinkSync(join(root, "elsewhere"), notices);
  const before = names(groups);
  expect(await run()).toMatchObject({ state: "done", found: "" });
  expect(names(groups).filter((name) => !["imported", "refused"].includes(name))).toEqual(before);
  expect(names(join(root, "elsewhere"))).toEqual(["n.xlsx"]);
  expect(await stored("folderE")).toEqual([]);
  app.clock.advance(31_000);
  admin = await enter(app, ADMIN.username, ADMIN.password);
  expect((await run()).found).toBe("Files imported: 1, refused: 0");
  expect(await stored("folderE")).toHaveLength(1);
});

const contextOf = (taken?: () => void) => runContext(app, robot, taken);

/** Imports a file that waits, as a run that ended before it could move it away. */
async function importOnly(name: string): Promise<FileOutcome> {
  const [folder] = (await moduleFolders(root, modules)).filter(({ path }) => path === groups);
  const read = await readWaiting(groups, name, app.clock.now());
  if (!folder || !read || read === "being written") throw new Error("the file is not there");
  const sessionId = `job:${(await contextOf()).job.id}` as const;
  const importer = { userId: robot, sessionId, language: "en", timeZone: "UTC" } as const;
  return importFile(app.services, app.imports, { module: folder.module, ...read }, importer);
}

test("a file that was imported before a crash is not imported again but moved away, even days later", async () => {
  drop("f.xlsx", await sheetOf(["folderF", "分组", ""]));
  expect(await importOnly("f.xlsx")).toMatchObject({ kind: "imported", result: { added: 1 } });
  await query("delete from dictionary_group where code = 'folderF'");
  app.clock.advance(4 * 86_400_000);
  admin = await enter(app, ADMIN.username, ADMIN.password);
  expect(lines(await run())).toContain("f.xlsx: it was imported before and was only moved away now");
  expect(await stored("folderF")).toEqual([]);
  // Written again it is another file, whatever is in it.
  drop("f.xlsx", await sheetOf(["folderF", "分组", ""]), { ago: 120_000 });
  await run();
  expect(await stored("folderF")).toHaveLength(1);
});

test("two runs at once import each file once", async () => {
  for (const number of [1, 2, 3]) drop(`g${number}.xlsx`, await sheetOf([`folder${number}`, "分组", ""]));
  const work = importFromFolder(app.services, modules, app.imports);
  await Promise.all([work(await contextOf()), work(await contextOf())]);
  expect(names(groups)).toEqual(["imported", "refused"]);
  expect(names(join(groups, "imported"))).toHaveLength(3);
  expect(names(join(groups, "refused"))).toEqual([]);
  const entries = await query(
    `select 1 from audit_log where module = '/sys/dict/group' and action = 'add' and after ->> 'code' in ('folder1', 'folder2', 'folder3')`,
  );
  expect(entries).toHaveLength(3);
});

test("what a run that was killed had done is told with what the next attempt does, and once", async () => {
  for (const name of ["v1.xlsx", "v2.xlsx"]) drop(name, "no sheet");
  let taken = 0;
  const killed = await contextOf(() => {
    if ((taken += 1) === 2) throw new Error("killed");
  });
  const told = () => query("select message from notification where target_url = $1", [`/jobs?open=${killed.job.id}`]);
  const work = importFromFolder(app.services, modules, app.imports);
  await expect(work(killed)).rejects.toThrow("killed");
  await query("delete from notification where target_url = $1", [`/jobs?open=${killed.job.id}`]);
  Object.assign(killed.job.outcome as object, { told: 0 }); // it came to no notice
  const said: unknown[] = [];
  const found: JobContext["found"] = async (_, counts) => void said.push(counts);
  await work({ ...killed, progress() {}, found });
  expect(said).toEqual([{ imported: 0, refused: 2 }]);
  expect(await told()).toEqual([{ message: expect.stringContaining("2") }]);
  await work({ ...killed, progress() {} });
  expect(await told()).toHaveLength(1);
});

test("a file that cannot be moved away after its import is moved by a later run and not imported again", async () => {
  drop("m.xlsx", await sheetOf(["folderM", "分组", ""]));
  const places = join(groups, "imported");
  const context = await contextOf(() => {
    rmSync(places, { recursive: true });
    writeFileSync(places, "a file in the way");
  });
  await expect(importFromFolder(app.services, modules, app.imports)(context)).rejects.toMatchObject({
    details: { parameters: { file: "sys/dict/group/m.xlsx", reason: "ENOTDIR" } },
  });
  expect(await stored("folderM")).toHaveLength(1);
  await query("delete from dictionary_group where code = 'folderM'");
  rmSync(places);
  expect((await run()).found).toBe("Files imported: 1, refused: 0");
  expect(await stored("folderM")).toEqual([]);
});

test("a file that is written again while it is imported stays, and is imported as it is then", async () => {
  const next = await sheetOf(["folderN2", "分组", ""]);
  drop("o.xlsx", await sheetOf(["folderN1", "分组", ""]));
  await importFromFolder(
    app.services,
    modules,
    app.imports,
  )(await contextOf(() => void drop("o.xlsx", next, { ago: 100_000 })));
  expect([names(groups), names(join(groups, "imported"))]).toEqual([["imported", "o.xlsx", "refused"], []]);
  await run();
  expect([await stored("folderN1"), await stored("folderN2")]).toEqual([[expect.anything()], [expect.anything()]]);
  expect(names(join(groups, "imported"))).toHaveLength(1);
});

test("any name is kept, however long, and nothing that lies there already is overwritten", async () => {
  const odd = `${"季度".repeat(39)} it's "new".xlsx`;
  for (let round = 0; round < 2; round += 1) {
    drop(odd, await sheetOf([`folderH${round}`, "分组", ""]));
    expect((await run()).found).toBe("Files imported: 1, refused: 0");
  }
  const moved = names(join(groups, "imported"));
  expect(moved).toHaveLength(2);
  for (const name of moved) expect(name).toMatch(/^\d{8}T\d{6}Z(-2)? (季度)+.*\.xlsx$/);
});

test("where files cannot be moved away none is imported, and the job says so", async () => {
  drop("i.xlsx", await sheetOf(["folderI", "分组", ""]));
  writeFileSync(join(groups, "refused"), "a file in the way");
  const job = await run();
  expect(job).toMatchObject({ state: "failed", error: expect.stringContaining("so none of it was imported") });
  expect(await stored("folderI")).toEqual([]);
  expect(names(groups)).toEqual(["i.xlsx", "imported", "refused"]);
});

test("without the user nothing is imported or moved, and the job says so", async () => {
  drop("j.xlsx", await sheetOf(["folderJ", "分组", ""]));
  await query("update account set is_enabled = false where id = $1", [robot]);
  const job = await run();
  await query("update account set is_enabled = true where id = $1", [robot]);
  expect(job).toMatchObject({
    state: "failed",
    error: expect.stringContaining("IMPORT_USER does not exist or is disabled"),
  });
  expect(names(groups)).toEqual(["j.xlsx"]);
});

test("a long file is left to a job of its own and moved away when that has ended, with its wrong rows", async () => {
  const rows = Array.from({ length: 1_200 }, (_, index): Cell[] => [`long${index}`, "分组", ""]);
  drop("k.xlsx", await sheetOf(...rows));
  drop(
    "l.xlsx",
    await sheetOf(...rows.map(([code]): Cell[] => [`${code}b`, code === "long7" ? "x".repeat(101) : "分组", ""])),
  );
  const log: string[] = [];
  // A busy machine may need several runs.
  do log.push(lines(await run()));
  while (names(groups).some((name) => name.endsWith(".xlsx")));
  expect(log.join("\n")).toContain("k.xlsx: 1200 rows, 1200 new, 0 changed, 0 the same");
  expect(log.join("\n")).toContain("l.xlsx: refused. Wrong rows: 1, so nothing of it was imported");
  expect(names(join(groups, "refused"))).toEqual([
    expect.stringMatching(/ l\.xlsx$/),
    expect.stringMatching(/ l\.xlsx\.txt$/),
    expect.stringMatching(/ l\.xlsx\.wrong-rows\.xlsx$/),
  ]);
  expect(await stored("long7")).toHaveLength(1);
  expect(await stored("long8b")).toEqual([]);
}, 120_000);

test("a long file that stopped half-way is told with the rows that are stored, and put back it is not imported again", async () => {
  const rows = Array.from({ length: 1_200 }, (_, index): Cell[] => [`half${index}`, "分组", ""]);
  const path = drop("q.xlsx", await sheetOf(...rows));
  const { atime, mtime } = statSync(path);
  const begun = await importOnly("q.xlsx");
  if (begun.kind !== "under way") throw new Error("it is not long");
  const state = () => query("select state from job where id = $1", [begun.jobId]);
  await vi.waitFor(async () => expect(await state()).toEqual([{ state: "done" }]), SOON);
  await query(
    `update job set state = 'failed', error = '{"zh": "停", "lo": "ຢຸດ", "en": "Stopped"}',
       outcome = jsonb_set(outcome, '{said,left}', '400') where id = $1`,
    [begun.jobId],
  );
  await query("delete from dictionary_group where code = 'half1199'");
  expect(lines(await run())).toContain(
    "q.xlsx: imported in part. Stopped. Rows stored: 800 of 1200. Try its job again",
  );
  const [moved = ""] = names(join(groups, "refused"));
  renameSync(join(groups, "refused", moved), path);
  utimesSync(path, atime, mtime);
  app.clock.advance(1_000);
  expect((await run()).found).toBe("Files imported: 0, refused: 1");
  expect(await stored("half1199")).toEqual([]);
}, 120_000);

test("a file that fails holds up those of its list, which may change the same records, and no other list", async () => {
  drop("r1.xlsx", await sheetOf(["folderR1", "分组", ""]));
  drop("r2.xlsx", await sheetOf(["folderR2", "分组", ""]));
  drop("n.xlsx", "no sheet", { folder: notices });
  const { rulesOf } = app.imports;
  const imports: Imports = {
    ...app.imports,
    rulesOf: (path) => (path === "/sys/dict/group" ? undefined : rulesOf(path)),
  };
  await expect(importFromFolder(app.services, modules, imports)(await contextOf())).rejects.toThrow("not composed");
  expect(names(groups)).toEqual(["imported", "r1.xlsx", "r2.xlsx", "refused"]);
  expect(names(join(notices, "refused"))).toHaveLength(2);
  expect((await run()).found).toBe("Files imported: 2, refused: 0");
});

test("behind a file that is still being written the others wait, and what was imported before it is told", async () => {
  drop("t1.xlsx", await sheetOf(["folderT1", "分组", ""]));
  drop("t2.xlsx", await sheetOf(["folderT2", "分组", ""]), { ago: 30_000 });
  drop("t3.xlsx", await sheetOf(["folderT3", "分组", ""]));
  expect((await run()).found).toBe("Files imported: 1, refused: 0");
  expect(names(groups)).toEqual(["imported", "refused", "t2.xlsx", "t3.xlsx"]);
});

test("a file dated in the future, by another machine's clock, is imported", async () => {
  drop("s.xlsx", await sheetOf(["folderS", "分组", ""]));
  app.clock.advance(Date.now() - app.clock.now() + 61_000); // when it came here is told by the disk
  utimesSync(join(groups, "s.xlsx"), Date.now() / 1000, app.clock.now() / 1000 + 86_400);
  admin = await enter(app, ADMIN.username, ADMIN.password);
  expect((await run()).found).toBe("Files imported: 1, refused: 0");
});

test("it runs each hour and may be paused; an installation without IMPORT_DIR does not have it", async () => {
  const own = await schedule();
  expect(own).toMatchObject({ timing: { every: "hours", hours: 1 }, isPaused: false });
  expect((await admin.post(`/sys/schedule/${own?.id}/update`, { isPaused: "1" })).data).toMatchObject({
    isPaused: true,
  });
  const other = await startModules({ demo: false });
  const { data } = await (await enter(other, ADMIN.username, ADMIN.password)).get("/sys/schedule/list");
  expect((data as { rows: Schedule[] }).rows.map(({ kind }) => kind)).not.toContain("folderImport");
  await other.close();
});
