import type { Random } from "../../src/server/testing/random.ts";
import { pause } from "../instances/children.ts";
import { signIn } from "../instances/client.ts";
import { startMissing } from "../instances/instance.ts";
import { asFinding, compareWritten, type Load, startLoad } from "../instances/load.ts";
import type { Postgres } from "../instances/postgres.ts";
import type { Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

const UNDER_WAY = 2_000; // ms, in which something is killed
const WORKERS = { readers: 1, writers: 2, retryFor: 60_000, isRepeatedWhenAway: true } as const;

const told = (loads: readonly Load[]) => {
  const sum = (of: (load: Load) => number) => loads.reduce((total, load) => total + of(load), 0);
  const failed = sum(({ counts }) => counts.failed);
  const failures = loads.flatMap((load) => load.failures).join(", ");
  return {
    figure: `${sum(({ counts }) => counts.writes)} writes, ${sum(({ counts }) => counts.retried)} repeated, ${failed} failed ${failures}`,
    isGood: failed === 0,
  };
};

/** Two instances on a PostgreSQL server; now one of them is killed, now the server. */
export async function showServerKills(
  rows: Rows,
  random: Random,
  kills: number,
  { instances, query }: Three,
  postgres: Postgres,
): Promise<void> {
  const two = instances.slice(0, 2);
  const all: Load[] = [];
  await startMissing(...two);
  const admin = await signIn(two[0]?.url ?? "");
  const during = async (work: () => Promise<void>) => {
    const loads = two.map(({ url }) => startLoad(url, admin, WORKERS));
    all.push(...loads);
    for (let round = 0; round < kills; round += 1) {
      await pause(random.below(UNDER_WAY));
      await work();
    }
    await pause(UNDER_WAY);
    await Promise.all(loads.map((load) => load.stop()));
    const { figure, isGood } = told(loads);
    return { figure: `${kills} kills; ${figure}`, isGood };
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
    asFinding(await compareWritten(all, (text) => query(text))),
  );
}
