import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database, Queryable } from "./database.ts";
import { openTestDatabase } from "./testing/open-test-database.ts";
import type { TestDatabase } from "./testing/open-test-database.ts";
import { DatabaseCallInTransaction, inTransaction } from "./transaction.ts";

interface Tables {
  item: { id: string };
}

let opened: TestDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ database } = opened);
  await database.pool.query("create table item (id text primary key)");
}, 60_000);
beforeEach(() => database.pool.query("truncate item"));
afterAll(() => opened.drop());

const add = (db: Queryable, id: string) => db.as<Tables>().insertInto("item").values({ id }).execute();
const ids = async () =>
  (await database.as<Tables>().selectFrom("item").select("id").orderBy("id").execute()).map(({ id }) => id);

test("commits what resolves, rolls back what throws, and passes result and error on", async () => {
  const result = await inTransaction(database, async (trx) => {
    await add(trx, "a");
    return 7;
  });
  expect(result).toBe(7);
  const failure = new Error("no");
  await expect(
    inTransaction(database, async (trx) => {
      await add(trx, "b");
      throw failure;
    }),
  ).rejects.toBe(failure);
  expect(await ids()).toEqual(["a"]);
});

test("runs effects after the commit, in order, with the database free, and none after a rollback", async () => {
  const seen: string[] = [];
  await inTransaction(database, async (trx) => {
    trx.afterCommit(async () => void seen.push(`first sees ${(await ids()).join()}`));
    trx.afterCommit(() => void seen.push("second"));
    await add(trx, "a");
    seen.push("work");
  });
  await inTransaction(database, async (trx) => {
    trx.afterCommit(() => void seen.push("never"));
    throw new Error("no");
  }).catch(() => undefined);
  expect(seen).toEqual(["work", "first sees a", "second"]);
});

test("a call past the open transaction fails at once with the reason instead of waiting for itself", async () => {
  const work = inTransaction(database, async (trx) => {
    await add(trx, "a");
    await database.pool.query("select 1");
  });
  await expect(work).rejects.toBeInstanceOf(DatabaseCallInTransaction);
  await expect(inTransaction(database, () => add(database, "b"))).rejects.toBeInstanceOf(DatabaseCallInTransaction);
  await expect(inTransaction(database, () => inTransaction(database, () => Promise.resolve()))).rejects.toBeInstanceOf(
    DatabaseCallInTransaction,
  );
  expect(await ids()).toEqual([]);
});

test("other callers are not blamed for a transaction that is open beside them", async () => {
  await Promise.all([inTransaction(database, (trx) => add(trx, "a")), add(database, "b")]);
  expect(await ids()).toEqual(["a", "b"]);
});

test("work started inside that runs on after the end may use the database", async () => {
  let later: Promise<string[]> | undefined;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  await inTransaction(database, async (trx) => {
    await add(trx, "a");
    later = ended.then(ids);
  });
  end();
  expect(await later).toEqual(["a"]);
});

test("given a transaction it joins that one", async () => {
  await inTransaction(database, async (outer) => {
    await inTransaction(outer, (inner) => add(inner, "a"));
    throw new Error("no");
  }).catch(() => undefined);
  expect(await ids()).toEqual([]);
});

test("repeats the whole work after a serialization failure, three times at most", async () => {
  let runs = 0;
  const conflict = (upTo: number) => async (trx: Queryable) => {
    runs += 1;
    await add(trx, `run ${runs}`);
    if (runs <= upTo) throw Object.assign(new Error("conflict"), { code: "40001" });
  };
  await inTransaction(database, conflict(2));
  expect(await ids()).toEqual(["run 3"]);
  await database.pool.query("truncate item");
  runs = 0;
  await expect(inTransaction(database, conflict(9))).rejects.toThrow("conflict");
  expect(runs).toBe(3);
});
