import { sql } from "kysely";
import { Failure } from "../../../contract/errors.ts";
import { LOCKS } from "../../../server/database/advisory-locks.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import type { IdentityTables } from "../../identity/identity.server.ts";
import { ADMIN_ROLE } from "../role.ts";
import { GRANTING_TEXTS as texts } from "./granting-texts.ts";

/**
 * AZ-10: at least one administrator who can sign in must remain. Called after the change, in its transaction, which
 * holds an advisory lock; `now` in milliseconds since 1970. Throws `inUse`.
 */
export async function keepAnAdministrator(trx: DatabaseTransaction, now: number): Promise<void> {
  const db = trx.as<IdentityTables>();
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.administrators)})`.execute(db);
  const left = await db
    .selectFrom("account")
    .innerJoin("user_role", "user_role.account_id", "account.id")
    .innerJoin("role", "role.id", "user_role.role_id")
    .select("account.id")
    .where("role.code", "=", ADMIN_ROLE)
    .where("role.deleted_at", "is", null)
    .where("account.is_enabled", "=", true)
    .where("account.deleted_at", "is", null)
    // An administrator without a password, or with an expired initial one, cannot sign in.
    .where("account.password_hash", "is not", null)
    .where(({ eb, or }) =>
      or([
        eb("account.password_expires_at", "is", null),
        eb("account.password_expires_at", ">", new Date(now).toISOString()),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!left) throw new Failure("inUse", { words: texts.lastAdministrator });
}
