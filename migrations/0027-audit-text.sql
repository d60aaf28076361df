-- Texts too long to stand in the log's rows themselves, such as whole articles: each is kept once, by its SHA-256, which the row and so
-- the chain holds. Lists, seals and checks stay as fast as with short texts.
create table audit_text (
  hash text primary key,
  content text not null,
  -- of the latest row that names it: what no row that is left can name goes with retention
  used_at timestamptz not null
);

-- What each typed value replaces, as marks: a draft stays good while only other values of its record change.
alter table record_draft add column marks text not null default '';
