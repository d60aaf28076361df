import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Services } from "../../server/services.ts";
import { announceEnded } from "../identity/identity.server.ts";
import { countOn } from "./tokens/epoch-file.server.ts";
import type { EndReason, SessionTables } from "./session-tables.server.ts";

type Needs = Pick<Services, "clock" | "changes" | "env" | "secrets">;

/** Ends sessions with their tokens: here at commit, on other instances within a second. Idempotent. */
export async function endSessions(
  trx: DatabaseTransaction,
  services: Needs,
  ids: readonly string[],
  why: EndReason,
): Promise<void> {
  if (ids.length === 0) return;
  const ended = await trx
    .as<SessionTables>()
    .updateTable("session")
    .set({ ended_at: new Date(services.clock.now()).toISOString(), ended_why: why })
    .where("id", "in", ids)
    .where("ended_at", "is", null)
    .returning("id")
    .execute();
  if (ended.length > 0) await countOn(trx, services);
  await announceEnded(
    services.changes,
    trx,
    ended.map(({ id }) => id),
  );
}

/** Ends all sessions of a user except `but` (TK-09, TK-10). */
export async function endSessionsOf(
  trx: DatabaseTransaction,
  services: Needs,
  accountId: string,
  why: EndReason,
  but?: string,
): Promise<void> {
  const rows = await trx
    .as<SessionTables>()
    .selectFrom("session")
    .select("id")
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .execute();
  await endSessions(
    trx,
    services,
    rows.map(({ id }) => id).filter((id) => id !== but),
    why,
  );
}
