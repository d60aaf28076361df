import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import { ConfigurationError } from "../configuration-error.ts";
import type { Database } from "../database/database.ts";
import type { Secrets } from "./secrets.ts";

const PREFIX = "keys ";
/** After it the database takes the keys with which an instance starts next. */
export const FORGET_KEYS = `delete from installation where step like '${PREFIX}%'`;

/**
 * All instances of one database need the same keys, or a token of one would be invalid at the next. The first to start
 * stores its keys' fingerprint; throws `ConfigurationError` for an instance with different ones. `file` has its keys.
 */
export async function refuseDifferentKeys(
  database: Database,
  secrets: Secrets,
  { clock, file }: { readonly clock: Clock; readonly file: string },
): Promise<void> {
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
    `This database is used with other keys than those in ${file}: put those of an instance that runs there. ` +
      `Where they are lost, or these are meant to be fresh ones, stop every instance, run in the database "${FORGET_KEYS}" and start again: all sessions end.`,
  );
}
