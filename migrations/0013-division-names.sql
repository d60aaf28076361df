-- Of some divisions no Chinese name is known, or no Lao one: a name in one language is enough.
alter table division
  alter column name drop not null,
  add constraint division_named check (coalesce(name, name_en, name_lo) is not null);

-- The whole list in its own order, page by page, without sorting 50,000 rows for each.
create index division_order on division (sort, id) where deleted_at is null;

-- Which divisions cannot be chosen is asked from the few that are switched off downwards.
create index division_inactive on division (id) where not is_active;
