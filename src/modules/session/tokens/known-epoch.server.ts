import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { z } from "zod";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { newToken } from "../../../server/security/random-token.ts";
import type { Services } from "../../../server/services.ts";

/*
 * How far the sessions' epoch has come, outside the database: in memory, and in a file of DATA_DIR that all instances see.
 */

export type EpochNeeds = {
  readonly env: Pick<Services["env"], "dataDir">;
  readonly secrets: Pick<Services["secrets"], "fingerprint">;
};

const Stored = z.object({ epoch: z.int().nonnegative(), signedBy: z.string() });

const fileOf = (dataDir: string): string => join(dataDir, "session-epoch.json");

/** By folder and keys: under fresh keys no older session is good, whatever was known. */
const inMemory = new Map<string, number>();
const placeOf = ({ env, secrets }: EpochNeeds): string => `${env.dataDir}\0${secrets.fingerprint}`;

/** How far it had come; 0 where nothing is known. */
export const knownEpoch = (services: EpochNeeds): number => inMemory.get(placeOf(services)) ?? 0;

/** Somebody saw it this far. */
export function seeEpoch(services: EpochNeeds, epoch: number): void {
  if (epoch > knownEpoch(services)) inMemory.set(placeOf(services), epoch);
}

/** What the file says, which other instances write too; undefined where it says nothing under these keys. */
export async function readEpoch({ env, secrets }: EpochNeeds): Promise<number | undefined> {
  try {
    const { epoch, signedBy } = Stored.parse(JSON.parse(await readFile(fileOf(env.dataDir), "utf8")));
    return signedBy === secrets.fingerprint ? epoch : undefined;
  } catch {
    return undefined;
  }
}

const writing = new Map<string, Promise<void>>();

/** Resolves when the file says `epoch` or more: after that, no older state of the database passes for the present one. */
export async function storeEpoch(services: EpochNeeds, epoch: number): Promise<void> {
  seeEpoch(services, epoch);
  const place = placeOf(services);
  // Whoever comes while the file is written waits for the next time, which writes for all of them.
  const before = writing.get(place) ?? Promise.resolve();
  const turn = before.catch(() => undefined).then(() => writeIfBehind(services, epoch));
  writing.set(place, turn);
  await turn;
  if (writing.get(place) === turn) writing.delete(place);
}

async function writeIfBehind(services: EpochNeeds, epoch: number): Promise<void> {
  const { env, secrets } = services;
  // Another instance may put its own, older one over ours between reading and writing: then once more.
  for (let times = 0; times < 5 && ((await readEpoch(services)) ?? -1) < epoch; times += 1) {
    const part = `${fileOf(env.dataDir)}.${newToken().slice(0, 8)}.part`;
    await writeFile(part, JSON.stringify({ epoch: knownEpoch(services), signedBy: secrets.fingerprint }), {
      mode: 0o600,
    });
    await rename(part, fileOf(env.dataDir));
  }
}

/** Something changes about a session: from the commit on, a database without it is known to be an older one. */
export async function countOn(trx: DatabaseTransaction, services: EpochNeeds): Promise<void> {
  const { rows } = await sql<{ epoch: number }>`select nextval('session_epoch') as epoch`.execute(trx.as<unknown>());
  const epoch = rows[0]?.epoch ?? 0;
  trx.afterCommit(() => storeEpoch(services, epoch));
}
