-- Work that takes longer than a request. The rows are the queue of all instances: one takes a row, says every few seconds that it
-- still works at it, and whoever finds that word too old takes the row over.
create table job (
  id text primary key,
  -- export, backup: what `server/jobs` was given to run
  kind text not null,
  -- what people read, { zh, lo, en }
  title jsonb not null,
  -- what the kind needs to know
  input jsonb not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- whose work it is; null: the system's
  owner_id text,
  -- the right its owner must still have while it runs and when its file is fetched
  permission text not null,
  -- not before
  run_at timestamptz not null,
  attempt integer not null default 0,
  most_attempts integer not null,
  -- the process at work, and when it last said so
  runner text,
  beat_at timestamptz,
  is_cancel_asked boolean not null default false,
  done integer not null default 0,
  total integer,
  -- at most 200 of { at, zh, lo, en }
  log jsonb not null default '[]',
  -- why it failed, { zh, lo, en }
  error jsonb,
  -- what it made, below DATA_DIR/private; gone after file_until
  file_name text,
  file_path text,
  file_size bigint,
  file_until timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create index job_open on job (run_at) where state in ('waiting', 'running');
create index job_created on job (created_at);
create index job_owner on job (owner_id, created_at);
create index job_file on job (file_until) where file_path is not null;

-- A small square beside the picture, for grids.
alter table attachment add column has_thumbnail boolean not null default false;
create index attachment_created on attachment (created_at) where deleted_at is null;
create index attachment_removed on attachment (deleted_at) where deleted_at is not null;

-- Where a replaced picture is found now: addresses that were given away go on working.
create table moved_file (
  storage_key text primary key,
  moved_to text not null,
  at timestamptz not null
);
create index moved_file_target on moved_file (moved_to);
