import { spawnSync } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/*
 * Every `bench/<what>.bench.ts` is a program that prints its figures beside the limits; `npm run bench -- list` runs one.
 * `npm run bench -- seed --fill` measures nothing: it fills a database with what a large enterprise has (bench/seed.ts).
 */
const folder = join(import.meta.dirname, "../bench");
const [wanted, ...options] = process.argv.slice(2);
const all = (await readdir(folder)).filter((name) => name.endsWith(".bench.ts")).sort();
const chosen = wanted === "seed" ? ["seed.ts"] : wanted ? all.filter((name) => name === `${wanted}.bench.ts`) : all;
if (chosen.length === 0) {
  console.error(
    `There is no such measurement; there are: ${all.map((name) => name.replace(".bench.ts", "")).join(", ")}`,
  );
  process.exitCode = 2;
}
for (const name of chosen) {
  if (wanted !== "seed") console.log(`\n${name.replace(".bench.ts", "")}`);
  // One after the other and each in a process of its own: they would measure one another otherwise.
  const { status } = spawnSync(process.execPath, [join(folder, name), ...options], { stdio: "inherit" });
  if (status !== 0) process.exitCode = status ?? 1;
}
