import pg from "pg";
import { Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { endpoint, type Endpoint } from "../../../contract/endpoint.ts";
import { ConfigurationError } from "../../configuration-error.ts";
import { route } from "../../http/route.ts";
import { replicaReads } from "../../measurements.ts";
import { dialectOf } from "../connections/dialect.ts";
import { readingReplica } from "../connections/query-context.ts";
import { columnTypes } from "../connections/pg-types.ts";
import type { Database } from "../database.ts";
import { openTestDatabase, type TestDatabase } from "../testing/open-test-database.ts";
import { inTransaction } from "../transaction.ts";
import type { Replica } from "./replica.ts";
import { sharedPosition } from "./shared-position.ts";
import { replicaOf } from "./standby.ts";

/*
 * Two databases, of which one plays the standby: it says that it is one, and how far it has replayed, by functions of
 * its own that stand before the server's. Each holds its own name, which tells where something was read. With real
 * standbys: npm run test:scale.
 */

const quiet = { debug() {}, info() {}, warn() {} };
const PLAYED = "played,pg_catalog,public";

let primary: TestDatabase;
let player: TestDatabase;
let playing: pg.Pool;
let isGone: boolean;
let replica: Replica;
let database: Database;
let told: string[];
let endHearing: () => void;

/** The player's pool, not ended by who is given it, and out of reach while it is gone. */
const lent = (pool: pg.Pool): pg.Pool =>
  Object.create(pool, {
    end: { value: async () => {} },
    connect: {
      value: (answer?: never) =>
        isGone && pool === playing
          ? Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))
          : pool.connect(answer as never),
    },
  }) as pg.Pool;

/** What the player says; by default that it is a standby and has replayed everything. */
const play = (what: { readonly standby?: boolean; readonly log?: string; readonly named?: string } = {}) =>
  player.database.pool.query("update played.part set standby = $1, log = $2, named = coalesce($3, own)", [
    what.standby ?? true,
    what.log ?? "FFFF/0",
    what.named ?? null,
  ]);

beforeAll(async () => {
  [primary, player] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await primary.database.pool.query("create table place (name text); insert into place values ('primary')");
  const { rows } = await primary.database.pool.query<{ name: string }>("select current_database() as name");
  await player.database.pool.query(`
    create table place (name text); insert into place values ('standby');
    create schema played;
    create table played.part (standby boolean, log pg_lsn, named name, own name);
    insert into played.part (own) values ('${rows[0]?.name}');
    create function played.pg_is_in_recovery() returns boolean language sql as 'select standby from played.part';
    create function played.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select log from played.part';
    create function played.current_database() returns name language sql as 'select named from played.part'`);
  if (player.databaseUrl === null) {
    playing = player.database.pool; // of one session
    await playing.query(`set search_path = ${PLAYED}`);
  } else {
    const options = `-c search_path=${PLAYED}`;
    playing = new pg.Pool({ connectionString: player.databaseUrl, options, types: columnTypes });
  }
}, 60_000);
afterAll(async () => {
  if (playing !== player.database.pool) await playing.end();
  await Promise.all([primary.drop(), player.drop()]);
});

beforeEach(async () => {
  isGone = false;
  await play();
  replica = replicaOf({
    primary: lent(primary.database.pool),
    probe: lent(playing),
    openReads: () => lent(playing),
    statementLimitMs: 5_000,
  });
  const kysely = new Kysely<unknown>({ dialect: dialectOf(primary.database.pool, { prepares: true, replica }) });
  database = { ...primary.database, as: <Tables>() => kysely as Kysely<Tables> };
  told = [];
  endHearing = replicaReads.hear((answer) => told.push(answer));
});
afterEach(async () => {
  endHearing();
  await replica.close();
});

const ask = async (on: Pick<Database, "as"> = database) =>
  (await sql<{ name: string }>`select name from place`.execute(on.as<unknown>())).rows[0]?.name;
const askAnywhere = () => readingReplica(() => ask());

test("what may be read at the standby is read there, in its own settings; all else, and transactions, at the primary", async () => {
  expect(await askAnywhere()).toBe("primary"); // not looked at yet
  await replica.watch(quiet);
  expect(await askAnywhere()).toBe("standby");
  expect(await ask()).toBe("primary");
  expect(await readingReplica(() => inTransaction(database, (trx) => ask(trx)))).toBe("primary");
  const { rows } = await readingReplica(() =>
    sql`select current_setting('timezone') as zone, current_setting('statement_timeout') as most`.execute(
      database.as<unknown>(),
    ),
  );
  expect(rows).toEqual([{ zone: "UTC", most: "5s" }]);
  expect(told).toEqual(["lost", "read", "read"]);
});

