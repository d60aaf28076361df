-- What editors write of a region: its page shows it beside what is published from there.
create table region (
  id text primary key,
  title text not null,
  title_en text,
  title_lo text,
  division text not null references division (id),
  summary text,
  summary_en text,
  summary_lo text,
  picture text,
  introduction text not null,
  introduction_en text,
  introduction_lo text,
  is_pinned boolean not null default false,
  sort integer not null default 0,
  visible_until timestamptz,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
  publish_at timestamptz,
  published_at timestamptz,
  lao_state text not null default 'missing',
  english_state text not null default 'missing',
  search tsvector not null default '',
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  deleted_at timestamptz
);
create unique index region_division on region (division) where deleted_at is null;
create index region_search on region using gin (search) with (fastupdate = off);
create index region_due on region (publish_at) where state = 'scheduled' and deleted_at is null;
create index region_over on region (visible_until) where state = 'published' and visible_until is not null and deleted_at is null;
create index region_public on region ((not is_pinned), sort, id) include (is_pinned, visible_until) where state = 'published' and deleted_at is null;
create index region_in_order on region (is_pinned desc, sort, id) include (deleted_at);
create index region_by_title on region (title, id) include (deleted_at);
create index region_by_state on region (state, is_pinned desc, sort, id) include (deleted_at);
create index region_made_by on region (created_by) include (deleted_at);
create index region_in_bin on region (id) where deleted_at is not null;
create index region_by_publication on region (published_at) where state = 'published' and deleted_at is null;
create index region_lao_outdated on region (id) where lao_state = 'outdated';
create index region_english_outdated on region (id) where english_state = 'outdated';
create trigger shown_pictures after insert or update or delete on region
  for each row execute function pictures_may_differ('', '{picture,introduction,introduction_en,introduction_lo}');
