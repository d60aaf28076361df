import type { Queryable } from "../../server/database/database.ts";
import { roleCodesOf } from "../role/role.server.ts";
import { shownName, callersAccount } from "../identity/identity.server.ts";
import type { SignedInUser } from "./session.ts";

/** The caller's account with role codes (§3 "User info"). Throws `sessionEnded` if it was just deleted. */
export async function signedInUser(database: Queryable, accountId: string): Promise<SignedInUser> {
  const account = await callersAccount(database, accountId);
  const { id, username } = account;
  const avatar = account.avatar ?? "";
  return {
    id,
    username,
    realName: account.real_name,
    avatar,
    phone: account.phone ?? "",
    email: account.email ?? "",
    roles: await roleCodesOf(database, id),
    mustChangePassword: account.must_change_password,
    unlockPassword: "",
    name: shownName(account),
    avatarUrl: avatar,
    introduction: account.introduction ?? "",
  };
}
