import type { Query } from "./load.ts";

/**
 * Adds accounts with the administrator's password, which need not be changed, and roles: each has budgets of its own.
 * Their ids, in the order of the names.
 */
export async function addAccounts(query: Query, names: readonly string[]): Promise<readonly string[]> {
  const rows = (await query(
    `with made as (
       insert into account (id, username, username_key, real_name, password_hash, must_change_password, is_enabled,
                            created_at, updated_at, version)
       select gen_random_uuid()::text, name, name, '', password_hash, false, true, now(), now(), 1
       from unnest($1::text[]) as name, account where username = 'admin'
       returning id, username
     ), given as (
       insert into user_role (account_id, role_id, created_at)
       select made.id, role_id, now()
       from made, user_role join account on account.id = account_id where account.username = 'admin'
     )
     select id from made order by array_position($1::text[], username)`,
    [names],
  )) as readonly { id: string }[];
  return rows.map(({ id }) => id);
}
