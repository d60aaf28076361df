import { Failure } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import type { Arguments, Reply } from "../../contract/endpoint.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { CookieJar, PublicContext, SignedInContext } from "../../server/http/route.ts";
import { tokenHash } from "../../server/secrets/random-token.ts";
import type { Services } from "../../server/services.ts";
import { END_SESSIONS, liveSession } from "../live-session/live-session.ts";
import { refuseAbove } from "../role/role.server.ts";
import { namesOf, type IdentityTables } from "../identity/identity.server.ts";
import { peopleSeenBy } from "../user/user.server.ts";
import { endSessions } from "./end-session.server.ts";
import { findToken, TOKEN_KINDS, type TokenKind } from "./tokens/find-token.server.ts";
import { lastUse } from "./last-use.server.ts";
import type { SessionTables } from "./session-tables.server.ts";
import type { session } from "./session.ts";
import { readCookie, REFRESH_HALF, takeHalves } from "./tokens/split-cookies.server.ts";
import { ACCESS_HALF } from "../../server/http/request/secret-cookies.ts";

/** The caller's open sessions, latest first (TK-12). */
export async function ownSessions(
  { database, clock }: Services,
  { caller }: SignedInContext,
): Promise<Reply<typeof session.mySessions>> {
  const now = new Date(clock.now()).toISOString();
  const rows = await database
    .as<SessionTables>()
    .selectFrom("session")
    .select(["id", "created_at", "address", "user_agent", lastUse(caller.sessionId, now).as("last_used_at")])
    .where("account_id", "=", caller.userId)
    .where("ended_at", "is", null)
    .where("idle_at", ">", now)
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

/**
 * Ends one of the caller's sessions or, with the permission, anybody's. Throws `notFound` alike for unknown sessions
 * and those the caller may not end (AZ-05).
 */
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
      // Users outside the caller's data scope count as not existing.
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
 * Ends the session of an access token in the body or header, or of either token as `token` (RFC 7009). Unknown and
 * ended tokens and lone halves get the same answer and change nothing (TK-08, TK-15); two different access tokens are
 * refused (TK-13).
 */
export async function signOut(
  services: Services,
  { accessToken: inBody, token: byStandard }: Arguments<typeof session.signOut>,
  context: PublicContext,
): Promise<null> {
  const { accessToken: inHeader, cookies } = context;
  const asked = inBody ?? byStandard;
  if (inBody !== undefined && byStandard !== undefined && inBody !== byStandard) throw new Failure("notAuthenticated");
  // `token` may be the refresh token of the calling session.
  if (inBody !== undefined && inHeader !== undefined && inBody !== inHeader) throw new Failure("notAuthenticated");
  const token = asked ?? inHeader;
  if (token === undefined || token === "") return null;
  // `access_token` accepts access tokens only (TK-04).
  const kinds: readonly TokenKind[] = inBody === undefined && byStandard !== undefined ? TOKEN_KINDS : ["access_token"];
  const isBrowser = readCookie(cookies, ACCESS_HALF) !== undefined;
  if (await endByToken(services, token, kinds, cookies)) {
    takeHalves(cookies);
    if (isBrowser) cookies.emptyCache();
  }
  return null;
}

async function endByToken(
  services: Services,
  token: string,
  kinds: readonly TokenKind[],
  cookies: CookieJar,
): Promise<boolean> {
  const { tokenKey } = services.secrets;
  return inTransaction(services.database, async (trx) => {
    const found = await findToken(trx, tokenKey, token, kinds);
    const half = readCookie(cookies, found?.kind === "refresh_token" ? REFRESH_HALF : ACCESS_HALF);
    const isWhole =
      found !== undefined &&
      (found.half_hash === null || (half !== undefined && found.half_hash === tokenHash(tokenKey, half)));
    if (isWhole) await endSessions(trx, services, [found.session_id], "signed-out");
    return isWhole;
  });
}
