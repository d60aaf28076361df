import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startObjectStore } from "../src/server/testing/object-store.ts";
import { startBalancer } from "./instances/balancer.ts";
import { findPrograms } from "./instances/find-programs.ts";
import { openPostgres } from "./instances/postgres.ts";
import { startRows } from "./instances/rows.ts";
import { ensureBuilt } from "./instances/ensure-built.ts";
import { makeThree } from "./instances/three-instances.ts";
import { showReplica } from "./scale/replica.ts";
import { showRestarts } from "./scale/restarts.ts";
import { showSharing } from "./scale/sharing.ts";
import { showStart } from "./scale/start.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine({
  usage: `test:scale
Three instances behind ops/haproxy.cfg, on a PostgreSQL server and a store of files that are started for the run, and
what only several instances can show. Prints a row for each with its figure; exit code 1 when one fails, 2 when a
program is missing. Takes about three minutes.`,
});
const programs = findPrograms("initdb", "postgres", "pg_basebackup", "haproxy");
await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "terrace-scale-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const rows = startRows("Three instances behind a balancer");
const postgres = await openPostgres(programs, folder);
const store = await startObjectStore();
const three = await makeThree(folder, await postgres.newDatabase("terrace"), store.url());
await showStart(rows, three);
const { url } = await startBalancer(programs.haproxy, folder, three.instances);
await showSharing(rows, three, url);
await showRestarts(rows, three, url, folder);
await showReplica(rows, three, { url, postgres, basebackup: programs.pg_basebackup });
rows.end();
await Promise.all(three.instances.map((instance) => instance.stop("SIGINT")));
await store.close();
await postgres.stop("SIGINT");
process.exit();
