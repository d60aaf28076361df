-- A setting taken back to what the program ships keeps its row, so that its version goes on counting (RE-16).
alter table setting add column is_set boolean not null default true;

-- Who changed what; a secret's values are never in it (ST-02).
create table setting_history (
  id text primary key,
  setting_id text not null,
  version integer not null,
  old_value text,
  new_value text,
  was_set boolean not null,
  is_set boolean not null,
  at timestamptz not null,
  by_id text
);
create index setting_history_setting on setting_history (setting_id, at desc);

-- Public holidays and make-up working days; a day that is neither has no row.
create table calendar_day (
  id text primary key,
  country text not null check (country in ('CN', 'LA')),
  day date not null,
  kind text not null check (kind in ('holiday', 'workday')),
  name text not null,
  name_en text not null,
  name_lo text not null,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  unique (country, day)
);
