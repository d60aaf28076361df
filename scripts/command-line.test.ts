import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "terrace-command-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const startedWith = (env: Readonly<Record<string, string>>, name: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...words], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: folder, ...env },
  });
const started = (name: string, ...words: string[]) => startedWith({}, name, ...words);

test("every command says what it is for when asked, and refuses what it does not know before it did anything", () => {
  const scripts = Object.values(
    (JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as { scripts: object }).scripts,
  ) as string[];
  const commands = scripts.map((script) => /scripts\/([\w-]+)\.(?:ts|mjs)$/.exec(script)?.[1] ?? "");
  expect(commands.length).toBeGreaterThanOrEqual(20);
  const isRefusing = (name: string) => name !== "e2e" && name !== "bench"; // these pass on what they are given
  for (const name of commands) {
    const source = readFileSync(join(import.meta.dirname, `${name}.ts`), "utf8");
    expect(source, name).toMatch(isRefusing(name) ? /readCommandLine\(/ : /offerHelp\(/);
  }
  expect(started("migrate", "--help")).toMatchObject({ status: 0, stdout: expect.stringMatching(/^usage: migrate/) });
  for (const words of [["--nonsense"], ["now"]])
    expect(started("migrate", ...words)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("usage: migrate"),
    });
  expect(started("move-files", "to-nowhere")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("'to-nowhere'"),
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("migrating makes the keys before the database, as a start does", () => {
  writeFileSync(join(folder, "database"), "no folder, so it ends there");
  expect(started("migrate").status).not.toBe(0);
  expect(existsSync(join(folder, "secrets.json"))).toBe(true);
});

test("what looks at a database makes none where there is none", () => {
  for (const name of ["verify-audit", "backup", "self-check"]) {
    const { status, stderr } = started(name);
    expect([status, stderr], name).toEqual([
      78,
      `There is no database in ${folder}: set DATA_DIR to the folder of the installation.\n`,
    ]);
    expect(readdirSync(folder), name).toEqual([]);
  }
});

test("nothing is done to an installation of another user by root, nor to one that is closed to this user", () => {
  mkdirSync(join(folder, "database"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(join(folder, "database"), 10_001, 10_002);
  else chmodSync(join(folder, "database"), 0);
  const says = isRoot
    ? /^\S+database belongs to user 10001, .* setpriv --reuid=10001 --regid=10002 .*\n$/
    : /^\S+database belongs to .*chmod.*\n$/;
  const names = ["start", "migrate", "seed", "backup", "verify-audit", "self-check"];
  const words = [
    ["restore", "x"],
    ["move-files", "to-folder"],
    ["move-database", "to-embedded"],
    ...names.map((name) => [name]),
  ];
  for (const [name = "", ...rest] of words) {
    const { status, stderr } = startedWith({ DATABASE_URL: "", STORAGE_URL: "" }, name, ...rest);
    expect([status, stderr], name).toEqual([78, expect.stringMatching(says)]);
    expect(readdirSync(folder), name).toEqual(["database"]);
  }
}, 120_000);

test("root works with its own installation, also in the folder of another user", () => {
  mkdirSync(join(folder, "database"));
  if (process.getuid?.() === 0) chownSync(folder, 10_001, 10_001);
  const { stderr } = started("restore", "nothing");
  expect(stderr).toMatch(/^There is no backup at /);
});

test("a bucket that cannot be reached, and a full disk, are said in a line", () => {
  const STORAGE_URL = "s3+http://key:secretsecret@127.0.0.1:1/bucket?region=la";
  mkdirSync(join(folder, "files"));
  writeFileSync(join(folder, "files", "a.png"), "a");
  const moved = startedWith({ STORAGE_URL }, "move-files", "to-bucket");
  expect(moved.status).toBe(78);
  expect(moved.stderr).toContain("The bucket of STORAGE_URL does not do what it is asked");
  expect(moved.stderr).not.toMatch(/\n\s+at |retryAfter/);
  writeFileSync(
    join(folder, "full.ts"),
    `import { runCommand } from ${JSON.stringify(join(import.meta.dirname, "command-line.ts"))};
    await runCommand(async () => { throw Object.assign(new Error("The disk is full."), { code: "ENOSPC" }); });`,
  );
  expect(spawnSync(process.execPath, [join(folder, "full.ts")], { encoding: "utf8" })).toMatchObject({
    status: 78,
    stderr: "The disk is full.\n",
  });
});

test("health says in a line why it fails", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const port = String((silent.address() as AddressInfo).port);
  await new Promise((resolve) => silent.close(resolve));
  expect(startedWith({ PORT: port, HOST: "0.0.0.0" }, "health")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `Terrace is not well at 127.0.0.1:${port} (PORT, HOST): connect ECONNREFUSED 127.0.0.1:${port}. Its own log says more.\n`,
  });
});

test("an amount that is none ends a run of faults before anything was done: no kills would be none lost", () => {
  for (const given of ["abc", "0", "1.5", "-3"])
    expect(started("faults", `--kills=${given}`)).toMatchObject({
      status: 2,
      stdout: "",
      stderr: `--kills must be a whole number from 1 (it is "${given}").\n`,
    });
});

test("a run that is ended ends the programs it started, and what these started", async () => {
  const beat = join(folder, "beat");
  // Like programs of packages: a small one starts the real one and forwards no signal.
  writeFileSync(
    join(folder, "real.mjs"),
    `import { writeFileSync } from "node:fs"; setInterval(() => writeFileSync(${JSON.stringify(beat)}, ""), 20);`,
  );
  writeFileSync(
    join(folder, "small.mjs"),
    `import { spawnSync } from "node:child_process"; spawnSync(process.execPath, [${JSON.stringify(join(folder, "real.mjs"))}]);`,
  );
  writeFileSync(
    join(folder, "run.ts"),
    `import { run } from ${JSON.stringify(join(import.meta.dirname, "testing/run-command.ts"))};\nawait run(process.execPath, [${JSON.stringify(join(folder, "small.mjs"))}]);`,
  );
  const runner = spawn(process.execPath, [join(folder, "run.ts")], { stdio: "ignore" });
  const beats = async () => {
    for (let looks = 0; looks < 500 && !existsSync(beat); looks += 1)
      await new Promise((resolve) => void setTimeout(resolve, 20));
    return existsSync(beat);
  };
  expect(await beats()).toBe(true);
  runner.kill("SIGTERM");
  expect(await once(runner, "exit")).toEqual([143, null]);
  rmSync(beat, { force: true });
  await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(existsSync(beat)).toBe(false);
});
