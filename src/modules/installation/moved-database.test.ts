import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyChain } from "../../server/audit/verify-chain.ts";
import { ConfigurationError } from "../../server/configuration-error.ts";
import { countAsInstance } from "../../server/database/changes/count-instances.ts";
import type { Database } from "../../server/database/database.ts";
import { moveRows } from "../../server/database/move-rows.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { newFolder, removeFolder } from "../../server/database/testing/open-test-database.ts";
import { migratedTemplate, openMigratedDatabase } from "../../server/testing/migrated-database.ts";
import { copyEmbedded } from "../../server/testing/template.ts";
import { sealLog } from "../audit/audit.server.ts";
import { enter } from "../testing/staff.server.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";

let app: ModulesApp;
let folder = "";
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  app = await startModules();
  folder = await newFolder("moved");
});
afterAll(async () => {
  for (const close of closing) await close();
  await app.close();
  await removeFolder(folder);
});

const one = async (database: Database, query: string) => {
  const { rows } = await database.pool.query<{ value: unknown }>(`select (${query}) as value`);
  return rows[0]?.value;
};
const accounts = (database: Database) => one(database, "select count(*)::int from account");

it("a database is moved to an embedded one and from there on: every row, the log's chain and what comes next; broken off, it is done again", async () => {
  const { database: source, clock, secrets, env } = app.services;
  const admin = await enter(app, ADMIN.username, ADMIN.password);
  const group = await admin.post("/sys/dict/group/add", { code: "moved", name: "搬迁 ຍ້າຍ \\ \"'{}," });
  expect(group["code"]).toBe(0);
  await sealLog(app.services);
  const before = await verifyChain(app.services);
  expect([before.first, before.rows > 0]).toEqual([undefined, true]);

  await copyEmbedded(folder, migratedTemplate);
  const embedded = await openDatabase({ dataDir: folder });
  closing.push(() => embedded.close());
  // The source's server keeps running: on PostgreSQL the program itself checks for it, embedded the lock of the
  // directory would refuse already.
  if (source.embedded) await countAsInstance(source.pool, 1);
  await expect(moveRows(source, embedded)).rejects.toThrow(/in use by 1 running server of Terrace: stop it first/);
  await app.services.changes.close();
  await source.pool.query("select pg_advisory_unlock_all()");
  await countAsInstance(embedded.pool, 2);
  await expect(moveRows(source, embedded)).rejects.toThrow(ConfigurationError);
  await embedded.pool.query("select pg_advisory_unlock_all()");
  const broken = moveRows(source, embedded, ({ name }) => {
    if (name === "dictionary_group") throw new Error("broken off");
  });
  await expect(broken).rejects.toThrow("broken off");
  expect(await accounts(embedded)).toBe(0);
  const moved = await moveRows(source, embedded);
  expect(moved.find(({ name }) => name === "account")?.rows).toBe(await accounts(source));
  await expect(moveRows(source, embedded)).rejects.toThrow(/an installation in the database/);

  // On a server, where the suite runs on one.
  const { database: last, drop } = await openMigratedDatabase();
  closing.push(drop);
  expect(await moveRows(embedded, last)).toEqual(moved);
  const services = { clock, database: last, env, secrets };
  expect(await verifyChain(services)).toMatchObject({ rows: before.rows, unsealed: 0, isOfOtherKeys: false });
  expect((await verifyChain(services)).first).toBeUndefined();
  const name = "select name from dictionary_group where code = 'moved'";
  expect(await one(last, name)).toBe(await one(source, name));
  const [next, highest] = [
    await one(last, "select nextval(pg_get_serial_sequence('audit_log', 'position'))::int"),
    await one(source, "select max(position)::int from audit_log"),
  ];
  expect(Number(next)).toBeGreaterThan(Number(highest));
  // Its guards stand again.
  await expect(last.pool.query("truncate audit_log")).rejects.toThrow(/only ever added to/);
  await expect(last.pool.query("insert into session (id, account_id) values ('x', 'nobody')")).rejects.toThrow();
  const keys = "select count(*)::int from pg_constraint where contype = 'f'";
  expect(await one(last, keys)).toBe(await one(source, keys));
}, 120_000);
