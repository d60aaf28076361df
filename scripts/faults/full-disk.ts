import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, pause, until } from "../instances/children.ts";
import { call, signIn } from "../instances/client.ts";
import { type Instance, makeInstance } from "../instances/instance.ts";
import { asFinding, compareWritten, type Load, startLoad } from "../instances/load.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import { withStoppedDatabase } from "../instances/stopped-database.ts";
import { statusOf } from "./uploads.ts";

const SIZE = 512; // MB
const WORKERS = { readers: 1, writers: 2, retryFor: 120_000, isRepeatedWhenAway: true } as const;
const SETTLE = 2_000; // ms of load before and after
const FULL = 15_000; // ms in which it stays full

/** A small file system of its own; undefined where this user may not have one. */
function smallDisk(folder: string): { readonly close: () => void } | undefined {
  mkdirSync(folder);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  const close = () => void execFileSync("umount", ["-l", folder]);
  process.once("exit", close);
  return {
    close() {
      process.off("exit", close);
      close();
    },
  };
}

export async function showFullDisk(rows: Rows, folder: string): Promise<void> {
  const place = join(folder, "small-disk");
  const disk = smallDisk(place);
  if (!disk) {
    rows.note(
      "RE-05: the embedded database's disk full",
      "not run: only root can make the small file system that it needs",
    );
    return;
  }
  const dataDir = join(place, "data");
  const instance = makeInstance(await freePort(), { DATA_DIR: dataDir });
  await instance.start();
  const loads: Load[] = [];

  await rows.row(
    "RE-05: the embedded database's disk full, and room again",
    "writes 503, reads go on, back by itself",
    () => fullAndRoomAgain(instance, place, loads),
  );
  await instance.stop("SIGKILL");
  await rows.row("RE-05: the full disk, what was acknowledged", "0 lost, 0 doubled, 0 unlogged", () =>
    withStoppedDatabase(dataDir, async (query) => asFinding(await compareWritten(loads, query))),
  );
  disk.close();
}

async function fullAndRoomAgain(instance: Instance, place: string, loads: Load[]): Promise<Finding> {
  const admin = await signIn(instance.url);
  const load = startLoad(instance.url, admin, WORKERS);
  loads.push(load);
  await pause(SETTLE);
  const filling = join(place, "filling");
  fill(filling);
  const end = performance.now() + FULL;
  const refused = new Set<number>();
  let lists = 0;
  while (performance.now() < end) {
    fill(filling); // also what has become free meanwhile
    const write = await call(instance.url, "/cms/notice/add", {
      token: admin.token,
      fields: { title: "full", kind: "tender", content: `<p>${"x".repeat(50_000)}</p>` },
    });
    refused.add(write.status);
    if ((await call(instance.url, "/cms/notice/list", { token: admin.token })).code === 0) lists += 1;
    await pause(200);
  }
  const live = await statusOf(instance.url, "/health/live");
  const ready = await statusOf(instance.url, "/health/ready");
  rmSync(filling);
  const before = load.counts.writes;
  await until(
    async () => load.counts.writes > before + 2 || undefined,
    () => "Nothing is written any more.",
  );
  const after = await statusOf(instance.url, "/health/ready");
  await load.stop();
  const { writes, retried, failed } = load.counts;
  return {
    figure:
      `calls that write answered ${[...refused].join(", ")}, ${lists} lists; live ${live}, ready ${ready}, then ${after}; ${writes} writes, ${retried} repeated, ${failed} failed ${load.failures.join(", ")}`.trimEnd(),
    isGood:
      refused.has(503) &&
      [...refused].every((status) => status === 200 || status === 503) &&
      lists > 0 &&
      live === 200 &&
      after === 200 &&
      failed === 0,
  };
}

/** Takes all the room that is left. */
function fill(file: string): void {
  for (const size of [1 << 20, 1 << 12])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: "a" });
    } catch {
      // full
    }
}
