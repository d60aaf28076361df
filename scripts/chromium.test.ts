import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "./chromium.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terrace-chromium-"));
  for (const name of ["google-chrome", "chromium", "mine"]) {
    await writeFile(join(folder, name), "#!/bin/sh\n");
    await chmod(join(folder, name), 0o755);
  }
  await writeFile(join(folder, "no-program"), "");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the browser named by CHROMIUM_PATH comes before an installed one", () => {
  const mine = join(folder, "mine");
  expect(findChromium({ CHROMIUM_PATH: mine, PATH: folder })).toBe(mine);
});

test("a Chromium on PATH comes before another browser of its family", () => {
  expect(findChromium({ PATH: folder })).toBe(join(folder, "chromium"));
});

test("a CHROMIUM_PATH that is no program is refused in one clear line", () => {
  const wrong = join(folder, "no-program");
  expect(() => findChromium({ CHROMIUM_PATH: wrong })).toThrow(`CHROMIUM_PATH is ${wrong}, which is not a program`);
});
