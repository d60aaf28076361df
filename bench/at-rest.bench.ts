import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "./load.ts";
import { freePort, START_OPTIONS } from "./start.ts";
import { BENCH_PASSWORD } from "./sign-in.ts";

/*
 * Load of an idle installation: duration of a start, CPU time after the start and at rest, memory. Embedded unless
 * DATABASE_URL names an empty database; then the database server's processes are not counted. CPU time and memory are
 * read from /proc, so other load on the machine disturbs only the durations. A later start is measured on the data of
 * the first one.
 */

const REST = Number(process.env["SECONDS"] ?? 60); // seconds without any request
const SETTLED = 30; // seconds after which the work of a start must be done
const TICKS = 100; // per second of CPU time, the same on every Linux

const isEmbedded = !process.env["DATABASE_URL"];
const LIMITS = isEmbedded
  ? { start: 1_000, idle: 250, loaded: 550, rest: 0.5 }
  : { start: 450, idle: 120, loaded: 420, rest: 0.5 };

if (process.platform !== "linux") throw new Error("This is measured with Linux' /proc, which is not here.");

const ticksIn = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" "); // the name may contain spaces
  return Number(fields[11]) + Number(fields[12]);
};
/** CPU time of all threads so far, in seconds. */
const processorOf = ({ pid }: ChildProcess): number => ticksIn(readFileSync(`/proc/${pid}/stat`, "utf8")) / TICKS;
/** CPU time of each thread so far in seconds, by thread name. */
const threadsOf = ({ pid }: ChildProcess): Map<string, number> =>
  new Map(
    readdirSync(`/proc/${pid}/task`).map((id) => {
      const folder = `/proc/${pid}/task/${id}`;
      const name = readFileSync(`${folder}/comm`, "utf8").trim();
      return [`${name} ${id}`, ticksIn(readFileSync(`${folder}/stat`, "utf8")) / TICKS];
    }),
  );
/** Resident memory in megabytes. */
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
    return false; // not listening yet
  }
};

/** Starts the program as an operator does; resolves when its first page is answered. */
async function begin(): Promise<{ child: ChildProcess; milliseconds: number }> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...START_OPTIONS, join(import.meta.dirname, "../scripts/start.mjs"), "--as-built"],
    {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(port),
        ADMIN_PASSWORD: BENCH_PASSWORD,
        LOG_LEVEL: "error",
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
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

/** Measures CPU time from the first page until the start has settled, and then without requests. */
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
