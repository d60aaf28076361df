-- The activity log is only ever added to. What was written is neither changed nor removed but by retention, through its own door; a row
-- gets its place in the chain once.
create function audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'The activity log is only ever added to: % of % is refused.', lower(tg_op), tg_table_name using errcode = '42501';
end $$;

create function audit_remove() returns trigger language plpgsql as $$
begin
  if current_setting('terrace.audit_door', true) is distinct from 'retention' then
    raise exception 'The activity log is only ever added to: % of % is refused.', lower(tg_op), tg_table_name using errcode = '42501';
  end if;
  return old;
end $$;

create trigger audit_log_as_written
  before update of id, position, at, by_id, by_name, session_id, address, action, module, record_id, title, before, after
  on audit_log for each row execute function audit_refuse();
create trigger audit_log_sealed_once before update of seal, hash, search on audit_log
  for each row when (old.seal is not null) execute function audit_refuse();
create trigger audit_log_kept before delete on audit_log for each row execute function audit_remove();
create trigger audit_log_not_emptied before truncate on audit_log execute function audit_refuse();
-- `used_at` moves on with each row that names the text.
create trigger audit_text_as_written before update of hash, content on audit_text for each row execute function audit_refuse();
create trigger audit_text_kept before delete on audit_text for each row execute function audit_remove();
create trigger audit_text_not_emptied before truncate on audit_text execute function audit_refuse();

-- When each session could act, kept as long as entries that name it: a session's own row is swept a week after its end.
create table session_span (
  id text primary key,
  account_id text not null,
  begun_at timestamptz not null,
  over_at timestamptz not null
);
create index session_span_over on session_span (over_at);
insert into session_span (id, account_id, begun_at, over_at)
  select id, account_id, created_at, least(ended_at, idle_at, ends_at) from session;

-- With its owner's rights, so that nobody else needs any to write there.
create function keep_session_span() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into session_span (id, account_id, begun_at, over_at)
    values (new.id, new.account_id, new.created_at, least(new.ended_at, new.idle_at, new.ends_at))
    on conflict (id) do update set over_at = excluded.over_at;
  return null;
end $$;
create trigger session_span_kept after insert or update of ended_at, idle_at, ends_at on session
  for each row execute function keep_session_span();

-- Entries up to this position are older than the spans: their sessions are not asked for.
alter table audit_chain add column spans_after bigint not null default 0;
update audit_chain set spans_after = coalesce((select max(position) from audit_log), 0);

-- Retention's door: entries up to a place in the chain, and what none that is left can name. It runs with the rights of its owner, so
-- that the role the program works with needs none to remove.
create function audit_retire(up_to bigint, over timestamptz) returns bigint
language plpgsql security definer set search_path from current as $$
declare
  gone bigint;
begin
  if not exists (select from audit_chain where retention_days is not null) then
    raise exception 'The activity log is kept for ever.' using errcode = '42501';
  end if;
  perform set_config('terrace.audit_door', 'retention', true);
  delete from audit_log where seal <= up_to;
  get diagnostics gone = row_count;
  delete from audit_text where used_at < least(over, (select min(at) from audit_log));
  delete from session_span where over_at < least(over, (select min(at) from audit_log));
  perform set_config('terrace.audit_door', '', true);
  return gone;
end $$;
