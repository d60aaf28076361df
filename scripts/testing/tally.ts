import { readFile } from "node:fs/promises";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly success: boolean;
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly ancestorTitles: readonly string[] }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/**
 * Counts a test that did not run as failed, like a file that could not be loaded; a runner that exits with an error
 * without naming a failure (a crash, an error between tests) adds one failure.
 */
const tally = (passed: number, failed: number, isGood: boolean): Tally => ({
  passed,
  failed: failed === 0 && (!isGood || passed === 0) ? 1 : failed,
});

const read = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, "utf8")) as T;
  } catch {
    return undefined;
  }
};

/**
 * Counts the JSON report of Vitest; `code` is its exit code. `left`: tests of the embedded engine, on a PostgreSQL
 * server.
 */
export async function tallyVitest(file: string, code: number): Promise<Tally & { readonly left: number }> {
  const report = await read<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1, left: 0 };
  const left = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, ancestorTitles }) => status === "skipped" && ancestorTitles.includes("embedded engine")).length;
  const broken = report.testResults.filter(
    (one) => one.status === "failed" && one.assertionResults.length === 0,
  ).length;
  const failed = report.numTotalTests - report.numPassedTests - left + broken;
  return { ...tally(report.numPassedTests, failed, code === 0 && report.success), left };
}

/** Counts the JSON report of Playwright; `code` is its exit code. */
export async function tallyPlaywright(file: string, code: number): Promise<Tally> {
  const report = await read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return tally(expected, unexpected + flaky + skipped, code === 0 && report.errors.length === 0);
}

const MAX_LINES = 24; // lines of one failure: expected, received, and where

/** Failed tests in Playwright's output: place and title, with the first lines of the message. */
export function failuresIn(output: string): ReadonlyMap<string, string> {
  const parts = output.split(/^ {2}\d+\) (.+?) ─*$/m).slice(1);
  const failures = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    const told = parts[at + 1]?.trim().split("\n").slice(0, MAX_LINES).join("\n");
    failures.set(parts[at]?.trim() ?? "", told ?? "");
  }
  return failures;
}
