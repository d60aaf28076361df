-- Titles of records in Lao and English, which entries hold beside what was recorded (server/audit/titles.ts), as columns of the log's list.
create or replace view audit_entry as
select l.id, 1 as version, l.at as created_at, l.by_id as created_by, l.at as updated_at, l.by_id as updated_by,
  null::timestamptz as deleted_at, l.at, l.by_id, coalesce(nullif(a.real_name, ''), l.by_name) as by_name, l.action, l.module,
  l.record_id, l.title, l.address, l.search, l.by_name as username,
  l.after -> '#title' ->> 'lo' as title_lo, l.after -> '#title' ->> 'en' as title_en
from audit_log l left join account a on a.id = l.by_id;
