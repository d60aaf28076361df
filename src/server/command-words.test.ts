import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commandWords } from "./command-words.ts";

test("a command is named as it is called there: by npm in a checkout, by its own name in a release", () => {
  expect(commandWords("backup")).toBe("npm run backup");
  expect(commandWords("restore", "<file>")).toBe("npm run restore -- <file>");
  expect(commandWords("backup", "", "/nowhere")).toBe("terrace backup");
  expect(commandWords("restore", "<file>", "/nowhere")).toBe("terrace restore <file>");
});

test("no command of a release speaks of npm", () => {
  const read = (name: string) => readFileSync(new URL(`../../scripts/${name}`, import.meta.url), "utf8");
  const commands = [...read("terrace.ts").matchAll(/import\("\.\/([\w-]+\.ts)"\)/g)].map(([, name = ""]) => name);
  expect(commands.length).toBeGreaterThanOrEqual(8);
  expect(commands.filter((name) => read(name).includes("npm run"))).toEqual([]);
});
