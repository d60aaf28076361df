-- Visitors' questions about products and enterprises.
create table enquiry (
  id text primary key,
  name text not null,
  message text not null,
  state text not null check (state in ('open', 'answered')),
  product text references product (id),
  enterprise text references enterprise (id),
  phone text not null,
  email text,
  division text references division (id),
  language text not null,
  sent_at timestamptz not null,
  answered_at timestamptz,
  note text,
  -- who sent it, for a day: what a network may send is counted
  network text not null default '',
  search tsvector not null default '',
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  deleted_at timestamptz
);
create index enquiry_search on enquiry using gin (search) with (fastupdate = off);
create index enquiry_in_order on enquiry (sent_at desc, id desc) include (deleted_at);
create index enquiry_made_by on enquiry (created_by) include (deleted_at);
create index enquiry_by_title on enquiry (name, id) include (deleted_at);
create index enquiry_by_state on enquiry (state, sent_at desc, id) include (deleted_at);
create index enquiry_by_enterprise on enquiry (enterprise, sent_at desc, id) include (deleted_at);
create index enquiry_by_division on enquiry (division, sent_at desc, id) include (deleted_at);
create index enquiry_product on enquiry (product);
create index enquiry_in_bin on enquiry (id) where deleted_at is not null;
create index enquiry_network on enquiry (network, created_at) where network <> '';

-- How visitors reach an enterprise: what it gives out itself, beside the contact person, who is for staff alone.
alter table enterprise add column hotline text;
alter table enterprise add column position text;
