-- What a stored picture shows, for those who do not see it, and words by which it is found. Empty: nobody has said.
alter table attachment
  add column alt text not null default '',
  add column alt_en text not null default '',
  add column alt_lo text not null default '',
  add column tags text not null default '';
