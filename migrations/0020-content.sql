-- What the public site shows: written in the console, seen by everybody once it is published (§2).

create table article (
  id text primary key,
  title text not null,
  title_en text,
  title_lo text,
  kind text not null,
  division text references division (id),
  summary text,
  summary_en text,
  summary_lo text,
  cover text,
  content text not null,
  content_en text,
  content_lo text,
  source text,
  source_en text,
  source_lo text,
  author text,
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
create index article_search on article using gin (search) with (fastupdate = off);
create index article_due on article (publish_at) where state = 'scheduled' and deleted_at is null;
create index article_over on article (visible_until) where state = 'published' and visible_until is not null and deleted_at is null;
create index article_public on article (is_pinned, published_at, id) where state = 'published' and deleted_at is null;
create index article_kind on article (kind, published_at desc) where state = 'published' and deleted_at is null;
create index article_division on article (division);

create table notice (
  id text primary key,
  title text not null,
  title_en text,
  title_lo text,
  kind text not null,
  division text references division (id),
  content text not null,
  content_en text,
  content_lo text,
  issuer text,
  issuer_en text,
  issuer_lo text,
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
create index notice_search on notice using gin (search) with (fastupdate = off);
create index notice_due on notice (publish_at) where state = 'scheduled' and deleted_at is null;
create index notice_over on notice (visible_until) where state = 'published' and visible_until is not null and deleted_at is null;
create index notice_public on notice (is_pinned, published_at, id) where state = 'published' and deleted_at is null;
create index notice_division on notice (division);

create table enterprise (
  id text primary key,
  name text not null,
  name_en text,
  name_lo text,
  type text not null,
  scale text,
  division text not null references division (id),
  credit_code text,
  founded_on date,
  employees integer,
  address text,
  address_en text,
  address_lo text,
  contact text,
  phone text,
  email text,
  website text,
  logo text,
  -- paths with commas between them
  pictures text not null default '',
  summary text,
  summary_en text,
  summary_lo text,
  introduction text,
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
create index enterprise_search on enterprise using gin (search) with (fastupdate = off);
create index enterprise_due on enterprise (publish_at) where state = 'scheduled' and deleted_at is null;
create index enterprise_over on enterprise (visible_until) where state = 'published' and visible_until is not null and deleted_at is null;
create unique index enterprise_credit_code on enterprise (credit_code) where deleted_at is null;
create index enterprise_public on enterprise ((not is_pinned), sort, id) where state = 'published' and deleted_at is null;
create index enterprise_division on enterprise (division);

create table certificate (
  id text primary key,
  number text not null,
  enterprise text not null references enterprise (id),
  kind text not null,
  level text,
  scope text,
  scope_en text,
  scope_lo text,
  issuer text not null,
  issuer_en text,
  issuer_lo text,
  issued_on date not null,
  valid_until date not null,
  scan text,
  is_revoked boolean not null default false,
  search tsvector not null default '',
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  deleted_at timestamptz
);
create index certificate_search on certificate using gin (search) with (fastupdate = off);
create unique index certificate_number on certificate (number) where deleted_at is null;
create index certificate_enterprise on certificate (enterprise);

create table product (
  id text primary key,
  name text not null,
  name_en text,
  name_lo text,
  category text not null,
  division text not null references division (id),
  enterprise text references enterprise (id),
  certificate text references certificate (id),
  months text[] not null default '{}',
  grade text,
  storage text,
  specification text,
  specification_en text,
  specification_lo text,
  price text,
  price_en text,
  price_lo text,
  pictures text not null default '',
  summary text,
  summary_en text,
  summary_lo text,
  description text,
  description_en text,
  description_lo text,
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
create index product_search on product using gin (search) with (fastupdate = off);
create index product_due on product (publish_at) where state = 'scheduled' and deleted_at is null;
create index product_over on product (visible_until) where state = 'published' and visible_until is not null and deleted_at is null;
create index product_public on product ((not is_pinned), sort, id) where state = 'published' and deleted_at is null;
create index product_months on product using gin (months);
create index product_division on product (division);
create index product_enterprise on product (enterprise);
create index product_certificate on product (certificate);

create table brand (
  id text primary key,
  name text not null,
  name_en text,
  name_lo text,
  enterprise text not null references enterprise (id),
  division text references division (id),
  since integer,
  slogan text,
  slogan_en text,
  slogan_lo text,
  logo text,
  pictures text not null default '',
  story text,
  story_en text,
  story_lo text,
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
create index brand_search on brand using gin (search) with (fastupdate = off);
create index brand_due on brand (publish_at) where state = 'scheduled' and deleted_at is null;
create index brand_over on brand (visible_until) where state = 'published' and visible_until is not null and deleted_at is null;
create index brand_public on brand ((not is_pinned), sort, id) where state = 'published' and deleted_at is null;
create index brand_enterprise on brand (enterprise);
create index brand_division on brand (division);

create table recommendation (
  id text primary key,
  title text not null,
  title_en text,
  title_lo text,
  brand text not null references brand (id),
  reason text,
  reason_en text,
  reason_lo text,
  picture text,
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
create index recommendation_search on recommendation using gin (search) with (fastupdate = off);
create index recommendation_due on recommendation (publish_at) where state = 'scheduled' and deleted_at is null;
create index recommendation_over on recommendation (visible_until) where state = 'published' and visible_until is not null and deleted_at is null;
create index recommendation_brand on recommendation (brand);

create table banner (
  id text primary key,
  title text not null,
  title_en text,
  title_lo text,
  subtitle text,
  subtitle_en text,
  subtitle_lo text,
  picture text not null,
  target text,
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
create index banner_search on banner using gin (search) with (fastupdate = off);
create index banner_due on banner (publish_at) where state = 'scheduled' and deleted_at is null;
create index banner_over on banner (visible_until) where state = 'published' and visible_until is not null and deleted_at is null;
