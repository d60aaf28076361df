-- The activity log in partitions by time, so that what nobody keeps any longer goes with its table and not row by row. What there is
-- becomes the first partition as it lies, with its indexes. Indexes of the whole log are made on `audit_log` and come to each partition by
-- themselves; the unique ones are each partition's own, as they do not hold its time.
alter table audit_log rename to audit_log_past;
alter index audit_log_pkey rename to audit_log_past_pkey;
alter index audit_log_position_key rename to audit_log_past_position_key;
alter index audit_log_seal_key rename to audit_log_past_seal_key;
alter index audit_log_at rename to audit_log_past_at;
alter index audit_log_record rename to audit_log_past_record;
alter index audit_log_person rename to audit_log_past_person;
alter index audit_log_unsealed rename to audit_log_past_unsealed;
alter index audit_log_search rename to audit_log_past_search;

create table audit_log (
  id text not null,
  position bigint generated always as identity,
  at timestamptz not null,
  by_id text,
  by_name text not null,
  session_id text,
  address text not null default '',
  action text not null,
  module text not null,
  record_id text not null,
  title text not null,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  seal bigint,
  hash text,
  search tsvector
) partition by range (at);
-- Numbers go on: other tables remember positions.
select setval(pg_get_serial_sequence('audit_log', 'position'), last_value, is_called) from audit_log_position_seq;
alter table audit_log_past alter column position drop identity;

create index audit_log_at on audit_log (at);
create index audit_log_record on audit_log (module, record_id, position);
create index audit_log_person on audit_log (by_id, at);
create index audit_log_unsealed on audit_log (position) where seal is null;
create index audit_log_search on audit_log using gin (search);

-- What a role may do with the log is what it might before; with a partition of it by itself, nothing.
create function audit_revoke(part regclass) returns void language plpgsql as $$
declare
  role text;
begin
  for role in
    select distinct case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end
    from pg_class, aclexplode(relacl) where oid = part and grantee <> relowner
  loop
    execute format('revoke all on %s from %s', part, role);
  end loop;
end $$;
select audit_revoke('audit_log');
do $$
declare
  granted text;
begin
  for granted in
    select format('grant %s on audit_log to %s', privilege_type, case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end)
    from pg_class, aclexplode(relacl) where oid = 'audit_log_past'::regclass and grantee <> relowner
    union all
    select format('grant %s (%I) on audit_log to %s', privilege_type, attname, case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end)
    from pg_attribute, aclexplode(attacl) where attrelid = 'audit_log_past'::regclass
  loop
    execute granted;
  end loop;
end $$;
select audit_revoke('audit_log_past');

-- Guards of rows come to each partition by themselves, the one against emptying does not.
drop trigger audit_log_as_written on audit_log_past;
drop trigger audit_log_sealed_once on audit_log_past;
drop trigger audit_log_kept on audit_log_past;
drop trigger audit_log_not_emptied on audit_log_past;
create trigger audit_log_not_emptied before truncate on audit_log_past execute function audit_remove();
create trigger audit_log_as_written
  before update of id, position, at, by_id, by_name, session_id, address, action, module, record_id, title, before, after
  on audit_log for each row execute function audit_refuse();
create trigger audit_log_sealed_once before update of seal, hash, search on audit_log
  for each row when (old.seal is not null) execute function audit_refuse();
create trigger audit_log_kept before delete on audit_log for each row execute function audit_remove();
create trigger audit_log_not_emptied before truncate on audit_log execute function audit_refuse();

-- An entry of any time has a place: before all others, or after the last partition that was made ahead.
create table audit_log_future (like audit_log_past including all);
create trigger audit_log_not_emptied before truncate on audit_log_future execute function audit_remove();
select audit_revoke('audit_log_future');
do $$
declare
  edge timestamptz := (date_trunc('month', greatest(now(), (select max(at) from audit_log_past)) at time zone 'UTC')
    + interval '2 months') at time zone 'UTC';
begin
  execute format('alter table audit_log attach partition audit_log_past for values from (minvalue) to (%L)', edge);
  execute format('alter table audit_log attach partition audit_log_future for values from (%L) to (maxvalue)', edge);
end $$;

create or replace view audit_entry as
select l.id, 1 as version, l.at as created_at, l.by_id as created_by, l.at as updated_at, l.by_id as updated_by,
  null::timestamptz as deleted_at, l.at, l.by_id, coalesce(nullif(a.real_name, ''), l.by_name) as by_name, l.action, l.module,
  l.record_id, l.title, l.address, l.search, l.by_name as username
from audit_log l left join account a on a.id = l.by_id;

