-- Messages to users, roles and divisions by what they are rather than what they are called; sent now, later, or taken back;
-- and read, or read and confirmed (§2 "Notification dialog", "Socket-message dialog").

create table message_user (
  message_id text not null references message (id) on delete cascade,
  account_id text not null references account (id) on delete cascade,
  created_at timestamptz not null,
  created_by text,
  primary key (message_id, account_id)
);
create index message_user_account on message_user (account_id);
create table message_role (
  message_id text not null references message (id) on delete cascade,
  role_id text not null references role (id) on delete cascade,
  created_at timestamptz not null,
  created_by text,
  primary key (message_id, role_id)
);
create index message_role_role on message_role (role_id);
create table message_division (
  message_id text not null references message (id) on delete cascade,
  division_id text not null references division (id) on delete cascade,
  created_at timestamptz not null,
  created_by text,
  primary key (message_id, division_id)
);
create index message_division_division on message_division (division_id);

-- Names and codes by comma become what they stood for; who is gone by now is left out.
insert into message_user (message_id, account_id, created_at, created_by)
select distinct m.id, a.id, m.updated_at, m.updated_by
from message m
cross join lateral regexp_split_to_table(m.users, '[,，、]') as named(name)
join account a on a.username_key = lower(trim(named.name)) and a.deleted_at is null
where m.audience = 'users';
insert into message_role (message_id, role_id, created_at, created_by)
select distinct m.id, r.id, m.updated_at, m.updated_by
from message m
cross join lateral regexp_split_to_table(m.roles, '[,，、]') as named(code)
join role r on r.code = trim(named.code) and r.deleted_at is null
where m.audience = 'roles';

alter table message
  add column must_acknowledge boolean not null default false,
  add column scheduled_at timestamptz,
  -- draft | scheduled | sent | withdrawn
  add column state text not null default 'draft' check (state in ('draft', 'scheduled', 'sent', 'withdrawn')),
  add column sent_at timestamptz,
  -- of what was sent: to how many, and how many of them have read it
  add column receivers integer,
  add column readers integer;
update message m
set state = 'sent', sent_at = n.created_at, receivers = n.receivers, readers = n.readers
from (
  select n.message_id, min(n.created_at) as created_at, count(r.account_id) as receivers, count(r.read_at) as readers
  from notification n left join message_receipt r on r.notification_id = n.id
  where n.message_id is not null group by n.message_id
) as n
where m.id = n.message_id and m.is_sent;
update message set state = 'sent', sent_at = updated_at, receivers = 0, readers = 0 where is_sent and state = 'draft';
alter table message drop column users, drop column roles, drop column is_sent;
-- what the instances look for every two seconds
create index message_due on message (scheduled_at) where state = 'scheduled' and deleted_at is null;

alter table notification add column must_acknowledge boolean not null default false;
alter table message_receipt add column acknowledged_at timestamptz;

-- An installation from before has this dictionary already; a new one is given it whole.
insert into dictionary_entry (id, group_id, value, label, label_en, label_lo, color, sort, is_active, pinyin_initials, created_at, updated_at, version)
select gen_random_uuid()::text, g.id, 'divisions', '指定地区', 'Certain divisions', 'ເຂດທີ່ເລືອກ', null, 40, true, 'zddq', now(), now(), 1
from dictionary_group g where g.code = 'messageAudience' and g.deleted_at is null;
