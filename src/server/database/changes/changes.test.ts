import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openChanges } from "./changes.ts";
import type { Changes } from "./changes.ts";
import type { Database } from "../database.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import type { TestDatabase } from "../testing/open-test-database.ts";
import { inTransaction } from "../transaction.ts";

let opened: TestDatabase;
let database: Database;
let changes: Changes;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ database } = opened);
  changes = await openChanges(database);
}, 60_000);
afterAll(async () => {
  await changes.close();
  await opened.drop();
});

const announce = (topic: string, payload?: unknown) =>
  inTransaction(database, (trx) => changes.announce(trx, topic, payload));

test("an announcement is heard once, after the commit, by every listener of its topic only", async () => {
  const heard: unknown[] = [];
  const stops = [
    changes.on("setting", (payload) => void heard.push(["one", payload])),
    changes.on("setting", (payload) => void heard.push(["two", payload])),
    changes.on("menu", () => void heard.push("wrong topic")),
  ];
  await inTransaction(database, async (trx) => {
    await changes.announce(trx, "setting", { key: "sys.name" });
    expect(heard).toEqual([]);
  });
  const expected = [
    ["one", { key: "sys.name" }],
    ["two", { key: "sys.name" }],
  ];
  expect(heard).toEqual(expected);
  await sleep(200); // a server's own echo would come now
  expect(heard).toEqual(expected);
  for (const stop of stops) stop();
  await announce("setting");
  expect(heard).toEqual(expected);
});

test("a rollback announces nothing", async () => {
  const heard: unknown[] = [];
  const stop = changes.on("user", (payload) => void heard.push(payload));
  await inTransaction(database, async (trx) => {
    await changes.announce(trx, "user", 1);
    throw new Error("no");
  }).catch(() => undefined);
  await announce("user", 2);
  expect(heard).toEqual([2]);
  stop();
});

test("a failing listener keeps nobody else from hearing", async () => {
  const heard: unknown[] = [];
  const stops = [
    changes.on("role", () => {
      throw new Error("broken listener");
    }),
    changes.on("role", (payload) => void heard.push(payload)),
  ];
  await announce("role", "x");
  expect(heard).toEqual(["x"]);
  for (const stop of stops) stop();
});

test("a payload beyond the limit is refused and takes its transaction back", async () => {
  await expect(announce("big", "ກ".repeat(3_000))).rejects.toThrow(RangeError);
});

test("on a server other instances hear it, and after a lost connection all are told to look again", async () => {
  if (database.embedded) return expect(database.newClient).toBeNull(); // one process only: there are no others
  const other = await openChanges(database);
  const heard: unknown[] = [];
  other.on("setting", (payload) => void heard.push(payload));
  const until = async (count: number) => {
    while (heard.length < count) await sleep(20);
  };
  await announce("setting", "a");
  await until(1);
  await database.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'");
  await until(2);
  await announce("setting", "b");
  await until(3);
  expect(heard).toEqual(["a", undefined, "b"]);
  await other.close();
});
