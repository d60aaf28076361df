import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase } from "../open-database.ts";
import { runScript } from "../testing/child.ts";
import { describeEmbedded } from "../testing/embedded-engine.ts";
import { newFolder, placeEmbedded, removeFolder } from "../testing/open-test-database.ts";

const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const kills = Number(process.env["KILLS"] ?? 4);

/** Small and repeatable (mulberry32). */
function random(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describeEmbedded(() => {
  test(`RE-01: after SIGKILL every acknowledged write is there and none is half done (SEED=${seed} KILLS=${kills})`, async () => {
    const next = random(seed);
    const dataDir = await newFolder("kill");
    await placeEmbedded(dataDir);
    const acknowledged: number[] = [];
    let first = 1;
    for (let round = 0; round < kills; round++) {
      const writer = runScript("writer.ts", dataDir, String(first));
      await writer.printed(1 + Math.floor(next() * 200));
      await sleep(Math.floor(next() * 40));
      await writer.kill();
      acknowledged.push(...writer.lines().map(Number));
      first = Math.max(...acknowledged) + 1_000; // beyond the writes that were in progress
    }
    const database = await openDatabase({ dataDir });
    const { rows } = await database.pool.query<{ number: number; halves: number }>(
      "select number, count(*) as halves from pair group by number",
    );
    await database.close();
    await removeFolder(dataDir);
    const stored = new Set(rows.map(({ number }) => number));
    expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
    expect(rows.filter(({ halves }) => halves !== 2)).toEqual([]);
  }, 120_000);

  test(`RE-02: a first start killed at any moment is simply started again (SEED=${seed})`, async () => {
    const next = random(seed + 1);
    const dataDir = await newFolder("first");
    for (let round = 0; round < 3; round++) {
      const writer = runScript("writer.ts", dataDir);
      await sleep(300 + Math.floor(next() * 1500));
      await writer.kill();
    }
    const database = await openDatabase({ dataDir });
    await database.ping();
    await database.close();
    await removeFolder(dataDir);
  }, 120_000);
});
