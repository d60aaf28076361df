import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkSpecification } from "./specification/check-table.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "terrace-specification-"));
  await mkdir(join(root, "docs"));
  await writeFile(
    join(root, "sign-in.test.ts"),
    'test("a person signs in", () => {}); test.each([1])(`a | b`, () => {}); describe("not a test", () => {});',
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const check = async (...rows: string[]) => {
  const table = ["# Title", "", "| id | statement | shown by |", "|---|---|:--|", ...rows, "", "| other | table |"];
  await writeFile(join(root, "docs/specification.md"), table.join("\n"));
  return checkSpecification(root);
};

test("a row is shown by a test with exactly its title or by several", async () => {
  const result = await check(
    "| 2.1 | People sign in | sign-in.test.ts › a person signs in |",
    "| 2.2 | Bars | `sign-in.test.ts › a person signs in`<br>sign-in.test.ts › a \\| b |",
  );
  expect(result).toEqual({ rows: 2, problems: [] });
});

test.each([
  ["a title that no test has", "| 1 | S | sign-in.test.ts › a person sign in |", "has no test with the title"],
  ["the title of a group", "| 1 | S | sign-in.test.ts › not a test |", "has no test with the title"],
  ["a file that does not exist", "| 1 | S | sign-out.test.ts › a person signs in |", "sign-out.test.ts does not exist"],
  ["a wrong second proof", "| 1 | S | sign-in.test.ts › a person signs in<br>x.ts › y |", "x.ts does not exist"],
  ["a promise", "| 1 | S | later |", "is not"],
  ["a row without a proof", "| 1 | S |  |", "an empty cell"],
  ["a row without a statement", "| 1 |  | sign-in.test.ts › a person signs in |", "an empty cell"],
])("%s fails", async (_title, row, fault) => {
  expect((await check(row)).problems.join()).toContain(fault);
});

test("an id used twice fails", async () => {
  expect((await check("| 1 | S | x.ts › y |", "| 1 | T | x.ts › y |")).problems.join()).toContain("another row has");
});

test("a missing document and a document without the table fail", async () => {
  expect((await checkSpecification(root)).problems).toEqual(["docs/specification.md does not exist"]);
  expect((await check()).problems.join()).toContain("no table");
});
