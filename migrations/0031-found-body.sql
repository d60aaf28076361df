-- The words of a text itself, for the public search; null: not looked at yet, as in records of before (they are taken up in the background).
alter table article add column body tsvector;
create index article_body on article using gin (body) with (fastupdate = off);
create index article_bodyless on article (id) where body is null;
alter table notice add column body tsvector;
create index notice_body on notice using gin (body) with (fastupdate = off);
create index notice_bodyless on notice (id) where body is null;
