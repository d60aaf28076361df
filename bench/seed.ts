import { sql } from "kysely";
import { closeServices, openServices } from "../src/main/open-services.server.ts";
import { findDemonstration } from "../src/main/demonstration.server.ts";
import { prepareModules } from "../src/modules/index.server.ts";
import type { Database, Queryable } from "../src/server/database/database.ts";
import { openDatabase } from "../src/server/database/open-database.ts";
import { inTransaction } from "../src/server/database/transaction.ts";
import { readEnv } from "../src/server/env.ts";
import { createLog } from "../src/server/log.ts";
import { addAudit, addLoad, LOAD } from "./load-rows.ts";
import { BENCH_PASSWORD } from "./sign-in.ts";

/*
 * npm run bench -- seed --fill [--seed 1] [--audit 100000]: fills an empty database, named by DATA_DIR or DATABASE_URL,
 * with the data of a large enterprise. A database in use is never changed: one with rows that this program did not mark
 * is refused, before its schema is updated.
 */

const BEGUN = "bench load";
const DONE = "bench load done";
const options = process.argv.slice(2);
const numberOf = (name: string, otherwise: number): number => {
  const at = options.indexOf(name);
  return at < 0 ? otherwise : Number(options[at + 1]);
};

const refuse = (why: string): never => {
  process.stderr.write(`${why}\n`);
  process.exit(2);
};

/** "empty"; "begun" by a run that did not finish; "filled" by an earlier run; "used" by somebody. */
async function stateOf(database: Database): Promise<"empty" | "begun" | "filled" | "used"> {
  const db = database.as<{ installation: { step: string } }>();
  const { rows } = await sql<{ is: boolean }>`select to_regclass('installation') is not null as is`.execute(db);
  if (!rows[0]?.is) return "empty";
  const steps = (await db.selectFrom("installation").select("step").execute()).map(({ step }) => step);
  return steps.includes(DONE) ? "filled" : steps.includes(BEGUN) ? "begun" : steps.length === 0 ? "empty" : "used";
}

const mark = (on: Queryable, step: string) =>
  on
    .as<{ installation: { step: string; at: string } }>()
    .insertInto("installation")
    .values({ step, at: new Date().toISOString() })
    .execute();

if (!options.includes("--fill"))
  refuse("This writes some hundred thousand rows. Say --fill, and name an empty database by DATA_DIR or DATABASE_URL.");
if (!process.env["DATA_DIR"] && !process.env["DATABASE_URL"])
  refuse("Name the database to fill: DATA_DIR or DATABASE_URL.");
const env = readEnv({ ADMIN_PASSWORD: BENCH_PASSWORD, DEMO: "0", ...process.env });

const looked = await openDatabase(env);
const state = await stateOf(looked);
await looked.close();
if (state === "used")
  refuse("This database is somebody's: it has rows that were not written by a measurement. Nothing was changed.");
if (state === "filled") {
  process.stdout.write("It is filled already.\n");
  process.exit(0);
}

const services = await openServices(env, createLog("warn"));
const began = performance.now();
try {
  // Marked before the first row, so that a database left by a killed run is not taken for one in use.
  if (state === "empty") await mark(services.database, BEGUN);
  await prepareModules(services, { demonstration: await findDemonstration(), announce: () => {} });
  const audit = numberOf("--audit", 0);
  await inTransaction(services.database, async (trx) => {
    await addLoad(trx, numberOf("--seed", 1));
    if (audit > 0) await addAudit(trx, audit);
    await mark(trx, DONE);
  });
  await services.database.longWork(300_000, (client) => client.query("vacuum (analyze)"));
} finally {
  await closeServices(services);
}
const seconds = ((performance.now() - began) / 1000).toFixed(0);
process.stdout.write(
  `${LOAD.users} users (u00000 …, password ${BENCH_PASSWORD}), ${LOAD.divisions} divisions, ${LOAD.menus} pages with buttons, ${LOAD.roles} roles, ${LOAD.entries} dictionary entries in ${seconds} s.\n`,
);
