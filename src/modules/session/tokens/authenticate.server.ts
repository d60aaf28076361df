import { timingSafeEqual } from "node:crypto";
import type { Restriction } from "../../../contract/endpoint.ts";
import { sessionEndOf, type SessionEnd } from "../../../contract/session/session-end.ts";
import { freshCache } from "../../../server/database/changes/fresh-cache.ts";
import type { Authenticate, Authentication } from "../../../server/http/admission/authenticate.ts";
import { RECENT_PASSWORD } from "../../../server/http/admission/recent-password.ts";
import { tokenHash } from "../../../server/secrets/random-token.ts";
import type { Services } from "../../../server/services.ts";
import { dataScopeOf, permissionsOf } from "../../role/role.server.ts";
import {
  ACCOUNT_CHANGED,
  GRANTS_CHANGED,
  type IdentityTables,
  SESSION_CHANGED,
  SESSION_ENDED,
} from "../../identity/identity.server.ts";
import { endIfRestored, epochNow, isCurrent } from "./epoch.server.ts";
import { knownEpoch } from "./epoch-file.server.ts";
import { noteUse } from "../last-use.server.ts";
import type { SessionTables } from "../session-tables.server.ts";
import { onIds } from "../../../server/database/changes/announced-ids.ts";

const LONGEST_STALE = 1_000; // ms, TK-10 and TK-11 even when an announcement is lost

const refused = (reason: "notAuthenticated" | "sessionEnded" | "accessExpired", why?: SessionEnd): Authentication => ({
  kind: "refused",
  reason,
  why,
});

/**
 * Authenticates a token, from caches where nothing changed. An unknown token is `sessionEnded` (100008). A browser's
 * token without its cookie half is `notAuthenticated`; with the half of another generation it is `accessExpired`, so
 * that a request overtaken by another tab's refresh is simply retried.
 */
export function createAuthenticate(services: Services): Authenticate {
  const { clock, secrets, changes } = services;
  // A token's data never changes, but its row is deleted with its session.
  const tokens = freshCache({ max: 50_000, ttlMs: 60_000 }, (hash) => loadToken(services, hash));
  const sessions = freshCache({ max: 50_000, ttlMs: LONGEST_STALE }, (id) => loadSession(services, id));
  const accounts = freshCache({ max: 10_000, ttlMs: LONGEST_STALE }, (id) => loadAccount(services, id));
  const markUsed = noteUse(services, (id) => sessions.drop(id));
  onIds(changes, SESSION_ENDED, (id) => sessions.drop(id));
  onIds(changes, SESSION_CHANGED, (id) => sessions.drop(id));
  onIds(changes, ACCOUNT_CHANGED, (id) => accounts.drop(id));
  onIds(changes, GRANTS_CHANGED, () => accounts.drop());

  return async ({ token, half }) => {
    const found = await tokens.get(tokenHash(secrets.tokenKey, token));
    const session = found && (await sessions.get(found.sessionId));
    if (!session) return refused("sessionEnded");
    const now = clock.now();
    if (session.isEnded) return refused("sessionEnded", session.endedWhy);
    if (now >= session.idleAt || now >= session.endsAt) return refused("sessionEnded");
    if (now >= found.expiresAt) return refused("accessExpired");
    if (found.halfHash !== null) {
      if (half === undefined) return refused("notAuthenticated");
      if (!timingSafeEqual(Buffer.from(found.halfHash), Buffer.from(tokenHash(secrets.tokenKey, half))))
        return refused("accessExpired");
    }
    const account = await accounts.get(session.accountId);
    // The session was cached before the account was disabled or deleted; its reason is known by now.
    if (!account) return refused("sessionEnded", (await loadSession(services, found.sessionId))?.endedWhy);
    // The lock comes first: other restrictions are not revealed before it is lifted.
    const restrictions: ReadonlySet<Restriction> = session.isLocked
      ? new Set<Restriction>(["locked", ...account.restrictions])
      : account.restrictions;
    markUsed(found.sessionId, session.lastUsedAt);
    const hasRecentPassword = now - session.passwordSeenAt <= RECENT_PASSWORD;
    return { kind: "caller", caller: { sessionId: found.sessionId, ...account, restrictions, hasRecentPassword } };
  };
}

async function loadToken({ database }: Services, hash: string) {
  const row = await database
    .as<SessionTables>()
    .selectFrom("access_token")
    .select(["session_id", "half_hash", "expires_at"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row && { sessionId: row.session_id, halfHash: row.half_hash, expiresAt: Date.parse(row.expires_at) };
}

async function loadSession(services: Services, id: string) {
  const known = knownEpoch(services);
  const row = await services.database
    .as<SessionTables>()
    .selectFrom("session")
    .select([
      "account_id",
      "idle_at",
      "ends_at",
      "ended_at",
      "ended_why",
      "locked_at",
      "password_seen_at",
      "last_used_at",
      epochNow.as("epoch"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row && !isCurrent(services, row.epoch, known)) {
    await endIfRestored(services);
    return undefined;
  }
  return (
    row && {
      accountId: row.account_id,
      idleAt: Date.parse(row.idle_at),
      endsAt: Date.parse(row.ends_at),
      isEnded: row.ended_at !== null,
      endedWhy: sessionEndOf(row.ended_why),
      isLocked: row.locked_at !== null,
      passwordSeenAt: Date.parse(row.password_seen_at),
      lastUsedAt: Date.parse(row.last_used_at),
    }
  );
}

async function loadAccount({ database }: Services, id: string) {
  const row = await database
    .as<IdentityTables>()
    .selectFrom("account")
    .select(["username", "must_change_password"])
    .where("id", "=", id)
    .where("is_enabled", "=", true)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const permissions = await permissionsOf(database, id);
  const scope = await dataScopeOf(database, id);
  const restrictions: ReadonlySet<Restriction> = new Set(row.must_change_password ? ["mustChangePassword"] : []);
  return { userId: id, username: row.username, permissions, restrictions, ...(scope ? { scope } : {}) };
}
