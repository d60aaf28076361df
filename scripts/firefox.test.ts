import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ensureFirefox, findFirefox, NO_FIREFOX } from "./firefox.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terrace-firefox-"));
  for (const name of ["firefox", "mine"]) {
    await writeFile(join(folder, name), "#!/bin/sh\n");
    await chmod(join(folder, name), 0o755);
  }
  await writeFile(join(folder, "no-program"), "");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the Firefox named by FIREFOX_PATH comes before an installed one", async () => {
  const mine = join(folder, "mine");
  expect(findFirefox({ FIREFOX_PATH: mine, PATH: folder })).toBe(mine);
  expect(await ensureFirefox({ PATH: folder })).toBe(join(folder, "firefox"));
});

test("a FIREFOX_PATH that is no program is refused in one clear line", () => {
  const wrong = join(folder, "no-program");
  expect(() => findFirefox({ FIREFOX_PATH: wrong })).toThrow(`FIREFOX_PATH is ${wrong}, which is not a program`);
});

test("without one the system's package is installed where that is allowed, and else one line says what to do", async () => {
  const asked: string[] = [];
  const execute = async (program: string, words: readonly string[] = []) => {
    asked.push([program, ...words].join(" "));
    return { code: 1, output: "no network" };
  };
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const ways = { execute, find: () => undefined };
  await expect(ensureFirefox({}, { ...ways, isRoot: false })).rejects.toThrow(NO_FIREFOX);
  expect(asked).toEqual([]);
  await expect(ensureFirefox({}, { ...ways, isRoot: true })).rejects.toThrow(NO_FIREFOX);
  expect(asked).toEqual(["apt-get update", "apt-get install -y firefox-esr"]);
  expect(said).toHaveBeenCalledWith("no network");
  said.mockRestore();
});
