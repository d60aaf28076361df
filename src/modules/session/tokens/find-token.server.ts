import type { KeyObject } from "node:crypto";
import type { Queryable } from "../../../server/database/database.ts";
import { tokenHash } from "../../../server/secrets/random-token.ts";
import type { SessionTables } from "../session-tables.server.ts";

export const TOKEN_KINDS = ["access_token", "refresh_token"] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Finds a token with its session; undefined if unknown. */
export async function findToken(
  on: Queryable,
  key: KeyObject,
  token: string,
  kinds: readonly TokenKind[] = TOKEN_KINDS,
) {
  for (const kind of kinds) {
    const row = await on
      .as<SessionTables>()
      .selectFrom(kind)
      .innerJoin("session", "session.id", `${kind}.session_id`)
      .select([
        `${kind}.session_id`,
        `${kind}.half_hash`,
        `${kind}.expires_at`,
        `${kind}.created_at`,
        "session.client_id",
        "session.account_id",
        "session.ended_at",
        "session.ends_at",
        "session.idle_at",
        "session.locked_at",
      ])
      .where(`${kind}.hash`, "=", tokenHash(key, token))
      .executeTakeFirst();
    if (row) return { ...row, kind };
  }
  return undefined;
}
