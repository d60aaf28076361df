import { z } from "zod";
import type { Arguments } from "../../contract/endpoint.ts";
import { invalidField } from "../../contract/errors.ts";
import { storedAs } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { changesOf } from "../../crud/record/changes-of.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import { refuseStale } from "../../server/database/refuse-stale.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { rolesOf } from "../role/role.server.ts";
import { isOwnPicture } from "../upload/upload.server.ts";
import { OWN_ACCOUNT_TEXTS, ownAccount, type OwnAccount } from "./own-account.ts";
import { callersAccount, type AccountRow } from "../identity/identity.server.ts";
import { user } from "./user.ts";

/** The calls of `/info` (§2): one's own account. */
export const ownAccountRoutes = (services: Services): Route[] =>
  routes(ownAccount, {
    info: async (_, { caller }) => shown(services.database, await callersAccount(services.database, caller.userId)),
    update: (args, { caller }) => update(services, caller, args),
  });

async function shown(database: Queryable, account: AccountRow): Promise<OwnAccount> {
  const { username, version } = account;
  return {
    username,
    realName: account.real_name,
    phone: account.phone ?? "",
    email: account.email ?? "",
    avatar: account.avatar ?? "",
    introduction: account.introduction ?? "",
    roles: await rolesOf(database, account.id),
    version,
  };
}

async function update(
  services: Services,
  caller: Caller,
  { version, ...given }: Arguments<typeof ownAccount.update>,
): Promise<OwnAccount> {
  const repository = repositoryOf(user, services);
  const { userId } = caller;
  return inTransaction(services.database, async (trx) => {
    const [row] = (await repository.lock(trx, [userId])) as [Row];
    const before = storedAs(user, row);
    await refuseStale(version, {
      version: before.version,
      current: async () => z.encode(ownAccount.update.reply, await shown(trx, await callersAccount(trx, userId))),
    });
    if (given.avatar && given.avatar !== before.avatar && !(await isOwnPicture(trx, given.avatar, userId)))
      throw invalidField("portrait", OWN_ACCOUNT_TEXTS.portrait);
    const emptied = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value === "" ? null : value]),
    );
    const changed = changesOf(user, emptied, row);
    if (Object.keys(changed).length > 0) await repository.update(trx, [{ before: row, values: changed }], caller);
    return shown(trx, await callersAccount(trx, userId));
  });
}
