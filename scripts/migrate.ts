import { migrate, MIGRATIONS } from "../src/server/database/migrate.ts";
import { openDatabase } from "../src/server/database/open-database.ts";
import { loadSecrets } from "../src/server/secrets/secrets.ts";
import { readUsableEnv } from "../src/server/usable-env.ts";
import { readCommandLine, runCommand } from "./command-line.ts";

readCommandLine({ usage: "migrate\nBrings the schema up to date without serving. Every start does so too." });
await runCommand(async () => {
  const env = readUsableEnv(process.env);
  // As at a start: an embedded database without its keys means that they were lost.
  if (!env.databaseUrl) loadSecrets(env.dataDir, env);
  const database = await openDatabase(env);
  try {
    const applied = await migrate(database, MIGRATIONS);
    console.log(applied.length === 0 ? "The schema is up to date." : `Applied: ${applied.join(", ")}`);
  } finally {
    await database.close();
  }
});
