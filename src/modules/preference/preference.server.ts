import type { Arguments, Reply } from "../../contract/endpoint.ts";
import { readPersonal } from "../../contract/preferences/personal.ts";
import { PREFERENCE_READERS } from "../../contract/preferences/preferences.ts";
import type { Language } from "../../contract/text.ts";
import type { Queryable } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { preferenceCalls } from "./preference.ts";

/** The table of migrations/0006-preference.sql. */
interface PreferenceTables {
  readonly preference: {
    readonly account_id: string;
    readonly name: string;
    readonly value: string;
    readonly chosen_at: string;
    readonly created_at: string;
    readonly updated_at: string;
  };
}

async function storedOf(database: Queryable, accountId: string): Promise<Reply<typeof preferenceCalls.read>> {
  const rows = await database
    .as<PreferenceTables>()
    .selectFrom("preference")
    .select(["name", "value"])
    .where("account_id", "=", accountId)
    .execute();
  return Object.fromEntries(rows.filter(({ value }) => value !== "").map(({ name, value }) => [name, value]));
}

/** The language that a user has chosen, for what is made for them without a request of theirs. */
export async function chosenLanguage(database: Queryable, accountId: string): Promise<Language> {
  return PREFERENCE_READERS.language((await storedOf(database, accountId))["language"]);
}

/** The time zone that a user has chosen; undefined for the device's. */
export async function chosenTimeZone(database: Queryable, accountId: string): Promise<string | undefined> {
  return readPersonal("timeZone", (await storedOf(database, accountId))["timeZone"]) || undefined;
}

async function save(
  { database, clock }: Services,
  accountId: string,
  { choices }: Arguments<typeof preferenceCalls.save>,
): Promise<Reply<typeof preferenceCalls.save>> {
  const now = clock.now();
  const at = new Date(now).toISOString();
  // Always in the same order, so that two windows saving at once cannot deadlock.
  const ordered = choices.toSorted((a, b) => a.name.localeCompare(b.name) || b.age - a.age);
  return inTransaction(database, async (trx) => {
    for (const { name, value, age } of ordered) {
      const chosen_at = new Date(now - age).toISOString();
      await trx
        .as<PreferenceTables>()
        .insertInto("preference")
        .values({ account_id: accountId, name, value, chosen_at, created_at: at, updated_at: at })
        .onConflict((row) =>
          row
            .columns(["account_id", "name"])
            .doUpdateSet({ value, chosen_at, updated_at: at })
            .where("preference.chosen_at", "<=", chosen_at),
        )
        .execute();
    }
    return storedOf(trx, accountId);
  });
}

/** Only the caller's own preferences: no call names a user (AZ-06). */
export const preferenceRoutes = (services: Services): Route[] =>
  routes(preferenceCalls, {
    read: (_, { caller }) => storedOf(services.database, caller.userId),
    save: (args, { caller }) => save(services, caller.userId, args),
  });
