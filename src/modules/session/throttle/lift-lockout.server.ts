import { sql } from "kysely";
import type { AttemptTables } from "../../../server/attempts/attempt-tables.ts";
import { isKnownKey } from "../../../server/attempts/known-keys.ts";
import type { Queryable } from "../../../server/database/database.ts";
import { accountKey, unlockKey } from "./throttle-keys.server.ts";

// The format of throttle-keys.server.ts.
const accountIn = sql<string>`split_part(key, ':', 2)`;

/** The locked-out accounts, with the end of their longest wait. */
export async function lockoutsOf(
  on: Queryable,
  accountIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await on
    .as<AttemptTables>()
    .selectFrom("throttle")
    .select([accountIn.as("id"), ({ fn }) => fn.max("blocked_until").as("until")])
    .where("blocked_until", ">", new Date(now).toISOString())
    .where((row) =>
      row.or([row("key", "in", accountIds.map(accountKey)), row.and([isKnownKey, row(accountIn, "in", accountIds)])]),
    )
    .groupBy(accountIn)
    .execute();
  return new Map(rows.flatMap(({ id, until }) => (until === null ? [] : [[id, until]])));
}

/** Clears all waits of an account (AU-05): for every browser and the lock screen. Known browsers stay known (AU-04). */
export async function liftLockout(on: Queryable, accountId: string): Promise<void> {
  const db = on.as<AttemptTables>();
  await db
    .updateTable("throttle")
    .set({ failures: 0, blocked_until: null })
    .where((row) =>
      row.or([
        row("key", "in", [accountKey(accountId), unlockKey(accountId)]),
        row.and([isKnownKey, row(accountIn, "=", accountId)]),
      ]),
    )
    .execute();
}
