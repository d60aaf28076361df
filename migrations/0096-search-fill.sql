-- Tables whose words for the search are still to be made anew, up to which record they have been. A migration that comes with other words
-- for the same text puts the tables in here, and the records are taken up in the background, in portions.
create table search_fill (
  table_name text primary key,
  last_id text not null default ''
);
-- Digits of every script, marks that are not seen, ໆ after a space; numbers of one or two digits in full texts.
do $$
declare
  searched text;
begin
  -- Not what a log has sealed, nor what the database derives.
  for searched in
    select t.relname from pg_class t
    join pg_attribute c on c.attrelid = t.oid and c.attname = 'search' and c.atttypid = 'tsvector'::regtype and c.attgenerated = ''
    where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and not t.relispartition
  loop
    execute format('insert into search_fill (table_name) select %L where exists (select from %I)', searched, searched);
  end loop;
end $$;
-- Records without `body` are among them.
drop index article_bodyless;
drop index notice_bodyless;
