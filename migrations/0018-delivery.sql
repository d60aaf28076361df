-- What goes to many is put into their lists in portions, so that nobody waits for all of them: everybody up to this account has it.
-- Null: all have. Whoever is left over when a process dies is served by the next one that looks.
alter table notification add column delivered_to text;
create index notification_delivering on notification (id) where delivered_to is not null;
