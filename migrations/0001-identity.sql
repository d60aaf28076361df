-- Who may do what. Ids are UUIDv7 as text, made by the server; moments come from the server's clock, never from the
-- database's, so that one clock decides about every deadline. Hashes of tokens, captcha answers and browser ids are
-- HMAC-SHA-256 under a key outside the database (TK-01).

-- A user of the console. Called account because "user" is a reserved word of SQL.
create table account (
  id text primary key,
  username text not null,
  -- NFKC, small letters, trimmed: what sign-in looks up and the throttle counts by (AU-07, IN-06)
  username_key text not null,
  real_name text not null default '',
  avatar text not null default '',
  phone text not null default '',
  email text not null default '',
  introduction text not null default '',
  password_hash text not null,
  must_change_password boolean not null default false,
  -- a printed or reset password dies unused (AU-12)
  password_expires_at timestamptz,
  is_enabled boolean not null default true,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  deleted_at timestamptz
);
create unique index account_username_key on account (username_key) where deleted_at is null;

create table role (
  id text primary key,
  code text not null,
  name text not null,
  name_en text not null default '',
  name_lo text not null default '',
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  deleted_at timestamptz
);
create unique index role_code on role (code) where deleted_at is null;

create table user_role (
  account_id text not null references account (id) on delete cascade,
  role_id text not null references role (id) on delete cascade,
  created_at timestamptz not null,
  created_by text,
  primary key (account_id, role_id)
);
create index user_role_role on user_role (role_id);

-- Entries made from the modules' declarations have a key and are kept in step with them at each start.
create table menu (
  id text primary key,
  key text unique,
  parent_id text references menu (id) on delete cascade,
  type text not null check (type in ('1', '2', '3', '4')),
  path text not null default '',
  component text not null default '',
  redirect text not null default '',
  title text not null,
  title_en text not null default '',
  title_lo text not null default '',
  icon text not null default '',
  permission text not null default '',
  sort integer not null default 0,
  is_hidden boolean not null default false,
  no_cache boolean not null default false,
  always_show boolean not null default false,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1
);
create index menu_parent on menu (parent_id, sort);

create table role_menu (
  role_id text not null references role (id) on delete cascade,
  menu_id text not null references menu (id) on delete cascade,
  created_at timestamptz not null,
  created_by text,
  primary key (role_id, menu_id)
);
create index role_menu_menu on role_menu (menu_id);

-- One sign-in of one client, and the family of all its tokens.
create table session (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  client_id text not null,
  -- its tokens are halves; the other halves are HttpOnly cookies (W1)
  is_split boolean not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- unless refreshed before (TK-02, idle)
  idle_at timestamptz not null,
  -- at the latest (TK-02, absolute)
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_why text
);
create index session_account on session (account_id, created_at) where ended_at is null;
create index session_idle on session (idle_at);

create table access_token (
  hash text primary key,
  half_hash text,
  session_id text not null references session (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index access_token_session on access_token (session_id);
create index access_token_half on access_token (half_hash) where half_hash is not null;

create table refresh_token (
  hash text primary key,
  half_hash text,
  session_id text not null references session (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- when its successor was given out (TK-04)
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);
create index refresh_token_half on refresh_token (half_hash) where half_hash is not null;

-- One waiting captcha per client id; asking again replaces it (AU-02, RL-06).
create table captcha (
  client_id text primary key,
  answer_hash text not null,
  expires_at timestamptz not null
);
create index captcha_expires on captcha (expires_at);

-- Failed tries: per account, per browser known to an account, per source address (AU-04 to AU-07).
create table throttle (
  key text primary key,
  failures double precision not null,
  -- every arrival, admitted or not: tells a success in a burst from one that came alone (AU-06)
  arrivals bigint not null,
  -- the verdict on the last arrival, so that the statement that counts can also answer
  is_admitted boolean not null,
  blocked_until timestamptz,
  updated_at timestamptz not null
);
create index throttle_updated on throttle (updated_at);

create table login_log (
  id text primary key,
  at timestamptz not null,
  account_id text,
  username text not null,
  outcome text not null,
  address text not null,
  user_agent text not null,
  session_id text
);
create index login_log_at on login_log (at);
create index login_log_account on login_log (account_id, at);

create table setting (
  id text primary key,
  key text not null unique,
  value text not null,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1
);

create table translation (
  id text primary key,
  text_id text not null,
  language text not null check (language in ('zh', 'lo', 'en')),
  words text not null,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  unique (text_id, language)
);

-- An uploaded file. Without stored_at the upload was cut off and its file, if any, belongs to nobody (UP-09).
create table attachment (
  id text primary key,
  storage_key text not null unique,
  base_path text not null,
  file_name text not null,
  file_extension text not null,
  content_type text not null,
  file_size bigint not null,
  width integer not null,
  height integer not null,
  stored_at timestamptz,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  deleted_at timestamptz
);
create index attachment_owner on attachment (created_by) where deleted_at is null;
create index attachment_unfinished on attachment (created_at) where stored_at is null;

-- One line per step of seeding that is done and must not be done again.
create table installation (
  step text primary key,
  at timestamptz not null
);
