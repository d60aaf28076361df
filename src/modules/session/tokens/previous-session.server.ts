import type { Queryable } from "../../../server/database/database.ts";
import type { RequestContext } from "../../../server/http/route.ts";
import { tokenHash } from "../../../server/secrets/random-token.ts";
import type { Services } from "../../../server/services.ts";
import type { SessionTables } from "../session-tables.server.ts";
import { readCookie, REFRESH_HALF } from "./split-cookies.server.ts";
import { ACCESS_HALF } from "../../../server/http/request/secret-cookies.ts";

/**
 * The sessions whose credentials the request carries: a browser's by its cookie halves, other clients' by the whole
 * token. A readable half alone identifies nothing (TK-15).
 */
export async function previousSessions(
  on: Queryable,
  { secrets }: Pick<Services, "secrets">,
  context: RequestContext,
): Promise<string[]> {
  const hash = (token: string | undefined) => (token === undefined ? "" : tokenHash(secrets.tokenKey, token));
  const accessHalf = hash(readCookie(context.cookies, ACCESS_HALF));
  const refreshHalf = hash(readCookie(context.cookies, REFRESH_HALF));
  const whole = hash(context.accessToken);
  if (accessHalf + refreshHalf + whole === "") return [];
  const db = on.as<SessionTables>();
  const rows = await db
    .selectFrom("access_token")
    .select("session_id")
    .where((row) =>
      row.or([row("half_hash", "=", accessHalf), row.and([row("hash", "=", whole), row("half_hash", "is", null)])]),
    )
    .union(db.selectFrom("refresh_token").select("session_id").where("half_hash", "=", refreshHalf))
    .execute();
  return rows.map((row) => row.session_id);
}
