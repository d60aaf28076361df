import { z } from "zod";
import type { IdentityTables } from "../../src/modules/identity/identity.server.ts";
import { addUsers } from "../../src/modules/user/user.server.ts";
import { usernameKey } from "../../src/modules/user/user.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { divisionIds } from "./rows.server.ts";
import { readText } from "./texts.server.ts";

const colleague = z.strictObject({
  username: z.string(),
  realName: z.string(),
  /** Codes of roles. */
  roles: z.array(z.string()),
  /** Code of the division. */
  division: z.string(),
  phone: z.string(),
  email: z.string().optional(),
  isEnabled: z.boolean().default(true),
});

/**
 * Adds colleagues without a password, as whom nobody can sign in. One whose user name is taken, or whose roles do not
 * exist, is left out.
 */
export async function seedStaff(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const colleagues = readText("staff", z.array(colleague));
  const db = trx.as<IdentityTables>();
  const living = await db.selectFrom("role").select(["id", "code"]).where("deleted_at", "is", null).execute();
  const roleIdOf = new Map(living.map(({ id, code }) => [code, id]));
  const divisions = await divisionIds(
    trx,
    colleagues.map(({ division }) => division),
  );
  const names = colleagues.map(({ username }) => usernameKey(username));
  const taken = await db
    .selectFrom("account")
    .select("username_key")
    .where("username_key", "in", names)
    .where("deleted_at", "is", null)
    .execute();
  const staff = colleagues.flatMap(({ roles, division, email, ...rest }) => {
    const roleIds = roles.flatMap((code) => roleIdOf.get(code) ?? []);
    if (roleIds.length === 0 || taken.some((row) => row.username_key === usernameKey(rest.username))) return [];
    const divisionId = divisions.get(division) ?? null;
    return [{ ...rest, email: email ?? `${rest.username}@example.la`, roleIds, divisionId }];
  });
  await addUsers(trx, staff, clock.now());
}
