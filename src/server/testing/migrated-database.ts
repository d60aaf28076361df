import { join } from "node:path";
import { migrate } from "../database/migrate.ts";
import { openDatabase, type DatabaseOptions } from "../database/open-database.ts";
import { openTestDatabase, type TestDatabase } from "../database/testing/open-test-database.ts";
import { copyTemplate } from "./template.ts";

export const MIGRATIONS = join(import.meta.dirname, "../../../migrations");

/** Puts a database with the whole schema and no rows below `dataDir`. */
export const copyMigrated = (dataDir: string): Promise<void> =>
  copyTemplate(dataDir, "migrated", async (folder) => {
    const database = await openDatabase({ dataDir: folder, databaseUrl: null });
    await migrate(database, MIGRATIONS);
    await database.close();
  });

/** As `openTestDatabase`, with the whole schema: running all migrations takes seconds, a copy of what they leave a tenth of one. */
export async function openMigratedDatabase(
  limits: Pick<DatabaseOptions, "statementLimitMs" | "waitLimitMs"> = {},
): Promise<TestDatabase> {
  const opened = await openTestDatabase(limits, copyMigrated);
  await migrate(opened.database, MIGRATIONS); // on a PostgreSQL server
  return opened;
}
