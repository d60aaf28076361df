import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../places.ts";
import type { Rows } from "../instances/rows.ts";
import { run } from "../testing/run-command.ts";

/** What a file calls that has a server of its own. */
const STARTS_SERVER = /\b(?:startModules|startTestServer|startSite|startWithMail)\b/;
const ENDED_BADLY = 5; // failures that are named
const LONGEST_WHY = 500; // characters of what a failed test said

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Tests that say something of one process, which the next request to another one does not have, by path and title. */
const OF_ONE: ReadonlyMap<string, string> = new Map([
  [
    "src/modules/session/oauth.test.ts › the endpoints are described where RFC 8414 says",
    "it gives one instance the address that it was started at",
  ],
  [
    "src/modules/installation/moved-database.test.ts › a database is moved to an embedded one and from there on: every row, the log's chain and what comes next; broken off, it is done again",
    "it stops the one server that its source has",
  ],
  [
    "src/modules/push/stopping.test.ts › a server that is about to stop opens no sockets; one that stops sends its clients to another, and waits for no deaf one (RE-11)",
    "the others go on opening sockets, as they should",
  ],
]);

/**
 * The HTTP tests of the suite, in which each server is three instances on one database (TEST_INSTANCES), with a balancer
 * that gives each request to the next of them.
 */
export async function showSuite(rows: Rows, serverUrl: string, folder: string): Promise<void> {
  const files = globSync("{src,demo}/**/*.test.ts", { cwd: root }).filter((file) =>
    STARTS_SERVER.test(readFileSync(join(root, file), "utf8")),
  );
  await rows.row("the HTTP suite, each server three instances", "0 failed", async () => {
    const report = join(folder, "suite.json");
    // A call takes a connection and a notice to all instances: tests of thousands of them take longer than usual.
    const words = [
      "run",
      "--project",
      "node",
      "--testTimeout=600000",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ];
    await run("vitest", [...words, ...files], { TEST_DATABASE_URL: serverUrl, TEST_INSTANCES: "3" });
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const tests = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status, failureMessages: [why = ""] }) => ({
        name: `${relative(root, name)} › ${title}`,
        status,
        why: why.slice(0, LONGEST_WHY).replaceAll(/\n+/g, "\n    "),
      })),
    );
    const broken = testResults.filter(({ assertionResults }) => assertionResults.length === 0).map(({ name }) => name);
    const failed = tests
      .filter(({ name, status }) => status === "failed" && !OF_ONE.has(name))
      .map(({ name, why }) => `${name}\n    ${why}`);
    const wrong = [...broken, ...failed];
    const passed = tests.filter(({ status }) => status === "passed").length;
    const named = wrong.slice(0, ENDED_BADLY).map((name) => `\n  ${name}`);
    return {
      figure: `${files.length} files, ${passed} passed, ${wrong.length} failed${named.join("")}`,
      isGood: passed > 0 && wrong.length === 0,
    };
  });
  for (const [name, why] of OF_ONE) rows.note(`  ${name}`, `one instance only: ${why}`);
}
