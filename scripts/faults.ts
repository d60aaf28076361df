import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "../src/server/testing/random.ts";
import { startObjectStore } from "../src/server/testing/object-store.ts";
import { showActivityLog } from "./faults/activity-log.ts";
import { showClocks } from "./faults/clocks.ts";
import { showDurability } from "./faults/durability.ts";
import { showEmbeddedKills } from "./faults/embedded-kills.ts";
import { showFullDisk } from "./faults/full-disk.ts";
import { showLyingStore } from "./faults/lying-store.ts";
import { showMigrations } from "./faults/migrations.ts";
import { showMoves } from "./faults/moves.ts";
import { showOutages } from "./faults/outages.ts";
import { showRaces } from "./faults/races.ts";
import { showReconnectStorm } from "./faults/reconnect-storm.ts";
import { showSecondOwner } from "./faults/second-owner.ts";
import { showServerKills } from "./faults/server-kills.ts";
import { showSharedCounters } from "./faults/shared-counters.ts";
import { showSlow } from "./faults/slow.ts";
import { showSlowClients } from "./faults/slow-clients.ts";
import { startBalancer } from "./instances/balancer.ts";
import { chosenGroups } from "./instances/chosen-groups.ts";
import { ensureBuilt } from "./instances/ensure-built.ts";
import { findPrograms } from "./instances/find-programs.ts";
import { startMissing } from "./instances/instance.ts";
import { openPostgres } from "./instances/postgres.ts";
import { startRows } from "./instances/rows.ts";
import { makeThree } from "./instances/three-instances.ts";
import { olderProgram } from "./scale/older-program.ts";
import { showRestarts } from "./scale/restarts.ts";
import { showUpgrade } from "./scale/upgrade.ts";
import { amountOf, readCommandLine } from "./command-line.ts";

const SHORT = [
  "embedded-kills",
  "second-owner",
  "full-disk",
  "durability",
  "migrations",
  "moves",
  "server-kills",
  "outages",
  "counters",
  "slow",
  "lying-store",
  "slow-clients",
  "clocks",
  "races",
  "reconnect-storm",
  "restarts",
  "activity-log",
] as const;
const GROUPS = [...SHORT, "upgrade"] as const;
const REQUIREMENTS = Array.from({ length: 20 }, (_, place) => `RE-${String(place + 1).padStart(2, "0")}`);

const { values } = readCommandLine({
  usage: `faults [--short] [--only <groups>] [--seed <number>] [--kills <number>] [--writes <number>] [--sockets <number>]
       [--slow-clients <number>] [--seconds <number>]
What is left of acknowledged work, and how it answers meanwhile, when processes are killed, databases and stores go away
and clocks are wrong. Prints a row for each fault with its figure, then how the rows of each requirement ended, RE-01 to
RE-20; exit code 1 when one fails, 2 when a program is missing. --short takes about five minutes and leaves the upgrade
out; --seed repeats the moments of an earlier run; --only names groups of rows, with commas between them:
${GROUPS.join(", ")}.
--kills and --writes: kills, and acknowledged writes over which they are spread, of each row that kills under writers;
the long form is --kills 500 --writes 1000000 --sockets 5000 --slow-clients 1000 --seconds 600.`,
  options: {
    short: { type: "boolean", default: false },
    only: { type: "string" },
    seed: { type: "string" },
    kills: { type: "string" },
    writes: { type: "string" },
    sockets: { type: "string" },
    "slow-clients": { type: "string" },
    seconds: { type: "string" },
  },
});
const chosen = chosenGroups(GROUPS, values.only ?? (values.short ? SHORT.join(",") : undefined));
const amount = (option: "kills" | "writes" | "sockets" | "slow-clients" | "seconds", short: number, usual: number) =>
  amountOf(option, values[option], values.short ? short : usual);
const seed = amountOf("seed", values.seed, 1 + (Date.now() % 1_000_000));
const kills = amount("kills", 3, 20);
const writes = amount("writes", 200, 5_000);
const sockets = amount("sockets", 200, 2_000);
const clients = amount("slow-clients", 200, 1_000);
const seconds = amount("seconds", 15, 120);
/** Of a row whose each round takes a minute. */
const restarts = Math.ceil(kills / 10);

const programs = findPrograms("initdb", "postgres", "pg_dump", "pg_restore", "haproxy");
await ensureBuilt();
const older = chosen.has("upgrade") ? olderProgram(undefined) : undefined;
const folder = mkdtempSync(join(tmpdir(), "terrace-faults-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const amounts = { seed, kills, writes, sockets, "slow-clients": clients, seconds };
const told = Object.entries(amounts).map(([option, chosenAmount]) => `--${option} ${chosenAmount}`);
const rows = startRows(`Faults (${told.join(" ")})`);
const random = randomFrom(seed);
if (chosen.has("embedded-kills")) await showEmbeddedKills(rows, random, { kills, writes }, folder);
if (chosen.has("second-owner")) await showSecondOwner(rows, { kills, restarts }, folder);
if (chosen.has("full-disk")) await showFullDisk(rows, folder);

const postgres = await openPostgres(programs, folder);
if (chosen.has("durability")) await showDurability(rows, folder, postgres);
if (chosen.has("migrations")) await showMigrations(rows, postgres, values.short);
if (chosen.has("moves")) await showMoves(rows, folder, postgres, programs);
const databaseUrl = await postgres.newDatabase("terrace");
let store = await startObjectStore();
const three = await makeThree(folder, databaseUrl, store.url());
if (chosen.has("server-kills")) await showServerKills(rows, random, { kills, writes }, three, postgres);
if (chosen.has("outages"))
  store = await showOutages(rows, three, postgres, { store, haproxy: programs.haproxy, folder });
if (chosen.has("counters")) await showSharedCounters(rows, three, postgres);
if (chosen.has("slow")) await showSlow(rows, three, databaseUrl, store);
if (chosen.has("lying-store")) await showLyingStore(rows, three, store);
if (chosen.has("slow-clients")) await showSlowClients(rows, three, { clients, seconds });
if (chosen.has("clocks")) await showClocks(rows, three, folder);
if (chosen.has("races")) await showRaces(rows, three, kills * 5);
if (chosen.has("reconnect-storm")) await showReconnectStorm(rows, three, sockets);
if (chosen.has("restarts")) {
  await startMissing(...three.instances);
  const { url } = await startBalancer(programs.haproxy, folder, three.instances);
  await showRestarts(rows, three, { url, folder, rounds: restarts });
}
if (chosen.has("activity-log")) await showActivityLog(rows, three);
await Promise.all(three.instances.map((instance) => instance.stop("SIGINT")));
if (older) {
  const ofUpgrade = await postgres.newDatabase("upgrade");
  await showUpgrade(rows, older, {
    folder,
    databaseUrl: ofUpgrade,
    storageUrl: store.url(),
    haproxy: programs.haproxy,
  });
}
rows.end(REQUIREMENTS);
await store.close();
await postgres.stop("SIGINT");
process.exit();
