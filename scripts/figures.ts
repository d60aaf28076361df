import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { figuresOf, type Figures } from "./architecture/figures.ts";
import { readTree } from "./architecture/check-tree.ts";
import { run } from "./testing/run-command.ts";

const here = join(import.meta.dirname, "..");
const READ = ["src", "scripts", "e2e", "bench", "demo", "docs/reading-order.md"];

async function figuresIn(root: string): Promise<Figures> {
  const readingOrder = await readFile(join(root, "docs/reading-order.md"), "utf8").catch(() => "");
  return figuresOf(await readTree(root), new Map([["docs/reading-order.md", readingOrder]]));
}

/** Those of the last commit on main; undefined where there is no repository or no such branch. */
async function committed(): Promise<Figures | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "terrace-figures-"));
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
    return await figuresIn(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [now, before] = await Promise.all([figuresIn(here), committed()]);
const shown = (count: number | undefined) => (count === undefined ? "" : count.toLocaleString("en")).padStart(8);
console.log(`${" ".repeat(48)}     now    main`);
for (const [name, count] of Object.entries(now))
  console.log(`${name.padEnd(48)}${shown(count)}${shown(before?.[name])}`);
