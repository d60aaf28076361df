import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/*
 * The last known end of the chain, in a file outside the database. It reveals an attack on the database alone that
 * removes rows from the end and restores an older end with its valid signature. It is written after each sealing, so it
 * may lag behind the database but is never ahead of it.
 */

const Known = z.object({ sealed: z.int(), hash: z.string(), signedBy: z.string() });
export type KnownEnd = z.infer<typeof Known>;

const fileOf = (dataDir: string): string => join(dataDir, "audit-chain.json");

/** Reads the file; undefined if nothing was sealed yet, or only under another key (after a restore). */
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
