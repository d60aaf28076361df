import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "../testing/run-command.ts";

const OURS = join(import.meta.dirname, "reloadable-modules.ts");
let root = "";
const write = (name: string, text: string) => writeFile(join(root, "src", name), text);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "terrace-reload-"));
  await mkdir(join(root, "src"));
  await writeFile(join(root, "package.json"), `{ "type": "module" }`);
  await write("kept.ts", `export const kept = 1;`);
  await write(
    "entry.ts",
    `import "./kept.ts"; export { value } from "./middle.ts"; export { loads } from "./other.ts";`,
  );
  await write("middle.ts", `export { value } from "./leaf.ts";`);
  await write("leaf.ts", `export const value: number = 1;`);
  await write("other.ts", `globalThis.loads = (globalThis.loads ?? 0) + 1; export const loads = globalThis.loads;`);
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Node loads modules here, which the test's own loader would do in its place. */
async function inNode(program: string): Promise<unknown> {
  await writeFile(
    join(root, "program.ts"),
    `import { writeFileSync } from "node:fs";
     import { reloadableModules } from ${JSON.stringify(OURS)};
     const modules = reloadableModules(import.meta.dirname, "src/entry.ts");
     await import("./src/kept.ts");
     modules.keepLoaded();
     const load = async () => { const { value, loads } = await import("./src/entry.ts"); return [value, loads]; };
     const save = (value: string) => writeFileSync(import.meta.dirname + "/src/leaf.ts", "export const value = " + value);
     const said: unknown[] = [await load()];
     ${program}
     console.log(JSON.stringify(said));`,
  );
  const { output } = await run(process.execPath, [join(root, "program.ts")]);
  return JSON.parse(output.trim().split("\n").at(-1) ?? "");
}

test("a changed file and what leads to it are loaded anew, everything else once", async () => {
  expect(await inNode(`save("2"); said.push(modules.reload(["src/leaf.ts"]), await load());`)).toEqual([
    [1, 1],
    "renewed",
    [2, 1],
  ]);
});

test("a mistake is told, and the file is loaded when it is mended", async () => {
  const mistake = `save("("); modules.reload(["src/leaf.ts"]); said.push(await load().catch(() => "mistake"));`;
  const mended = `save("3"); modules.reload(["src/leaf.ts"]); said.push(await load());`;
  expect(await inNode(mistake + mended)).toEqual([[1, 1], "mistake", [3, 1]]);
});

test("what stays open, migrations and files of workers take a new process, what browsers read nothing", async () => {
  const files = ["src/kept.ts", "migrations/0001-a.sql", "src/server/a-worker.ts", "src/web/a.ts"];
  expect(await inNode(`for (const file of ${JSON.stringify(files)}) said.push(modules.reload([file]));`)).toEqual([
    [1, 1],
    "kept",
    "kept",
    "kept",
    "unused",
  ]);
});
