import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { extname } from "node:path";
import { DAY } from "../../contract/date/durations.ts";
import type { Services } from "../services.ts";

/** ms for which a job's file can be downloaded. */
export const FILE_KEPT = DAY;

/** A new key for a file of a job: two runners of one job never write to the same. */
export const newJobKey = (id: string, ending: string): string => `${id}-${randomUUID()}.${ending}`;

/** Moves a scratch file into the private store; returns its key. */
export async function storeScratch(
  privateFiles: Services["privateFiles"],
  { id }: { readonly id: string },
  path: string,
): Promise<string> {
  const key = newJobKey(id, extname(path).slice(1));
  await privateFiles.put(key, { path }, "application/octet-stream");
  await rm(path, { force: true });
  return key;
}
