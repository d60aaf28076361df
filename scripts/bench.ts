import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadNow, machine, withFigures } from "./bench/performance-page.ts";
import { offerHelp } from "./command-line.ts";

offerHelp(`bench [--write] [name [options of the measurement]]
Runs one measurement of bench/, or all, and prints its figures beside the limits. With --write before the name they are
also written to docs/performance.md, with machine and date. "bench seed --fill" measures nothing: it fills a database
with the data of a large enterprise.`);
const folder = join(import.meta.dirname, "../bench");
const page = join(import.meta.dirname, "../docs/performance.md");
const given = process.argv.slice(2);
const isWriting = given[0] === "--write";
const [wanted, ...options] = isWriting ? given.slice(1) : given;
const all = (await readdir(folder)).filter((name) => name.endsWith(".bench.ts")).sort();
const chosen = wanted === "seed" ? ["seed.ts"] : wanted ? all.filter((name) => name === `${wanted}.bench.ts`) : all;
if (chosen.length === 0) {
  console.error(
    `There is no such measurement; there are: ${all.map((name) => name.replace(".bench.ts", "")).join(", ")}`,
  );
  process.exitCode = 2;
}
for (const file of chosen) {
  const name = file.replace(".bench.ts", "");
  if (wanted !== "seed") console.log(`\n${name}`);
  const where = machine(new Date(), loadNow());
  // One after the other, each in its own process, so that they do not affect one another's figures.
  const program = spawn(process.execPath, [join(folder, file), ...options], { stdio: ["inherit", "pipe", "inherit"] });
  let output = "";
  program.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const [status] = (await once(program, "close")) as [number | null];
  if (status !== 0) process.exitCode = status ?? 1;
  else if (isWriting) await writeFile(page, withFigures(await readFile(page, "utf8"), name, where, output));
}
