import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkTable } from "./specification/check-table.ts";
import { citedRequirements } from "./specification/cited-requirements.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "terrace-specification-"));
  await mkdir(join(root, "docs"));
  await writeFile(
    join(root, "sign-in.test.ts"),
    'test("a person signs in", () => {}); test.each([1])(`a | b`, () => {}); test(`SEED=${seed} holds`, () => {}); describe("not a test", () => {});',
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const check = async (rows: readonly string[], shown: readonly string[]) => {
  const text = ["# Title", "", "| id | statement |", "| --- | --- |", ...rows, "", ...shown, "", "| other | table |"];
  await writeFile(join(root, "docs/specification.md"), text.join("\n"));
  return checkTable(root, "docs/specification.md");
};

test("a statement is shown by a test with exactly its title or by several, what a title is given is %s", async () => {
  const result = await check(
    ["| 2.1 | People sign in |", "| 2.2 | Bars |"],
    [
      "- 2.1 `sign-in.test.ts › a person signs in`",
      "  `sign-in.test.ts › SEED=%s holds`",
      "- 2.2 `sign-in.test.ts › a | b`",
    ],
  );
  expect(result).toEqual({ ids: ["2.1", "2.2"], problems: [] });
});

const ROW = ["| 1 | S |"];
test.each([
  ["a title that no test has", ROW, ["- 1 `sign-in.test.ts › a person sign in`"], "has no test with the title"],
  ["the title of a group", ROW, ["- 1 `sign-in.test.ts › not a test`"], "has no test with the title"],
  [
    "a file that does not exist",
    ROW,
    ["- 1 `sign-out.test.ts › a person signs in`"],
    "sign-out.test.ts does not exist",
  ],
  ["a wrong second proof", ROW, ["- 1 `sign-in.test.ts › a | b`", "  `x.ts › y`"], "x.ts does not exist"],
  ["a promise", ROW, ["- 1 `later`"], "is not"],
  ["a statement without a test", ROW, [], "no test shows it"],
  ["a row without a statement", ["| 1 |  |"], ["- 1 `sign-in.test.ts › a | b`"], "an empty cell"],
  ["a test of no statement", ROW, ["- 2 `sign-in.test.ts › a | b`"], "a statement that is not there"],
  ["an id used twice", [...ROW, ...ROW], ["- 1 `sign-in.test.ts › a | b`"], "another row has"],
])("%s fails", async (_title, rows, shown, fault) => {
  expect((await check(rows, shown)).problems.join()).toContain(fault);
});

test("a missing document and a document without the table fail", async () => {
  expect((await checkTable(root, "docs/specification.md")).problems).toEqual(["docs/specification.md does not exist"]);
  await writeFile(join(root, "docs/specification.md"), "# Title\n");
  expect((await checkTable(root, "docs/specification.md")).problems.join()).toContain("no table");
});

test("the requirements that code, tests and documents cite are found, each with the first that does", async () => {
  const code = ["TK", "17"].join("-");
  await mkdir(join(root, "src"));
  await writeFile(join(root, "src/a.ts"), `// W2, ${code}; no code: XY-12, WW2, W123`);
  await writeFile(join(root, "docs/b.md"), code);
  await writeFile(join(root, "docs/requirements.md"), `| ${code} | where they are defined |`);
  expect(await citedRequirements(root, "docs/requirements.md")).toEqual(
    new Map([
      [code, "docs/b.md"],
      ["W2", "src/a.ts"],
    ]),
  );
});
