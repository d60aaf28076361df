import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failuresIn, tallyPlaywright, tallyVitest } from "./tally.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terrace-tally-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const report = async (content: unknown) => {
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify(content));
  return file;
};
const vitest = (passed: number, total: number, ...files: unknown[]) =>
  report({ success: passed === total, numTotalTests: total, numPassedTests: passed, testResults: files });
const playwright = (expected: number, unexpected = 0, skipped = 0, errors: unknown[] = []) =>
  report({ stats: { expected, unexpected, skipped, flaky: 0 }, errors });

test("tests that passed and failed are counted", async () => {
  expect(await tallyVitest(await vitest(5, 5), 0)).toEqual({ passed: 5, failed: 0, left: 0 });
  expect(await tallyVitest(await vitest(5, 7), 1)).toEqual({ passed: 5, failed: 2, left: 0 });
  expect(await tallyPlaywright(await playwright(3, 1), 1)).toEqual({ passed: 3, failed: 1 });
});

test("a test that was skipped counts as failed", async () => {
  expect(await tallyPlaywright(await playwright(3, 0, 2), 0)).toEqual({ passed: 3, failed: 2 });
});

test("tests of the embedded engine that were not run on a server are counted apart, others as failed", async () => {
  const of = (...ancestorTitles: string[]) => ({ status: "skipped", ancestorTitles });
  const file = { status: "passed", assertionResults: [of("embedded engine"), of("", "embedded engine"), of("others")] };
  expect(await tallyVitest(await vitest(5, 8, file), 0)).toEqual({ passed: 5, failed: 1, left: 2 });
});

test("a test file that could not be loaded counts as failed", async () => {
  const broken = { status: "failed", assertionResults: [] };
  expect(await tallyVitest(await vitest(5, 5, broken), 1)).toEqual({ passed: 5, failed: 1, left: 0 });
});

test("a runner that crashed counts as failed, with or without a report", async () => {
  expect(await tallyVitest(join(folder, "none.json"), 0)).toEqual({ passed: 0, failed: 1, left: 0 });
  expect(await tallyVitest(await vitest(5, 5), 139)).toEqual({ passed: 5, failed: 1, left: 0 });
  expect(await tallyPlaywright(await playwright(3, 0, 0, ["teardown"]), 1)).toEqual({ passed: 3, failed: 1 });
});

test("a run without a single test counts as failed", async () => {
  expect(await tallyPlaywright(await playwright(0), 0)).toEqual({ passed: 0, failed: 1 });
});

test("failed tests are listed by name with their messages", () => {
  const output =
    "\n  1) e2e/a.spec.ts:5:1 › opens ─────────\n\n    Error: late\n\n  2) e2e/b.spec.ts:7:1 › a 1) b ───\n\n  2 failed\n";
  expect([...failuresIn(output)]).toEqual([
    ["e2e/a.spec.ts:5:1 › opens", "Error: late"],
    ["e2e/b.spec.ts:7:1 › a 1) b", "2 failed"],
  ]);
});
