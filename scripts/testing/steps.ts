import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../chromium.ts";
import { ensureFirefox } from "../firefox.ts";
import { staleParts } from "../build/staleness.ts";
import { root } from "../places.ts";
import { type Finished, run } from "./run-command.ts";
import { failuresIn, type Tally, tallyPlaywright, tallyVitest } from "./tally.ts";

/** A step of `npm test`: a check counts as one test, a runner as many as it ran. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<Tally & { readonly output: string; readonly notices?: readonly string[] }>;
}

const tallyCheck = ({ code, output }: Finished) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/**
 * Threads of the compiler look at what they share once in each of them, nearly twice the work in all. It is quicker only
 * where cores would be idle: the steps of a group run side by side.
 */
const isOneThreaded = availableParallelism() <= 4;

const check = (name: string, program: string, ...words: string[]): Step => ({
  name,
  run: async () => tallyCheck(await run(program, words, isOneThreaded ? { GOMAXPROCS: "1" } : {})),
});

const script = (name: string, file: string) => check(name, process.execPath, `scripts/${file}`);

const types = (name: string, program: string) =>
  check(name, "tsc", "-p", program, "--pretty", "false", ...(isOneThreaded ? ["--singleThreaded"] : []));

export const staticChecks: readonly Step[] = [
  types("types of the server", "tsconfig.server.json"),
  types("types of the browser", "tsconfig.web.json"),
  // A program of its own, because the test runner brings Node's types, which browser code must not see.
  types("types of the browser's tests", "tsconfig.web-tests.json"),
  // Also of its own: a journey runs in Node, but the functions it evaluates in a page run in the browser.
  types("types of the browser journeys", "tsconfig.e2e.json"),
  check("lint", "oxlint", "--type-aware", "--deny-warnings"),
  script("architecture", "check-architecture.ts"),
  script("specification", "check-specification.ts"),
];

export const tidiness: readonly Step[] = [
  check("format", "oxfmt", "--check"),
  check("unused files, exports, packages", "knip", "--no-progress"),
];

const withReport = async <T>(work: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "terrace-report-"));
  try {
    return await work(join(folder, "report.json"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const unitTests = (...words: string[]): Step => ({
  name: "unit and HTTP tests",
  run: () =>
    withReport(async (file) => {
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`, "--silent=passed-only"];
      const { code, output } = await run("vitest", ["run", ...reporters, ...words], { NO_COLOR: "1" });
      const { left, ...tally } = await tallyVitest(file, code);
      const notices =
        left > 0 ? [`not run on the server of TEST_DATABASE_URL: ${left} tests of the embedded engine`] : [];
      return { ...tally, output, notices };
    }),
});

const playwright = (CHROMIUM_PATH: string, words: readonly string[]) =>
  withReport(async (file) => {
    const { code, output } = await run("playwright", ["test", "--reporter=dot,json", ...words], {
      CHROMIUM_PATH,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // Stripped journeys, by their contents: in the temporary files they would be made anew in each run.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, "node_modules/.cache/playwright"),
      FORCE_COLOR: "0",
    });
    return { ...(await tallyPlaywright(file, code)), output };
  });

const LONE_TRIES = 2;

/**
 * Tests that failed are run again alone, and reported even if they pass then: on a busy machine a browser may be too
 * slow, but a test that often is has a fault.
 */
export const browserTests = (...words: string[]): Step => ({
  name: "browser tests",
  run: async () => {
    const chromium = await ensureChromium();
    // Without a Firefox its journeys fail and all others run; the advice is printed last.
    const missing = await ensureFirefox().then(
      () => "",
      ({ message }: Error) => `\n${message}`,
    );
    const stale = await staleParts();
    if (stale.length > 0) {
      const built = await run(process.execPath, ["scripts/build.ts", ...stale]);
      if (built.code !== 0) return tallyCheck(built);
    }
    const first = await playwright(chromium, words);
    let { passed, failed, output } = first;
    const notices: string[] = [];
    for (let attempt = 1; failed > 0 && attempt <= LONE_TRIES; attempt += 1) {
      const late = failuresIn(output);
      // Without names of failed tests there is nothing to repeat: the runner itself crashed.
      if (late.size === 0) break;
      const again = await playwright(chromium, ["--last-failed", "--workers=1", "--trace=retain-on-failure", ...words]);
      if (again.passed + again.failed !== failed) break;
      for (const [name, told] of late) notices.push(`failed in try ${attempt}: ${name}\n${told}`);
      passed += again.passed;
      failed = again.failed;
      output = again.output;
    }
    return {
      passed,
      failed,
      output: `${output === first.output ? output : `${first.output}\nTried again, alone:\n${output}`}${missing}`,
      notices: failed === 0 ? notices : [],
    };
  },
});
