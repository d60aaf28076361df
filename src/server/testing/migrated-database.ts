import { migrate, MIGRATIONS } from "../database/migrate.ts";
import { openDatabase, type DatabaseOptions } from "../database/open-database.ts";
import { openTestDatabase, type TestDatabase } from "../database/testing/open-test-database.ts";
import { copyTemplate, type Template } from "./template.ts";

/** The whole schema and no rows. */
export const migratedTemplate: Template = {
  name: "migrated",
  async fill(dataDir, databaseUrl) {
    const database = await openDatabase({ dataDir, databaseUrl });
    await migrate(database, MIGRATIONS);
    await database.close();
  },
};

/**
 * Like `openTestDatabase`, with the whole schema. Running all migrations takes seconds, copying their result a tenth of
 * one.
 */
export const openMigratedDatabase = (
  limits: Pick<DatabaseOptions, "statementLimitMs" | "waitLimitMs"> = {},
): Promise<TestDatabase> => openTestDatabase(limits, (dataDir) => copyTemplate(dataDir, migratedTemplate));
