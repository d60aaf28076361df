-- Applications to be shown on the public site (§2 entpNewsSigle): written by visitors, reviewed by staff.

create sequence application_number;

create table application (
  id text primary key,
  number text not null unique,
  state text not null check (state in ('submitted', 'inReview', 'returned', 'resubmitted', 'approved', 'rejected')),
  language text not null,
  name text,
  name_en text,
  name_lo text,
  type text not null,
  credit_code text,
  division text not null references division (id),
  address text,
  contact text not null,
  phone text not null,
  -- the digits alone, without what stands for a country: how the same telephone is found again
  phone_key text not null default '',
  email text,
  introduction text,
  -- [{ name, category, months, text, pictures }]; pictures by id
  products jsonb not null default '[]',
  pictures text[] not null default '{}',
  licence text,
  consent_at timestamptz not null,
  submitted_at timestamptz not null,
  reviewer text references account (id),
  decided_at timestamptz,
  enterprise text references enterprise (id),
  -- what the approval made
  made_products text[] not null default '{}',
  secret_hash text not null default '',
  search tsvector not null default '',
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  deleted_at timestamptz
);
create index application_search on application using gin (search) with (fastupdate = off);
create index application_state on application (state, submitted_at desc) where deleted_at is null;
create index application_submitted on application (submitted_at desc, id) where deleted_at is null;
create index application_division on application (division);
create index application_reviewer on application (reviewer) where reviewer is not null;
create index application_enterprise on application (enterprise) where enterprise is not null;
create index application_credit_code on application (credit_code) where credit_code is not null;
create index application_phone on application (phone_key);

-- What happened, for both sides; the applicant is never told which person did it.
create table application_step (
  id text primary key,
  application_id text not null references application (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  by_id text,
  -- of an assignment: to whom
  to_id text,
  message text
);
create index application_step_of on application_step (application_id, id);

-- The right to upload for one form: given to a browser for a day, counted by network.
create table application_draft (
  id text primary key,
  network text not null,
  created_at timestamptz not null,
  -- the application it became: a submit that is sent twice finds it
  application_id text references application (id) on delete cascade
);
create index application_draft_network on application_draft (network, created_at);
create index application_draft_age on application_draft (created_at);

-- Pictures of applicants. They are nobody's business but the reviewers' until an enterprise is made of them.
create table application_picture (
  id text primary key,
  draft_id text,
  network text not null,
  application_id text references application (id) on delete cascade,
  storage_key text not null unique,
  content_type text not null,
  file_size integer not null,
  width integer not null,
  height integer not null,
  stored_at timestamptz,
  created_at timestamptz not null
);
create index application_picture_draft on application_picture (draft_id) where application_id is null;
create index application_picture_network on application_picture (network, created_at);
create index application_picture_of on application_picture (application_id) where application_id is not null;
create index application_picture_age on application_picture (created_at) where application_id is null;
