import { sql } from "kysely";
import type { Queryable } from "../../server/database/database.ts";

/** Another text whenever a user's rights or the menu behind them are others: whoever loaded them before can tell (TK-11). */
export async function rightsVersion(on: Queryable, accountId: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    with own as (
      select role.id, role.code from user_role join role on role.id = user_role.role_id
      where user_role.account_id = ${accountId} and role.deleted_at is null
    )
    select encode(sha256(convert_to(concat_ws('|',
      (select string_agg(code, ',' order by code) from own),
      (select string_agg(menu_id, ',' order by menu_id) from role_menu where role_id in (select id from own)),
      (select concat_ws(',', count(*), sum(version), extract(epoch from max(updated_at))) from menu)
    ), 'UTF8')), 'hex') as version`.execute(on.as<unknown>());
  return rows[0]?.version ?? "";
}
