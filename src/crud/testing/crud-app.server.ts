import { manualClock } from "../../server/clock.ts";
import { openChanges } from "../../server/database/changes/changes.ts";
import type { Caller } from "../../server/caller.ts";
import type { Route } from "../../server/http/route.ts";
import { openMigratedDatabase } from "../../server/testing/migrated-database.ts";
import { startTestApp, testCaller, type TestApp } from "../../server/testing/test-app.ts";
import { binRoutes } from "../bin/bin-routes.server.ts";
import { optionsRoutes } from "../options/options-routes.server.ts";
import { countsRoutes } from "../counts/counts.server.ts";
import type { CrudServices } from "../resource.server.ts";
import { SAVE_RULES } from "../rules/save-rules.server.ts";
import { sheetRoutes } from "../sheet/sheet-routes.server.ts";
import { treeRoutes } from "../tree/tree-routes.server.ts";

export interface CrudApp extends TestApp {
  readonly services: CrudServices;
  /** Runs SQL directly on the database. */
  sql(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

/** Token of a caller with all rights. */
export const ADMIN = "admin";

/** Serves routes over HTTP on a fresh database with all migrations and `schema`. */
export async function startCrudApp(
  routesOf: (services: CrudServices) => readonly Route[],
  schema = "",
  callers: readonly Caller[] = [],
): Promise<CrudApp> {
  const { database, drop } = await openMigratedDatabase({ statementLimitMs: 60_000, waitLimitMs: 60_000 });
  if (schema) await database.pool.query(schema);
  const changes = await openChanges(database);
  const stored = { database, changes, clock: manualClock(Date.UTC(2026, 0, 1)) };
  const services = {
    ...stored,
    rules: SAVE_RULES,
    more: [binRoutes, optionsRoutes, countsRoutes, sheetRoutes(stored), treeRoutes],
  };
  const app = await startTestApp(routesOf(services), [testCaller(ADMIN, ["*:*:*"]), ...callers]);
  return {
    ...app,
    services,
    sql: async (text, values = []) => (await database.pool.query<Record<string, unknown>>(text, [...values])).rows,
    async close() {
      await app.close();
      await changes.close();
      await drop();
    },
  };
}
