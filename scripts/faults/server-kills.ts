import type { Random } from "../../src/server/testing/random.ts";
import { addAccounts } from "../instances/add-accounts.ts";
import { pause } from "../instances/children.ts";
import { signIn } from "../instances/client.ts";
import { startMissing } from "../instances/instance.ts";
import { asFinding, compareWritten, type Load, startLoad } from "../instances/load.ts";
import type { Postgres } from "../instances/postgres.ts";
import type { Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";
import { type Amount, killUnder, signInAll, writersFor } from "./kills.ts";

const WORKERS = { readers: 1, writers: 4, retryFor: 60_000, isRepeatedWhenAway: true, rest: 0 } as const;

const told = (loads: readonly Load[]) => {
  const sum = (of: (load: Load) => number) => loads.reduce((total, load) => total + of(load), 0);
  const failed = sum(({ counts }) => counts.failed);
  const failures = loads.flatMap((load) => load.failures).join(", ");
  return {
    figure: `${sum(({ counts }) => counts.retried)} repeated, ${failed} failed ${failures}`.trimEnd(),
    writes: sum(({ counts }) => counts.writes),
    isGood: failed === 0,
  };
};

/** Two instances on a PostgreSQL server; now one of them is killed, now the server. */
export async function showServerKills(
  rows: Rows,
  random: Random,
  amount: Amount,
  { instances, query }: Three,
  postgres: Postgres,
): Promise<void> {
  const two = instances.slice(0, 2);
  const [one] = instances;
  const all: Load[] = [];
  await startMissing(...two);
  const admin = await signIn(one.url);
  const names = writersFor(amount);
  await addAccounts((text, values) => query(text, values), names);
  const writersAs = await signInAll(one, names);
  const during = async (kill: () => Promise<void>) => {
    const loads = two.map(({ url }) => startLoad(url, admin, { ...WORKERS, writersAs }));
    all.push(...loads);
    const perSecond = await killUnder(loads, random, amount, kill);
    const { figure, writes, isGood } = told(loads);
    return { figure: `${amount.kills} kills; ${writes} writes, ${perSecond} a second, ${figure}`, isGood };
  };

  await rows.row("RE-01, RE-17: PostgreSQL, an instance killed at random", "0 failed for who repeats", () =>
    during(async () => {
      const instance = random.of(two);
      await instance.stop("SIGKILL");
      await instance.start();
    }),
  );
  await rows.row("RE-01, RE-07: PostgreSQL itself crashed at random", "0 failed for who repeats", () =>
    during(async () => {
      await postgres.stop("SIGQUIT");
      await pause(random.below(500));
      await postgres.start();
    }),
  );
  await rows.row("RE-01: PostgreSQL, what was acknowledged", "0 lost, 0 doubled, 0 unlogged", async () =>
    asFinding(await compareWritten(all, (text, values) => query(text, values))),
  );
}
