import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBuildVersion } from "../../src/server/http/pages/page-assets.ts";
import { dist } from "../places.ts";
import { pause } from "../instances/children.ts";
import { type Ear, openEar, type Person, signIn } from "../instances/client.ts";
import { asFinding, compareWritten, type Load, startLoad } from "../instances/load.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

const WORKERS = { readers: 4, writers: 2 } as const;
const SETTLE = 3_000; // ms of load before and after

const told = ({ counts, failures }: Load) =>
  `${counts.reads} reads, ${counts.writes} writes, ${counts.retried} repeated, ${counts.failed} failed${failures.map((each) => ` (${each})`).join("")}`;

/** The build under another version, as an upgrade brings it. */
function copyBuild(folder: string): string {
  const copy = join(folder, "next-build");
  cpSync(dist, copy, { recursive: true });
  const manifest = join(copy, "web/.vite/manifest.json");
  writeFileSync(manifest, `${readFileSync(manifest, "utf8")}\n`);
  return copy;
}

/** The setup of the rows: three instances behind a balancer, and each load that they were under. */
interface Setup extends Pick<Three, "instances"> {
  readonly url: string;
  readonly admin: Person;
  readonly loads: Load[];
  /** How often one is killed, stopped, and all are replaced. */
  readonly rounds: number;
}

/** Instances that are killed, stopped and replaced under load. */
export async function showRestarts(
  rows: Rows,
  { instances, query }: Three,
  { url, folder, rounds }: { readonly url: string; readonly folder: string; readonly rounds: number },
): Promise<void> {
  const admin = await signIn(url);
  const loads: Load[] = [];
  const setup: Setup = { instances, url, admin, loads, rounds };

  await rows.row("RE-10: one killed under load, and back", "0 failed for who repeats a reset", () => killOne(setup));
  await rows.row("RE-11: one stopped under load, and back", "0 repeated, 0 failed, ≤ 30 s", () => stopOne(setup));

  const next = copyBuild(folder);
  const ears = await Promise.all(instances.map((one) => openEar(admin, url, one.url)));
  await rows.row("RE-11: all three replaced one by one under load", "0 repeated, 0 failed, all let in", () =>
    replaceAll(setup, next, folder),
  );
  await rows.row("a new version told to open consoles that come back", "each is sent away (1012) and told", () =>
    newVersionIsTold(setup, ears, readBuildVersion(join(next, "web"))),
  );
  await rows.row("RE-10, RE-17: what was acknowledged in all this", "0 lost, 0 doubled, 0 unlogged", async () =>
    asFinding(await compareWritten(loads, (text, values) => query(text, values))),
  );
}

/** Does the work while readers and writers go on; a call that nobody answers is repeated for `retryFor` ms. */
async function underLoad({ url, admin, loads }: Setup, retryFor: number, work: () => Promise<void>): Promise<Load> {
  const load = startLoad(url, admin, { ...WORKERS, retryFor });
  loads.push(load);
  await pause(SETTLE);
  await work();
  await pause(SETTLE);
  await load.stop();
  return load;
}

async function killOne(setup: Setup): Promise<Finding> {
  const load = await underLoad(setup, 5_000, async () => {
    for (let round = 0; round < setup.rounds; round += 1) {
      const killed = setup.instances[(round + 1) % setup.instances.length] ?? setup.instances[0];
      await killed.stop("SIGKILL");
      await pause(SETTLE);
      await killed.start();
    }
  });
  return { figure: `${setup.rounds} times; ${told(load)}`, isGood: load.counts.failed === 0 };
}

async function stopOne(setup: Setup): Promise<Finding> {
  let seconds = 0;
  const codes = new Set<number | null>();
  const load = await underLoad(setup, 0, async () => {
    for (let round = 0; round < setup.rounds; round += 1) {
      const stopped = setup.instances[round % setup.instances.length] ?? setup.instances[0];
      const since = performance.now();
      codes.add(await stopped.stop("SIGTERM"));
      seconds = Math.max(seconds, (performance.now() - since) / 1000);
      await stopped.start();
    }
  });
  const isOrderly = codes.size === 1 && codes.has(0);
  return {
    figure: `${setup.rounds} times; ${told(load)}; exit ${[...codes].join(", ")} after ${seconds.toFixed(1)} s at most`,
    isGood: load.counts.failed + load.counts.retried === 0 && isOrderly && seconds <= 30,
  };
}

/** Each by the build `next`, with an empty folder of its own, as containers come. */
async function replaceAll(setup: Setup, next: string, folder: string): Promise<Finding> {
  const load = await underLoad(setup, 0, async () => {
    for (let round = 0; round < setup.rounds; round += 1)
      for (const [place, instance] of setup.instances.entries()) {
        await instance.stop("SIGTERM");
        await instance.start({ dist: next, env: { DATA_DIR: join(folder, `new-${round}-${place}`) } });
        await pause(SETTLE);
      }
  });
  return { figure: `${setup.rounds} times; ${told(load)}`, isGood: load.counts.failed + load.counts.retried === 0 };
}

async function newVersionIsTold({ url, admin }: Setup, ears: readonly Ear[], version: string): Promise<Finding> {
  const codes = await Promise.all(ears.map((ear) => ear.closed));
  const back = await Promise.all(ears.map(() => openEar(admin, url, url)));
  const isIt = (message: Record<string, unknown>) =>
    message["type"] === "NEW_VERSION" && message["version"] === version;
  const since = performance.now();
  await Promise.all(back.map((ear) => ear.heard(isIt, since)));
  for (const ear of back) ear.close();
  return {
    figure: `closed with ${codes.join(", ")}; ${back.length} told`,
    isGood: codes.every((code) => code === 1012),
  };
}
