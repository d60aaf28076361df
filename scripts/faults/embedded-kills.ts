import { join } from "node:path";
import type { Random } from "../../src/server/testing/random.ts";
import { addAccounts } from "../instances/add-accounts.ts";
import { freePort, pause } from "../instances/children.ts";
import { signIn } from "../instances/client.ts";
import { makeInstance } from "../instances/instance.ts";
import { asFinding, compareWritten, startLoad } from "../instances/load.ts";
import type { Rows } from "../instances/rows.ts";
import { withStoppedDatabase } from "../instances/stopped-database.ts";
import { type Amount, killUnder, signInAll, writersFor } from "./kills.ts";

const RESTART = 10; // seconds, RE-01
const FIRST_START = 4_000; // ms, in which a first start is killed
const WORKERS = { readers: 2, writers: 8, retryFor: 60_000, isRepeatedWhenAway: true, rest: 0 } as const;

/** One process with the embedded database. */
export async function showEmbeddedKills(rows: Rows, random: Random, amount: Amount, folder: string): Promise<void> {
  const dataDir = join(folder, "embedded");
  const instance = makeInstance(await freePort(), { DATA_DIR: dataDir, TRUST_PROXY: "127.0.0.1" });

  await rows.row("RE-02: embedded, first start killed at random", "the next one makes all of it", async () => {
    for (let round = 0; round < amount.kills; round += 1) {
      const starting = instance.start().catch(() => undefined); // it is killed before it is ready, or after
      await pause(random.below(FIRST_START));
      await instance.stop("SIGKILL");
      await starting;
    }
    await instance.start();
    await signIn(instance.url);
    return { figure: `${amount.kills} kills, then signed in`, isGood: true };
  });

  await instance.stop("SIGINT");
  const names = writersFor(amount);
  await withStoppedDatabase(dataDir, (query) => addAccounts(query, names));
  await instance.start();
  const writersAs = await signInAll(instance, names);
  let longest = 0;
  const load = startLoad(instance.url, await signIn(instance.url), { ...WORKERS, writersAs });
  await rows.row(
    "RE-01, RE-17: embedded, killed at random under writers",
    `back ≤ ${RESTART} s, 0 failed`,
    async () => {
      const perSecond = await killUnder([load], random, amount, async () => {
        await instance.stop("SIGKILL");
        const since = performance.now();
        await instance.start();
        longest = Math.max(longest, (performance.now() - since) / 1000);
      });
      const { writes, retried, failed } = load.counts;
      return {
        figure: `${amount.kills} kills, back after ${longest.toFixed(1)} s at most; ${writes} writes, ${perSecond} a second, ${retried} repeated, ${failed} failed ${load.failures.join(", ")}`,
        isGood: longest <= RESTART && failed === 0,
      };
    },
  );
  await instance.stop("SIGKILL");
  await rows.row("RE-01: embedded, what was acknowledged", "0 lost, 0 doubled, 0 unlogged", () =>
    withStoppedDatabase(dataDir, async (query) => asFinding(await compareWritten([load], query))),
  );
}
