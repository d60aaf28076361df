import { z } from "zod";
import type { Arguments } from "../../contract/endpoint.ts";
import { Failure, invalidField } from "../../contract/errors.ts";
import type { Queryable } from "../../server/database/database.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { roleNamesOf } from "../role/role.server.ts";
import { isOwnPicture } from "../upload/upload.server.ts";
import { OWN_ACCOUNT_TEXTS, ownAccount, type OwnAccount } from "./own-account.ts";
import type { AccountRow, IdentityTables } from "./user.server.ts";

/** The calls of `/info` (§2): what people see and change of themselves. */
export const ownAccountRoutes = (services: Services): Route[] =>
  routes(ownAccount, {
    info: async (_, { caller }) => shown(services.database, await accountOf(services.database, caller.userId)),
    update: (args, { caller }) => update(services, caller.userId, args),
  });

async function accountOf(database: Queryable, id: string): Promise<AccountRow> {
  const account = await database
    .as<IdentityTables>()
    .selectFrom("account")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!account) throw new Failure("sessionEnded");
  return account;
}

async function shown(database: Queryable, account: AccountRow): Promise<OwnAccount> {
  const { username, phone, email, avatar, introduction, version } = account;
  const roles = await roleNamesOf(database, account.id);
  return { username, realName: account.real_name, phone, email, avatar, introduction, roles, version };
}

async function update(
  { database, clock }: Services,
  userId: string,
  { version, ...given }: Arguments<typeof ownAccount.update>,
): Promise<OwnAccount> {
  return inTransaction(database, async (trx) => {
    await trx.as<IdentityTables>().selectFrom("account").select("id").where("id", "=", userId).forUpdate().execute();
    const before = await accountOf(trx, userId);
    if (version !== undefined && version !== before.version)
      throw new Failure("changedMeanwhile", { current: z.encode(ownAccount.update.reply, await shown(trx, before)) });
    if (given.avatar && given.avatar !== before.avatar && !(await isOwnPicture(trx, given.avatar, userId)))
      throw invalidField("portrait", OWN_ACCOUNT_TEXTS.portrait);
    const after = {
      real_name: given.realName ?? before.real_name,
      phone: given.phone ?? before.phone,
      email: given.email ?? before.email,
      avatar: given.avatar ?? before.avatar,
      introduction: given.introduction ?? before.introduction,
    };
    const isSame = Object.entries(after).every(([name, value]) => before[name as keyof typeof after] === value);
    if (isSame) return shown(trx, before);
    const changed = await trx
      .as<IdentityTables>()
      .updateTable("account")
      .set({
        ...after,
        version: before.version + 1,
        updated_at: new Date(clock.now()).toISOString(),
        updated_by: userId,
      })
      .where("id", "=", userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return shown(trx, changed);
  });
}
