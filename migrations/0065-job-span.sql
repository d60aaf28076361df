-- Work that goes on after its person's call acts in a session of its own, so that an entry in somebody's name always has one: an import
-- names `job:` and its id. It is open until the job has ended.
create function keep_job_span() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if new.owner_id is not null then
    insert into session_span (id, account_id, begun_at, over_at)
      values ('job:' || new.id, new.owner_id, new.created_at, coalesce(new.ended_at, 'infinity'))
      on conflict (id) do update set over_at = excluded.over_at;
  end if;
  return null;
end $$;
create trigger job_span_kept after insert or update of ended_at on job for each row execute function keep_job_span();
insert into session_span (id, account_id, begun_at, over_at)
  select 'job:' || id, owner_id, created_at, coalesce(ended_at, 'infinity') from job where owner_id is not null;

-- Entries up to this position may be of jobs that had no session yet.
alter table audit_chain add column job_spans_after bigint not null default 0;
update audit_chain set job_spans_after = coalesce((select max(position) from audit_log), 0);
