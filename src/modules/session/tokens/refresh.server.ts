import type { Arguments } from "../../../contract/endpoint.ts";
import { Failure } from "../../../contract/errors.ts";
import { sessionEndOf, type SessionEnd } from "../../../contract/session/session-end.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { RequestContext } from "../../../server/http/route.ts";
import { tokenHash } from "../../../server/secrets/random-token.ts";
import type { Services } from "../../../server/services.ts";
import type { IdentityTables } from "../../identity/identity.server.ts";
import { checkClient, type Client } from "../check-client.server.ts";
import { endSessions } from "../end-session.server.ts";
import { endIfRestored, epochNow, isCurrent } from "./epoch.server.ts";
import { knownEpoch } from "./epoch-file.server.ts";
import { logLogin } from "../login-log.server.ts";
import { deadlinesFrom, storeAccess, storeTokens } from "../open-session.server.ts";
import type { SessionTables } from "../session-tables.server.ts";
import type { session, Tokens } from "../session.ts";
import { giveHalves, readCookie, REFRESH_HALF, takeHalves } from "./split-cookies.server.ts";
import { firstTokens, hashesOf, tokensAfter, type TokenSet } from "./token-set.server.ts";

const GRACE = 10_000; // ms in which a used refresh token still returns its successor (TK-05, TK-06)

interface Renewed {
  readonly tokens: TokenSet;
  readonly isSplit: boolean;
  readonly accessAt: number;
  readonly endsAt: number;
}

/**
 * Exchanges a refresh token for the next generation. A second use within the grace time returns the same tokens; a
 * later one means theft and ends the session. Throws `refreshRefused` for every other problem.
 */
export async function refreshTokens(
  services: Services,
  args: Arguments<typeof session.refresh>,
  context: RequestContext,
): Promise<Tokens> {
  if (args.grantType !== undefined && args.grantType !== "refresh_token") throw new Failure("signInFailed");
  const client = checkClient(services.env, args.clientId, args.clientSecret);
  const renewed = await inTransaction(services.database, (trx) =>
    renew(trx, services, args.refreshToken, client, context),
  );
  if (renewed === "restored") await endIfRestored(services);
  if (renewed === "reused") {
    services.log.warn({ requestId: context.requestId }, "A used refresh token came again: its session was ended.");
    takeHalves(context.cookies);
  }
  if (typeof renewed === "string") throw new Failure("refreshRefused", { why: sessionEndOf(renewed) });
  const { tokens, isSplit, accessAt, endsAt } = renewed;
  const secondsTo = (moment: number) => Math.max(0, Math.floor((moment - services.clock.now()) / 1000));
  if (isSplit) giveHalves(context.cookies, tokens, secondsTo(endsAt));
  return {
    accessToken: tokens.access,
    refreshToken: tokens.refresh,
    expiresIn: secondsTo(accessAt),
    tokenType: "Bearer",
  };
}

async function renew(
  trx: DatabaseTransaction,
  services: Services,
  token: string,
  client: Client,
  context: RequestContext,
): Promise<Renewed | "refused" | "reused" | "restored" | SessionEnd> {
  const now = services.clock.now();
  const known = knownEpoch(services);
  const found = await lockSession(trx, services, token);
  if (found && !isCurrent(services, found.epoch, known)) return "restored";
  if (!found || found.client_id !== client.id || !(await ownsHalf(trx, services, found, context))) return "refused";
  if (found.ended_at !== null) return sessionEndOf(found.ended_why) ?? "refused";
  if (now >= Date.parse(found.ends_at)) return "refused";
  if (!found.is_enabled || found.deleted_at !== null) return "refused";

  const tokens = tokensAfter(services.secrets.tokenKey, token);
  const endsAt = Date.parse(found.ends_at);
  if (found.used_at !== null) {
    if (now - Date.parse(found.used_at) <= GRACE)
      return { tokens, isSplit: found.is_split, accessAt: await expiryOf(trx, services, tokens), endsAt };
    await endSessions(trx, services, [found.session_id], "reuse");
    await logLogin(trx, now, "reuse", { id: found.account_id, username: found.username }, context, found.session_id);
    return "reused";
  }
  if (now >= Date.parse(found.expires_at)) return "refused";
  if (!client.rotates) return lengthen(trx, services, found, token);

  const until = deadlinesFrom(services, now, endsAt);
  const at = new Date(now).toISOString();
  const db = trx.as<SessionTables>();
  await db.updateTable("refresh_token").set({ used_at: at }).where("hash", "=", found.hash).execute();
  await db
    .updateTable("session")
    .set({
      last_used_at: at,
      idle_at: new Date(until.idleAt).toISOString(),
      address: context.address,
      user_agent: context.userAgent,
    })
    .where("id", "=", found.session_id)
    .execute();
  await storeTokens(trx, services, { id: found.session_id, isSplit: found.is_split }, tokens, until);
  return { tokens, isSplit: found.is_split, accessAt: until.accessAt, endsAt };
}

