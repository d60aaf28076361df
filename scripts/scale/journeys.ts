import { join } from "node:path";
import { ensureChromium } from "../chromium.ts";
import { ensureFirefox } from "../firefox.ts";
import type { Rows } from "../instances/rows.ts";
import { run } from "../testing/run-command.ts";
import { failuresIn, tallyPlaywright } from "../testing/tally.ts";

/** Journeys through what only the embedded database has, by their titles. */
const OF_EMBEDDED: ReadonlyMap<string, string> = new Map([
  ["the administrator sees all jobs and backs the database up", "a PostgreSQL server has backups of its own"],
]);

/** The browser tests, in which each server is three instances behind ops/haproxy.cfg, with a bucket of its own. */
export async function showJourneys(rows: Rows, serverUrl: string, folder: string): Promise<void> {
  await rows.row("the browser suite, each server three instances", "0 failed", async () => {
    const leftOut = [...OF_EMBEDDED.keys()].join("|");
    await ensureFirefox();
    const report = join(folder, "journeys.json");
    const { code, output } = await run("playwright", ["test", "--reporter=dot,json", "--grep-invert", leftOut], {
      CHROMIUM_PATH: await ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TEST_DATABASE_URL: serverUrl,
      TEST_INSTANCES: "3",
      FORCE_COLOR: "0",
    });
    const { passed, failed } = await tallyPlaywright(report, code);
    const told = [...failuresIn(output)].map(([name, message]) => `\n  ${name}\n${message}`);
    return { figure: `${passed} passed, ${failed} failed${told.join("")}`, isGood: passed > 0 && failed === 0 };
  });
  for (const [title, why] of OF_EMBEDDED) rows.note(`  ${title}`, `embedded database only: ${why}`);
}
