import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Child, freePort, pause, startChild, until } from "../instances/children.ts";
import { signIn } from "../instances/client.ts";
import { asFinding, compareWritten, startLoad } from "../instances/load.ts";
import { ask, ownUser } from "../instances/postgres.ts";
import type { Rows } from "../instances/rows.ts";
import { shipped } from "../instances/shipped-file.ts";
import type { Three } from "../instances/three-instances.ts";

const WORKERS = { readers: 4, writers: 2, retryFor: 60_000, isRepeatedWhenAway: true } as const;
const SETTLE = 3_000; // ms of load before and after
const POOL = 20; // connections, as ops/pgbouncer.ini says

interface Pooler {
  /** The database's address through it. */
  readonly url: string;
  start(): Promise<void>;
  stop(signal: NodeJS.Signals): Promise<void>;
}

/** PgBouncer with ops/pgbouncer.ini; only addresses and passwords are other ones. */
async function makePooler(pgbouncer: string, folder: string, databaseUrl: string): Promise<Pooler> {
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const users = join(folder, "userlist.txt");
  writeFileSync(users, '"terrace" ""\n');
  writeFileSync(
    file,
    shipped("ops/pgbouncer.ini", [
      [/port=5432 dbname=terrace/, `port=${new URL(databaseUrl).port} dbname=terrace`],
      [/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`],
      [/^auth_type = .*$/m, "auth_type = trust"],
      [/^auth_file = .*$/m, `auth_file = ${users}`],
    ]),
  );
  const user = ownUser(); // it refuses to run as root as well
  if (user.uid !== undefined) for (const each of [file, users]) chownSync(each, user.uid, user.gid);
  const pooled = new URL(databaseUrl);
  pooled.port = String(port);
  let child: Child | undefined;
  return {
    url: pooled.href,
    async start() {
      const started = startChild(pgbouncer, [file], { ...user, cwd: "/" });
      child = started;
      await until(
        async () => {
          if (started.hasEnded()) throw new Error(`PgBouncer ended:\n${started.output()}`);
          return ask(pooled.href, "select 1").catch(() => undefined);
        },
        () => `PgBouncer does not answer:\n${started.output()}`,
      );
    },
    stop: async (signal) => void (await child?.end(signal)),
  };
}

/** All three instances behind PgBouncer in transaction mode. */
export async function showPooler(
  rows: Rows,
  { instances, query }: Three,
  { url, databaseUrl, folder, pgbouncer }: Readonly<Record<"url" | "databaseUrl" | "folder" | "pgbouncer", string>>,
): Promise<void> {
  const pooler = await makePooler(pgbouncer, folder, databaseUrl);
  await pooler.start();
  for (const instance of instances) {
    await instance.stop("SIGTERM");
    await instance.start({ env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: databaseUrl } });
  }
  const load = startLoad(url, await signIn(url), WORKERS);
  const told = () => {
    const { counts, failures } = load;
    return `${counts.reads} reads, ${counts.writes} writes, ${counts.retried} repeated, ${counts.failed} failed ${failures.join(", ")}`.trimEnd();
  };

  await rows.row("all three through PgBouncer, under load", `0 failed, ≤ ${POOL} connections`, async () => {
    await pause(2 * SETTLE);
    const [found] = await query<{ pooled: number }>(
      `select count(*)::int as pooled from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and application_name = '' and pid <> pg_backend_pid()
         and not exists (select from pg_locks where pg_locks.pid = pg_stat_activity.pid and locktype = 'advisory')`,
    );
    const { counts } = load;
    return {
      figure: `${told()}; ${found?.pooled} connections of PostgreSQL`,
      isGood: counts.failed + counts.retried === 0 && counts.writes > 0 && (found?.pooled ?? Infinity) <= POOL,
    };
  });
  await rows.row("PgBouncer killed under load, and back", "0 failed for who repeats", async () => {
    await pooler.stop("SIGKILL");
    await pause(SETTLE);
    await pooler.start();
    const before = load.counts.writes;
    await until(
      async () => load.counts.writes > before || undefined,
      () => "Nothing is written any more.",
    );
    await pause(SETTLE);
    await load.stop();
    return { figure: told(), isGood: load.counts.failed === 0 };
  });
  await rows.row("PgBouncer, what was acknowledged", "0 lost, 0 doubled, 0 unlogged", async () =>
    asFinding(await compareWritten([load], (text, values) => query(text, values))),
  );
  for (const instance of instances) {
    await instance.stop("SIGTERM");
    await instance.start({ env: { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: "" } });
  }
  await pooler.stop("SIGINT");
}
