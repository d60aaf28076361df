import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTree } from "./architecture/check-tree.ts";
import { measureCode, type CodeMetrics } from "./architecture/code-metrics.ts";
import { run } from "./testing/run-command.ts";

const here = join(import.meta.dirname, "..");
const READ = ["src", "scripts", "e2e", "bench", "demo", "docs/reading-order.md"];

async function metricsIn(root: string): Promise<CodeMetrics> {
  const readingOrder = await readFile(join(root, "docs/reading-order.md"), "utf8").catch(() => "");
  return measureCode(await readTree(root), readingOrder);
}

/** Metrics of the last commit on main; undefined without a repository or such a branch. */
async function committed(): Promise<CodeMetrics | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "terrace-metrics-"));
  try {
    const listed = await run("git", ["-C", here, "ls-tree", "--name-only", "main", ...READ]);
    if (listed.code !== 0) return undefined;
    const archive = join(folder, "main.tar");
    const packed = await run("git", [
      "-C",
      here,
      "archive",
      "-o",
      archive,
      "main",
      ...listed.output.trim().split("\n"),
    ]);
    if (packed.code !== 0 || (await run("tar", ["-xf", archive, "-C", folder])).code !== 0) return undefined;
    return await metricsIn(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const shown = (count: number | undefined) => (count === undefined ? "" : count.toLocaleString("en")).padStart(8);

/** Metrics of the working tree compared with those of the last commit on main, one per line. */
export async function metricsBesideMain(): Promise<string> {
  const [now, before] = await Promise.all([metricsIn(here), committed()]);
  const rows = Object.entries(now).map(([name, count]) => `${name.padEnd(48)}${shown(count)}${shown(before?.[name])}`);
  return [`${" ".repeat(52)} now    main`, ...rows, ""].join("\n");
}
