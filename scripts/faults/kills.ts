import type { Random } from "../../src/server/testing/random.ts";
import { pause } from "../instances/children.ts";
import type { Instance } from "../instances/instance.ts";
import { type Person, signIn } from "../instances/client.ts";
import { ADMIN } from "../instances/instance.ts";
import type { Load } from "../instances/load.ts";

/** Kills of a row, and acknowledged writes over which they are spread. */
export interface Amount {
  readonly kills: number;
  readonly writes: number;
}

const UNDER_WAY = 1_000; // ms after its part of the writes, in which something is killed
const SILENCE = 180_000; // ms without an acknowledged write, after which the run gives up
const EACH = 500; // writes for which one person's budget is enough
const MAX_PEOPLE = 40; // people

const written = (loads: readonly Load[]) => loads.reduce((sum, { counts }) => sum + counts.writes, 0);

async function reach(loads: readonly Load[], wanted: number): Promise<void> {
  let last = written(loads);
  for (let since = performance.now(); last < wanted; await pause(20)) {
    const now = written(loads);
    if (now > last) since = performance.now();
    else if (performance.now() - since > SILENCE) throw new Error("Nothing is written any more.");
    last = now;
  }
}

/** Kills at random moments, each in its part of the writes. Resolves to the writes a second. */
export async function killUnder(
  loads: readonly Load[],
  random: Random,
  { kills, writes }: Amount,
  kill: () => Promise<void>,
): Promise<number> {
  const began = performance.now();
  for (let round = 0; round < kills; round += 1) {
    await reach(loads, Math.floor(((round + random.below(1_000) / 1_000) * writes) / kills));
    await pause(random.below(UNDER_WAY));
    await kill();
  }
  await reach(loads, Math.max(writes, written(loads) + 1));
  const perSecond = (written(loads) * 1_000) / (performance.now() - began);
  await Promise.all(loads.map((load) => load.stop()));
  return Math.round(perSecond);
}

/** Names of accounts (`addAccounts`) whose budgets are enough for so many writes. */
export const writersFor = ({ writes }: Amount): readonly string[] =>
  Array.from({ length: Math.min(MAX_PEOPLE, Math.ceil(writes / EACH)) }, (_, place) => `writer${place + 1}`);

/** Each from an address of their own, so that no budget of sign-ins holds them up. */
export async function signInAll({ url }: Instance, names: readonly string[]): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (const [place, username] of names.entries())
    people.push(await signIn(url, { username, password: ADMIN.password }, `10.5.${place}.1`));
  return people;
}
