-- Work that is done again and again (modules/schedule/kinds.ts). A start adds the rows of kinds that are new. Of all instances
-- one takes a row that is due, puts its job into the queue and moves the row on, in one transaction.
create table schedule (
  id text primary key,
  kind text not null unique,
  -- modules/schedule/timing.ts: { every: hours | day | week | month, … }
  timing jsonb not null,
  is_paused boolean not null default false,
  next_at timestamptz not null,
  -- its newest run, whose row the queue keeps as long as it stands here
  last_job_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null
);
