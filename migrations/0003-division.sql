-- Administrative divisions (§3 sysdivision): a tree by parent_id, at most 20 levels deep (AZ-11).
create table division (
  id text primary key,
  parent_id text references division (id),
  -- the published code: GB/T 2260 in China, the statistics bureau's in Laos
  value text not null,
  name text not null,
  name_en text,
  name_lo text,
  sort integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  deleted_at timestamptz,
  search tsvector not null default '',
  check (parent_id <> id)
);
create unique index division_value on division (value) where deleted_at is null;
create index division_parent on division (parent_id, sort, id);
create index division_search on division using gin (search) with (fastupdate = off);
