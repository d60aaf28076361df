-- What callers have taken from budgets at all instances together. Unlogged: after a crash everybody begins with a full budget.
create unlogged table spent_budget (
  -- the budget and whose it is: read 0193…, address 203.0.113.7
  id text primary key,
  -- taken and not refilled yet, as of `at`
  level double precision not null,
  per_second double precision not null,
  at timestamptz not null
) with (fillfactor = 50);
