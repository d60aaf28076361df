-- How often each public page was visited on each day. Nothing is stored of visitors.
create table page_visit (
  -- the day in Laos
  day date not null,
  -- the page's name among the public paths
  page text not null,
  count integer not null,
  primary key (day, page)
);
