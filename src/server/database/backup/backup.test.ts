import { spawnSync } from "node:child_process";
import { createHash, createSecretKey, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { readdir as readFolder } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { manualClock } from "../../clock.ts";
import { createLog } from "../../log.ts";
import { ConfigurationError } from "../../configuration-error.ts";
import type { BackupSetup } from "../../env.ts";
import { loadSecrets } from "../../secrets/secrets.ts";
import { backupFolder, backupPlace, folderPlace } from "./backup-place.ts";
import { newestBackup } from "./newest-backup.ts";
import { writeBackup } from "./backup.ts";
import type { Database } from "../database.ts";
import { engineProgram } from "../embedded/engine-program.ts";
import { checkpointPast, vacuum } from "../embedded/maintenance.ts";
import { makeNightlyBackup } from "./nightly-backup.ts";
import { openDatabase } from "../open-database.ts";
import { inTransaction } from "../transaction.ts";
import { restoreBackup } from "./restore.ts";
import { bucketUrl } from "../../storage/bucket-url.ts";
import { startObjectStore } from "../../testing/object-store.ts";
import { openStores } from "../../storage/open-storage.ts";
import { describeEmbedded, engineWords } from "../testing/embedded-engine.ts";
import { newFolder, placeEmbedded, removeFolder } from "../testing/open-test-database.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await newFolder("backup");
  await placeEmbedded(dataDir);
});
afterEach(() => removeFolder(dataDir));

const at = Date.parse("2026-11-21T03:00:00Z");
const checksum = async (database: Database) => {
  const { rows } = await database.pool.query<{ row: string }>("select row(t.*)::text as row from t order by 1");
  return createHash("sha256")
    .update(rows.map(({ row }) => row).join("\n"))
    .digest("hex");
};

const silent = createLog("silent", () => {});
const plain: BackupSetup = { bucket: null, key: null, hasFiles: true };
const storesOf = () => openStores({ bucket: null, dataDir }, silent);
const place = () => folderPlace(backupFolder(dataDir));

/** Backs up what stands in `dataDir`; resolves to the file. */
async function backUp(database: Database, backup = plain): Promise<string> {
  const { name } = await writeBackup({ database, env: { backup }, ...(await storesOf()) }, place(), at);
  return place().addressOf(name);
}

async function restore(file: string, key = plain.key): Promise<string | null> {
  const stores = async () => {
    const { storage, privateFiles } = await storesOf();
    return { files: storage, private: privateFiles };
  };
  return (await restoreBackup(dataDir, { file, key, now: at, stores })).kept;
}

