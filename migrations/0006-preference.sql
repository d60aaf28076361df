-- What a person chose about the console (§3 "Persisted preferences" and beyond), so that it follows them to another browser.
create table preference (
  account_id text not null references account (id) on delete cascade,
  name text not null,
  value text not null,
  -- of two browsers' choices the later one stays, also when it is told of first
  chosen_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, name)
);