test("a call is read at the standby only where its declaration says so, or is published", async () => {
  await replica.watch(quiet);
  const call = {
    method: "GET",
    path: "/a/b",
    permission: "public",
    title: { id: "t", zh: "", lo: "", en: "" },
    input: z.object({}),
    reply: z.string(),
  } as const;
  const answerOf = (more: Partial<Endpoint>) =>
    route(endpoint({ ...call, ...more }), async () => String(await ask())).handle({} as never, {} as never);
  expect(await answerOf({})).toBe("primary");
  expect(await answerOf({ mayReadReplica: true })).toBe("standby");
  expect(await answerOf({ isForVisitors: true })).toBe("standby");
});

test("a standby that has not replayed what the primary had written is not read until it has", async () => {
  await replica.watch(quiet);
  await play({ log: "0/1" });
  expect(await askAnywhere()).toBe("primary");
  await play({});
  expect(await askAnywhere()).toBe("primary"); // not asked again on each call
  await replica.look();
  expect(await askAnywhere()).toBe("standby");
  expect(told).toEqual(["behind", "behind", "read"]);
});

test("how long it has been behind is told after a second", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
  await play({ log: "0/1" });
  expect(await replica.look()).toMatchObject({ kind: "well", lag: 0, missing: expect.any(Number) });
  clock.mockReturnValue(4_000);
  expect(await replica.look()).toMatchObject({ kind: "behind", lag: 3 });
  await play({});
  expect(await replica.look()).toEqual({ kind: "well", lag: 0, missing: 0 });
  clock.mockRestore();
});

test("a statement that the standby cannot answer is answered by the primary, and the standby goes on", async () => {
  await replica.watch(quiet);
  await primary.database.pool.query("create table counter (n int)");
  const { rows } = await readingReplica(() => sql`select count(*) as n from counter`.execute(database.as<unknown>()));
  expect(rows).toEqual([{ n: 0 }]);
  await expect(readingReplica(() => sql`select 1 / 0`.execute(database.as<unknown>()))).rejects.toThrow(
    "division by zero",
  );
  await replica.look();
  expect(await askAnywhere()).toBe("standby");
  expect(told).toEqual(["failed", "failed", "read"]);
});

test("one that was promoted is not read any more, and is told apart", async () => {
  await replica.watch(quiet);
  await play({ standby: false });
  expect(await askAnywhere()).toBe("primary");
  expect((await replica.look()).kind).toBe("notStandby");
  expect(await askAnywhere()).toBe("primary");
});

test("another database in its place stops the start with one line that says so (RE-26)", async () => {
  await play({ named: "template0" });
  const watching = replica.watch(quiet);
  await expect(watching).rejects.toBeInstanceOf(ConfigurationError);
  await expect(watching).rejects.toThrow(/^DATABASE_READ_URL leads to another database than DATABASE_URL\.$/);
});

test("one that goes away fails nobody, and is not asked by each call", async () => {
  await replica.watch(quiet);
  expect(await askAnywhere()).toBe("standby");
  isGone = true;
  expect(await Promise.all([askAnywhere(), askAnywhere()])).toEqual(["primary", "primary"]);
  expect((await replica.look()).kind).toBe("away");
  expect(await askAnywhere()).toBe("primary");
});

test("a shared position is never older than the call that gets it, and few are asked for", async () => {
  const answers: ((position: number) => void)[] = [];
  const position = sharedPosition(() => new Promise((resolve) => answers.push(resolve)));
  const first = [position(), position()];
  await new Promise(setImmediate);
  expect(answers).toHaveLength(1);
  const later = [position(), position(), position()]; // the first question was put before these calls
  await new Promise(setImmediate);
  expect(answers).toHaveLength(1);
  answers[0]?.(10);
  expect(await Promise.all(first)).toEqual([10, 10]);
  await new Promise(setImmediate);
  expect(answers).toHaveLength(2);
  answers[1]?.(20);
  expect(await Promise.all(later)).toEqual([20, 20, 20]);
});
