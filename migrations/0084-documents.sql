-- Documents for download, as JSON of paths and names (src/fields/documents/documents.ts).
alter table article add column documents text not null default '';
alter table notice add column documents text not null default '';

-- Also they are open to visitors while a published record shows them (0030-shown-picture.sql).
create or replace function note_shown_pictures(place text, record jsonb, holder text, columns text[]) returns void language plpgsql as $$
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
    record ->> given.name,
    '/file/(?:sized/[a-z0-9]+/|thumb/)?((?:[a-z0-9-]+/)+[a-z0-9-]+\.(?:jpg|png|pdf|docx|xlsx))', 'g') as match;
end $$;

drop trigger shown_pictures on article;
create trigger shown_pictures after insert or update or delete on article
  for each row execute function pictures_may_differ('', '{cover,content,content_en,content_lo,documents}');
drop trigger shown_pictures on notice;
create trigger shown_pictures after insert or update or delete on notice
  for each row execute function pictures_may_differ('', '{content,content_en,content_lo,documents}');
