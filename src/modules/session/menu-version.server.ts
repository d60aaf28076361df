import { sql } from "kysely";
import type { Queryable } from "../../server/database/database.ts";
import { rightsVersion } from "../role/role.server.ts";
import { settingsVersion } from "../setting/setting.server.ts";
import { translationsVersion } from "../translation/translation.server.ts";

/** A hash that changes whenever RELOAD_MENU would be sent: menu, rights, settings and text overrides (TK-11, ST-05). */
export async function menuVersion(on: Queryable, accountId: string): Promise<string> {
  const parts = sql.join([rightsVersion(accountId), settingsVersion, translationsVersion]);
  const { rows } = await sql<{ version: string }>`
    select encode(sha256(convert_to(concat_ws('#', ${parts}), 'UTF8')), 'hex') as version`.execute(on.as<unknown>());
  return rows[0]?.version ?? "";
}
