-- The screen lock is a state of the session (TK-17): whoever holds its tokens gets nothing until it is unlocked.
alter table session add column locked_at timestamptz;
-- wrong passwords since the last right one; five end the session (W2)
alter table session add column unlock_failures integer not null default 0;
-- a person's own unlock password; null: the default of the settings, or the login password (§5, W2)
alter table account add column unlock_password_hash text;
