// Launcher of every npm script: installs the lockfile's packages when it changed, finds a Node >= 24 and runs the given
// file with it. Plain JavaScript, because an old Node (20) must be able to run it.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stamp = join(modules, ".terrace-lockfile");
const machine = `${process.platform}-${process.arch}`;
const oldestNode = 24;

/** @returns {string} what must be installed: the lockfile, on this kind of machine */
const wanted = () => {
  const lockfile = readFileSync(join(root, "package-lock.json"));
  return `${machine} ${createHash("sha256").update(lockfile).digest("hex")}\n`;
};

const readOr = (path, otherwise) => (existsSync(path) ? readFileSync(path, "utf8") : otherwise);

/** After `npm ci` by hand, npm's own record of what it installed saves a second installation. */
const isInstalledByHand = () => {
  const installed = JSON.parse(readOr(join(modules, ".package-lock.json"), "{}")).packages ?? {};
  const fits = (limit, here) => limit === undefined || [limit].flat().includes(here);
  return Object.entries(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages).every(
    ([path, { version, integrity, optional, os, cpu, libc }]) => {
      const there = installed[path];
      if (there) return there.version === version && there.integrity === integrity;
      // Packages for other platforms, and their dependencies, are absent on purpose.
      const isForHere = (os ?? cpu) !== undefined && !libc && fits(os, process.platform) && fits(cpu, process.arch);
      return path === "" || (optional === true && !isForHere);
    },
  );
};

const install = () => {
  const lockfile = wanted();
  if (readOr(stamp, "") === lockfile) return;
  if (!isInstalledByHand()) {
    process.stderr.write("Installing the packages of package-lock.json (npm ci) ...\n");
    rmSync(stamp, { force: true });
    // NODE_ENV=production or a personal npm setting would skip what builds and tests need; without the optional
    // packages the native parts of sharp and Vite are missing.
    const words = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
    const npm = process.env.npm_execpath;
    const options = { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 };
    const done = npm?.endsWith("npm-cli.js")
      ? spawnSync(process.execPath, [npm, ...words], options)
      : spawnSync("npm", words, { ...options, shell: process.platform === "win32" });
    if (done.status !== 0) {
      process.stderr.write(`${done.stdout ?? ""}${done.stderr ?? ""}${done.error?.message ?? ""}\nnpm ci failed.\n`);
      process.exit(1);
    }
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, lockfile);
};

const refuse = () => {
  process.stderr.write(
    `Terrace needs Node ${oldestNode} or newer, and this is ${process.version} on ${machine}, where none comes with ` +
      `the packages: install Node ${oldestNode} from https://nodejs.org and run the command again.\n`,
  );
  process.exit(1);
};

const isNewEnough = Number(process.versions.node.split(".")[0]) >= oldestNode;

/** By path and not through node_modules/.bin, where npm 10 omits the entry when several platforms share it. */
const packagedNode = () => {
  const name = process.platform === "win32" ? "node.exe" : "node";
  const path = join(modules, `node-${machine}`, "bin", name);
  return existsSync(path) ? path : undefined;
};

const run = (node) => {
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const folders = [dirname(node), join(modules, ".bin"), process.env[pathKey] ?? ""];
  const given = process.argv.slice(2);
  const place = given.findIndex((word) => !word.startsWith("-"));
  const [file, ...words] = place < 0 ? [] : given.slice(place);
  if (!file) {
    process.stderr.write("usage: node scripts/run.mjs [options of Node] <file> [arguments]\n");
    process.exit(2);
  }
  const child = spawn(node, [...given.slice(0, place), resolve(file), ...words], {
    stdio: "inherit",
    env: { ...process.env, [pathKey]: folders.join(delimiter) },
  });
  const forward = (signal) => {
    // A terminal sends Ctrl+C to the whole process group, including the child; forwarding it would look like a second,
    // impatient one.
    if (signal === "SIGINT" && process.stdin.isTTY) return;
    clearInterval(orphanWatch);
    child.kill(signal);
  };
  const signals = ["SIGTERM", "SIGINT", "SIGHUP"];
  for (const signal of signals) process.on(signal, forward);
  // npm signals its shell, and some shells die without forwarding the signal; then the child is signalled from here.
  const parent = process.ppid;
  const orphanWatch = setInterval(() => {
    if (process.ppid !== parent && process.env.npm_lifecycle_event) forward("SIGTERM");
  }, 500);
  orphanWatch.unref();
  child.on("error", () => {
    // For instance, the packaged Node was built for another C library.
    if (node !== process.execPath && isNewEnough) run(process.execPath);
    else refuse();
  });
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
};

install();
const node = packagedNode() ?? (isNewEnough ? process.execPath : undefined);
if (node) run(node);
else refuse();
