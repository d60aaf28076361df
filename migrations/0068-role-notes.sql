-- A role's note is written per language, like its name.
alter table role
  add column note_en text,
  add column note_lo text;
