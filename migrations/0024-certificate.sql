-- A certificate is looked up as its number may be typed: in small letters, with spaces.
create index certificate_typed on certificate (upper(replace(number, ' ', ''))) where deleted_at is null;
