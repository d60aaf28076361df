import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { run } from "./load.ts";
import { BENCH_PASSWORD, signIn } from "./sign-in.ts";
import { start, type Running } from "./start.ts";

/*
 * Measures the cost of shared budgets: one and three instances on the PostgreSQL database of DATABASE_URL, with twelve
 * callers who read as fast as they are answered, without a limit and with one that is never reached but has to be
 * reported all the time. Then one caller at three instances who wants more than the budget.
 */

const databaseUrl = process.env["DATABASE_URL"];
if (!databaseUrl) throw new Error("This is measured on PostgreSQL: set DATABASE_URL to an empty database.");
const SECONDS = Number(process.env["SECONDS"] ?? 8);
const CALLERS = 12;
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const dataDir = await mkdtemp(join(tmpdir(), "terrace-bench-"));
const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

/** Statements that told of budgets so far: each writes the row of each caller it tells of. */
const told = async (): Promise<number> => {
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query<{ told: string }>(
    "select n_tup_ins + n_tup_upd as told from pg_stat_user_tables where relname = 'spent_budget'",
  );
  return Number(rows[0]?.told ?? 0);
};

async function startAll(instances: number, reads: string): Promise<Running[]> {
  const env = {
    DATA_DIR: dataDir,
    DEMO: "0",
    ADMIN_PASSWORD: BENCH_PASSWORD,
    ROWS: "1000",
    TEST_SWITCHES: "1",
    SESSIONS_PER_USER: "1000",
    READS: reads,
  };
  const running: Running[] = [];
  for (let n = 0; n < instances; n++) running.push(await start("serve-terrace.ts", { ...env, USERS: "0" }));
  return running;
}

try {
  const first = await start("serve-terrace.ts", {
    DATA_DIR: dataDir,
    DEMO: "0",
    ADMIN_PASSWORD: BENCH_PASSWORD,
    ROWS: "1000",
    USERS: String(CALLERS),
    TEST_SWITCHES: "1",
  });
  await first.stop();
  for (const instances of [1, 3])
    for (const [name, reads] of [
      ["no limit", "1e9:1e9"],
      ["told", "400:1200"],
    ] as const) {
      const servers = await startAll(instances, reads);
      const tokens = await Promise.all(
        Array.from({ length: CALLERS }, (_, n) => signIn(servers[0]?.url ?? "", `bench-${n}`)),
      );
      const before = await told();
      const results = await Promise.all(
        tokens.map((token, n) =>
          run({
            url: `${servers[n % servers.length]?.url}/api/sys/user/my/preferences`,
            connections: 1,
            seconds: SECONDS,
            headers: { access_token: token },
          }),
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 1_500)); // statistics are written once a second
      const perSecond = total(results.map((each) => each.perSecond));
      const p99 = Math.max(...results.map((each) => each.p99));
      const rows = ((await told()) - before) / SECONDS;
      console.log(
        `${instances} instance(s), ${name}: ${perSecond} reads/s, p99 ${p99.toFixed(1)} ms, ${rows.toFixed(1)} callers told of a second, ${total(results.map((each) => each.failed))} refused`,
      );
      for (const server of servers) await server.stop();
    }

  const servers = await startAll(3, "60:300");
  const token = await signIn(servers[0]?.url ?? "", "bench-0");
  const results = await Promise.all(
    servers.map(({ url }) =>
      run({
        url: `${url}/api/sys/user/my/preferences`,
        connections: 4,
        seconds: 20,
        headers: { access_token: token },
      }),
    ),
  );
  console.log(
    `3 instances, one caller with 60 a second: ${total(results.map((each) => each.perSecond))} reads/s granted after the burst, ${total(results.map((each) => each.failed))} refused`,
  );
  for (const server of servers) await server.stop();
} finally {
  await client.end();
  await rm(dataDir, { recursive: true, force: true });
}
