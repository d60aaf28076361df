import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startBackgroundWork } from "../index.server.ts";
import { startModules, type ModulesApp } from "../testing/start-modules.server.ts";

const HOUR = 3_600_000;
const SOON = { timeout: 20_000 };
let app: ModulesApp;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  app = await startModules({ demo: false });
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
});
afterAll(() => app.close());

const query = async (text: string) =>
  (await sql.raw<Record<string, unknown>>(text).execute(app.services.database.as<unknown>())).rows;
const dueSince = (milliseconds: number) => new Date(app.clock.now() - milliseconds).toISOString();

test("a schedule that cannot be started holds up none of the others, and is started once it can be", async () => {
  await query(`update schedule set next_at = '${dueSince(HOUR)}'`);
  await query(`update schedule set next_at = '${dueSince(2 * HOUR)}' where kind = 'sessionCleanup'`);
  await query("alter table job add constraint poison check (kind <> 'sessionCleanup')");
  const stillDue = () => query(`select kind from schedule where next_at <= '${dueSince(0)}'`);
  stop = startBackgroundWork(app.services);
  await vi.waitFor(async () => expect(await stillDue()).toEqual([{ kind: "sessionCleanup" }]), SOON);
  const started = await query("select kind from job");
  expect(started).toEqual(expect.arrayContaining([{ kind: "auditRetention" }, { kind: "housekeeping" }]));
  await query("alter table job drop constraint poison");
  await vi.waitFor(async () => expect(await stillDue()).toEqual([]), SOON);
});
