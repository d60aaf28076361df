import { Failure } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import type { Reply } from "../../contract/endpoint.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { PublicContext, SignedInContext } from "../../server/http/route.ts";
import { tokenHash } from "../../server/security/random-token.ts";
import type { Services } from "../../server/services.ts";
import { END_SESSIONS, liveSession } from "../live-session/live-session.ts";
import { refuseAbove } from "../role/role.server.ts";
import { namesOf, peopleSeenBy, type IdentityTables } from "../user/user.server.ts";
import { endSessions } from "./end-session.server.ts";
import type { SessionTables } from "./session-tables.server.ts";
import type { session } from "./session.ts";
import { ACCESS_HALF, readCookie, takeHalves } from "./split-cookies.server.ts";

/** The caller's living sessions, the latest first (TK-12). */
export async function ownSessions(
  { database, clock }: Services,
  { caller }: SignedInContext,
): Promise<Reply<typeof session.mySessions>> {
  const rows = await database
    .as<SessionTables>()
    .selectFrom("session")
    .select(["id", "created_at", "last_used_at", "address", "user_agent"])
    .where("account_id", "=", caller.userId)
    .where("ended_at", "is", null)
    .where("idle_at", ">", new Date(clock.now()).toISOString())
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    address: row.address,
    userAgent: row.user_agent,
    isCurrent: row.id === caller.sessionId,
  }));
}

/** Ends one of the caller's sessions, or anyone's with the permission. Others' and missing ones are one answer (AZ-05). */
export async function endSession(services: Services, id: string, { caller }: SignedInContext): Promise<null> {
  await inTransaction(services.database, async (trx) => {
    const found = await trx
      .as<SessionTables>()
      .selectFrom("session")
      .select(["account_id", "address", "user_agent"])
      .where("id", "=", id)
      .where("ended_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    const isOwn = found?.account_id === caller.userId;
    if (!found || !(isOwn || hasAny(caller.permissions, END_SESSIONS))) throw new Failure("notFound");
    if (!isOwn) {
      // Whom they do not see has no session for them either.
      const seen = await trx
        .as<IdentityTables>()
        .selectFrom("account")
        .select("id")
        .where("id", "=", found.account_id)
        .where(peopleSeenBy(caller))
        .executeTakeFirst();
      if (!seen) throw new Failure("notFound");
      await refuseAbove(trx, caller, found.account_id);
      await recordAudit(trx, services, caller, [
        {
          action: "endSession",
          module: liveSession.path,
          recordId: id,
          title: (await namesOf(trx, [found.account_id])).get(found.account_id) ?? "",
          before: { accountId: found.account_id, device: found.user_agent, address: found.address },
        },
      ]);
    }
    await endSessions(trx, services, [id], "ended");
  });
  return null;
}

/**
 * Ends the session of an access token, in the body or the header. Unknown, ended and half-known tokens get the same
 * answer and change nothing (TK-08, TK-15); two different tokens are refused (TK-13).
 */
export async function signOut(services: Services, inBody: string | undefined, context: PublicContext): Promise<null> {
  const { accessToken: inHeader, cookies } = context;
  if (inBody !== undefined && inHeader !== undefined && inBody !== inHeader) throw new Failure("notAuthenticated");
  const token = inBody ?? inHeader;
  const half = readCookie(cookies, ACCESS_HALF);
  if (token !== undefined && token !== "" && (await endByToken(services, token, half))) {
    takeHalves(cookies);
    if (half !== undefined) cookies.emptyCache();
  }
  return null;
}

async function endByToken(services: Services, token: string, half: string | undefined): Promise<boolean> {
  const { tokenKey } = services.secrets;
  return inTransaction(services.database, async (trx) => {
    const found = await trx
      .as<SessionTables>()
      .selectFrom("access_token")
      .select(["session_id", "half_hash"])
      .where("hash", "=", tokenHash(tokenKey, token))
      .executeTakeFirst();
    const isWhole =
      found !== undefined &&
      (found.half_hash === null || (half !== undefined && found.half_hash === tokenHash(tokenKey, half)));
    if (isWhole) await endSessions(trx, services, [found.session_id], "signed-out");
    return isWhole;
  });
}
