import { sql, type SqlBool } from "kysely";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import { aboveAmong } from "../role/role.server.ts";
import { lockoutsOf, type SessionTables } from "../session/session.server.ts";
import type { Arguments, Reply } from "../../contract/endpoint.ts";
import type { userCalls } from "./user-calls.ts";
import { shownName, type IdentityTables } from "../identity/identity.server.ts";
import { foundUsers, peopleSeenBy } from "./user.server.ts";
import { user } from "./user.ts";

/** Sign-in states of the users that the caller may see. */
export async function signInStates(
  services: Services,
  asked: readonly string[],
  caller: Caller,
): Promise<Reply<typeof userCalls.states>> {
  const { clock, database } = services;
  const seen = await repositoryOf(user, services)
    .for(caller)
    .where(database, sql<boolean>`deleted_at is null and id = any(${asked}::text[])`);
  const ids = seen.map(({ id }) => id);
  if (ids.length === 0) return [];
  const now = clock.now();
  const at = new Date(now).toISOString();
  const db = database.as<IdentityTables & SessionTables>();
  const accounts = await db
    .selectFrom("account")
    .select(({ selectFrom, fn }) => [
      "account.id",
      "password_hash",
      "password_expires_at",
      "must_change_password",
      selectFrom("login_log")
        .select("at")
        .whereRef("login_log.account_id", "=", "account.id")
        .where("outcome", "=", "signed-in")
        .orderBy("at", "desc")
        .limit(1)
        .as("last"),
      selectFrom("session")
        .select(fn.countAll<number>().as("count"))
        .whereRef("session.account_id", "=", "account.id")
        .where("ended_at", "is", null)
        .where("idle_at", ">", at)
        .as("sessions"),
    ])
    .where("account.id", "in", ids)
    .execute();
  const locked = await lockoutsOf(database, ids, now);
  const above = await aboveAmong(database, caller, ids);
  return accounts.map((row) => {
    const isDead = row.password_expires_at !== null && Date.parse(row.password_expires_at) <= now;
    return {
      id: row.id,
      lockedUntil: locked.get(row.id) ?? "",
      lastSignInAt: row.last ?? "",
      sessions: row.sessions ?? 0,
      isWaiting: row.must_change_password && row.password_hash !== null && !isDead,
      hasNoPassword: row.password_hash === null || isDead,
      isAbove: above.has(row.id),
    };
  });
}

const PICKED = 50;

/**
 * Active users by name, after the user `after`. With a data scope only users in it; others can be found neither by name
 * nor by position (AZ-05).
 */
export async function pickUsers(
  { database }: Services,
  { search, after, size = PICKED }: Arguments<typeof userCalls.pick>,
  caller: Caller,
): Promise<Reply<typeof userCalls.pick>> {
  const seen = peopleSeenBy(caller);
  const beyond = after
    ? sql`(real_name_key, id) > (select real_name_key, id from account where id = ${after} and ${seen})`
    : sql`true`;
  const among = sql<SqlBool>`is_enabled and ${beyond}`;
  const order = sql`real_name_key, id`;
  const found = search
    ? await foundUsers(database, { search, among, order, limit: size, isLoginShown: false }, caller)
    : sql<SqlBool>`true`;
  const rows = await database
    .as<IdentityTables>()
    .selectFrom("account")
    .select(["id", "real_name", "username"])
    .where("deleted_at", "is", null)
    .where(seen)
    .where(among)
    .where(found)
    .orderBy(order)
    .limit(size)
    .execute();
  return rows.map((row) => ({ id: row.id, realName: shownName(row) }));
}
