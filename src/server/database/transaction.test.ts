import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database, DatabaseTransaction, Queryable } from "./database.ts";
import { openTestDatabase } from "./testing/open-test-database.ts";
import type { TestDatabase } from "./testing/open-test-database.ts";
import { isPooled } from "./testing/server-databases.ts";
import { executePrepared } from "./connections/prepared-statements.ts";
import { DatabaseCallInTransaction, inTransaction, withCommit } from "./transaction.ts";

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

test("runs effects after the commit, with the database free and none waiting for another, and none after a rollback", async () => {
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
  expect(seen).toEqual(["work", "second", "first sees a"]);
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

const later = (trx: DatabaseTransaction, id: string) => withCommit(trx, sql`insert into item (id) values (${id})`);

test("what is left to the commit stands with the rest of its transaction or not at all", async () => {
  await inTransaction(database, async (trx) => {
    for (const id of ["e", "d", "c", "b", "a", "f"]) await later(trx, id);
    await add(trx, "g");
  });
  expect(await ids()).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
  await inTransaction(database, async (trx) => {
    await add(trx, "h");
    await later(trx, "i");
    throw new Error("no");
  }).catch(() => undefined);
  await inTransaction(database, (trx) => later(trx, "j")); // alone, so that begin, statement and commit travel together
  expect((await ids()).slice(7)).toEqual(["j"]);
});

test("a statement left to the commit that fails takes back what its transaction had written, and its error is told", async () => {
  const work = inTransaction(database, async (trx) => {
    await add(trx, "a");
    await later(trx, "b");
    await later(trx, "a");
    trx.afterCommit(async () => void (await add(database, "effect")));
  });
  await expect(work).rejects.toMatchObject({ code: "23505" });
  expect(await ids()).toEqual([]);
  await add(database, "the connection serves on");
});

test("a first statement that fails leaves no transaction open", async () => {
  await add(database, "a");
  await expect(inTransaction(database, (trx) => add(trx, "a"))).rejects.toMatchObject({ code: "23505" });
  const { rows } = await database.pool.query("select now() <> statement_timestamp() as open");
  expect(rows).toEqual([{ open: false }]);
  expect(await ids()).toEqual(["a"]);
});

test("nothing is committed when a statement has failed, also where its caller goes on", async () => {
  const work = inTransaction(database, async (trx) => {
    await add(trx, "a");
    await add(trx, "a").catch(() => undefined);
  });
  await expect(work).rejects.toThrow("rolled back");
  expect(await ids()).toEqual([]);
});

test("a value that cannot be written is refused before anything is sent", async () => {
  const unwritable = {
    toPostgres() {
      throw new Error("unwritable");
    },
  };
  const work = inTransaction(database, async (trx) => {
    await add(trx, "a");
    await withCommit(trx, sql`insert into item (id) values (${unwritable})`);
  });
  await expect(work).rejects.toThrow("unwritable");
  expect(await ids()).toEqual([]);
});

test("a transaction may have its isolation, and one that asks nothing ends as well", async () => {
  const level = await inTransaction(
    database,
    async (trx) =>
      (
        await sql<{ level: string }>`select current_setting('transaction_isolation') as level, ${1}::int`.execute(
          trx.as<unknown>(),
        )
      ).rows[0]?.level,
    { isolation: "serializable" },
  );
  expect(level).toBe("serializable");
  expect(await inTransaction(database, () => Promise.resolve(7))).toBe(7);
  await expect(inTransaction(database, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});

const addPrepared = (on: Queryable, id: string) =>
  executePrepared(on, sql<{ id: string }>`insert into item (id) values (${id}) returning id`);

test("a prepared statement answers with what its values ask for, by itself and within transactions, and after it has failed", async () => {
  expect(await addPrepared(database, "a")).toEqual([{ id: "a" }]);
  await expect(addPrepared(database, "a")).rejects.toMatchObject({ code: "23505" });
  await inTransaction(database, async (trx) => {
    expect(await addPrepared(trx, "b")).toEqual([{ id: "b" }]);
    await withCommit(trx, sql`insert into item (id) values (${"c"})`);
    expect(await addPrepared(trx, "d")).toEqual([{ id: "d" }]);
  });
  await expect(inTransaction(database, (trx) => addPrepared(trx, "b"))).rejects.toMatchObject({ code: "23505" });
  expect(await addPrepared(database, "e")).toEqual([{ id: "e" }]);
  expect(await ids()).toEqual(["a", "b", "c", "d", "e"]);
});

test.skipIf(isPooled())(
  "a text is prepared once by a connection, also where the first message it went with failed",
  async () => {
    const count = async (on: Queryable) =>
      (
        await sql<{
          n: number;
        }>`select count(*) as n from pg_prepared_statements where statement like ${"insert into item%twice%"}`.execute(
          on.as<unknown>(),
        )
      ).rows[0]?.n;
    const twice = (trx: DatabaseTransaction, id: string) =>
      withCommit(trx, sql`insert into item (id) values (${id}) returning id as twice`);
    await add(database, "a");
    await expect(
      inTransaction(database, async (trx) => {
        await add(trx, "b");
        await twice(trx, "c");
        await twice(trx, "a");
      }),
    ).rejects.toMatchObject({ code: "23505" });
    for (const id of ["d", "e", "f"]) await inTransaction(database, (trx) => twice(trx, id));
    expect(await inTransaction(database, count)).toBe(1);
  },
);

test.skipIf(isPooled())(
  "a column that a migration gave another type costs a connection one call, and no more",
  async () => {
    await database.pool.query("create table place (id integer primary key, label integer)");
    await database.pool.query("insert into place values (1, 7)");
    const read = () => executePrepared(database, sql`select label from place where id = ${1}`);
    expect(await read()).toEqual([{ label: 7 }]);
    await database.pool.query("alter table place alter column label type text");
    await expect(read()).rejects.toMatchObject({ code: "0A000" });
    expect(await read()).toEqual([{ label: "7" }]);
  },
);
