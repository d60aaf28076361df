import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DAY } from "../../contract/date/durations.ts";
import { manualClock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { inTransaction } from "../database/transaction.ts";
import { loadSecrets, renewSecrets } from "../secrets/secrets.ts";
import { recordAudit } from "./audit.ts";
import type { ChainServices } from "./chain-ends.ts";
import { pruneAudit, setRetention } from "./retention.ts";
import { sealAudit } from "./seal.ts";
import { tamper } from "./testing/tamper.ts";
import { verifyChain } from "./verify-chain.ts";

const clock = manualClock(Date.UTC(2026, 5, 1));
let database: Database;
let dataDir = "";
let drop: () => Promise<void>;
let services: ChainServices;

const run = (text: string, ...values: unknown[]) => database.pool.query(text, values);
const force = (text: string, ...values: unknown[]) => tamper((one, given = []) => run(one, ...given), text, values);
const seal = (by: ChainServices = services) => sealAudit(by, () => sql`''::tsvector`);
const act = (title: string, work = async () => {}) =>
  inTransaction(database, async (trx) => {
    const entry = { action: "update", module: "/x", recordId: "1", title };
    await recordAudit(trx, { clock }, null, [{ ...entry, before: { b: 1, a: [2] }, after: { é: "x", a: null } }]);
    await work();
  });
const acts = async (...titles: string[]) => {
  for (const title of titles) await act(title);
  return seal();
};
const first = async () => (await verifyChain(services)).first;

beforeAll(async () => {
  ({ database, dataDir, drop } = await openMigratedDatabase());
  services = { clock, database, env: { dataDir }, secrets: loadSecrets(dataDir, { isProduction: false }) };
});
afterAll(() => drop());
beforeEach(async () => {
  await force("truncate audit_log, audit_chain, audit_text");
  await rm(join(dataDir, "audit-chain.json"), { force: true });
});

it("seals two hundred writes at once without a gap, and those that commit late after those that were sealed before", async () => {
  await Promise.all(Array.from({ length: 200 }, (_, at) => act(`${at}`)));
  // Its position is lower than the next one's, its commit later.
  const sealing = Promise.all([seal(), seal()]);
  await sealing;
  await seal();
  expect(await verifyChain(services)).toMatchObject({ rows: 200, unsealed: 0, isOfOtherKeys: false });
  await run(
    "insert into audit_log (id, position, at, by_name, action, module, record_id, title) overriding system value values ('late', 0, $1, '', 'x', '/x', '1', 'late')",
    new Date(clock.now()).toISOString(),
  );
  await seal();
  const { rows } = await run("select seal, title from audit_log order by seal");
  expect(rows.map((row: { seal: number }) => row.seal)).toEqual(Array.from({ length: 201 }, (_, at) => at + 1));
  expect(rows.at(-1)).toMatchObject({ title: "late" });
  expect((await verifyChain(services)).first).toBeUndefined();
});

it("names a row that was changed, in whatever column", async () => {
  await acts("a", "b", "c");
  for (const change of [
    "title = 'x'",
    "before = '{}'",
    "by_id = 'somebody'",
    "at = at + interval '1 second'",
    "module = '/y'",
    "address = '::1'",
  ]) {
    const { rows } = await run("select * from audit_log where seal = 2");
    await force(`update audit_log set ${change} where seal = 2`);
    expect(await first(), change).toMatchObject({ kind: "changed", seal: 2, row: { action: "update" } });
    const { title, before, by_id, at, module, address } = rows[0] as Record<string, unknown>;
    await force(
      "update audit_log set title = $1, before = $2, by_id = $3, at = $4, module = $5, address = $6 where seal = 2",
      title,
      before,
      by_id,
      at,
      module,
      address,
    );
    expect(await first(), change).toBeUndefined();
  }
});

it("notices rows gone from the middle, from the end and altogether, and rows put in", async () => {
  await acts("a", "b", "c", "d");
  await force("delete from audit_log where title = 'b'");
  expect(await first()).toMatchObject({ kind: "missing", seal: 3, count: 1 });
  await force("delete from audit_log where title <> 'a'");
  expect(await first()).toMatchObject({ kind: "cut", seal: 1, count: 3 });
  await acts("e");
  expect(await first()).toMatchObject({ kind: "missing", seal: 5, count: 3, row: { title: "e" } });
  await force("truncate audit_log");
  expect(await first()).toMatchObject({ kind: "cut", seal: 0, count: 5 });
  await run("truncate audit_chain");
  expect(await first()).toMatchObject({ kind: "cut", count: 5 });
  await acts("f");
  expect(await first()).toMatchObject({ kind: "missing" });
});

it("notices a row put in with a hash of its own, and an end that was written to fit", async () => {
  await acts("a", "b");
  await run(
    "insert into audit_log (id, at, by_name, action, module, record_id, title, seal, hash) select 'forged', at, by_name, action, module, record_id, 'forged', 3, hash from audit_log where seal = 2",
  );
  expect(await first()).toMatchObject({ kind: "changed", seal: 3, row: { title: "forged" } });
  await force("delete from audit_log where seal >= 2");
  await run("update audit_chain set sealed = 1, hash = (select hash from audit_log where seal = 1)");
  expect(await first()).toMatchObject({ kind: "ends" });
  // Sealing continues, but never repairs the chain.
  await acts("c");
  expect(await first()).toMatchObject({ kind: "missing" });
  await acts("d");
  expect(await first()).toMatchObject({ kind: "missing" });
});

it("notices that the whole database was put back, by what is written beside it", async () => {
  await acts("a");
  const { rows } = await run("select * from audit_chain");
  const earlier = rows[0] as Record<string, unknown>;
  await acts("b", "c");
  await force("delete from audit_log where seal > 1");
  await run(
    "update audit_chain set sealed = $1, hash = $2, signature = $3",
    earlier["sealed"],
    earlier["hash"],
    earlier["signature"],
  );
  expect(await first()).toMatchObject({ kind: "cut", seal: 1, count: 2 });
  await acts("d");
  expect(await first()).toMatchObject({ kind: "missing", row: { title: "d" } });
});

it("goes on after a restore, which renews the keys: the rows are checked, the ends signed anew (RE-20)", async () => {
  await acts("a", "b");
  const kept = await readFile(join(dataDir, "secrets.json"));
  renewSecrets(dataDir);
  const restored = { ...services, secrets: loadSecrets(dataDir, { isProduction: false }) };
  expect(await verifyChain(restored)).toMatchObject({ rows: 2, isOfOtherKeys: true });
  expect((await verifyChain(restored)).first).toBeUndefined();
  await act("c");
  await seal(restored);
  expect(await verifyChain(restored)).toMatchObject({ rows: 3, isOfOtherKeys: false });
  // From here on ends that claim another key are no restored ones.
  await run("update audit_chain set signed_by = 'other'");
  expect((await verifyChain(restored)).first).toMatchObject({ kind: "ends" });
  await writeFile(join(dataDir, "secrets.json"), kept, { mode: 0o600 });
});

it("keeps long texts once beside the rows, checks them with the rows, and removes them with the last row that names them", async () => {
  const [one, two] = ["甲".repeat(30_000), "乙".repeat(30_000)];
  const write = async (before: string, after: string) => {
    const entry = { action: "update", module: "/x", recordId: "1", title: "t" };
    await inTransaction(database, (trx) =>
      recordAudit(trx, { clock }, null, [{ ...entry, before: { note: before }, after: { note: after } }]),
    );
    await seal();
  };
  const kept = async () => (await run("select content from audit_text order by used_at, hash")).rows;
  await write("short", one);
  clock.advance(40 * DAY);
  await write(one, two);
  expect(await kept()).toHaveLength(2);
  expect(await first()).toBeUndefined();
  await force("update audit_text set content = content || '.' where content = $1", two);
  expect(await first()).toMatchObject({ kind: "changed", seal: 2 });
  await force("update audit_text set content = $1 where content like $2", two, `${two}%`);
  await inTransaction(database, (trx) => setRetention(trx, services, 30));
  expect(await pruneAudit(services)).toBe(1);
  expect(await kept()).toHaveLength(2); // the row that is left names both
  clock.advance(40 * DAY);
  await write("a", "b");
  expect(await pruneAudit(services)).toBe(1);
  expect(await kept()).toEqual([]);
  expect(await first()).toBeUndefined();
  await write(two, "c");
  await force("delete from audit_text");
  expect(await first()).toMatchObject({ kind: "changed" });
});

it("removes what is older than it is kept, from the beginning, and what is left can still be checked", async () => {
  await acts("a", "b");
  clock.advance(40 * DAY);
  await acts("c");
  expect(await pruneAudit(services)).toBe(0);
  await inTransaction(database, (trx) => setRetention(trx, services, 30));
  expect(await pruneAudit(services)).toBe(2);
  expect(await pruneAudit(services)).toBe(0);
  expect(await verifyChain(services)).toMatchObject({ rows: 1, pruned: 2 });
  expect(await first()).toBeUndefined();
  await force("delete from audit_log");
  expect(await first()).toMatchObject({ kind: "cut", count: 1 });
});

const insert = (id: string, at: number, by: { id?: string; session?: string } = {}) =>
  run(
    "insert into audit_log (id, at, by_id, by_name, session_id, action, module, record_id, title) values ($1, $2, $3, '', $4, 'x', '/x', '1', $1)",
    id,
    new Date(at).toISOString(),
    by.id ?? null,
    by.session ?? null,
  );

it("refuses to change or remove what was written, and to seal it anew; only the function of retention may remove", async () => {
  await acts("a", "b");
  for (const text of [
    "update audit_log set title = 'x' where seal = 1",
    "update audit_log set at = at",
    "update audit_log set hash = 'x' where seal = 1",
    "update audit_log set seal = 9 where seal = 1",
    "delete from audit_log",
    "truncate audit_log",
    "truncate audit_text",
    "select audit_retire(2)",
  ])
    await expect(run(text), text).rejects.toThrow(/only ever added to|kept for ever/);
  await act("c");
  await expect(run("update audit_log set title = 'x' where seal is null")).rejects.toThrow("only ever added to");
  await seal();
  expect(await verifyChain(services)).toMatchObject({ rows: 3, others: [] });
  expect(await first()).toBeUndefined();
});

it("names a row put in by hand with an earlier time or one to come, sealed and not sealed yet", async () => {
  await acts("a", "b");
  clock.advance(DAY);
  await acts("c");
  await insert("earlier", clock.now() - 2 * DAY);
  await insert("to come", clock.now() + DAY);
  const found = await verifyChain(services);
  expect(found).toMatchObject({ unsealed: 2, first: { kind: "time", seal: 4, row: { title: "earlier" } } });
  expect(found.others).toMatchObject([{ kind: "time", row: { title: "to come" } }]);
  await seal();
  expect((await verifyChain(services)).first).toMatchObject({ kind: "time", row: { title: "earlier" } });
});

it("names a row whose session never existed, was another person's or could not act then", async () => {
  const now = clock.now();
  const span = (id: string, begun: number, over: number) =>
    run(
      "insert into session_span values ($1, 'anna', $2, $3)",
      id,
      new Date(begun).toISOString(),
      new Date(over).toISOString(),
    );
  await span("alive", now - DAY, now + DAY);
  await span("over", now - 2 * DAY, now - DAY);
  await insert("good", now, { id: "anna", session: "alive" });
  await insert("never", now, { id: "anna", session: "none" });
  await insert("hers", now, { id: "boun", session: "alive" });
  await insert("dead", now, { id: "anna", session: "over" });
  await insert("without", now, { id: "anna" });
  await insert("empty", now, { id: "anna", session: "" });
  const named = async () => {
    const { first: one, others } = await verifyChain(services);
    return [one, ...others].map((found) => [found?.kind, found?.seal, found?.row?.title]);
  };
  const strange = [
    ["session", 2, "never"],
    ["session", 3, "hers"],
    ["session", 4, "dead"],
    ["session", 5, "without"],
    ["session", 6, "empty"],
  ];
  expect(await named()).toEqual(strange);
  await seal();
  expect(await named()).toEqual(strange);
});

it("takes a job for a session of its owner's from when it was asked for until it has ended", async () => {
  const now = clock.now();
  const moment = (at: number) => new Date(at).toISOString();
  const job = (id: string, owner: string, created: number, ended: number | null) =>
    run(
      `insert into job (id, kind, title, input, state, owner_id, permission, run_at, most_attempts, created_at, ended_at)
      values ($1, 'import', '{}', '{}', $2, $3, '', $4, 1, $4, $5)`,
      id,
      ended === null ? "running" : "done",
      owner,
      moment(created),
      ended === null ? null : moment(ended),
    );
  await job("open", "anna", now - 2 * DAY, null);
  await job("done", "anna", now - 2 * DAY, now - DAY);
  await insert("open", now, { id: "anna", session: "job:open" });
  expect(await first()).toBeUndefined();
  await insert("done", now, { id: "anna", session: "job:done" });
  await insert("hers", now, { id: "boun", session: "job:open" });
  await run("update job set state = 'cancelled', ended_at = $1 where id = 'open'", moment(now + 2 * DAY));
  const { first: one, others } = await verifyChain(services);
  expect([one, ...others].map((found) => [found?.kind, found?.row?.title])).toEqual([
    ["session", "done"],
    ["session", "hers"],
  ]);
});
