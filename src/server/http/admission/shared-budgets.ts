import { sql } from "kysely";
import type { Clock } from "../../clock.ts";
import { batchCalls } from "../../database/batch-calls.ts";
import { INSTANCE_STARTED, type Changes } from "../../database/changes/changes.ts";
import { countInstances } from "../../database/changes/count-instances.ts";
import type { Database } from "../../database/database.ts";

/** Amount spent from a budget here and not reported yet. */
interface Spending {
  /** The budget and whose it is. */
  readonly id: string;
  readonly amount: number;
  readonly perSecond: number;
}

/** Counters that the instances of one database share. */
export interface SharedBudgets {
  /** Number of living instances, at least 1. */
  instances(): number;
  /**
   * Adds the amount spent here. Resolves to the amount that all instances have spent and that has not been refilled.
   * Rejects when the database is late or unavailable.
   */
  add(taken: Spending): Promise<number>;
}

const BUDGET_TIMEOUT_MS = 1_000;
const COUNT_EVERY = 10_000; // ms, while anything is added at all
const SWEEP_EVERY = 60_000; // ms, likewise

/** Opens the counters in the database (table `spent_budget`). An idle server does not query them. */
export async function openSharedBudgets({
  database,
  changes,
  clock,
}: {
  readonly database: Database;
  readonly changes: Changes;
  readonly clock: Clock;
}): Promise<SharedBudgets> {
  let instances = 1;
  let countedAt = 0;
  let sweptAt = performance.now();

  const count = async () => {
    countedAt = performance.now();
    instances = await countInstances(database);
  };
  const add = batchCalls("shared budgets", BUDGET_TIMEOUT_MS, async (given: readonly Spending[]) => {
    const at = new Date(clock.now()).toISOString();
    const levels = await addAll(database, given, at);
    if (performance.now() - countedAt > COUNT_EVERY) await count();
    if (performance.now() - sweptAt > SWEEP_EVERY) {
      sweptAt = performance.now();
      await sweep(database, at);
    }
    return given.map(({ id }) => levels.get(id) ?? 0);
  });

  await count();
  // a failed count is repeated with the next addition
  changes.on(INSTANCE_STARTED, () => void count().catch(() => undefined));
  return { instances: () => instances, add };
}

async function addAll(
  database: Database,
  given: readonly Spending[],
  at: string,
): Promise<ReadonlyMap<string, number>> {
  // In the order of ids, so that two instances never wait for each other.
  const { rows } = await sql<{ id: string; level: number }>`
    insert into spent_budget as spent (id, level, per_second, at)
    select id, sum(amount), max(per_second), ${at}::timestamptz
    from unnest(
      ${given.map(({ id }) => id)}::text[],
      ${given.map(({ amount }) => amount)}::float8[],
      ${given.map(({ perSecond }) => perSecond)}::float8[]
    ) as given (id, amount, per_second) group by id order by id
    on conflict (id) do update set
      level = excluded.level
        + greatest(0, spent.level - greatest(0, extract(epoch from excluded.at - spent.at)::float8) * excluded.per_second),
      per_second = excluded.per_second,
      at = greatest(spent.at, excluded.at)
    returning id, level`.execute(database.as<unknown>());
  return new Map(rows.map(({ id, level }) => [id, level]));
}

async function sweep(database: Database, at: string): Promise<void> {
  await sql`
    delete from spent_budget where level <= per_second * extract(epoch from ${at}::timestamptz - at)::float8`.execute(
    database.as<unknown>(),
  );
}
