import { newRecordId } from "../../server/database/record-id.ts";
import type { Services } from "../../server/services.ts";
import { type IdentityTables } from "../identity/identity.server.ts";
import { usernameKey } from "../user/user.ts";
import { cheapHash } from "./cheap-hash.server.ts";
import { newStamp } from "../../server/database/stamps.ts";

export interface TestUser {
  readonly username: string;
  readonly password: string;
  readonly mustChange?: boolean;
  readonly isEnabled?: boolean;
  /** Milliseconds since 1970. */
  readonly passwordExpiresAt?: number;
  /** Codes of existing roles. */
  readonly roles?: readonly string[];
}

/** Inserts a user; returns its id. */
export async function addUser({ clock, database }: Services, user: TestUser): Promise<string> {
  const id = newRecordId(clock.now());
  const db = database.as<IdentityTables>();
  await db
    .insertInto("account")
    .values({
      ...newStamp(clock.now(), null),
      id,
      username: user.username,
      username_key: usernameKey(user.username),
      real_name: "",
      password_hash: await cheapHash(user.password),
      must_change_password: user.mustChange ?? false,
      password_expires_at: user.passwordExpiresAt === undefined ? null : new Date(user.passwordExpiresAt).toISOString(),
      is_enabled: user.isEnabled ?? true,
      deleted_at: null,
    })
    .execute();
  for (const code of user.roles ?? ["viewer"]) {
    const role = await db.selectFrom("role").select("id").where("code", "=", code).executeTakeFirstOrThrow();
    await db
      .insertInto("user_role")
      .values({ account_id: id, role_id: role.id, created_at: new Date(clock.now()).toISOString(), created_by: null })
      .execute();
  }
  return id;
}
