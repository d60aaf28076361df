import { Failure } from "../../contract/errors.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { AccountRow, IdentityTables } from "./identity-tables.server.ts";

export type NamedAccount = Pick<AccountRow, "id" | "real_name" | "username">;

/** The name under which a user is shown. */
export const shownName = ({ real_name, username }: Omit<NamedAccount, "id">): string => real_name || username;

/** An account outside the recycle bin. */
const livingAccount = (on: Queryable, id: string): Promise<AccountRow | undefined> =>
  on
    .as<IdentityTables>()
    .selectFrom("account")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

/** An account outside the recycle bin. Throws `notFound`. */
export async function foundAccount(on: Queryable, id: string): Promise<AccountRow> {
  const account = await livingAccount(on, id);
  if (!account) throw new Failure("notFound");
  return account;
}

/** The caller's account. Throws `sessionEnded` if it was just deleted. */
export async function callersAccount(on: Queryable, id: string): Promise<AccountRow> {
  const account = await livingAccount(on, id);
  if (!account) throw new Failure("sessionEnded");
  return account;
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
