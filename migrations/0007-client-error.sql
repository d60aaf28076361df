-- What pages in people's browsers reported of themselves. The same error of the same person is one row that counts.
create table client_error (
  id text primary key,
  account_id text not null,
  fingerprint text not null,
  message text not null,
  info text not null,
  url text not null,
  stack text not null,
  user_agent text not null,
  times integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (account_id, fingerprint)
);
create index client_error_last on client_error (last_at);
