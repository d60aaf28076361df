import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { manualClock } from "../../clock.ts";
import { createLog } from "../../log.ts";
import { loadSecrets } from "../../security/secrets.ts";
import { backupFolder, listBackups, pruneBackups, writeBackup } from "./backup.ts";
import type { Database } from "../database.ts";
import { checkpointPast, doNightlyWork, isNightDue, vacuum } from "../embedded/maintenance.ts";
import { openDatabase } from "../open-database.ts";
import { restoreBackup } from "./restore.ts";
import { describeEmbedded } from "../testing/embedded-engine.ts";
import { newFolder, removeFolder } from "../testing/open-test-database.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await newFolder("backup");
});
afterEach(() => removeFolder(dataDir));

const at = Date.parse("2026-11-21T03:00:00Z");
const checksum = async (database: Database) => {
  const { rows } = await database.pool.query<{ row: string }>("select row(t.*)::text as row from t order by 1");
  return createHash("sha256")
    .update(rows.map(({ row }) => row).join("\n"))
    .digest("hex");
};

describeEmbedded(() => {
  test("RE-20: a dump made while writes go on restores equal rows, keeps the old database, and ends all sessions", async () => {
    const before = loadSecrets(dataDir, { isProduction: false });
    let database = await openDatabase({ dataDir });
    await database.pool.query("create table t (id integer generated always as identity, body text)");
    await database.pool.query("insert into t (body) select 'ກ中' || n from generate_series(1, 3000) n");
    const expected = await checksum(database);
    const [file] = await Promise.all([
      writeBackup(database, backupFolder(dataDir), at),
      database.pool.query("insert into t (body) values ('later')"),
    ]);
    await database.pool.query("delete from t where body <> 'later'");
    await vacuum(database);
    await expect(restoreBackup(dataDir, file, at)).rejects.toThrow(/in use/);
    await database.close();

    const kept = await restoreBackup(dataDir, file, at);
    expect(kept && existsSync(kept)).toBe(true);
    database = await openDatabase({ dataDir });
    await database.pool.query("delete from t where body = 'later'");
    expect(await checksum(database)).toBe(expected);
    const { rows } = await database.pool.query<{ id: number }>("insert into t (body) values ('next') returning id");
    expect(rows[0]?.id).toBeGreaterThan(3000);
    await database.close();
    expect(loadSecrets(dataDir, { isProduction: true }).fingerprint).not.toBe(before.fingerprint);
    expect(statSync(file).mode & 0o077).toBe(0);
  }, 60_000);

  test("a damaged or missing dump is refused and the database stays as it was", async () => {
    let database = await openDatabase({ dataDir });
    await database.pool.query("create table t (id integer); insert into t values (1)");
    const file = await writeBackup(database, backupFolder(dataDir), at);
    await database.close();
    const content = readFileSync(file);
    writeFileSync(file, content.subarray(0, content.length / 2));
    await expect(restoreBackup(dataDir, file, at)).rejects.toThrow(/no backup this version can read/);
    await expect(restoreBackup(dataDir, `${file}.none`, at)).rejects.toThrow(/no backup at/);
    database = await openDatabase({ dataDir });
    expect((await database.pool.query("select * from t")).rows).toEqual([{ id: 1 }]);
    await database.close();
  }, 60_000);

  test("dumps are kept for seven days, the newest always, half-written ones never", async () => {
    const { advance, now } = manualClock(at);
    const folder = await newFolder("kept");
    for (const day of ["01", "13", "15", "20"])
      writeFileSync(join(folder, `terrace-2026-11-${day}T03-00-00Z.tar.gz`), "");
    writeFileSync(join(folder, "terrace-2026-11-20T03-00-00Z.tar.gz.part"), "");
    writeFileSync(join(folder, "notes.txt"), "");
    await pruneBackups(folder, now());
    expect((await listBackups(folder)).map(({ madeAt }) => new Date(madeAt).getUTCDate())).toEqual([20, 15]);
    advance(365 * 86_400_000);
    await pruneBackups(folder, now());
    expect(readdirSync(folder).sort()).toEqual(["notes.txt", "terrace-2026-11-20T03-00-00Z.tar.gz"]);
    await removeFolder(folder);
  });

  test("the nightly work is due at once without a dump, in the quiet hour, and soon after a missed night", () => {
    const quiet = new Date(2026, 10, 21, 3, 5).getTime();
    const hour = 3_600_000;
    expect(isNightDue(null, quiet)).toBe(true);
    expect(isNightDue(quiet - 24 * hour, quiet)).toBe(true);
    expect(isNightDue(quiet, quiet + hour / 2)).toBe(false);
    expect(isNightDue(quiet, quiet + 12 * hour)).toBe(false);
    expect(isNightDue(quiet, quiet + 26 * hour)).toBe(true);
  });

  test("the nightly work writes one dump a day and logs a failure instead of throwing it", async () => {
    const lines: string[] = [];
    const log = createLog("info", (line) => void lines.push(line));
    const clock = manualClock(at);
    const database = await openDatabase({ dataDir });
    const night = { database, dataDir, clock, log };
    await doNightlyWork(night);
    await doNightlyWork(night);
    clock.advance(27 * 3_600_000);
    await doNightlyWork(night);
    expect((await listBackups(backupFolder(dataDir))).map(({ madeAt }) => madeAt)).toEqual([at + 27 * 3_600_000, at]);
    await database.close();
    clock.advance(27 * 3_600_000);
    await doNightlyWork(night);
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(["info", "info", "error"]);
  });

  test("RE-01: what a start after a kill has to go through stays short, however much is written", async () => {
    const database = await openDatabase({ dataDir });
    const behind = async () => {
      const { rows } = await database.pool.query<{ bytes: string }>(
        "select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()",
      );
      return Number(rows[0]?.bytes);
    };
    await database.pool.query(
      "create table t as select n, repeat('x', 500) as body from generate_series(1, 10000) as n",
    );
    const written = await behind();
    expect(written).toBeGreaterThan(4_000_000);
    await checkpointPast(database);
    expect(await behind()).toBeGreaterThanOrEqual(written);
    await checkpointPast(database, 4_000_000);
    expect(await behind()).toBeLessThan(100_000);
    await database.close();
  });

  test("the scripts back up and restore a stopped directory, and say in one line when they cannot", async () => {
    const database = await openDatabase({ dataDir });
    await database.pool.query("create table t (id integer); insert into t values (5)");
    const run = (name: string, ...args: string[]) => {
      const script = fileURLToPath(new URL(`../../../../scripts/${name}.ts`, import.meta.url));
      const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: "" };
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: "utf8" });
      return { status, stdout, stderr };
    };
    const refused = run("backup");
    expect(refused).toMatchObject({ status: 78, stdout: "" });
    expect(refused.stderr.trim().split("\n")).toHaveLength(1);
    await database.close();

    const { status, stdout } = run("backup");
    expect(status).toBe(0);
    const file = stdout.replace("Backup written: ", "").trim();
    expect(run("restore").stderr).toContain(file);
    expect(run("restore", file)).toMatchObject({ status: 0, stderr: "" });
    const again = await openDatabase({ dataDir });
    expect((await again.pool.query("select id from t")).rows).toEqual([{ id: 5 }]);
    await again.close();
  }, 60_000);
});
