import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/*
 * Mistakes the compiler must refuse. Two scratch copies of the tree get the same extra files, one copy with a mistake
 * in each: the compiler must find nothing in the one and report every mistake in the other. It reads only those files
 * and their imports; the types of the whole tree are checked elsewhere.
 */

const root = resolve(import.meta.dirname, "../..");
let scratch = "";

const screen = (value: string) => `import { call } from "../web/api/call.ts";
import { session } from "../modules/session/session.ts";
export const change = () => call(session.changePassword, { oldPassword: ${value}, password: "b" });\n`;

const handlers = (some: string) => `import { routes } from "../server/http/route.ts";
import { menu } from "./menu/menu.ts";
export const half = routes(menu, { ${some} });\n`;

const declared = (permission: string) => `import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
const title = { id: "t", zh: "t", lo: "t", en: "t" };
export const one = endpoint({ method: "GET", path: "/x", ${permission} title, input: z.object({}), reply: z.null() });\n`;

/** For each file: the right code, the mistake, and the expected error. */
const FILES = {
  "src/console/scratch.ts": [screen(`"a"`), screen("7"), "Type 'number' is not assignable to type 'string'"],
  "src/modules/scratch.server.ts": [
    handlers("mine: async () => [], permissions: async () => []"),
    handlers("mine: async () => []"),
    "Property 'permissions' is missing",
  ],
  "src/modules/unsaid.ts": [declared(`permission: "sys:x:list",`), declared(""), "Property 'permission' is missing"],
  "src/modules/unknown.ts": [
    declared(`permission: "signed-in",`),
    declared(`permission: "anyone",`),
    `Type '"anyone"' is not assignable`,
  ],
} as const;
const ERRORS = "src/contract/errors.ts";
const PROGRAMS = {
  server: [ERRORS, "src/modules/scratch.server.ts", "src/modules/unsaid.ts", "src/modules/unknown.ts"],
  web: ["src/console/scratch.ts"],
} as const;
const WORDLESS = { zh: "notFound", lo: "noToken", en: "notPermitted" } as const;

const wordless = (errors: string): string =>
  Object.entries(WORDLESS).reduce((text, [language, name]) => {
    const entry = new RegExp(`\\b${name}: \\{[^}]*\\}`).exec(text)?.[0] ?? "";
    const without = entry.replace(new RegExp(`\\b${language}: "[^"]*",? ?`), "");
    expect(without, name).not.toBe(entry);
    return text.replace(entry, without);
  }, errors);

const makeCopy = async (name: string, content: (file: readonly [string, string, string]) => string) => {
  const folder = join(scratch, name);
  await mkdir(folder);
  await cp(join(root, "src"), join(folder, "src"), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  await cp(join(root, "package.json"), join(folder, "package.json"));
  for (const [program, files] of Object.entries(PROGRAMS)) {
    const config = { extends: join(root, `tsconfig.${program}.json`), include: [], files };
    await writeFile(join(folder, `tsconfig.${program}.json`), JSON.stringify(config));
  }
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [path, file] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content(file));
  }
  return folder;
};

const compile = (folder: string, program: "server" | "web") =>
  new Promise<string>((done) => {
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    execFile(
      process.execPath,
      [tsc, "-p", join(folder, `tsconfig.${program}.json`), "--pretty", "false"],
      { cwd: folder, maxBuffer: 1e8 },
      (_, out) => done(out),
    );
  });
const compileBoth = async (folder: string) => `${await compile(folder, "server")}${await compile(folder, "web")}`;

let output = "";
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "terrace-build-"));
  const folder = await makeCopy("wrong", ([, mistake]) => mistake);
  await writeFile(join(folder, ERRORS), wordless(await readFile(join(folder, ERRORS), "utf8")));
  output = await compileBoth(folder);
}, 240_000);
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** The compiler's messages about one file, with their continuation lines. */
const errorsOf = (path: string) =>
  output
    .split(/\n(?=\S)/)
    .filter((text) => text.startsWith(path))
    .join("\n");

test("the copy without mistakes compiles, so that each error belongs to its mistake", async () => {
  expect(await compileBoth(await makeCopy("right", ([right]) => right))).toBe("");
}, 240_000);

test.each([
  ["a wrong value in a screen", "src/console/scratch.ts"],
  ["a declared endpoint without a handler", "src/modules/scratch.server.ts"],
  ["an endpoint without a permission", "src/modules/unsaid.ts"],
  ["an endpoint with a permission that is none", "src/modules/unknown.ts"],
] as const)("%s does not compile", (_, path) => {
  expect(errorsOf(path)).toContain(FILES[path][2]);
});

test.each(Object.keys(WORDLESS))("an error code without its %s words does not compile", (language) => {
  expect(errorsOf(ERRORS)).toContain(`Property '${language}' is missing`);
});
