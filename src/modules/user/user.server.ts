import { type MenuType } from "../../contract/menu.ts";
import { sql, type Expression, type Generated, type SqlBool } from "kysely";
import { personNames } from "../../contract/person-name.ts";
import { Failure } from "../../contract/errors.ts";
import type { Values } from "../../crud/define-module.ts";
import { scopeOf, type ScopedUser } from "../../crud/scope/scope.server.ts";
import { mayList } from "../../crud/scope/title-access.server.ts";
import { foundBy } from "../../crud/search/search-vector.server.ts";
import { foundInTitles } from "../../crud/search/title-search.server.ts";
import { insertRows } from "../../crud/repository/write.server.ts";
import type { Changes } from "../../server/database/changes/changes.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { Caller } from "../../server/http/route.ts";
import { user, usernameKey } from "./user.ts";

/** Tables of migrations/0001-identity.sql about users and rights. Times are ISO 8601 in UTC. */
export interface IdentityTables {
  readonly account: AccountRow;
  readonly role: RoleRow;
  readonly user_role: {
    readonly account_id: string;
    readonly role_id: string;
    readonly created_at: string;
    readonly created_by: string | null;
  };
  readonly role_division: { readonly role_id: string; readonly division_id: string };
  readonly menu: MenuTableRow;
  readonly role_menu: {
    readonly role_id: string;
    readonly menu_id: string;
    readonly created_at: string;
    readonly created_by: string | null;
  };
}

interface Stamped {
  readonly created_at: string;
  readonly created_by: string | null;
  readonly updated_at: string;
  readonly updated_by: string | null;
  readonly version: number;
}

export interface AccountRow extends Stamped {
  readonly id: string;
  readonly username: string;
  readonly username_key: string;
  readonly real_name: string;
  readonly avatar: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly introduction: string | null;
  readonly division_id: string | null;
  /** Null: no password sign-in until one is set. */
  readonly password_hash: string | null;
  readonly must_change_password: boolean;
  readonly password_expires_at: string | null;
  readonly unlock_password_hash: string | null;
  readonly is_enabled: boolean;
  readonly deleted_at: string | null;
}

export interface RoleRow extends Stamped {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly name_lo: string | null;
  readonly note: Generated<string | null>;
  readonly scope: Generated<"all" | "division" | "chosen" | "own">;
  readonly deleted_at: string | null;
}

export interface MenuTableRow extends Stamped {
  readonly id: string;
  readonly key: string | null;
  readonly parent_id: string | null;
  readonly type: MenuType;
  readonly path: string;
  readonly component: string;
  readonly redirect: string;
  readonly title: string;
  readonly title_en: string;
  readonly title_lo: string;
  readonly icon: string;
  readonly permission: string;
  readonly sort: number;
  readonly is_hidden: boolean;
  readonly no_cache: boolean;
  readonly always_show: boolean;
  /** Route name for the family's clients; empty: derived from the path. */
  readonly name: string;
  readonly require_auth: boolean;
  /** Moved by a user: a start does not move it back. */
  readonly is_placed: boolean;
}

/** The common columns of a new row; `now` in milliseconds since 1970. */
export const stamps = (now: number, by: string | null) => {
  const at = new Date(now).toISOString();
  return { created_at: at, created_by: by, updated_at: at, updated_by: by, version: 1 };
};

/**
 * SQL condition for the users in the reader's data scope; `as` is the alias of the table `account`. Of other users only
 * their number is revealed (AZ-05).
 */
export const peopleSeenBy = (viewer: ScopedUser, as = user.table): Expression<SqlBool> =>
  scopeOf(user, viewer)?.condition(as) ?? sql<SqlBool>`true`;

type Named = Pick<AccountRow, "id" | "real_name" | "username">;

/** The name under which a user is shown. */
export const shownName = ({ real_name, username }: Omit<Named, "id">): string => real_name || username;

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
  const found = await foundInTitles<Named>({
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

/** An account outside the recycle bin. */
export const livingAccount = (on: Queryable, id: string): Promise<AccountRow | undefined> =>
  on
    .as<IdentityTables>()
    .selectFrom("account")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

/** The caller's account. Throws `sessionEnded` if it was just deleted. */
export async function callersAccount(on: Queryable, id: string): Promise<AccountRow> {
  const account = await livingAccount(on, id);
  if (!account) throw new Failure("sessionEnded");
  return account;
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

/** Display names of accounts, including deleted ones. */
export async function namesOf(on: Queryable, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await on
    .as<IdentityTables>()
    .selectFrom("account")
    .select(["id", "real_name", "username"])
    .where("id", "in", [...new Set(accountIds)])
    .execute();
  return new Map(rows.map((row) => [row.id, shownName(row)]));
}

/*
 * Announcements that every instance must receive within a second (TK-10, TK-11). Without a payload everything is to be
 * reloaded.
 */

/** Sessions that ended; closes their sockets (WS-03). */
export const SESSION_ENDED = "session.ended";
/** Sessions that were locked or unlocked (TK-17). */
export const SESSION_CHANGED = "session.changed";
/** Accounts whose state or roles changed. */
export const ACCOUNT_CHANGED = "account.changed";
/** Roles or menu entries changed, which may affect anybody's rights. */
export const GRANTS_CHANGED = "grants.changed";

const MAX_ANNOUNCED = 100; // ids of 36 characters fit into an announcement

const announceIds = async (
  changes: Changes,
  trx: DatabaseTransaction,
  topic: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0) await changes.announce(trx, topic, ids.length > MAX_ANNOUNCED ? undefined : ids);
};

export const announceEnded = (changes: Changes, trx: DatabaseTransaction, sessionIds: readonly string[]) =>
  announceIds(changes, trx, SESSION_ENDED, sessionIds);
export const announceSessions = (changes: Changes, trx: DatabaseTransaction, sessionIds: readonly string[]) =>
  announceIds(changes, trx, SESSION_CHANGED, sessionIds);
export const announceAccounts = (changes: Changes, trx: DatabaseTransaction, accountIds: readonly string[]) =>
  announceIds(changes, trx, ACCOUNT_CHANGED, accountIds);
export const announceGrants = (changes: Changes, trx: DatabaseTransaction) => changes.announce(trx, GRANTS_CHANGED);

/** Calls `forget` for each id, or without arguments when everything is meant. Returns a function that unsubscribes. */
export const onIds = (changes: Changes, topic: string, forget: (id?: string) => void): (() => void) =>
  changes.on(topic, (payload) => {
    if (!Array.isArray(payload)) return forget();
    for (const id of payload) if (typeof id === "string") forget(id);
  });
