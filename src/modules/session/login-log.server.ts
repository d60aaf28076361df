import type { Queryable } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { RequestContext } from "../../server/http/route.ts";
import type { SessionTables } from "./session-tables.server.ts";

export type LoginOutcome =
  | "signed-in"
  | "wrong-password"
  | "unknown-name"
  | "disabled"
  | "password-expired"
  | "waiting"
  | "source-waiting"
  | "reuse";

/** An existing account only, since people type passwords into the name field (LG-01). */
export interface LoggedAccount {
  readonly id: string;
  readonly username: string;
}

/** Logs an attempt that passed the captcha, or a detected theft of a token. */
export async function logLogin(
  on: Queryable,
  now: number,
  outcome: LoginOutcome,
  account: LoggedAccount | null,
  { address, userAgent }: Pick<RequestContext, "address" | "userAgent">,
  sessionId: string | null = null,
): Promise<void> {
  await on
    .as<SessionTables>()
    .insertInto("login_log")
    .values({
      id: newRecordId(now),
      at: new Date(now).toISOString(),
      account_id: account?.id ?? null,
      username: account?.username ?? "",
      outcome,
      address,
      user_agent: userAgent,
      session_id: sessionId,
    })
    .execute();
}

/** True if the account was used, as far back as the log goes. */
export async function hasSignedIn(on: Queryable, accountId: string): Promise<boolean> {
  const found = await on
    .as<SessionTables>()
    .selectFrom("login_log")
    .select("id")
    .where("account_id", "=", accountId)
    .where("outcome", "=", "signed-in")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
