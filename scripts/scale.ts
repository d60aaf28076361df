import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startObjectStore } from "../src/server/testing/object-store.ts";
import { startBalancer } from "./instances/balancer.ts";
import { chosenGroups } from "./instances/chosen-groups.ts";
import { findPrograms } from "./instances/find-programs.ts";
import { startMissing } from "./instances/instance.ts";
import { openPostgres } from "./instances/postgres.ts";
import { startRows } from "./instances/rows.ts";
import { ensureBuilt } from "./instances/ensure-built.ts";
import { makeThree } from "./instances/three-instances.ts";
import { showJourneys } from "./scale/journeys.ts";
import { showLimits } from "./scale/limits.ts";
import { olderProgram } from "./scale/older-program.ts";
import { showPooler } from "./scale/pooler.ts";
import { showReplica } from "./scale/replica.ts";
import { showRestarts } from "./scale/restarts.ts";
import { showSharedState } from "./scale/shared-state.ts";
import { showStart } from "./scale/start.ts";
import { showSuite } from "./scale/suite.ts";
import { showUpgrade } from "./scale/upgrade.ts";
import { readCommandLine } from "./command-line.ts";

const SHORT = ["start", "sharing", "limits", "restarts"] as const;
const [SUITE, JOURNEYS] = ["suite", "journeys"] as const;
const USUAL = [...SHORT, "pooler", "replica", "upgrade"] as const;
const GROUPS = [...USUAL, SUITE, JOURNEYS] as const;

const { values } = readCommandLine({
  usage: `test:scale [--short] [--only <groups>] [--from <commit>]
Three instances behind ops/haproxy.cfg, on a PostgreSQL server and a store of files that are started for the run, and
what only several instances can show. Prints a row for each with its figure; exit code 1 when one fails, 2 when a program
is missing. --short leaves out poolers, standbys and the upgrade; --only names groups of rows, with commas between them:
${GROUPS.join(", ")}. Only when they are named: ${SUITE}, the HTTP tests (four minutes), and ${JOURNEYS}, those in the
browser (a quarter of an hour), in which each server is three instances. --from: the program that is upgraded, in place of the
last release's.`,
  options: { short: { type: "boolean", default: false }, only: { type: "string" }, from: { type: "string" } },
});
const chosen = chosenGroups(GROUPS, values.only ?? (values.short ? SHORT : USUAL).join(","));
const programs = findPrograms("initdb", "postgres", "pg_basebackup", "haproxy", "pgbouncer");
await ensureBuilt();
const older = chosen.has("upgrade") ? olderProgram(values.from) : undefined;
const folder = mkdtempSync(join(tmpdir(), "terrace-scale-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const rows = startRows("Three instances behind a balancer");
const postgres = await openPostgres(programs, folder);
const store = await startObjectStore();
const databaseUrl = await postgres.newDatabase("terrace");
const three = await makeThree(folder, databaseUrl, store.url());
if (chosen.has("start")) await showStart(rows, three);
const APART: readonly string[] = ["upgrade", SUITE, JOURNEYS];
if ([...chosen].some((group) => !APART.includes(group))) {
  await startMissing(...three.instances);
  const { url } = await startBalancer(programs.haproxy, folder, three.instances);
  if (chosen.has("sharing")) await showSharedState(rows, three, url);
  if (chosen.has("limits")) await showLimits(rows, three);
  if (chosen.has("restarts")) await showRestarts(rows, three, { url, folder, rounds: 1 });
  if (chosen.has("pooler")) await showPooler(rows, three, { url, databaseUrl, folder, pgbouncer: programs.pgbouncer });
  if (chosen.has("replica")) await showReplica(rows, three, { url, postgres, basebackup: programs.pg_basebackup });
  await Promise.all(three.instances.map((instance) => instance.stop("SIGINT")));
}
if (older) {
  const storageUrl = store.url();
  const ofUpgrade = await postgres.newDatabase("upgrade");
  await showUpgrade(rows, older, { folder, databaseUrl: ofUpgrade, storageUrl, haproxy: programs.haproxy });
}
if (chosen.has(SUITE)) await showSuite(rows, postgres.url("postgres"), folder);
if (chosen.has(JOURNEYS)) await showJourneys(rows, postgres.url("postgres"), folder);
rows.end();
await store.close();
await postgres.stop("SIGINT");
process.exit();
