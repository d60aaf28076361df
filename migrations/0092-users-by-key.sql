-- Users are listed by the normalised form of their names, so that capitals do not come before all other letters.
drop index account_by_is_enabled;
create index account_by_is_enabled on account (is_enabled, username_key, id) include (deleted_at);
