import type { Reply } from "../../contract/endpoint.ts";
import type { Services } from "../../server/services.ts";
import type { LoginOutcome } from "./login-log.server.ts";
import type { SessionTables } from "./session-tables.server.ts";
import type { session } from "./session.ts";

const MAX_SIGN_INS = 10;
const RIGHT: LoginOutcome = "signed-in";

/** The latest sign-in attempts for the account. */
export async function ownSignIns({ database }: Services, accountId: string): Promise<Reply<typeof session.mySignIns>> {
  const rows = await database
    .as<SessionTables>()
    .selectFrom("login_log")
    .select(["id", "at", "outcome", "address", "user_agent"])
    .where("account_id", "=", accountId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_SIGN_INS)
    .execute();
  return rows.map(({ id, at, outcome, address, user_agent }) => ({
    id,
    at,
    isRight: outcome === RIGHT,
    address,
    userAgent: user_agent,
  }));
}
