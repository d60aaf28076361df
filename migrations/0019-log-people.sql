-- The logs call people by their names, and find them by them. What they sign in with stands beside it.
-- A name in any script as the list of users finds it, without what only that list tells: telephone and mail.
alter table account add column name_search tsvector generated always as (
  ts_delete(search, regexp_split_to_array(lower(coalesce(phone, '') || ' ' || coalesce(email, '')), '[^[:alnum:]]+'))
  || array_to_tsvector(array_remove(regexp_split_to_array(lower(real_name || ' ' || username), '[^[:alnum:]]+'), ''))
) stored;

-- Of a try to sign in: the name that was typed, and each part of the address.
alter table login_log add column search tsvector generated always as (
  array_to_tsvector(array_remove(regexp_split_to_array(lower(username || ' ' || address), '[^[:alnum:]]+'), ''))
) stored;

create or replace view audit_entry as
select l.id, 1 as version, l.at as created_at, l.by_id as created_by, l.at as updated_at, l.by_id as updated_by,
  null::timestamptz as deleted_at, l.at, l.by_id, coalesce(nullif(a.real_name, ''), l.by_name) as by_name, l.action, l.module,
  l.record_id, l.title, l.address, l.search, l.by_name as username
from audit_log l left join account a on a.id = l.by_id;

create or replace view login_entry as
select l.id, 1 as version, l.at as created_at, l.account_id as created_by, l.at as updated_at, l.account_id as updated_by,
  null::timestamptz as deleted_at, l.at, l.account_id, l.username, l.outcome, l.address, l.user_agent,
  l.search || coalesce(a.name_search, ''::tsvector) as search
from login_log l left join account a on a.id = l.account_id;
