import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "../src/server/testing/random.ts";
import { startObjectStore } from "../src/server/testing/object-store.ts";
import { showClocks } from "./faults/clocks.ts";
import { showEmbeddedKills } from "./faults/embedded-kills.ts";
import { showOutages } from "./faults/outages.ts";
import { showActivityLog } from "./faults/activity-log.ts";
import { showMigrations } from "./faults/migrations.ts";
import { showServerKills } from "./faults/server-kills.ts";
import { showReconnectStorm } from "./faults/reconnect-storm.ts";
import { ensureBuilt } from "./instances/ensure-built.ts";
import { findPrograms } from "./instances/find-programs.ts";
import { openPostgres } from "./instances/postgres.ts";
import { startRows } from "./instances/rows.ts";
import { makeThree } from "./instances/three-instances.ts";
import { readCommandLine } from "./command-line.ts";

const { values } = readCommandLine({
  usage: `faults [--short] [--seed <number>] [--kills <number>] [--sockets <number>]
What is left of acknowledged work, and how it answers meanwhile, when processes are killed, databases and stores go away
and clocks are wrong. Prints a row for each fault with its figure; exit code 1 when one fails, 2 when a program is
missing. --short takes less than two minutes; --seed repeats the moments of an earlier run.`,
  options: {
    short: { type: "boolean", default: false },
    seed: { type: "string" },
    kills: { type: "string" },
    sockets: { type: "string" },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const kills = Number(values.kills ?? (values.short ? 3 : 20));
const sockets = Number(values.sockets ?? (values.short ? 200 : 2_000));

const programs = findPrograms("initdb", "postgres");
await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "terrace-faults-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const rows = startRows(`Faults (--seed ${seed} --kills ${kills} --sockets ${sockets})`);
const random = randomFrom(seed);
await showEmbeddedKills(rows, random, kills, folder);

const postgres = await openPostgres(programs, folder);
await showMigrations(rows, postgres, values.short);
const store = await startObjectStore();
const databaseUrl = await postgres.newDatabase("terrace");
const three = await makeThree(folder, databaseUrl, store.url());
await showServerKills(rows, random, kills, three, postgres);
const back = await showOutages(rows, three, postgres, store);
await showClocks(rows, three);
await showReconnectStorm(rows, three, sockets);
await showActivityLog(rows, three);
rows.end();
await Promise.all(three.instances.map((instance) => instance.stop("SIGINT")));
await back.close();
await postgres.stop("SIGINT");
process.exit();
