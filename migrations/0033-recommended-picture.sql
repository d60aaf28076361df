-- A recommendation is seen while its brand is (AZ-17), and so is its picture.
drop trigger shown_pictures on recommendation;
create trigger shown_pictures after insert or update or delete on recommendation
  for each row execute function pictures_may_differ('brand', '{picture}');
select note_shown_pictures('recommendation', to_jsonb(recommendation), 'brand', '{picture}'::text[]) from recommendation;
