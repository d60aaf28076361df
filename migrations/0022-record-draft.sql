-- What somebody has typed into a record of the content modules and not saved: offered back at any desk, public to nobody.
create table record_draft (
  account_id text not null references account (id) on delete cascade,
  path text not null,
  -- 'new': not added yet
  record_id text not null,
  -- the record's own when typing began
  version integer not null,
  -- JSON of values by property; as text, so that the pictures in it are found like those of any text
  content text not null,
  saved_at timestamptz not null,
  primary key (account_id, path, record_id)
);
create index record_draft_saved_at on record_draft (saved_at);