describeEmbedded(() => {
  test("RE-20: a backup made while writes go on restores equal rows, keeps the old database, and ends all sessions", async () => {
    const before = loadSecrets(dataDir, { isProduction: false });
    let database = await openDatabase({ dataDir });
    await database.pool.query("create table t (id integer generated always as identity, body text)");
    await database.pool.query("insert into t (body) select 'ກ中' || n from generate_series(1, 3000) n");
    const expected = await checksum(database);
    const [file] = await Promise.all([backUp(database), database.pool.query("insert into t (body) values ('later')")]);
    await database.pool.query("delete from t where body <> 'later'");
    await vacuum(database);
    await expect(restore(file)).rejects.toThrow(/in use/);
    await database.close();

    const kept = await restore(file);
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

  test("a backup holds nobody up: writers go on through it, and what is restored has all they were promised before it and nothing by half", async () => {
    const database = await openDatabase({ dataDir });
    await database.pool.query("create table pair (number integer, half text, body text, primary key (number, half))");
    await database.pool.query(
      "create table old as select n, repeat(md5(n::text), 20) as body from generate_series(1, 20000) n",
    );
    let next = 1;
    const over = new AbortController();
    const promised: number[] = [];
    const write = async () => {
      while (!over.signal.aborted) {
        const number = next++;
        await inTransaction(database, async (trx) => {
          for (const half of ["left", "right"])
            await sql`insert into pair values (${number}, ${half}, ${"x".repeat(500)})`.execute(trx.as<unknown>());
        });
        promised.push(number);
        if (number % 50 === 0) await database.pool.query("update old set body = body || 'y' where n % 97 = 0");
      }
    };
    const writing = Promise.all([write(), write()]);
    while (promised.length < 20) await new Promise((resolve) => void setTimeout(resolve, 10));
    const before = [...promised];
    const [file, second] = await Promise.all([backUp(database), copyAll(database)]);
    const during = promised.length - before.length;
    const last = next;
    await checkpointPast(database, 0);
    over.abort();
    await writing;
    await database.close();
    expect(during).toBeGreaterThan(10);
    expect(second).toContain("backup_label");

    await restore(file);
    const restored = await openDatabase({ dataDir });
    const { rows } = await restored.pool.query<{ number: number; halves: number }>(
      "select number, count(*)::int as halves from pair group by number",
    );
    const found = new Set(rows.map(({ number }) => number));
    expect(before.filter((number) => !found.has(number))).toEqual([]);
    expect(rows.filter(({ halves, number }) => halves !== 2 || number >= last)).toEqual([]);
    const { rows: old } = await restored.pool.query<{ n: number }>(
      "select count(*)::int as n, sum(length(body)) from old",
    );
    expect(old[0]?.n).toBe(20_000);
    await restored.close();
  }, 60_000);

  /** The names of a further copy. */
  async function copyAll(database: Database): Promise<string[]> {
    const names: string[] = [];
    for await (const { name, content } of database.copy?.files() ?? []) {
      names.push(name);
      for await (const _ of content);
    }
    return names;
  }

  test("files come with the records that name them, those stored meanwhile as well, and stay where they are there already", async () => {
    const database = await openDatabase({ dataDir });
    await database.pool.query("create table t (key text)");
    const { storage, privateFiles } = await storesOf();
    const long = `${"a".repeat(90)}/${"b".repeat(90)}.jpg`;
    for (const key of [long, "sized/320/a.jpg.webp"]) await storage.put(key, Buffer.from(key), "");
    await privateFiles.put("report.xlsx", randomBytes(300_000), "");
    // A file and its record come while the database is copied.
    const meanwhile: Database = {
      ...database,
      copy: {
        isUnderWay: false,
        async *files() {
          await storage.put("new/one.png", Buffer.from("new"), "");
          await database.pool.query("insert into t values ('new/one.png')");
          if (database.copy) yield* database.copy.files();
        },
      },
    };
    const file = await backUp(meanwhile);
    await database.close();
    const listed = spawnSync("tar", ["tzf", file], { encoding: "utf8" }).stdout.split("\n");
    expect(listed.filter((name) => /^(files|private)/.test(name))).toEqual([
      `files/${long}`,
      "private/report.xlsx",
      "files/new/one.png",
    ]);
    await storage.remove("new/one.png");
    await restore(file);
    const text = async (key: string) => {
      const found = await storage.get(key);
      return found && (await buffer(found.stream)).toString();
    };
    expect([await text(long), await text("new/one.png")]).toEqual([long, "new"]);
    expect(await readFolder(dataDir)).not.toContain("restoring");
    // With BACKUP_FILES=0 the backup has no files.
    const again = await openDatabase({ dataDir });
    const small = await backUp(again, { ...plain, hasFiles: false });
    await again.close();
    expect(spawnSync("tar", ["tzf", small], { encoding: "utf8" }).stdout).not.toMatch(/^(files|private)/m);
  }, 60_000);

  test("with BACKUP_KEY nothing can be read, cut off or altered: it is restored with that key alone; with BACKUP_URL it stands in a bucket", async () => {
    const key = createSecretKey(randomBytes(32));
    const database = await openDatabase({ dataDir });
    await database.pool.query("create table t (id integer); insert into t values (7)");
    const file = await backUp(database, { ...plain, key });
    expect(file).toMatch(/\.tar\.gz\.sealed$/);
    const store = await startObjectStore();
    const backup = { ...plain, key, bucket: bucketUrl.parse(store.url()) };
    const bucket = backupPlace({ dataDir, backup }, silent);
    const { name, size } = await writeBackup({ database, env: { backup }, ...(await storesOf()) }, bucket, at);
    expect(await bucket.list()).toEqual([{ name, madeAt: at }]);
    expect(await newestBackup({ dataDir, backup }, silent)).toEqual({ name, madeAt: at });
    const stored = await bucket.read(name);
    expect(stored && (await buffer(stored.stream)).length).toBe(size);
    await bucket.remove(name);
    expect(await bucket.read(name)).toBe(null);
    expect(await readFolder(backupFolder(dataDir))).toHaveLength(1);
    await store.close();
    await database.close();
    const refused = (kind: string, words: RegExp) => ({ kind, message: expect.stringMatching(words) as string });
    await expect(restore(file)).rejects.toMatchObject(refused("noKey", /sealed, and BACKUP_KEY is not set/));
    const other = createSecretKey(randomBytes(32));
    await expect(restore(file, other)).rejects.toMatchObject(refused("otherKey", /another BACKUP_KEY/));
    const content = readFileSync(file);
    writeFileSync(`${file}.cut`, content.subarray(0, 32 + 3 * (65_536 + 16)));
    // The last frame that is there was not sealed as the last: it opens with no key.
    await expect(restore(`${file}.cut`, key)).rejects.toMatchObject(
      refused("otherKey", /no backup this version can read/),
    );
    await restore(file, key);
    const restored = await openDatabase({ dataDir });
    expect((await restored.pool.query("select id from t")).rows).toEqual([{ id: 7 }]);
    await restored.close();
  }, 60_000);

  test("a damaged or missing backup is refused and the database stays as it was", async () => {
    let database = await openDatabase({ dataDir });
    await database.pool.query("create table t (id integer); insert into t values (1)");
    const file = await backUp(database);
    await database.close();
    const content = readFileSync(file);
    writeFileSync(file, content.subarray(0, content.length / 2));
    await expect(restore(file)).rejects.toMatchObject({
      kind: "cutShort",
      message: expect.stringMatching(/no backup this version can read/) as string,
    });
    // Its data, not the packed bytes: some of those may change without changing what they unpack to.
    const data = gunzipSync(content);
    const middle = data.length >> 1;
    data[middle] = (data[middle] ?? 0) ^ 1;
    const checksumAndLength = content.subarray(-8);
    writeFileSync(`${file}.altered`, Buffer.concat([gzipSync(data, { level: 1 }).subarray(0, -8), checksumAndLength]));
    await expect(restore(`${file}.altered`)).rejects.toMatchObject({ kind: "damaged" });
    await expect(restore(`${file}.none`)).rejects.toThrow(/no backup at/);
    await expect(restore(dataDir)).rejects.toThrow(/is a folder: name the backup in it/);
    database = await openDatabase({ dataDir });
    expect((await database.pool.query("select * from t")).rows).toEqual([{ id: 1 }]);
    await database.close();
  }, 60_000);

  test("a full disk is not the backup's fault: it is said as what it is, and nothing is replaced", async () => {
    const { storage, privateFiles } = await storesOf();
    const full = () => Promise.reject(Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" }));
    const database = await openDatabase({ dataDir });
    await storage.put("a.png", Buffer.from("a"), "");
    const file = await backUp(database);
    await storage.remove("a.png");
    await database.pool.query("create table t ()");
    await database.close();
    const stores = async () => ({ files: { ...storage, put: full }, private: privateFiles });
    const refused = restoreBackup(dataDir, { file, key: null, now: at, stores });
    await expect(refused).rejects.toThrow(/^There is no room left for what is unpacked/);
    await expect(refused).rejects.toThrow(ConfigurationError);
    const again = await openDatabase({ dataDir });
    expect((await again.pool.query("select from t")).rows).toEqual([]);
    await again.close();
  }, 60_000);

  test("a backup of a version before this one, a tar of the engine's own, is restored as well", async () => {
    const before = join(dataDir, "before");
    await placeEmbedded(before);
    const engine = await PGlite.create({
      dataDir: join(before, "database"),
      pgliteWasmModule: await engineProgram(),
    });
    await engine.exec("create table t (id integer); insert into t values (3)");
    const file = join(dataDir, "terrace-2026-11-20T03-00-00Z.tar.gz");
    const tar = new Uint8Array(await (await engine.dumpDataDir("none")).arrayBuffer());
    writeFileSync(file, gzipSync(tar, { level: 1 })); // the engine's own level takes seconds
    await engine.close();
    await restore(file);
    const restored = await openDatabase({ dataDir });
    expect((await restored.pool.query("select id from t")).rows).toEqual([{ id: 3 }]);
    await restored.close();
  }, 60_000);

  test("what a killed process left half written goes with the next backup; in a folder of several, once it is surely dead", async () => {
    const database = await openDatabase({ dataDir });
    const own = backupPlace({ dataDir, backup: plain });
    mkdirSync(own.folder);
    const left = "terrace-2026-11-20t03-00-00z.tar.gz.5e1f.part";
    const path = join(own.folder, left);
    const services = { database, env: { backup: plain }, ...(await storesOf()) };
    writeFileSync(path, "");
    await writeBackup(services, own, at);
    expect(existsSync(path)).toBe(false);
    writeFileSync(path, "");
    await writeBackup(services, folderPlace(own.folder), at + 1_000);
    expect(existsSync(path)).toBe(true);
    utimesSync(path, 1, 1);
    await writeBackup(services, folderPlace(own.folder), at + 2_000);
    expect(existsSync(path)).toBe(false);
    expect(await own.list()).toHaveLength(3);
    await database.close();
  }, 60_000);

  test("a backup that is called off ends at once and leaves nothing, and the next one is whole", async () => {
    const database = await openDatabase({ dataDir });
    const services = { database, env: { backup: plain }, ...(await storesOf()) };
    const control = new AbortController();
    const underWay = writeBackup(services, place(), at, control.signal);
    await vi.waitFor(() => expect(readdirSync(backupFolder(dataDir))).toHaveLength(1));
    control.abort();
    await expect(underWay).rejects.toThrow(/aborted/);
    expect(readdirSync(backupFolder(dataDir))).toEqual([]);
    await vi.waitFor(() => expect(database.copy?.isUnderWay).toBe(false));
    await writeBackup(services, place(), at);
    expect(await place().list()).toHaveLength(1);
    await database.close();
  });

  test("the nightly work writes a backup and says what it is called; a failure reaches whoever asked", async () => {
    const lines: string[] = [];
    const log = createLog("info", (line) => void lines.push(line));
    const clock = manualClock(at);
    const database = await openDatabase({ dataDir });
    const night = { database, env: { dataDir, backup: plain }, clock, log, ...(await storesOf()) };
    const first = await makeNightlyBackup(night);
    clock.advance(27 * 3_600_000);
    const second = await makeNightlyBackup(night);
    const kept = await place().list();
    expect(kept.map(({ madeAt }) => madeAt)).toEqual([at + 27 * 3_600_000, at]);
    expect([second, first]).toEqual(kept.map(({ name }) => place().addressOf(name)));
    await database.close();
    await expect(makeNightlyBackup(night)).rejects.toThrow();
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(["info", "info"]);
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
      const { status, stdout, stderr } = spawnSync(process.execPath, [...engineWords, script, ...args], {
        env,
        encoding: "utf8",
      });
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
