-- Besides the installation's own, people have schedules of their own: a report that they read regularly.
alter table schedule drop constraint schedule_kind_key;
alter table schedule add column owner_id text;
-- what its jobs need to know, such as the language of a report
alter table schedule add column input jsonb not null default '{}';
create unique index schedule_kind on schedule (kind, coalesce(owner_id, ''));
