import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkContent } from "./architecture/content-rules.ts";
import { readSource } from "./architecture/source-file.ts";
import { writeModule } from "./new-module/write-module.ts";
import { run } from "./testing/run-command.ts";
import { root } from "./places.ts";

let scratch = "";

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "terrace-new-module-"));
  for (const name of [
    "src",
    "migrations",
    "package.json",
    "tsconfig.base.json",
    "tsconfig.server.json",
    "tsconfig.web.json",
  ])
    await cp(join(root, name), join(scratch, name), { recursive: true });
  await symlink(join(root, "node_modules"), join(scratch, "node_modules"));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/**
 * The compiler's errors in the written files. It reads these and what they import, as the project would have them: other
 * tests check the rest of the tree.
 */
const faultsIn = async (written: readonly string[], project: "server" | "web") => {
  const files = written.filter((path) => /\.tsx?$/.test(path));
  const config = join(scratch, "tsconfig.written.json");
  await writeFile(config, JSON.stringify({ extends: `./tsconfig.${project}.json`, include: [], files }));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const words = ["-p", config, "--pretty", "false", "--singleThreaded", "--listFiles"];
  const lines = (await run(process.execPath, [tsc, ...words])).output.split("\n");
  expect(lines).toEqual(expect.arrayContaining(files.map((path) => join(scratch, path)))); // it has read them
  return lines.filter((line) => / error TS\d/.test(line) && files.some((path) => line.includes(path))).join("\n");
};

/** The problems that `npm run check` would find in the written files. */
const problemsIn = async (written: readonly string[]) => {
  const files = written.map(async (path) => readSource(path, await readFile(join(scratch, path), "utf8")));
  return (await Promise.all(files)).flatMap(checkContent);
};

const title = { zh: "农机", lo: "ເຄື່ອງຈັກກະສິກຳ", en: "Farm machines" };

test("a new module is a declaration, a line and the next migration, and it compiles", async () => {
  const numbers = (await readdir(join(root, "migrations"))).map((name) => Number(name.slice(0, 4)));
  const next = String(Math.max(...numbers) + 1).padStart(4, "0");
  const paths = await writeModule(scratch, "farm-machine", title);
  expect(paths).toEqual([
    "src/modules/farm-machine/farm-machine.ts",
    "src/modules/index.ts",
    `migrations/${next}-farm-machine.sql`,
  ]);
  const contents = await readFile(join(scratch, "src/modules/index.ts"), "utf8");
  expect(contents).toContain('import { farmMachine } from "./farm-machine/farm-machine.ts";');
  expect(/const modules: [^=]*= \[([^\]]*)\]/.exec(contents)?.[1]).toMatch(/\bfarmMachine$/);
  expect(/const contentModules: [^=]*= \[([^\]]*)\]/.exec(contents)?.[1]).not.toContain("farmMachine");
  expect(await problemsIn(paths)).toEqual([]);
  expect(await faultsIn(paths, "server")).toBe("");
}, 120_000);

test("new content is also its public side, its screens and a public page, and it compiles", async () => {
  const paths = await writeModule(scratch, "farm-event", title, true);
  const shared = paths.slice(4);
  expect(paths.slice(0, 4)).toEqual([
    "src/modules/farm-event/farm-event.ts",
    "src/modules/farm-event/farm-event.screens.tsx",
    "src/portal/farm-event/farm-event-page.tsx",
    "src/portal/farm-event/farm-event-texts.ts",
  ]);
  expect(shared.slice(0, -1)).toEqual(["src/modules/index.ts", "src/portal/pages.ts"]);
  const contents = await readFile(join(scratch, "src/modules/index.ts"), "utf8");
  for (const [list, name] of [
    ["contentModules", "farmEvent"],
    ["publicSides", "publicFarmEvent"],
    ["foundKinds", "foundFarmEvent"],
  ] as const)
    expect(new RegExp(`const ${list}: [^=]*= \\[([^\\]]*)\\]`).exec(contents)?.[1]).toMatch(new RegExp(`\\b${name}$`));
  expect(await problemsIn(paths)).toEqual([]);
  expect(await faultsIn(paths, "web")).toBe("");
}, 120_000);

test("a name that is taken or cannot be a folder's writes nothing", async () => {
  const contents = await readFile(join(scratch, "src/modules/index.ts"), "utf8");
  await expect(writeModule(scratch, "dictionary", title)).rejects.toThrow("exists already");
  await expect(writeModule(scratch, "../Farm", title)).rejects.toThrow("cannot be a module's name");
  expect(await readFile(join(scratch, "src/modules/index.ts"), "utf8")).toBe(contents);
});
