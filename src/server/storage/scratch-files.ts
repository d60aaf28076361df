import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY } from "../../contract/date/durations.ts";
import type { Services } from "../services.ts";

const STRAY = 2 * DAY; // ms; no file takes that long to make

/** Folder of files that are being made, which nobody downloads; each instance may have its own. */
const scratchFolder = (dataDir: string): string => join(dataDir, "scratch");

/** The path of a file that this process makes and removes. */
export async function newScratchFile({ dataDir }: { readonly dataDir: string }, ending: string): Promise<string> {
  const folder = scratchFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${randomUUID()}.${ending}`);
}

/** Removes what killed processes left. */
export async function sweepScratch({
  clock,
  env,
}: Pick<Services, "clock"> & { readonly env: Pick<Services["env"], "dataDir"> }): Promise<void> {
  const now = clock.now();
  const folder = scratchFolder(env.dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (mtimeMs < now - STRAY) await rm(path, { force: true });
  }
}
