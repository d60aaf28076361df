-- Who did what, to which record, when and from where (LG-01). Rows are added inside the transaction of the change and never altered,
-- but for their place in the chain, which one instance at a time gives them afterwards.
create table audit_log (
  id text primary key,
  -- in which the rows were begun, with gaps: one may be committed after others that bear higher numbers
  position bigint generated always as identity unique,
  at timestamptz not null,
  -- null: the system itself
  by_id text,
  -- as they were called then; an account may be renamed or gone
  by_name text not null,
  session_id text,
  address text not null default '',
  -- add, update, delete, restore, or a word of the module's own such as resetPassword
  action text not null,
  -- address of the module: /sys/user
  module text not null,
  record_id text not null,
  -- what the record was called then
  title text not null,
  -- the values that changed, by property name; secrets are only named
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- place in the chain, without gaps; null: not sealed yet
  seal bigint unique,
  -- of this row and, through the row before, of all rows before it
  hash text,
  -- what the list finds it by; filled with the seal
  search tsvector
);
create index audit_log_at on audit_log (at);
create index audit_log_record on audit_log (module, record_id, position);
create index audit_log_person on audit_log (by_id, at);
create index audit_log_unsealed on audit_log (position) where seal is null;
create index audit_log_search on audit_log using gin (search);

-- The one row that says where the chain begins and ends, signed with a key that is not in the database.
create table audit_chain (
  id integer primary key check (id = 1),
  -- the last sealed row and its hash
  sealed bigint not null,
  hash text not null,
  -- the last row that was removed because its time was over, and its hash: what is left begins after it
  pruned bigint not null,
  pruned_hash text not null,
  pruned_at timestamptz,
  signature text not null,
  -- which installation's key signed it; another one after a restore
  signed_by text not null,
  -- null: for ever
  retention_days integer check (retention_days >= 30)
);

-- The log as the engine's lists read records.
create view audit_entry as
select id, 1 as version, at as created_at, by_id as created_by, at as updated_at, by_id as updated_by, null::timestamptz as deleted_at,
  at, by_id, by_name, action, module, record_id, title, address, search
from audit_log;

create view login_entry as
select id, 1 as version, at as created_at, account_id as created_by, at as updated_at, account_id as updated_by,
  null::timestamptz as deleted_at, at, account_id, username, outcome, address, user_agent
from login_log;
