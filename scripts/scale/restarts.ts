import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBuildVersion } from "../../src/server/http/pages/page-assets.ts";
import { dist } from "../build/staleness.ts";
import { pause } from "../instances/children.ts";
import { openEar, signIn } from "../instances/client.ts";
import { asFinding, compareWritten, type Load, startLoad } from "../instances/load.ts";
import type { Rows } from "../instances/rows.ts";
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

/** Instances that are killed, stopped and replaced under load. */
export async function showRestarts(
  rows: Rows,
  { instances, query }: Three,
  url: string,
  folder: string,
): Promise<void> {
  const admin = await signIn(url);
  const [first, second] = instances;
  const loads: Load[] = [];
  const under = async (work: () => Promise<void>, patience: number) => {
    const load = startLoad(url, admin, { ...WORKERS, patience });
    loads.push(load);
    await pause(SETTLE);
    await work();
    await pause(SETTLE);
    await load.stop();
    return load;
  };

  await rows.row("RE-10: one killed under load, and back", "0 failed for who repeats a reset", async () => {
    const load = await under(async () => {
      await second.stop("SIGKILL");
      await pause(SETTLE);
      await second.start();
    }, 5_000);
    return { figure: told(load), isGood: load.counts.failed === 0 };
  });

  await rows.row("RE-11: one stopped under load, and back", "0 repeated, 0 failed, ≤ 30 s", async () => {
    let seconds = 0;
    let code: number | null = null;
    const load = await under(async () => {
      const since = performance.now();
      code = await first.stop("SIGTERM");
      seconds = (performance.now() - since) / 1000;
      await first.start();
    }, 0);
    return {
      figure: `${told(load)}; exit ${code} after ${seconds.toFixed(1)} s`,
      isGood: load.counts.failed + load.counts.retried === 0 && code === 0 && seconds <= 30,
    };
  });

  const next = copyBuild(folder);
  const version = readBuildVersion(join(next, "web"));
  const ears = await Promise.all(instances.map((one) => openEar(admin, url, one.url)));
  // As containers come, with an empty folder each.
  await rows.row("RE-11: all three replaced one by one under load", "0 repeated, 0 failed, all let in", async () => {
    const load = await under(async () => {
      for (const [place, instance] of instances.entries()) {
        await instance.stop("SIGTERM");
        await instance.start({ dist: next, env: { DATA_DIR: join(folder, `new-${place}`) } });
        await pause(SETTLE);
      }
    }, 0);
    return { figure: told(load), isGood: load.counts.failed + load.counts.retried === 0 };
  });

  await rows.row(
    "a new version told to open consoles that come back",
    "each is sent away (1012) and told",
    async () => {
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
    },
  );

  await rows.row("RE-10, RE-17: what was acknowledged in all this", "0 lost, 0 doubled, 0 unlogged", async () =>
    asFinding(await compareWritten(loads, (text, values) => query(text, values))),
  );
}
