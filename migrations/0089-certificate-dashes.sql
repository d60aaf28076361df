-- A certificate is looked up as its number may be typed: in small letters, in digits of any kind, with or without spaces
-- and dashes of any kind.
drop index certificate_typed;
create index certificate_typed on certificate (
  upper(translate(number, '໐໑໒໓໔໕໖໗໘໙０１２３４５６７８９ 　-‐‑‒–—―−－', '01234567890123456789'))
) where deleted_at is null;
