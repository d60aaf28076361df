import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import { ConfigurationError } from "../configuration-error.ts";
import type { Database } from "../database/database.ts";
import type { Secrets } from "./secrets.ts";

const PREFIX = "keys ";

/**
 * All instances of one database need the same keys, or a token of one would be invalid at the next. The first to start
 * stores its keys' fingerprint; throws `ConfigurationError` for an instance with different ones.
 */
export async function refuseDifferentKeys(database: Database, secrets: Secrets, clock: Clock): Promise<void> {
  const query = database.as<{ installation: { step: string; at: Date } }>();
  const own = PREFIX + secrets.fingerprint;
  // One statement, so that only one of two first starts stores its keys. A database restored elsewhere does not bring
  // keys along.
  await sql`insert into installation (step, at) select ${own}, ${new Date(clock.now())}
    where not exists (select 1 from installation where step like ${`${PREFIX}%`}) on conflict do nothing`.execute(
    query,
  );
  const known = await query.selectFrom("installation").select("step").where("step", "like", `${PREFIX}%`).execute();
  if (known.every(({ step }) => step === own)) return;
  throw new ConfigurationError(
    "This database is used with other keys than those in secrets.json of DATA_DIR: copy that file from an instance that runs. " +
      `If it is lost, delete the rows of the table installation whose step begins with "${PREFIX.trim()}": all sessions end.`,
  );
}
