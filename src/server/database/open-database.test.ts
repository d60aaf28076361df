import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConfigurationError } from "../configuration-error.ts";
import { QueryAborted, untilAborted } from "./connections/query-context.ts";
import { databaseErrorKind } from "./database-errors.ts";
import type { Database } from "./database.ts";
import { engineMajor } from "./embedded/lite-messages.ts";
import { openDatabase } from "./open-database.ts";
import { describeEmbedded } from "./testing/embedded-engine.ts";
import { isPooled } from "./testing/server-databases.ts";
import { newFolder, openTestDatabase, placeEmbedded, removeFolder } from "./testing/open-test-database.ts";
import type { TestDatabase } from "./testing/open-test-database.ts";
import { inTransaction } from "./transaction.ts";

const STATEMENT_LIMIT_MS = 2_000;
let opened: TestDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openTestDatabase({ statementLimitMs: STATEMENT_LIMIT_MS, waitLimitMs: 30_000 });
  ({ database } = opened);
  await database.pool.query("create table note (id text primary key, number integer unique)");
}, 60_000);
afterAll(() => opened.drop());

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => "no error",
    (error: unknown) => databaseErrorKind(error),
  );

test("values arrive as number, text, ISO instant and their arrays", async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::int8 as big, count(*) as count, date '2026-02-28' as day,
            timestamptz '2026-02-28 23:30:00.123456+07' as instant, 1.10::numeric as exact, '{"a":[1]}'::jsonb as json,
            array[1,2]::int8[] as bigs, array[date '2026-02-28', null] as days`,
  );
  expect(rows[0]).toEqual({
    big: 9_007_199_254_740_991,
    count: 1,
    day: "2026-02-28",
    instant: "2026-02-28T16:30:00.123456Z",
    exact: "1.10",
    json: { a: [1] },
    bigs: [1, 2],
    days: ["2026-02-28", null],
  });
});

test("the typed builder and the planner setting are there on every connection", async () => {
  const db = database.as<{ note: { id: string; number: number } }>();
  await db.insertInto("note").values({ id: "a", number: 1 }).execute();
  expect(await db.selectFrom("note").selectAll().execute()).toEqual([{ id: "a", number: 1 }]);
  const { rows } = await database.pool.query("show random_page_cost");
  expect(rows[0]).toEqual({ random_page_cost: "1.1" });
});

test("errors are sorted by what they mean", async () => {
  const query = (text: string, values: unknown[] = []) => kindOf(database.pool.query(text, values));
  await query("insert into note values ('b', 2)");
  expect(await query("insert into note values ('b', 3)")).toBe("unique");
  expect(await query("select $1::text", ["a\u0000b"])).toBe("invalid-text");
  expect(await query("select 1 offset $1", ["99999999999999999999"])).toBe("invalid-text");
  expect(await query("select $1::integer", ["twelve"])).toBe("invalid-text");
  expect(await query("select nothing")).toBe("other");
});

test("RL-04: a statement is cut off at its limit, the next one answers, committed rows are kept", async () => {
  await database.pool.query("insert into note values ('kept', 40)");
  expect(await kindOf(database.pool.query("select pg_sleep(30)"))).toBe("timeout");
  const { rows } = await database.pool.query("select id from note where number = 40");
  expect(rows).toEqual([{ id: "kept" }]);
});

test("RL-04: a cut inside a transaction takes the transaction with it and frees the connection", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("insert into note values ('lost', 50)");
  expect(await kindOf(client.query("select pg_sleep(30)"))).toBe("timeout");
  client.release(true);
  const { rows } = await database.pool.query("select id from note where number = 50");
  expect(rows).toEqual([]);
});

test("RE-07: a connection that gives no answer in time is not waited for once more, and given to nobody else", async () => {
  // there is one, or no session to remember
  if (database.embedded || isPooled()) return expect(await kindOf(database.pool.query("select 1"))).toBe("no error");
  const pidOf = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  let silent = 0;
  const asked = inTransaction(database, async (trx) => {
    const db = trx.as<unknown>();
    silent = (await pidOf.execute(db)).rows[0]?.pid ?? 0;
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`select pg_sleep(60)`.execute(db);
  });
  expect(await kindOf(asked)).toBe("timeout");
  const next = await Promise.all(Array.from({ length: 20 }, () => pidOf.execute(database.as<unknown>())));
  expect(next.map(({ rows }) => rows[0]?.pid)).not.toContain(silent);
});

test("a connection given up inside a transaction leaves nothing to the next one", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("insert into note values ('left', 60)");
  await client.query("set local search_path = pg_catalog");
  client.release(true);
  const { rows } = await database.pool.query("select count(*) as n from note where number = 60");
  expect(rows).toEqual([{ n: 0 }]);
});

test("long work may take longer than a request, and then the limit is back", async () => {
  await database.longWork(10_000, (client) => client.query("select pg_sleep($1)", [(STATEMENT_LIMIT_MS + 500) / 1000]));
  expect(await kindOf(database.pool.query("select pg_sleep(30)"))).toBe("timeout");
});

// A pooler does not say where it runs: there it ends by its time.
test.skipIf(isPooled())("what nobody waits for any more is not asked, and ends where it runs", async () => {
  const client = await database.pool.connect();
  const caller = new AbortController();
  const asked = untilAborted(caller.signal, () => database.pool.query("select pg_sleep(30)"));
  setTimeout(() => caller.abort(), 100);
  const given = await asked.catch((error: unknown) => error);
  expect(given).toBeInstanceOf(QueryAborted);
  // By us, and not by its time: embedded in the line, on a server where it runs.
  expect(String((given as QueryAborted).cause)).toMatch(/abort|user request/);
  client.release();
  const { rows } = await database.pool.query("select 1 as one");
  expect(rows).toEqual([{ one: 1 }]);
});

test("many callers at once all get their answers", async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => database.pool.query<{ n: number }>("select $1::integer as n", [index])),
  );
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 200 }, (_, index) => index));
});

test("results of several megabytes arrive whole", async () => {
  const { rows } = await database.pool.query<{ text: string }>("select repeat('ກ中a', 200000) as text");
  expect(rows[0]?.text.length).toBe(600_000);
});

test("RE-04: it tells what a power loss would do", async () => {
  const { survives, version } = await database.describe();
  // the embedded engine reports on and does nothing
  const { rows } = await database.pool.query<{ fsync: string }>("show fsync");
  expect(survives).toBe(rows[0]?.fsync === "on" && !database.embedded ? "power-loss" : "process-death");
  if (database.embedded) expect(version.split(".")[0]).toBe(engineMajor);
});

describeEmbedded(() => {
  test("W14: a directory of another engine version is refused in one line that names both", async () => {
    const dataDir = await newFolder("version");
    await placeEmbedded(dataDir);
    writeFileSync(join(dataDir, "database", "PG_VERSION"), "17\n");
    const refusal = await openDatabase({ dataDir }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigurationError);
    expect(String(refusal)).toMatch(new RegExp(`PostgreSQL 17.*holds ${engineMajor}`));
    await removeFolder(dataDir);
  });

  test("RE-02: what a first start left unfinished is put aside, and its files are private", async () => {
    const dataDir = await newFolder("unfinished");
    mkdirSync(join(dataDir, "database", "base"), { recursive: true });
    writeFileSync(join(dataDir, "database", "PG_VERSION"), `${engineMajor}\n`);
    const mended = await openDatabase({ dataDir });
    await mended.ping();
    expect(statSync(join(dataDir, "database")).mode & 0o077).toBe(0);
    await mended.close();
    rmSync(dataDir, { recursive: true });
  });

  test("RE-03: the open directory is refused to a second opener, and free again after close", async () => {
    const dataDir = await newFolder("second");
    await placeEmbedded(dataDir);
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(/in use/);
    await first.close();
    await first.close();
    await (await openDatabase({ dataDir })).close();
    await removeFolder(dataDir);
  });
});

test("RE-06: a server that is not there is unavailable", async () => {
  const databaseUrl = "postgres://nobody:nothing@127.0.0.1:9/none";
  const refused = await openDatabase({ dataDir: "unused", databaseUrl }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigurationError);
  expect(String(refused)).toMatch(/DATABASE_URL at 127\.0\.0\.1:9 cannot be reached/);
  expect(String(refused)).not.toContain("nothing");
});

test("what is wrong with TLS to the server is said with what to set", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end("N")); // PostgreSQL's "no" to TLS
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const refused = (query: string) =>
    openDatabase({ dataDir: opened.dataDir, databaseUrl: `postgres://u:canary@127.0.0.1:${port}/d?${query}` }).catch(
      (error: unknown) => String(error),
    );
  expect(await refused("sslmode=verify-full")).toMatch(
    /^ConfigurationError: .*127\.0\.0\.1:\d+ has no TLS: turn it on/,
  );
  expect(await refused("sslmode=verify-full&sslrootcert=/nowhere/ca.pem")).toMatch(
    /^ConfigurationError: DATABASE_URL names the file \/nowhere\/ca\.pem, which cannot be read \(ENOENT\)/,
  );
  server.close();
});
