-- Tries at one account are compared one after another: who compares holds the row until then, and for no longer than a moment
-- by the database's clock, so that an instance that dies in between keeps nobody out.
alter table throttle add column held_by text;
alter table throttle add column held_until timestamptz;
-- arrivals up to the last right one that others came in with
alter table throttle add column forgiven_through bigint not null default 0;
