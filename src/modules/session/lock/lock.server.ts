import { inTransaction } from "../../../server/database/transaction.ts";
import { routes, type Route, type SignedInContext } from "../../../server/http/route.ts";
import type { Services } from "../../../server/services.ts";
import { announceSessions } from "../../identity/identity.server.ts";
import { changeUnlockPassword } from "./change-unlock-password.server.ts";
import { countOn } from "../tokens/epoch-file.server.ts";
import { lock } from "./lock.ts";
import type { SessionTables } from "../session-tables.server.ts";
import { unlockSession } from "./unlock.server.ts";

export const lockRoutes = (services: Services): Route[] =>
  routes(lock, {
    lock: (_, context) => lockSession(services, context),
    unlock: ({ password }, context) => unlockSession(services, password, context),
    changeUnlockPassword: (args, context) => changeUnlockPassword(services, args, context),
  });

/** Locks the session on all instances: its tokens then allow only unlocking and signing out (TK-17). */
async function lockSession(services: Services, { caller }: SignedInContext): Promise<null> {
  const { database, clock, changes } = services;
  await inTransaction(database, async (trx) => {
    const locked = await trx
      .as<SessionTables>()
      .updateTable("session")
      .set({ locked_at: new Date(clock.now()).toISOString() })
      .where("id", "=", caller.sessionId)
      .where("locked_at", "is", null)
      .returning("id")
      .execute();
    if (locked.length > 0) await countOn(trx, services);
    await announceSessions(
      changes,
      trx,
      locked.map(({ id }) => id),
    );
  });
  return null;
}
