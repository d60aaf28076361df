import { join } from "node:path";
import type { Random } from "../../src/server/testing/random.ts";
import { openDatabase } from "../../src/server/database/open-database.ts";
import { freePort, pause } from "../instances/children.ts";
import { signIn } from "../instances/client.ts";
import { makeInstance } from "../instances/instance.ts";
import { asFinding, compareWritten, startLoad } from "../instances/load.ts";
import type { Rows } from "../instances/rows.ts";

const RESTART = 10; // seconds, RE-01
const FIRST_START = 4_000; // ms, in which a first start is killed
const UNDER_WAY = 2_500; // ms, in which a serving process is killed
const WORKERS = { readers: 2, writers: 6, retryFor: 60_000, isRepeatedWhenAway: true } as const;

/** One process with the embedded database. */
export async function showEmbeddedKills(rows: Rows, random: Random, kills: number, folder: string): Promise<void> {
  const dataDir = join(folder, "embedded");
  const instance = makeInstance(await freePort(), { DATA_DIR: dataDir });

  await rows.row("RE-02: embedded, first start killed at random", "the next one makes all of it", async () => {
    for (let round = 0; round < kills; round += 1) {
      const starting = instance.start().catch(() => undefined); // it is killed before it is ready, or after
      await pause(random.below(FIRST_START));
      await instance.stop("SIGKILL");
      await starting;
    }
    await instance.start();
    await signIn(instance.url);
    return { figure: `${kills} kills, then signed in`, isGood: true };
  });

  let longest = 0;
  const load = startLoad(instance.url, await signIn(instance.url), WORKERS);
  await rows.row(
    "RE-01, RE-17: embedded, killed at random under writers",
    `back ≤ ${RESTART} s, 0 failed`,
    async () => {
      for (let round = 0; round < kills; round += 1) {
        await pause(random.below(UNDER_WAY));
        await instance.stop("SIGKILL");
        const since = performance.now();
        await instance.start();
        longest = Math.max(longest, (performance.now() - since) / 1000);
      }
      await pause(UNDER_WAY);
      await load.stop();
      const { writes, retried, failed } = load.counts;
      return {
        figure: `${kills} kills, back after ${longest.toFixed(1)} s at most; ${writes} writes, ${retried} repeated, ${failed} failed ${load.failures.join(", ")}`,
        isGood: longest <= RESTART && failed === 0,
      };
    },
  );
  await instance.stop("SIGKILL");
  await rows.row("RE-01: embedded, what was acknowledged", "0 lost, 0 doubled, 0 unlogged", async () => {
    const database = await openDatabase({ dataDir });
    try {
      const query = async (text: string) => (await database.pool.query(text)).rows as unknown[];
      return asFinding(await compareWritten([load], query));
    } finally {
      await database.close();
    }
  });
}
