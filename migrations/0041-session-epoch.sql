-- Counts on whenever a session begins, changes, is renewed or ends; how far it has come is also kept outside the database, so that
-- one that was put back to an earlier state is known by it. 0: no session ever did.
create sequence session_epoch minvalue 0;
select setval('session_epoch', 0);
