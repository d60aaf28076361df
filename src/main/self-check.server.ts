import type { Logger } from "pino";
import { modules } from "../modules/index.ts";
import { CHECKS, runChecks, shownFindings } from "../modules/self-check/self-check.server.ts";
import type { CheckLevel, ShownFinding } from "../modules/self-check/self-check.ts";
import { systemClock } from "../server/clock.ts";
import { openChanges } from "../server/database/changes/changes.ts";
import { databaseClock, readClock } from "../server/database/database-clock.ts";
import { DataDirectoryInUse } from "../server/database/embedded/directory-lock.ts";
import { openDatabase } from "../server/database/open-database.ts";
import { refuseAbsent } from "../server/database/refuse-absent.ts";
import type { Env } from "../server/env.ts";
import { openStores } from "../server/storage/open-storage.ts";

const WORDS: Readonly<Record<CheckLevel, string>> = { serious: "SERIOUS", warning: "warning", hint: "hint", ok: "ok" };
const LEVEL_WIDTH = 9; // characters
const GAP = 2;

const openUnlessServed = async (env: Env) => {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (error instanceof DataDirectoryInUse) return null;
    throw error;
  }
};

/**
 * Checks an installation from a separate process. If a running server owns the embedded database, only checks that need
 * no database run, and the others are reported. Nothing is changed, not even the schema.
 */
export async function checkInstallation(env: Env, log: Logger): Promise<ShownFinding[]> {
  if (!env.databaseUrl) refuseAbsent(env.dataDir);
  const wall = systemClock(env.clockOffset);
  const machine = { env, clock: wall, ...(await openStores(env, log)) };
  const database = await openUnlessServed(env);
  if (!database) return shownFindings(await runChecks(CHECKS, machine, null), "en");
  try {
    const { clock } = database.embedded
      ? machine
      : await databaseClock(() => readClock(database), { clock: wall, monotonic: () => performance.now() }, log);
    const changes = await openChanges(database, (error) => log.debug({ err: error }, "an announced change was lost"));
    const services = { ...machine, clock, database, changes, log, modules };
    try {
      return shownFindings(await runChecks(CHECKS, services, services), "en");
    } finally {
      await changes.close();
    }
  } finally {
    await database.close();
  }
}

/** The findings as a table, one line each, with what they count and what to do below it. */
export function findingLines(findings: readonly ShownFinding[]): string[] {
  const titleWidth = Math.max(0, ...findings.map(({ title }) => title.length)) + GAP;
  const below = " ".repeat(LEVEL_WIDTH + titleWidth);
  return findings.flatMap(({ level, title, found, items, advice }) => [
    `${WORDS[level].padEnd(LEVEL_WIDTH)}${title.padEnd(titleWidth)}${found}`,
    ...items.map((item) => `${below}· ${item}`),
    ...(advice ? [`${below}→ ${advice}`] : []),
  ]);
}
