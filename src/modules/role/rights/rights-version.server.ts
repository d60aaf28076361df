import { sql, type RawBuilder } from "kysely";

/** SQL for a text that changes whenever a user's rights or the menu entries behind them change (TK-11). */
export const rightsVersion = (accountId: string): RawBuilder<string> => sql`(
  with own as (
    select role.id, role.code from user_role join role on role.id = user_role.role_id
    where user_role.account_id = ${accountId} and role.deleted_at is null
  )
  select concat_ws('|',
    (select string_agg(code, ',' order by code) from own),
    (select string_agg(menu_id, ',' order by menu_id) from role_menu where role_id in (select id from own)),
    (select concat_ws(',', count(*), sum(version), extract(epoch from max(updated_at))) from menu)
  ))`;
