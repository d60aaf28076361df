import { existsSync, readFileSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleServer, readNeeded } from "./server-bundle.ts";
import { root } from "../places.ts";

/*
 * Every browser test starts the bundle and so shows that it runs. These tests check that the files it looks for are
 * there.
 */

// at the same depth as the real one, because paths are relative to it
const folder = join(root, `dist/.server-${process.pid}`);
let code = "";
beforeAll(async () => {
  await bundleServer(root, folder);
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  code = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test("every worker thread is a file beside the bundle", () => {
  const workers = [...code.matchAll(/new Worker\(new URL\("([^"]+)"/g)].map(([, name = ""]) => name);
  expect(workers.toSorted()).toEqual(["./lite-worker.js", "./regex-worker.js", "./workbook-worker.js"]);
  expect(workers.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
});

test("every source that the bundle asks for its place is there, and none asks for the bundle's own", () => {
  const places = [...code.matchAll(/import\.meta\.(?:dirname \+ "\/|url)?/g)].length;
  const named = [
    ...code.matchAll(/import\.meta\.dirname \+ "\/([^"]+)"|new URL\("(\.\.\/[^"]+)", import\.meta\.url\)/g),
  ];
  const paths = named.map(([, folderOf, file]) => folderOf ?? file ?? "");
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(resolve(folder, path)))).toEqual([]);
  // The workers beside the bundle, and the bundler's own `require`.
  expect(places - paths.length).toBe(3 + 1);
});

test("only what has native code, files of its own or a use that few meet stays outside", () => {
  expect(readNeeded(folder)).toEqual([
    "@electric-sql/pglite",
    "@node-rs/argon2",
    "hucre",
    "pinyin-pro",
    "sanitize-html",
    "sharp",
  ]);
});
