import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { Services } from "../../server/services.ts";
import { endSessions } from "./end-session.server.ts";
import { countOn } from "./tokens/epoch-file.server.ts";
import type { SessionTables } from "./session-tables.server.ts";
import { hashesOf, type TokenSet } from "./tokens/token-set.server.ts";

export interface NewSession {
  readonly accountId: string;
  readonly clientId: string;
  readonly isSplit: boolean;
  readonly address: string;
  readonly userAgent: string;
}

/** Expiry of the tokens of one generation, in milliseconds since 1970. */
export interface Deadlines {
  readonly accessAt: number;
  readonly idleAt: number;
  readonly endsAt: number;
}

const iso = (moment: number) => new Date(moment).toISOString();

/** TK-02: no token outlives the session's absolute end. */
export const deadlinesFrom = ({ env }: Services, now: number, endsAt = now + env.sessionTtl * 1000): Deadlines => ({
  accessAt: Math.min(now + env.accessTtl * 1000, endsAt),
  idleAt: Math.min(now + env.refreshTtl * 1000, endsAt),
  endsAt,
});

/**
 * Opens a session with its first tokens, and ends the user's oldest ones beyond the limit (TK-12). The transaction must
 * hold a lock on the account, or parallel sign-ins would exceed the limit. Returns the session's id.
 */
export async function openSession(
  trx: DatabaseTransaction,
  services: Services,
  wanted: NewSession,
  tokens: TokenSet,
): Promise<string> {
  const now = services.clock.now();
  const until = deadlinesFrom(services, now);
  const id = newRecordId(now);
  const db = trx.as<SessionTables>();
  const others = await db
    .selectFrom("session")
    .select("id")
    .where("account_id", "=", wanted.accountId)
    .where("ended_at", "is", null)
    .where("idle_at", ">", iso(now))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(services.env.sessionsPerUser - 1)
    .execute();
  await endSessions(
    trx,
    services,
    others.map((session) => session.id),
    "too-many",
  );
  await db
    .insertInto("session")
    .values({
      id,
      account_id: wanted.accountId,
      client_id: wanted.clientId,
      is_split: wanted.isSplit,
      address: wanted.address,
      user_agent: wanted.userAgent,
      created_at: iso(now),
      last_used_at: iso(now),
      idle_at: iso(until.idleAt),
      ends_at: iso(until.endsAt),
      ended_at: null,
      ended_why: null,
      locked_at: null,
      unlock_failures: 0,
      password_seen_at: iso(now),
      confirm_failures: 0,
    })
    .execute();
  await storeTokens(trx, services, { id, isSplit: wanted.isSplit }, tokens, until);
  return id;
}

/** Stores the hashes of a generation of tokens. */
export async function storeTokens(
  trx: DatabaseTransaction,
  services: Services,
  session: { readonly id: string; readonly isSplit: boolean },
  tokens: TokenSet,
  until: Deadlines,
): Promise<void> {
  await countOn(trx, services);
  const hashes = hashesOf(services.secrets.tokenKey, tokens, session.isSplit);
  await storeAccess(trx, services, session, tokens, until.accessAt);
  await trx
    .as<SessionTables>()
    .insertInto("refresh_token")
    .values({
      session_id: session.id,
      created_at: iso(services.clock.now()),
      hash: hashes.refresh,
      half_hash: hashes.refreshHalf,
      expires_at: iso(until.idleAt),
      used_at: null,
    })
    .execute();
}

/** Stores the hashes of an access token only. */
export async function storeAccess(
  trx: DatabaseTransaction,
  services: Services,
  session: { readonly id: string; readonly isSplit: boolean },
  tokens: TokenSet,
  expiresAt: number,
): Promise<void> {
  const hashes = hashesOf(services.secrets.tokenKey, tokens, session.isSplit);
  await trx
    .as<SessionTables>()
    .insertInto("access_token")
    .values({
      session_id: session.id,
      created_at: iso(services.clock.now()),
      hash: hashes.access,
      half_hash: hashes.accessHalf,
      expires_at: iso(expiresAt),
    })
    .execute();
}
