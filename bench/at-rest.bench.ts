import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "./load.ts";
import { freePort } from "./start.ts";
import { BENCH_PASSWORD } from "./sign-in.ts";

/*
 * What the program takes from a machine on which nobody is: how long it starts, what it does after a start, at rest and in memory. Embedded
 * unless DATABASE_URL names an empty database; then a server's own processes are not counted. Processor time and memory are read from /proc,
 * so other work on the machine disturbs only the milliseconds. A later start is measured on what the first one left.
 */

const REST = Number(process.env["SECONDS"] ?? 60); // seconds that nobody asks for anything
const SETTLED = 30; // seconds after which a start is to be over
const TICKS = 100; // of a second of processor time, as Linux counts it everywhere

const OPTIONS = ["--max-semi-space-size=4"]; // as `npm start` gives them

const isEmbedded = !process.env["DATABASE_URL"];
const LIMITS = isEmbedded
  ? { start: 1_000, idle: 250, loaded: 550, rest: 0.5 }
  : { start: 450, idle: 120, loaded: 420, rest: 0.5 };

if (process.platform !== "linux") throw new Error("This is measured with Linux' /proc, which is not here.");

const ticksIn = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" "); // a name may hold spaces
  return Number(fields[11]) + Number(fields[12]);
};
/** Seconds of processor time of all threads so far. */
const processorOf = ({ pid }: ChildProcess): number => ticksIn(readFileSync(`/proc/${pid}/stat`, "utf8")) / TICKS;
/** The same of each thread, under its name. */
const threadsOf = ({ pid }: ChildProcess): Map<string, number> =>
  new Map(
    readdirSync(`/proc/${pid}/task`).map((id) => {
      const folder = `/proc/${pid}/task/${id}`;
      const name = readFileSync(`${folder}/comm`, "utf8").trim();
      return [`${name} ${id}`, ticksIn(readFileSync(`${folder}/stat`, "utf8")) / TICKS];
    }),
  );
/** Megabytes that it holds of the machine's memory. */
const memoryOf = ({ pid }: ChildProcess): number => {
  const [, kilobytes] = /^Rss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

const row = (name: string, value: number, unit: string, limit?: number): void => {
  const over = limit !== undefined && value > limit ? "  OVER" : "";
  const beside = limit === undefined ? "" : `  limit ${limit} ${unit}`;
  process.stdout.write(`${name.padEnd(44)}${String(value).padStart(8)} ${unit}${beside}${over}\n`);
};
const rounded = (value: number): number => Math.round(value * 100) / 100;

const dataDir = await mkdtemp(join(tmpdir(), "terrace-bench-"));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;

const answers = async (): Promise<boolean> => {
  try {
    await (await fetch(`${url}/home`)).arrayBuffer();
    return true;
  } catch {
    return false; // nobody listens yet
  }
};

/** Starts the program as an operator does, and waits for its first page. */
async function begin(): Promise<{ child: ChildProcess; milliseconds: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [...OPTIONS, join(import.meta.dirname, "../scripts/start.ts"), "--as-built"], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_PASSWORD: BENCH_PASSWORD,
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}.`);
    await pause(10);
  }
  return { child, milliseconds: Math.round(performance.now() - began) };
}
async function end(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** What it does from its first page until it is settled, and then while nobody is there. */
async function measureRest(child: ChildProcess, name: string): Promise<void> {
  const started = processorOf(child);
  await pause(SETTLED * 1000);
  row(`${name}: processor in the ${SETTLED} s after it`, rounded(processorOf(child) - started), "s");
  const [before, each] = [processorOf(child), threadsOf(child)];
  await pause(REST * 1000);
  row(`${name}: at rest`, rounded(((processorOf(child) - before) / REST) * 100), "% of a core", LIMITS.rest);
  for (const [thread, seconds] of threadsOf(child)) {
    const spent = rounded(seconds - (each.get(thread) ?? 0));
    if (spent > 0) row(`  ${thread}`, spent, "s");
  }
}

try {
  process.stdout.write(`\nA process at rest, ${isEmbedded ? "embedded database" : "PostgreSQL"}\n`);
  const first = await begin();
  row("first start, with the demonstration", first.milliseconds, "ms");
  row("first start: processor until its first page", rounded(processorOf(first.child)), "s");
  await measureRest(first.child, "first start");
  await end(first.child);

  const later = await begin();
  row("later start to its first page", later.milliseconds, "ms", LIMITS.start);
  row("later start: processor until its first page", rounded(processorOf(later.child)), "s");
  await measureRest(later.child, "later start");
  row("memory at rest", memoryOf(later.child), "MB", LIMITS.idle);
  const { perSecond, failed } = await run({ url: `${url}/home/oneInex`, connections: 32, seconds: 10 });
  row("memory after ten seconds of visitors", memoryOf(later.child), "MB", LIMITS.loaded);
  row("  pages given in each of them", perSecond, "/s");
  if (failed > 0) row("  turned away by the budget of an address", failed, "calls");
  await end(later.child);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
