-- Named filters, orders and columns of a list: one's own, or of everybody who may open that list.
create table saved_view (
  id text primary key,
  -- the list's address: /cms/article
  path text not null,
  name text not null,
  -- as in the page's address, read by the list like one: what does not exist any more is left out
  state text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null,
  -- no reference: a shared view outlives its author
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  version integer not null default 1
);
create index saved_view_of_list on saved_view (path, is_shared);
create index saved_view_of_person on saved_view (created_by);
