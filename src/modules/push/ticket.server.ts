import { sql } from "kysely";
import { languageOf, type Language } from "../../contract/text.ts";
import type { PeerOwner } from "../../server/push/peer.ts";
import type { Caller } from "../../server/caller.ts";
import { newToken, tokenHash } from "../../server/secrets/random-token.ts";
import type { Services } from "../../server/services.ts";
import type { PushTables } from "./push-tables.server.ts";
import { sessionAccessOf } from "./session-access.server.ts";

type Needs = Pick<Services, "clock" | "database" | "secrets">;

const LIFE = 30_000; // ms, W4
const MAX_PER_SESSION = 10; // RL-06: a browser uses one at a time

const iso = (moment: number) => new Date(moment).toISOString();
const hashOf = ({ secrets }: Needs, ticket: string) => tokenHash(secrets.tokenKey, `push:${ticket}`);

/** Issues a ticket for the caller's session; the oldest of too many unused ones is deleted. */
export async function giveTicket(services: Needs, caller: Caller, language: Language): Promise<string> {
  const { clock, database } = services;
  const ticket = newToken();
  const now = clock.now();
  const db = database.as<PushTables>();
  await sql`
    delete from push_ticket where session_id = ${caller.sessionId} and (expires_at <= ${iso(now)} or hash in (
      select hash from push_ticket where session_id = ${caller.sessionId} order by expires_at desc, hash offset ${sql.lit(MAX_PER_SESSION - 1)}
    ))`.execute(db);
  await db
    .insertInto("push_ticket")
    .values({
      hash: hashOf(services, ticket),
      session_id: caller.sessionId,
      account_id: caller.userId,
      language,
      expires_at: iso(now + LIFE),
    })
    .execute();
  return ticket;
}

/**
 * Returns the owner of a ticket and deletes it, so that of parallel calls only one gets it, on any instance (WS-01).
 */
export async function spendTicket(services: Needs, userId: string, ticket: string): Promise<PeerOwner | undefined> {
  const found = await services.database
    .as<PushTables>()
    .deleteFrom("push_ticket")
    .where("hash", "=", hashOf(services, ticket))
    .returning(["session_id", "account_id", "language", "expires_at"])
    .executeTakeFirst();
  if (!found || found.account_id !== userId || Date.parse(found.expires_at) <= services.clock.now()) return undefined;
  const access = (await sessionAccessOf(services, [found.session_id])).get(found.session_id);
  if (!access || access.isRestricted) return undefined;
  return { userId, sessionId: found.session_id, language: languageOf(found.language) };
}

/** Deletes expired tickets. */
export async function sweepTickets({ clock, database }: Omit<Needs, "secrets">): Promise<void> {
  await database.as<PushTables>().deleteFrom("push_ticket").where("expires_at", "<=", iso(clock.now())).execute();
}
