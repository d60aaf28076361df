import type { Clock } from "../../clock.ts";
import { INSTANCE_STARTED, type Changes } from "../../database/changes/changes.ts";
import { livingInstances } from "../../database/changes/instances.ts";
import { onBehalfOf } from "../../database/connections/lanes.ts";
import type { Database } from "../../database/database.ts";

/** What was taken from a budget here and not told yet. */
export interface Taken {
  /** The budget and whose it is. */
  readonly id: string;
  readonly amount: number;
  readonly perSecond: number;
}

/** Counters that the instances of one database share. */
export interface SharedBudgets {
  /** How many instances live, at least 1. */
  instances(): number;
  /** Adds what was taken here; resolves to what all have taken and not been refilled. Rejects when the database is late or away. */
  add(taken: Taken): Promise<number>;
}

const PATIENCE = 1_000; // ms that an answer is waited for
const COUNT_EVERY = 10_000; // ms, while anything is added at all
const SWEEP_EVERY = 60_000; // ms, likewise

interface Waiting extends Taken {
  readonly tell: (level: number) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Opens the counters on a PostgreSQL database (table `spent_budget`). Additions of one moment travel in one statement, and
 * one statement is under way at a time. At rest nothing is asked. `count` says how many instances live.
 */
export async function openSharedBudgets(
  { database, changes, clock }: { readonly database: Database; readonly changes: Changes; readonly clock: Clock },
  count: () => Promise<number> = () => livingInstances(database),
): Promise<SharedBudgets> {
  let instances = 1;
  let countedAt = 0;
  let sweptAt = performance.now();
  let waiting: Waiting[] = [];
  let isUnderWay = false;

  const recount = async () => {
    countedAt = performance.now();
    instances = Math.max(1, await count());
  };
  const addAll = async (given: readonly Waiting[], at: string) => {
    const { rows } = await database.pool.query<{ id: string; level: number }>(ADD, [
      given.map(({ id }) => id),
      given.map(({ amount }) => amount),
      given.map(({ perSecond }) => perSecond),
      at,
    ]);
    const levels = new Map(rows.map(({ id, level }) => [id, level]));
    for (const { id, tell } of given) tell(levels.get(id) ?? 0);
  };
  const run = async () => {
    isUnderWay = true;
    while (waiting.length > 0) {
      const given = waiting;
      waiting = [];
      try {
        const at = new Date(clock.now()).toISOString();
        await addAll(given, at);
        if (performance.now() - countedAt > COUNT_EVERY) await recount();
        if (performance.now() - sweptAt > SWEEP_EVERY) {
          sweptAt = performance.now();
          await database.pool.query(SWEEP, [at]);
        }
      } catch (error) {
        for (const { fail } of given) fail(error);
      }
    }
    isUnderWay = false;
  };

  await recount();
  changes.on(INSTANCE_STARTED, () => void recount().catch(() => undefined)); // a count that fails is made again with the next addition
  return {
    instances: () => instances,
    add: (taken) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error("The shared budgets do not answer.")), PATIENCE);
        const end =
          <V>(answer: (value: V) => void) =>
          (value: V) => {
            clearTimeout(late);
            answer(value);
          };
        waiting.push({ ...taken, tell: end(resolve), fail: end(reject) });
        // A lane of its own: those of a crowd must not wait behind the crowd (connections/connection-line.ts).
        if (!isUnderWay) setImmediate(() => isUnderWay || void onBehalfOf("shared budgets", run));
      }),
  };
}

// In the order of ids, so that two instances never wait for each other.
const ADD = `
  insert into spent_budget as spent (id, level, per_second, at)
  select id, sum(amount), max(per_second), $4::timestamptz
  from unnest($1::text[], $2::float8[], $3::float8[]) as given (id, amount, per_second) group by id order by id
  on conflict (id) do update set
    level = excluded.level
      + greatest(0, spent.level - greatest(0, extract(epoch from excluded.at - spent.at)::float8) * excluded.per_second),
    per_second = excluded.per_second,
    at = greatest(spent.at, excluded.at)
  returning id, level`;

const SWEEP = `
  delete from spent_budget where level <= per_second * extract(epoch from $1::timestamptz - at)::float8`;
