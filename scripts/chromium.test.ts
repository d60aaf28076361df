import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ensureChromium, findChromium } from "./chromium.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terrace-chromium-"));
  for (const name of ["google-chrome", "chromium", "chromium-headless-shell", "mine"]) {
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

test("Chromium without its windows comes before the whole one, and that before another browser of its family", async () => {
  expect(findChromium({ PATH: folder })).toBe(join(folder, "chromium-headless-shell"));
  await rm(join(folder, "chromium-headless-shell"));
  expect(findChromium({ PATH: folder })).toBe(join(folder, "chromium"));
});

test("a CHROMIUM_PATH that is no program is refused in one clear line", () => {
  const wrong = join(folder, "no-program");
  expect(() => findChromium({ CHROMIUM_PATH: wrong })).toThrow(`CHROMIUM_PATH is ${wrong}, which is not a program`);
});

test("without one, and without the right to install packages, Playwright is asked for its own", async () => {
  const found = [undefined, "/home/somebody/.cache/ms-playwright/chrome"];
  const asked: string[] = [];
  const path = await ensureChromium(
    {},
    {
      isRoot: false,
      find: () => found.shift(),
      execute: async (program, words) => {
        asked.push([program, ...(words ?? [])].join(" "));
        return { code: 0, output: "" };
      },
    },
  );
  expect([path, asked]).toEqual(["/home/somebody/.cache/ms-playwright/chrome", ["playwright install chromium"]]);
});

test("when nothing can be installed, one line says what to do, after packages and Playwright were tried", async () => {
  const asked: string[] = [];
  const execute = async (program: string) => {
    asked.push(program);
    return { code: 1, output: "no network" };
  };
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  for (const isRoot of [true, false]) {
    const error = await ensureChromium({}, { isRoot, find: () => undefined, execute }).catch(
      (one: Error) => one.message,
    );
    expect(error).toMatch(/^No Chromium for the browser tests.*set CHROMIUM_PATH to one\.$/);
  }
  said.mockRestore();
  expect(asked).toEqual(["apt-get", "apt-get", "playwright", "playwright"]);
});
