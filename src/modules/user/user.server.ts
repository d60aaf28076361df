import { sql, type Expression, type SqlBool } from "kysely";
import { personNames } from "../../contract/person-name.ts";
import type { Values } from "../../crud/define-module.ts";
import { scopeOf, type ScopedUser } from "../../crud/scope/scope.server.ts";
import { mayList } from "../../crud/scope/title-access.server.ts";
import { foundBy } from "../../crud/search/search-vector.server.ts";
import { foundInTitles } from "../../crud/options/title-search.server.ts";
import { insertRows } from "../../crud/repository/write.server.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { Caller } from "../../server/caller.ts";
import { shownName, type AccountRow, type IdentityTables, type NamedAccount } from "../identity/identity.server.ts";
import { user, usernameKey } from "./user.ts";

/**
 * SQL condition for the users in the reader's data scope; `as` is the alias of the table `account`. Of other users only
 * their number is revealed (AZ-05).
 */
export const peopleSeenBy = (viewer: ScopedUser, as = user.table): Expression<SqlBool> =>
  scopeOf(user, viewer)?.condition(as) ?? sql<SqlBool>`true`;

interface PeopleSearch {
  readonly search: string;
  /** Whom the answer may contain, of all whom the caller sees, in which order, and how many. */
  readonly among: Expression<SqlBool>;
  readonly order: Expression<unknown>;
  readonly limit: number;
  /** Whether the answer shows the user names as well. */
  readonly isLoginShown: boolean;
}

/**
 * The users that a search finds; for callers who may not list users by the names alone that they are shown, so that no
 * telephone number, e-mail address or hidden user name finds one.
 */
export async function foundUsers(
  on: Queryable,
  { search, among, order, limit, isLoginShown }: PeopleSearch,
  caller: Caller,
): Promise<Expression<SqlBool>> {
  if (mayList(user, caller)) return foundBy(search);
  const found = await foundInTitles<NamedAccount>({
    query: search,
    limit,
    titlesOf: (row) => [...personNames(shownName(row)), ...(isLoginShown ? [row.username] : [])],
    read: (most) =>
      on
        .as<IdentityTables>()
        .selectFrom("account")
        .select(["id", "real_name", "username"])
        .where("deleted_at", "is", null)
        .where(peopleSeenBy(caller))
        .where(foundBy(search))
        .where(among)
        .orderBy(order)
        .limit(most)
        .execute(),
  });
  return sql<SqlBool>`account.id = any(${found.map(({ id }) => id)}::text[])`;
}

/** Adds the first users of an installation, with one password or none. */
export async function addUsers(
  trx: DatabaseTransaction,
  users: readonly (Pick<Values<typeof user>, "username" | "realName" | "roleIds"> & Partial<Values<typeof user>>)[],
  now: number,
  secret: Partial<Pick<AccountRow, "password_hash" | "must_change_password" | "password_expires_at">> = {},
): Promise<void> {
  const rows = users.map((values) => ({ id: newRecordId(now), values: { isEnabled: true, ...values } }));
  await insertRows(trx, user, rows, { by: null, at: new Date(now).toISOString() });
  for (const { id, values } of rows)
    await trx
      .as<IdentityTables>()
      .updateTable("account")
      .set({ username_key: usernameKey(values.username), ...secret })
      .where("id", "=", id)
      .execute();
}
