import { cp, mkdtemp, readFile, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeModule } from "./new-module/write-module.ts";
import { run } from "./testing/run-command.ts";

const root = join(import.meta.dirname, "..");
let scratch = "";

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "terrace-new-module-"));
  for (const name of ["src", "migrations", "package.json", "tsconfig.base.json", "tsconfig.server.json"])
    await cp(join(root, name), join(scratch, name), { recursive: true });
  await symlink(join(root, "node_modules"), join(scratch, "node_modules"));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** The compiler's errors in files below a folder; other tests check the rest of the tree. */
const faultsOf = async (folder: string) => {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { output } = await run(process.execPath, [
    tsc,
    "-p",
    join(scratch, "tsconfig.server.json"),
    "--pretty",
    "false",
  ]);
  return output
    .split("\n")
    .filter((line) => line.includes(`${folder}farm-machine/`) || line.includes(`${folder}index.ts`))
    .join("\n");
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
  expect(await faultsOf("src/modules/")).toBe("");
}, 60_000);

test("a name that is taken or cannot be a folder's writes nothing", async () => {
  const contents = await readFile(join(scratch, "src/modules/index.ts"), "utf8");
  await expect(writeModule(scratch, "dictionary", title)).rejects.toThrow("exists already");
  await expect(writeModule(scratch, "../Farm", title)).rejects.toThrow("cannot be a module's name");
  expect(await readFile(join(scratch, "src/modules/index.ts"), "utf8")).toBe(contents);
});
