-- Who created or changed a row is null where nobody was signed in. Applicants, visitors and the program at a set time left
-- an empty text.
do $$
declare
  stamped record;
begin
  for stamped in
    select t.relname as tab, c.attname as col from pg_class t
    join pg_attribute c on c.attrelid = t.oid and c.attname in ('created_by', 'updated_by') and not c.attnotnull and c.attgenerated = ''
    where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and not t.relispartition
  loop
    execute format('update %I set %I = null where %2$I = ''''', stamped.tab, stamped.col);
  end loop;
end $$;
