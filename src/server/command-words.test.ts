import { expect, test } from "vitest";
import { commandWords } from "./command-words.ts";

test("a command is named as it is called there: by npm in a checkout, by its own name in a release", () => {
  expect(commandWords("backup")).toBe("npm run backup");
  expect(commandWords("restore", "<file>")).toBe("npm run restore -- <file>");
  expect(commandWords("backup", "", "/nowhere")).toBe("terrace backup");
  expect(commandWords("restore", "<file>", "/nowhere")).toBe("terrace restore <file>");
});