-- The partitions and the times they hold: from `since` (null: from the beginning) to before `until` (null: without end).
create view audit_partition as
select name, substring(bound from 'FROM \(''([^'']+)''')::timestamptz as since, substring(bound from 'TO \(''([^'']+)''')::timestamptz as until
from (select c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'audit_log'::regclass) as part;

-- Makes the partition without end one that holds what is before `edge`, and another one behind it. Who has to wait for somebody lets go soon
-- and is called again: everybody else would wait behind it.
create function audit_add_partition(edge timestamptz) returns void
language plpgsql security definer set search_path from current set lock_timeout = '50ms' as $$
declare
  begins timestamptz;
  ends timestamptz;
  name text;
  index text;
begin
  lock table only audit_log in access exclusive mode;
  lock table audit_log_future in access exclusive mode;
  select since into begins from audit_partition part where part.name = 'audit_log_future';
  if edge <= begins then
    return; -- another instance was here
  end if;
  -- Rows of a later time, from a clock that was ahead, stay where they are, in a partition as long as they need.
  select greatest(date_trunc('month', edge at time zone 'UTC'), date_trunc('month', max(at) at time zone 'UTC') + interval '1 month')
    at time zone 'UTC' into ends from audit_log_future;
  name := to_char(begins at time zone 'UTC', '"audit_log_"YYYY"_"MM');
  alter table audit_log detach partition audit_log_future;
  execute format('alter table audit_log_future rename to %I', name);
  for index in select relname from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = name::regclass loop
    execute format('alter index %I rename to %I', index, replace(index, 'audit_log_future', name));
  end loop;
  execute format('create table audit_log_future (like %I including all)', name);
  create trigger audit_log_not_emptied before truncate on audit_log_future execute function audit_remove();
  perform audit_revoke('audit_log_future');
  execute format('alter table audit_log attach partition %I for values from (%L) to (%L)', name, begins, ends);
  execute format('alter table audit_log attach partition audit_log_future for values from (%L) to (maxvalue)', ends);
end $$;

-- Retention's doors, which run with the rights of their owner, so that the role the program works with needs none to remove. Entries
-- up to a place in the chain; a whole partition that ends at `edge`, with the entries of later partitions that are not behind that place; what no
-- entry that is left can name, so many at most.
create function audit_open_door() returns void language plpgsql as $$
begin
  if not exists (select from audit_chain where retention_days is not null) then
    raise exception 'The activity log is kept for ever.' using errcode = '42501';
  end if;
  perform set_config('terrace.audit_door', 'retention', true);
end $$;

drop function audit_retire(bigint, timestamptz);
create function audit_retire(up_to bigint) returns bigint
language plpgsql security definer set search_path from current as $$
declare
  gone bigint;
begin
  perform audit_open_door();
  -- From where it ended the last time: what was removed is passed over in the index until it is tidied.
  delete from audit_log where seal > (select pruned from audit_chain) and seal <= up_to;
  get diagnostics gone = row_count;
  perform set_config('terrace.audit_door', '', true);
  return gone;
end $$;

create function audit_retire_partition(up_to bigint, edge timestamptz) returns void
language plpgsql security definer set search_path from current set lock_timeout = '50ms' as $$
declare
  part text;
  begins timestamptz;
begin
  perform audit_open_door();
  select name, since into part, begins from audit_partition where until = edge;
  lock table only audit_log in access exclusive mode;
  lock table audit_log_past in access exclusive mode;
  execute format('lock table %I in access exclusive mode', part);
  if exists (select from audit_log where at < edge and seal is null)
    or (select max(seal) from audit_log where at < edge) > up_to
    or (begins is not null and exists (select from audit_log_past)) then
    raise exception 'Not everything before % is over.', edge using errcode = '42501';
  end if;
  delete from audit_log where seal <= up_to and at >= edge;
  if begins is null then
    truncate audit_log_past;
  else
    -- What is older than all partitions goes on to have a place.
    alter table audit_log detach partition audit_log_past;
    execute format('drop table %I', part);
    execute format('alter table audit_log attach partition audit_log_past for values from (minvalue) to (%L)', edge);
  end if;
  perform set_config('terrace.audit_door', '', true);
end $$;

create function audit_forget(over timestamptz, most integer) returns bigint
language plpgsql security definer set search_path from current as $$
declare
  texts bigint;
  spans bigint;
  edge timestamptz := least(over, (select min(at) from audit_log));
begin
  perform audit_open_door();
  delete from audit_text where hash = any(array(select hash from audit_text where used_at < edge limit most)) and used_at < edge;
  get diagnostics texts = row_count;
  delete from session_span where id = any(array(select id from session_span where over_at < edge limit most)) and over_at < edge;
  get diagnostics spans = row_count;
  perform set_config('terrace.audit_door', '', true);
  return greatest(texts, spans);
end $$;
