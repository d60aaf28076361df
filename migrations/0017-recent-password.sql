-- Dangerous calls ask for the password again where it was last typed too long ago (AU-17).
alter table session add column password_seen_at timestamptz;
update session set password_seen_at = created_at;
alter table session alter column password_seen_at set not null;
-- wrong passwords when asked again, since the last right one; five end the session
alter table session add column confirm_failures integer not null default 0;
