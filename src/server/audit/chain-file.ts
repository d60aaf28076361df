import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/*
 * How far the chain had come, kept beside the database and not in it: whoever takes rows away from the end and puts an older, well
 * signed end in their place is still noticed. Written after each sealing, so it may be a little behind, never ahead.
 */

const Known = z.object({ sealed: z.int(), hash: z.string(), signedBy: z.string() });
export type KnownEnd = z.infer<typeof Known>;

const fileOf = (dataDir: string): string => join(dataDir, "audit-chain.json");

/** Undefined: this installation has sealed nothing yet, or not under the key it has now (after a restore). */
export async function readKnownEnd(dataDir: string, fingerprint: string): Promise<KnownEnd | undefined> {
  try {
    const known = Known.parse(JSON.parse(await readFile(fileOf(dataDir), "utf8")));
    return known.signedBy === fingerprint ? known : undefined;
  } catch {
    return undefined;
  }
}

export async function writeKnownEnd(dataDir: string, known: KnownEnd): Promise<void> {
  const part = `${fileOf(dataDir)}.part`;
  await writeFile(part, JSON.stringify(known), { mode: 0o600 });
  await rename(part, fileOf(dataDir));
}
