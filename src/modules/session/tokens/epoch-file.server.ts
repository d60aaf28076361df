import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { z } from "zod";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { newToken } from "../../../server/secrets/random-token.ts";
import type { Services } from "../../../server/services.ts";

/* The session epoch outside the database: in memory, and in a file in DATA_DIR that all instances share. */

export type EpochNeeds = {
  readonly env: Pick<Services["env"], "dataDir">;
  readonly secrets: Pick<Services["secrets"], "fingerprint">;
};

const Stored = z.object({ epoch: z.int().nonnegative(), signedBy: z.string() });

const fileOf = (dataDir: string): string => join(dataDir, "session-epoch.json");

/** By folder and key fingerprint: with new keys older sessions are invalid anyway. */
const inMemory = new Map<string, number>();
const keyOf = ({ env, secrets }: EpochNeeds): string => `${env.dataDir}\0${secrets.fingerprint}`;

/** The highest known epoch; 0 if unknown. */
export const knownEpoch = (services: EpochNeeds): number => inMemory.get(keyOf(services)) ?? 0;

/** Raises the known epoch. */
export function seeEpoch(services: EpochNeeds, epoch: number): void {
  if (epoch > knownEpoch(services)) inMemory.set(keyOf(services), epoch);
}

/** The epoch in the file; undefined if it is missing or signed by other keys. */
export async function readEpoch({ env, secrets }: EpochNeeds): Promise<number | undefined> {
  try {
    const { epoch, signedBy } = Stored.parse(JSON.parse(await readFile(fileOf(env.dataDir), "utf8")));
    return signedBy === secrets.fingerprint ? epoch : undefined;
  } catch {
    return undefined;
  }
}

const writing = new Map<string, Promise<void>>();

/**
 * Resolves when the file contains `epoch` or more: from then on an older state of the database is recognised. Where
 * other instances keep overwriting it with theirs it gives up after five attempts; the next change of sessions tries
 * again.
 */
export async function storeEpoch(services: EpochNeeds, epoch: number): Promise<void> {
  seeEpoch(services, epoch);
  const key = keyOf(services);
  // Calls during a write are served together by the next one.
  const before = writing.get(key) ?? Promise.resolve();
  const turn = before.catch(() => undefined).then(() => writeIfBehind(services, epoch));
  writing.set(key, turn);
  await turn;
  if (writing.get(key) === turn) writing.delete(key);
}

async function writeIfBehind(services: EpochNeeds, epoch: number): Promise<void> {
  const { env, secrets } = services;
  // Another instance may overwrite the file with an older epoch, so it is read again.
  for (let times = 0; times < 5 && ((await readEpoch(services)) ?? -1) < epoch; times += 1) {
    const part = `${fileOf(env.dataDir)}.${newToken().slice(0, 8)}.part`;
    await writeFile(part, JSON.stringify({ epoch: knownEpoch(services), signedBy: secrets.fingerprint }), {
      mode: 0o600,
    });
    await rename(part, fileOf(env.dataDir));
  }
}

/**
 * Increments the epoch with a change of sessions: after the commit, a database without the change is recognised as
 * older.
 */
export async function countOn(trx: DatabaseTransaction, services: EpochNeeds): Promise<void> {
  const { rows } = await sql<{ epoch: number }>`select nextval('session_epoch') as epoch`.execute(trx.as<unknown>());
  const epoch = rows[0]?.epoch ?? 0;
  trx.afterCommit(() => storeEpoch(services, epoch));
}
