-- Users become records of the engine (§3 User, §7 "Users"): what nobody filled in is null, and the list is searched.
alter table account
  add column division_id text references division (id),
  add column search tsvector not null default '',
  alter column avatar drop not null,
  alter column avatar drop default,
  alter column phone drop not null,
  alter column phone drop default,
  alter column email drop not null,
  alter column email drop default,
  alter column introduction drop not null,
  alter column introduction drop default,
  -- null: nobody signs in with a password before one is given
  alter column password_hash drop not null,
  -- the engine writes a record's own values; the key follows in the same transaction
  alter column username_key set default gen_random_uuid()::text;

update account
set avatar = nullif(avatar, ''), phone = nullif(phone, ''), email = nullif(email, ''), introduction = nullif(introduction, '');

create unique index account_username on account (username) where deleted_at is null;
create index account_division on account (division_id) where division_id is not null;
create index account_search on account using gin (search) with (fastupdate = off);
