import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DAY } from "../../contract/date/durations.ts";
import { manualClock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import { loadSecrets } from "../secrets/secrets.ts";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { recordAudit } from "./audit.ts";
import type { ChainServices } from "./chain-ends.ts";
import { createPartitionAhead, monthAfter, readPartitions } from "./partitions.ts";
import { pruneAudit, setRetention } from "./retention.ts";
import { sealAudit } from "./seal.ts";
import { tamper } from "./testing/tamper.ts";
import { verifyChain } from "./verify-chain.ts";

const clock = manualClock(Date.UTC(2026, 5, 1));
let database: Database;
let dataDir = "";
let drop: () => Promise<void>;
let services: ChainServices;

const run = async (text: string, ...values: unknown[]) =>
  (await database.pool.query<Record<string, unknown>>(text, values)).rows;
const force = (text: string) => tamper((one, given = []) => run(one, ...given), text);
const seal = () => sealAudit(services, () => sql`''::tsvector`);
/** Lets the clock show `time`; it may go back. */
const at = (time: number) => clock.advance(time - clock.now());
const act = (title: string, time: number) => {
  at(time);
  return inTransaction(database, (trx) =>
    recordAudit(trx, { clock }, null, [{ action: "update", module: "/x", recordId: "1", title }]),
  );
};
const keep = (days: number | null) => inTransaction(database, (trx) => setRetention(trx, services, days));
/** The beginnings of the partitions but the first. */
const edges = async () => (await readPartitions(database)).flatMap(({ since }) => (since ? [Date.parse(since)] : []));
const cut = (time: number) => run("select audit_add_partition($1)", new Date(time).toISOString());
const titles = async () => (await run("select title from audit_log order by position")).map(({ title }) => title);
/** The entries of each partition, the oldest first. */
const together = async () =>
  (
    await run(`select array_agg(title order by position) as titles from audit_log group by tableoid order by min(at)`)
  ).map((row) => row["titles"]);
const broken = async () => (await verifyChain(services)).first;

beforeAll(async () => {
  ({ database, dataDir, drop } = await openMigratedDatabase());
  services = { clock, database, env: { dataDir }, secrets: loadSecrets(dataDir, { isProduction: false }) };
});
afterAll(() => drop());
beforeEach(async () => {
  await force("truncate audit_log, audit_chain, audit_text");
  await rm(join(dataDir, "audit-chain.json"), { force: true });
});

/** The first moments of five months in a row; the first four have partitions of their own. */
async function months(): Promise<readonly [number, number, number, number, number]> {
  const since = (await edges()).at(-1) ?? 0;
  const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((count) => monthAfter(since, count)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  for (const edge of [b, c, d, e]) await cut(edge);
  return [a, b, c, d, e];
}

it("lays an entry into the partition of its month of UTC, to the last millisecond", async () => {
  const [a, b, c] = await months();
  await act("before all", a - 1);
  await act("first of a", a);
  await act("last of a", b - 1);
  await act("first of b", b);
  await act("last of b", c - 1);
  expect(await together()).toEqual([["before all"], ["first of a", "last of a"], ["first of b", "last of b"]]);
  await seal();
  expect(await broken()).toBeUndefined();
});

it("drops the months that are over, deletes what is over of the one that is not, and what is left can be checked", async () => {
  const [a, b, c, d] = await months();
  for (const [title, time] of [
    ["old", a - 3 * DAY],
    ["a", a],
    ["b", b],
    ["c", c],
    ["later c", d - 5 * DAY],
    ["d", d],
  ] as const)
    await act(title, time);
  await seal();
  const before = await edges();
  at(d - 10 * DAY + 30 * DAY);
  expect(await pruneAudit(services)).toBe(0); // for ever
  await keep(30);
  expect(await pruneAudit(services)).toBe(4);
  expect(await titles()).toEqual(["later c", "d"]);
  expect(await edges()).toEqual(before.filter((edge) => edge >= c));
  expect(await verifyChain(services)).toMatchObject({ rows: 2, pruned: 4 });
  expect(await broken()).toBeUndefined();
  expect(await pruneAudit(services)).toBe(0);
  // Older than all partitions, such as an import's: it has a place, and goes the next time.
  await act("ancient", Date.UTC(1999, 0, 1));
  await act("present", d + 40 * DAY);
  await seal();
  expect(await pruneAudit(services)).toBe(3);
  expect(await titles()).toEqual(["present"]);
  await force("delete from audit_log where title = 'present'");
  expect(await broken()).toBeDefined();
});

it("takes along what was sealed between the entries of a month that is over", async () => {
  const [a, b, c, d] = await months();
  await act("a", a);
  await act("b", b);
  await seal();
  await act("committed late", b - 1); // sealed after the first of the next month
  await act("c", c);
  await seal();
  await keep(30);
  await act("waits", d);
  at(c - DAY + 30 * DAY);
  expect(await pruneAudit(services)).toBe(3);
  expect(await titles()).toEqual(["c", "waits"]);
  at(d);
  expect(await verifyChain(services)).toMatchObject({ rows: 1, unsealed: 1, pruned: 3 });
  expect(await broken()).toBeUndefined();
});

it("keeps a month with an entry that is not sealed, or behind one that is to be kept", async () => {
  const [a, b, c] = await months();
  await act("kept", c + 20 * DAY);
  await act("a", a); // by a clock that was behind
  await seal();
  await keep(30);
  at(c + 30 * DAY);
  expect(await pruneAudit(services)).toBe(0);
  at(c + 51 * DAY);
  await act("not sealed", b - 1);
  at(c + 51 * DAY);
  expect(await pruneAudit(services)).toBe(2);
  expect(await titles()).toEqual(["not sealed"]);
  await seal();
  expect(await pruneAudit(services)).toBe(1);
  expect(await broken()).toBeUndefined();
});

it("deletes row by row where somebody reads the log all the time", async () => {
  const [a, b, c] = await months();
  for (const [title, time] of [
    ["a", a],
    ["b", b],
    ["c", c],
  ] as const)
    await act(title, time);
  await seal();
  await keep(30);
  at(b + 31 * DAY);
  // The embedded database has one connection, so nobody reads while it works.
  const reader = database.embedded ? undefined : await database.pool.connect();
  await reader?.query("begin");
  await reader?.query("lock table audit_log in access share mode");
  const edgesBefore = await edges();
  expect(await pruneAudit(services)).toBe(2);
  if (reader) expect(await edges()).toEqual(edgesBefore);
  await reader?.query("rollback");
  reader?.release();
  expect(await titles()).toEqual(["c"]);
  expect(await broken()).toBeUndefined();
  expect(await pruneAudit(services)).toBe(0);
  expect((await edges())[0]).toBeGreaterThanOrEqual(b); // the empty ones are dropped as soon as it can be
});

it("makes a partition ahead for at least the next month, longer ones while few entries come, and none twice", async () => {
  const since = (await edges()).at(-1) ?? 0;
  at(since - 20 * DAY);
  await act("seldom", clock.now());
  await createPartitionAhead(services);
  expect((await edges()).at(-1)).toBe(monthAfter(since, 12));
  await Promise.all([createPartitionAhead(services), createPartitionAhead(services)]);
  expect((await edges()).at(-1)).toBe(monthAfter(since, 12));
  // Many come: by their positions.
  at(monthAfter(since, 11));
  await run(
    "select setval(pg_get_serial_sequence('audit_log', 'position'), nextval(pg_get_serial_sequence('audit_log', 'position')) + 600000)",
  );
  await act("first", clock.now());
  await run(
    "select setval(pg_get_serial_sequence('audit_log', 'position'), nextval(pg_get_serial_sequence('audit_log', 'position')) + 600000)",
  );
  await act("last", clock.now() + DAY);
  await createPartitionAhead(services);
  expect((await edges()).at(-1)).toBe(monthAfter(since, 13));
});

it("never refuses an entry: of a clock two years ahead, before which no partition was made (AL-05)", async () => {
  const since = (await edges()).at(-1) ?? 0;
  const ahead = monthAfter(since, 24) + 5 * DAY;
  await act("present", since);
  await act("ahead", ahead);
  at(since + DAY);
  await createPartitionAhead(services);
  expect((await edges()).at(-1)).toBe(monthAfter(since, 25));
  await act("present again", since + DAY);
  await act("far ahead", Date.UTC(9000, 0, 1));
  at(since + DAY);
  expect(await together()).toHaveLength(2);
  await seal();
  for (const title of ["ahead", "far ahead"]) {
    await expect(run("update audit_log set title = 'x' where title = $1", title)).rejects.toThrow("only ever added to");
    await expect(run("delete from audit_log where title = $1", title)).rejects.toThrow("only ever added to");
  }
  expect(await verifyChain(services)).toMatchObject({ rows: 4, first: { kind: "time", row: { title: "ahead" } } });
});

it("guards every partition by itself, and its dropping; the check says what is gone (AL-03)", async () => {
  const [a, b, c] = await months();
  for (const [title, time] of [
    ["a", a],
    ["b", b],
    ["c", c],
  ] as const)
    await act(title, time);
  await seal();
  at(c);
  const partitions = (await run("select name from audit_partition")).map(({ name }) => String(name));
  expect(partitions.length).toBeGreaterThan(5);
  for (const partition of partitions)
    await expect(run(`truncate ${partition}`), partition).rejects.toThrow("only ever added to");
  const [{ name }] = (await run("select tableoid::regclass::text as name from audit_log where title = 'b'")) as [
    { name: string },
  ];
  for (const text of [
    `update ${name} set title = 'x'`,
    `update ${name} set at = at - interval '40 days'`,
    `update ${name} set seal = 9`,
    `delete from ${name}`,
    `select audit_retire_partition(2, (select until from audit_partition where name = '${name}'))`,
    "select audit_retire(2)",
    "select audit_forget(now(), 1)",
  ])
    await expect(run(text), text).rejects.toThrow(/only ever added to|kept for ever/);
  await keep(30);
  // A row that is not retired keeps its partition.
  await expect(
    run(`select audit_retire_partition(1, (select until from audit_partition where name = '${name}'))`),
  ).rejects.toThrow("Not everything before");
  expect(await broken()).toBeUndefined();
  await run(`drop table ${name}`);
  expect(await broken()).toMatchObject({ kind: "missing", seal: 3, count: 1 });
});

it("lets instances of the version before partitions remove by the name they know (RE-12)", async () => {
  const [a, b] = await months();
  await act("a", a);
  await act("b", b);
  await seal();
  await keep(30);
  const removed = await run(`select audit_retire(1, '${new Date(b).toISOString()}'::timestamptz)::int as gone`);
  expect(removed).toEqual([{ gone: 1 }]);
  expect((await run("select title from audit_log order by position")).map(({ title }) => title)).toContain("b");
});
