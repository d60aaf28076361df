import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "../src/server/testing/random.ts";
import { startObjectStore } from "../src/server/testing/object-store.ts";
import { showClocks } from "./faults/clocks.ts";
import { showEmbeddedKills } from "./faults/embedded-kills.ts";
import { showFullDisk } from "./faults/full-disk.ts";
import { showOutages } from "./faults/outages.ts";
import { showActivityLog } from "./faults/activity-log.ts";
import { showMigrations } from "./faults/migrations.ts";
import { showServerKills } from "./faults/server-kills.ts";
import { showSlow } from "./faults/slow.ts";
import { showReconnectStorm } from "./faults/reconnect-storm.ts";
import { chosenGroups } from "./instances/chosen-groups.ts";
import { ensureBuilt } from "./instances/ensure-built.ts";
import { findPrograms } from "./instances/find-programs.ts";
import { openPostgres } from "./instances/postgres.ts";
import { startRows } from "./instances/rows.ts";
import { makeThree } from "./instances/three-instances.ts";
import { readCommandLine } from "./command-line.ts";

const GROUPS = [
  "embedded-kills",
  "full-disk",
  "migrations",
  "server-kills",
  "outages",
  "slow",
  "clocks",
  "reconnect-storm",
  "activity-log",
] as const;

const { values } = readCommandLine({
  usage: `faults [--short] [--only <groups>] [--seed <number>] [--kills <number>] [--sockets <number>]
What is left of acknowledged work, and how it answers meanwhile, when processes are killed, databases and stores go away
and clocks are wrong. Prints a row for each fault with its figure; exit code 1 when one fails, 2 when a program is
missing. --short takes less than two minutes; --seed repeats the moments of an earlier run; --only names groups of rows,
with commas between them: ${GROUPS.join(", ")}.`,
  options: {
    short: { type: "boolean", default: false },
    only: { type: "string" },
    seed: { type: "string" },
    kills: { type: "string" },
    sockets: { type: "string" },
  },
});
const chosen = chosenGroups(GROUPS, values.only);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const kills = Number(values.kills ?? (values.short ? 3 : 20));
const sockets = Number(values.sockets ?? (values.short ? 200 : 2_000));

const programs = findPrograms("initdb", "postgres");
await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "terrace-faults-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const rows = startRows(`Faults (--seed ${seed} --kills ${kills} --sockets ${sockets})`);
const random = randomFrom(seed);
if (chosen.has("embedded-kills")) await showEmbeddedKills(rows, random, kills, folder);

if (chosen.has("full-disk")) await showFullDisk(rows, folder);

const postgres = await openPostgres(programs, folder);
if (chosen.has("migrations")) await showMigrations(rows, postgres, values.short);
const databaseUrl = await postgres.newDatabase("terrace");
let store = await startObjectStore();
const three = await makeThree(folder, databaseUrl, store.url());
if (chosen.has("server-kills")) await showServerKills(rows, random, kills, three, postgres);
if (chosen.has("outages")) store = await showOutages(rows, three, postgres, store);
if (chosen.has("slow")) await showSlow(rows, three, databaseUrl, store);
if (chosen.has("clocks")) await showClocks(rows, three, folder);
if (chosen.has("reconnect-storm")) await showReconnectStorm(rows, three, sockets);
if (chosen.has("activity-log")) await showActivityLog(rows, three);
rows.end();
await Promise.all(three.instances.map((instance) => instance.stop("SIGINT")));
await store.close();
await postgres.stop("SIGINT");
process.exit();
