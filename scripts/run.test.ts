import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/* The launcher runs for real in a scratch tree; npm is a stub that records each call and "installs". */

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "terrace-run-"));
  await mkdir(join(root, "scripts"));
  await cp(join(import.meta.dirname, "run.mjs"), join(root, "scripts/run.mjs"));
  await lockfile({});
  await writeFile(
    join(root, "npm-cli.js"),
    `const { appendFileSync, mkdirSync } = require("node:fs");
     appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
     console.log("words of npm");
     if (process.env.NPM_FAILS) process.exit(1);
     mkdirSync("node_modules", { recursive: true });`,
  );
  await writeFile(
    join(root, "job.mjs"),
    `const [what, word] = process.argv.slice(2);
     if (what === "exit") process.exit(Number(word));
     if (what === "path") console.log(process.env.PATH);
     if (what === "options") console.log(process.execArgv.join(" "), word);
     if (what === "wait") {
       process.on("SIGTERM", () => process.exit(21));
       process.on("SIGINT", () => process.exit(22));
       setInterval(() => {}, 1000);
       console.log("waiting");
     }`,
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const lockfile = (packages: object) => writeFile(join(root, "package-lock.json"), JSON.stringify({ packages }));

const launch = (words: string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, ["scripts/run.mjs", "job.mjs", ...words], {
    cwd: root,
    env: { PATH: process.env["PATH"], npm_execpath: join(root, "npm-cli.js"), ...env },
  });

const finish = async (child: ChildProcess) => {
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
};
const npmCalls = async () => (await readFile(join(root, "calls"), "utf8").catch(() => "")).split("\n").filter(Boolean);

const another = { "node_modules/a": { version: "1.0.0", integrity: "sha512-a" } };

test("arguments before the file go to Node, those after it to the file", async () => {
  const child = spawn(
    process.execPath,
    ["scripts/run.mjs", "--max-semi-space-size=4", "job.mjs", "options", "--word"],
    { cwd: root, env: { PATH: process.env["PATH"], npm_execpath: join(root, "npm-cli.js") } },
  );
  expect(await finish(child)).toMatchObject({
    code: 0,
    output: expect.stringContaining("--max-semi-space-size=4 --word"),
  });
});

test("packages are installed once, and again when the lockfile changed", async () => {
  await lockfile(another);
  expect(await finish(launch(["exit", "0"]))).toMatchObject({ code: 0 });
  expect(await finish(launch(["exit", "0"]))).toEqual({ code: 0, output: "" });
  expect(await npmCalls()).toHaveLength(1);
  await lockfile({ ...another, "node_modules/b": { version: "1.0.0", integrity: "sha512-b" } });
  expect(await finish(launch(["exit", "0"]))).toMatchObject({ code: 0 });
  expect(await npmCalls()).toHaveLength(2);
});

test("the packages of builds and tests are installed whatever NODE_ENV says", async () => {
  await lockfile(another);
  await finish(launch(["exit", "0"], { NODE_ENV: "production" }));
  expect((await npmCalls())[0]).toMatch(/^ci --include=dev --include=optional/);
});

test("packages installed by hand are accepted", async () => {
  const elsewhere = { version: "1.0.0", optional: true, os: ["plan9"], cpu: ["pdp11"] };
  await lockfile({ "": { name: "terrace" }, ...another, "node_modules/c": elsewhere });
  await mkdir(join(root, "node_modules"));
  await writeFile(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages: another }));
  expect(await finish(launch(["exit", "0"]))).toEqual({ code: 0, output: "" });
  expect(await npmCalls()).toEqual([]);
});

test("npm is quiet when all is well and shows everything when it fails", async () => {
  await lockfile(another);
  const failed = await finish(launch(["exit", "0"], { NPM_FAILS: "1" }));
  expect(failed.code).toBe(1);
  expect(failed.output).toContain("words of npm");
  const done = await finish(launch(["exit", "0"]));
  expect(done.output).toBe("Installing the packages of package-lock.json (npm ci) ...\n");
});

test("the program's exit code is passed on", async () => {
  expect(await finish(launch(["exit", "7"]))).toMatchObject({ code: 7 });
});

test("the chosen Node and the packages' programs come first on PATH", async () => {
  const { output } = await finish(launch(["path"]));
  expect(output.split(":")[1]).toBe(join(root, "node_modules/.bin"));
});

test.each([
  ["SIGTERM", 21],
  ["SIGINT", 22],
] as const)("%s reaches the program", async (signal, code) => {
  const child = launch(["wait"]);
  await once(child.stdout, "data");
  child.kill(signal);
  expect(await finish(child)).toMatchObject({ code });
});
