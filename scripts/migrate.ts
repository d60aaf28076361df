import { ConfigurationError } from "../src/server/configuration-error.ts";
import { migrate, MIGRATIONS } from "../src/server/database/migrate.ts";
import { openDatabase } from "../src/server/database/open-database.ts";
import { readEnv } from "../src/server/env.ts";

// npm run migrate: brings the schema up to date without serving. Every start does so too.
try {
  const database = await openDatabase(readEnv(process.env));
  try {
    const applied = await migrate(database, MIGRATIONS);
    console.log(applied.length === 0 ? "The schema is up to date." : `Applied: ${applied.join(", ")}`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = ConfigurationError.exitCode;
}
