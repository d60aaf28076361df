-- A typed date that cannot be read is no value of its field; the draft keeps it as text, so that it is not lost.
alter table record_draft add column unread text not null default '';
