import type { Queryable } from "../../server/database/database.ts";
import type { Env } from "../../server/env.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
import { usernameKey } from "../user/user.ts";

/** Id of the account that IMPORT_USER names; undefined without the setting, and if it is gone or disabled. */
export async function importUserId(
  on: Queryable,
  { importFolder }: Pick<Env, "importFolder">,
): Promise<string | undefined> {
  if (importFolder === null) return undefined;
  const account = await on
    .as<IdentityTables>()
    .selectFrom("account")
    .select("id")
    .where("username_key", "=", usernameKey(importFolder.username))
    .where("is_enabled", "=", true)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return account?.id;
}
