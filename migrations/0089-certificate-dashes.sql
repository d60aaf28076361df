-- A certificate is looked up as its number may be typed: in small letters, with or without spaces and dashes of any kind.
drop index certificate_typed;
create index certificate_typed on certificate (upper(translate(number, ' 　-‐‑‒–—―−－', ''))) where deleted_at is null;
