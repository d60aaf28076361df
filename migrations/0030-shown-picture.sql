-- Which pictures stand in what others may see (AZ-17): a request for a picture asks here, by its key alone. Kept by the triggers below,
-- whoever writes, in the transaction that publishes, changes, takes down or deletes.
create table shown_picture (
  -- as `attachment` has it; sizes and small squares are of the same picture
  storage_key text not null,
  -- the table of the record in which it stands
  place text not null,
  record_id text not null,
  -- from then on it is shown there no more, also while nobody has taken it down yet
  until timestamptz,
  -- shown only while this enterprise is
  holder text,
  primary key (storage_key, place, record_id)
);
create index shown_picture_record on shown_picture (place, record_id);

-- A record's pictures in the given columns, if it is to be seen: published where it has a state, set where it is a setting, in no bin.
create function note_shown_pictures(place text, record jsonb, holder text, columns text[]) returns void language plpgsql as $$
begin
  delete from shown_picture s where s.place = note_shown_pictures.place and s.record_id = record ->> 'id';
  if record ->> 'deleted_at' is not null
    or coalesce(record ->> 'state', 'published') <> 'published'
    or record ->> 'is_set' = 'false' then
    return;
  end if;
  insert into shown_picture
  select distinct match[1], place, record ->> 'id', (record ->> 'visible_until')::timestamptz, record ->> holder
  from unnest(columns) as given(name)
  cross join regexp_matches(
    record ->> given.name, '/file/(?:sized/[a-z0-9]+/|thumb/)?((?:[a-z0-9-]+/)+[a-z0-9-]+\.(?:jpg|png))', 'g') as match;
end $$;

create function pictures_may_differ() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from shown_picture where place = tg_table_name and record_id = old.id;
  else
    perform note_shown_pictures(tg_table_name, to_jsonb(new), tg_argv[0], tg_argv[1]::text[]);
  end if;
  return null;
end $$;

-- Tables whose pictures others than staff may see, the column that names the enterprise, and the columns with pictures. The test beside
-- src/modules/file/sight.server.ts compares them with what the modules declare.
do $$
declare
  each record;
begin
  for each in
    select * from (values
      ('article', '', '{cover,content,content_en,content_lo}'),
      ('notice', '', '{content,content_en,content_lo}'),
      ('enterprise', '', '{logo,pictures,introduction,introduction_en,introduction_lo}'),
      ('product', '', '{pictures,description,description_en,description_lo}'),
      ('brand', '', '{logo,pictures,story,story_en,story_lo}'),
      ('recommendation', '', '{picture}'),
      ('banner', '', '{picture}'),
      ('certificate', 'enterprise', '{scan}'),
      ('account', '', '{avatar}'),
      ('setting', '', '{value}')
    ) as seen(place, holder, columns)
  loop
    execute format(
      'create trigger shown_pictures after insert or update or delete on %I for each row execute function pictures_may_differ(%L, %L)',
      each.place, each.holder, each.columns);
    execute format(
      'select note_shown_pictures(%L, to_jsonb(%I), %L, %L::text[]) from %I',
      each.place, each.place, each.holder, each.columns, each.place);
  end loop;
end $$;

-- Which of its sizes are there: 0 none, 1 those for phones, 2 all. They are made in the background, and again after a replacement.
alter table attachment add column sizes_made integer not null default 0;
create index attachment_unsized on attachment (sizes_made, id) where sizes_made < 2 and stored_at is not null and deleted_at is null;