/**
 * A new access token for a client that keeps its first refresh token (decision 040). The refresh token's expiry stays:
 * such a session ends REFRESH_TTL after the sign-in.
 */
async function lengthen(
  trx: DatabaseTransaction,
  services: Services,
  found: LockedSession,
  refresh: string,
): Promise<Renewed> {
  const now = services.clock.now();
  const endsAt = Date.parse(found.expires_at);
  const { accessAt } = deadlinesFrom(services, now, endsAt);
  const tokens = { ...firstTokens(services.secrets.tokenKey), refresh };
  await storeAccess(trx, services, { id: found.session_id, isSplit: false }, tokens, accessAt);
  await trx
    .as<SessionTables>()
    .updateTable("session")
    .set({ last_used_at: new Date(now).toISOString() })
    .where("id", "=", found.session_id)
    .execute();
  return { tokens, isSplit: false, accessAt, endsAt };
}

// Serialises parallel refreshes. Both rows are locked, because after waiting PostgreSQL rereads only locked rows;
// otherwise the token would still look unused.
const lockSession = (trx: DatabaseTransaction, { secrets }: Services, token: string) =>
  trx
    .as<SessionTables & IdentityTables>()
    .selectFrom("refresh_token")
    .innerJoin("session", "session.id", "refresh_token.session_id")
    .innerJoin("account", "account.id", "session.account_id")
    .select([
      "refresh_token.hash",
      "refresh_token.half_hash",
      "refresh_token.expires_at",
      "refresh_token.used_at",
      "refresh_token.session_id",
      "session.client_id",
      "session.is_split",
      "session.ends_at",
      "session.ended_at",
      "session.ended_why",
      "session.account_id",
      "account.username",
      "account.is_enabled",
      "account.deleted_at",
      epochNow.as("epoch"),
    ])
    .where("refresh_token.hash", "=", tokenHash(secrets.tokenKey, token))
    .forUpdate(["session", "refresh_token"])
    .executeTakeFirst();

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/**
 * A browser must also send its cookie half; without it nothing happens, not even the end of the session, or a stolen
 * readable half could sign people out. A used token may come with a newer half: another tab's answer replaced the
 * cookie meanwhile.
 */
async function ownsHalf(
  trx: DatabaseTransaction,
  { secrets }: Services,
  found: LockedSession,
  { cookies }: RequestContext,
): Promise<boolean> {
  if (!found.is_split) return true;
  const half = readCookie(cookies, REFRESH_HALF);
  if (half === undefined) return false;
  const hash = tokenHash(secrets.tokenKey, half);
  if (hash === found.half_hash) return true;
  if (found.used_at === null) return false;
  const other = await trx
    .as<SessionTables>()
    .selectFrom("refresh_token")
    .select("hash")
    .where("half_hash", "=", hash)
    .where("session_id", "=", found.session_id)
    .executeTakeFirst();
  return other !== undefined;
}

async function expiryOf(trx: DatabaseTransaction, { secrets }: Services, tokens: TokenSet): Promise<number> {
  const row = await trx
    .as<SessionTables>()
    .selectFrom("access_token")
    .select("expires_at")
    .where("hash", "=", hashesOf(secrets.tokenKey, tokens, false).access)
    .executeTakeFirst();
  return row ? Date.parse(row.expires_at) : 0;
}
