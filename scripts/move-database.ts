import { join } from "node:path";
import { sql } from "kysely";
import { verifyChain } from "../src/server/audit/verify-chain.ts";
import { systemClock } from "../src/server/clock.ts";
import { commandWords } from "../src/server/command-words.ts";
import { ConfigurationError } from "../src/server/configuration-error.ts";
import { refuseServed } from "../src/server/database/changes/count-instances.ts";
import { migrate, MIGRATIONS } from "../src/server/database/migrate.ts";
import { moveRows } from "../src/server/database/move-rows.ts";
import { openDatabase } from "../src/server/database/open-database.ts";
import { refuseAbsent } from "../src/server/database/refuse-absent.ts";
import type { Env } from "../src/server/env.ts";
import { FORGET_KEYS } from "../src/server/secrets/matching-keys.ts";
import { loadSecrets } from "../src/server/secrets/secrets.ts";
import { readUsableEnv } from "../src/server/usable-env.ts";
import { readCommandLine, runCommand } from "./command-line.ts";

async function move(env: Env, isToServer: boolean): Promise<void> {
  const secrets = loadSecrets(env.dataDir, { ...env, databaseUrl: null }); // its embedded one is meant
  const embedded = await openDatabase({ dataDir: env.dataDir });
  try {
    const server = await openDatabase(env);
    try {
      await refuseServed(server.pool);
      for (const each of [embedded, server]) await migrate(each, MIGRATIONS);
      const [source, target] = isToServer ? [embedded, server] : [server, embedded];
      const moved = await moveRows(source, target, ({ name, rows }) => {
        if (rows > 0) console.log(`${name}: ${rows} rows, the same there.`);
      });
      // The next start says with which keys a server's database is used.
      await sql.raw(FORGET_KEYS).execute(target.as<unknown>());
      console.log(`Moved ${moved.length} tables with ${moved.reduce((sum, { rows }) => sum + rows, 0)} rows.`);
      const { first, rows } = await verifyChain({ clock: systemClock(), database: target, env, secrets });
      if (first) {
        console.error(
          `The activity log there is not whole: ${commandWords("verify-audit")} says where; look at where it came from too.`,
        );
        process.exitCode = 1;
      } else console.log(`The activity log is whole there: ${rows} entries checked.`);
      console.log(
        isToServer
          ? `Start with this DATABASE_URL from now on. ${join(env.dataDir, "database")} stays as it was; put it aside when the server has a backup.`
          : "Start without DATABASE_URL from now on. The server's database stays as it was.",
      );
    } finally {
      await server.close();
    }
  } finally {
    await embedded.close();
  }
}

const { positionals } = readCommandLine({
  usage: `move-database to-postgres | to-embedded
Copies the whole database between DATA_DIR and the server of DATABASE_URL, compares every table, and verifies the
activity log there. No server may run on either meanwhile. The database it was in stays as it is.`,
  mostWords: 1,
  knownWords: ["to-postgres", "to-embedded"],
});
const [way] = positionals;
await runCommand(async () => {
  const env = readUsableEnv(process.env);
  if (!env.databaseUrl) throw new ConfigurationError("DATABASE_URL must name the PostgreSQL server.");
  if (way !== "to-postgres" && way !== "to-embedded")
    throw new ConfigurationError(`Say where to: ${commandWords("move-database", "to-postgres")}, or to-embedded.`);
  if (way === "to-postgres") refuseAbsent(env.dataDir);
  await move(env, way === "to-postgres");
});
