import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/* What the build must refuse: each mistake is made in a scratch copy, and the compiler has to name it. */

const root = resolve(import.meta.dirname, "../..");
let scratch = "";

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "terrace-build-"));
  await cp(join(root, "src"), join(scratch, "src"), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  for (const name of ["package.json", "tsconfig.base.json", "tsconfig.server.json", "tsconfig.web.json"])
    await cp(join(root, name), join(scratch, name));
  await symlink(join(root, "node_modules"), join(scratch, "node_modules"));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

const compile = (program: "server" | "web") =>
  new Promise<string>((done) => {
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    execFile(
      process.execPath,
      [tsc, "-p", join(scratch, `tsconfig.${program}.json`), "--pretty", "false"],
      { cwd: scratch, maxBuffer: 1e8 },
      (_, out) => done(out),
    );
  });

/** Adds a file to the scratch copy, compiles, takes it away again. */
const withFile = async (program: "server" | "web", path: string, content: string) => {
  await writeFile(join(scratch, path), content);
  const out = await compile(program);
  await rm(join(scratch, path));
  return out.split("\n").filter((text) => text.startsWith(path));
};

test("the tree itself compiles, so that a refusal below means the mistake", async () => {
  expect(await compile("server")).toBe("");
  expect(await compile("web")).toBe("");
}, 120_000);

test("a wrong value in a screen does not compile", async () => {
  const screen = (value: string) => `import { call } from "../web/api/call.ts";
import { session } from "../modules/session/session.ts";
export const change = () => call(session.changePassword, { oldPassword: ${value}, password: "b" });\n`;
  expect(await withFile("web", "src/console/scratch.ts", screen(`"a"`))).toEqual([]);
  expect((await withFile("web", "src/console/scratch.ts", screen("7"))).join()).toContain(
    "Type 'number' is not assignable to type 'string'",
  );
}, 120_000);

test("a declared endpoint without a handler does not compile", async () => {
  const half = (handlers: string) => `import { routes } from "../server/http/route.ts";
import { menu } from "./menu/menu.ts";
export const half = routes(menu, { ${handlers} });\n`;
  expect(
    await withFile(
      "server",
      "src/modules/scratch.server.ts",
      half("mine: async () => [], permissions: async () => []"),
    ),
  ).toEqual([]);
  expect((await withFile("server", "src/modules/scratch.server.ts", half("mine: async () => []"))).join()).toContain(
    "Property 'permissions' is missing",
  );
}, 120_000);

test("an endpoint without a permission does not compile", async () => {
  const declared = (permission: string) => `import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
const title = { id: "t", zh: "t", lo: "t", en: "t" };
export const one = endpoint({ method: "GET", path: "/x", ${permission} title, input: z.object({}), reply: z.null() });\n`;
  expect(await withFile("server", "src/modules/scratch.ts", declared(`permission: "sys:x:list",`))).toEqual([]);
  expect((await withFile("server", "src/modules/scratch.ts", declared(""))).join()).toContain(
    "Property 'permission' is missing",
  );
  expect((await withFile("server", "src/modules/scratch.ts", declared(`permission: "anyone",`))).join()).toContain(
    `Type '"anyone"' is not assignable`,
  );
}, 120_000);

test.each(["zh", "lo", "en"])(
  "an error code without its %s words does not compile",
  async (language) => {
    const path = join(scratch, "src/contract/errors.ts");
    const whole = await readFile(path, "utf8");
    const entry = /notFound: \{[^}]*\}/.exec(whole)?.[0] ?? "";
    const without = entry.replace(new RegExp(`\\b${language}: "[^"]*",? ?`), "");
    expect(without).not.toBe(entry);
    await writeFile(path, whole.replace(entry, without));
    const out = await compile("server");
    await writeFile(path, whole);
    expect(out).toContain("src/contract/errors.ts");
    expect(out).toContain(`Property '${language}' is missing`);
  },
  120_000,
);
