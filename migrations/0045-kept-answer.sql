-- What calls with an Idempotency-Key were answered, for a day: written in the transaction of what they did, so that neither is there
-- without the other. A dump alone tells neither who asked nor what the answer was.
create table kept_answer (
  -- a keyed hash of who asked and of their key
  id text primary key,
  -- a keyed hash of the call and its body
  request text not null,
  -- compressed and sealed; null: too large to keep
  answer bytea,
  at timestamptz not null
);
create index kept_answer_at on kept_answer (at);
