-- Messages to people (§2, §3 "Pushed message") and the tickets that open their sockets (§4, W4).

-- What somebody writes; a record of the engine. Sending makes a notification of it, and from then on it stays as it is.
create table message (
  id text primary key,
  title text not null,
  title_en text,
  title_lo text,
  -- HTML, cleaned before it is stored (RT-01)
  message text not null,
  message_en text,
  message_lo text,
  show_type text not null,
  type text,
  target_url text,
  audience text not null,
  -- user names and role codes, by comma; empty for everybody
  users text,
  roles text,
  is_sent boolean not null default false,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  deleted_at timestamptz,
  search tsvector not null default ''
);
create index message_search on message using gin (search) with (fastupdate = off);

-- What was sent, by a person or by the program itself (no message_id). Never changed.
create table notification (
  id text primary key,
  message_id text references message (id) on delete cascade,
  title text not null,
  title_en text not null default '',
  title_lo text not null default '',
  message text not null,
  message_en text not null default '',
  message_lo text not null default '',
  show_type text not null check (show_type in ('NOTIFY', 'DIALOG')),
  type text not null default '',
  target_url text not null default '',
  sent_by text,
  created_at timestamptz not null
);
create index notification_message on notification (message_id) where message_id is not null;
create index notification_created on notification (created_at);

-- To whom it was sent, and when they read it.
create table message_receipt (
  account_id text not null references account (id) on delete cascade,
  notification_id text not null references notification (id) on delete cascade,
  read_at timestamptz,
  primary key (account_id, notification_id)
);
create index message_receipt_notification on message_receipt (notification_id);
create index message_receipt_unread on message_receipt (account_id, notification_id) where read_at is null;

create table push_ticket (
  hash text primary key,
  session_id text not null references session (id) on delete cascade,
  account_id text not null,
  language text not null,
  expires_at timestamptz not null
);
create index push_ticket_session on push_ticket (session_id);
create index push_ticket_expires on push_ticket (expires_at);
