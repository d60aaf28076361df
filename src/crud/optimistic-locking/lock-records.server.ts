import { z } from "zod";
import type { RecordToChange } from "../../contract/optimistic-locking.ts";
import { defineTexts } from "../../contract/text.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { refuseStale } from "../../server/database/refuse-stale.ts";
import type { Module } from "../define-module.ts";
import { endpointsOf } from "../endpoints.ts";
import type { Row } from "../record/columns.server.ts";
import { lastAuthor } from "./last-author.server.ts";
import type { ScopedUser } from "../scope/scope.server.ts";
import { repositoryOf, type RepositoryServices } from "../repository/repository.server.ts";

const texts = defineTexts("lockAsked", {
  changed: {
    zh: "此记录刚被他人修改，请核对后重试",
    lo: "ຂໍ້ມູນນີ້ຫາກໍ່ຖືກຜູ້ອື່ນແກ້ໄຂ, ກະລຸນາກວດຄືນແລ້ວລອງໃໝ່",
    en: "Someone else has just changed this record. Look at it, then try again",
  },
});

/** The module and the caller; with `modules` (all declared ones) a refusal names the other author. */
export interface Asking {
  readonly module: Module;
  readonly caller: ScopedUser;
  readonly modules?: readonly Module[];
}

/** The stored record and its author, for a refusal. */
export const asStored = (trx: DatabaseTransaction, { module, caller, modules }: Asking, row: Row) => ({
  version: row.version,
  current: () => z.encode(endpointsOf<Module>(module).get.reply, row),
  by: async () => modules && lastAuthor(trx, { module, id: row.id, viewer: caller, modules }),
});

/** Message of a refused action on a stale record. */
export const CHANGED_MEANWHILE = texts.changed;

/**
 * Locks the living records (with `isBin` those in the recycle bin) that the caller may see. Throws `notFound` unless
 * all exist, and `changedMeanwhile` if one has another version than asked for.
 */
export async function lockRecords(
  trx: DatabaseTransaction,
  services: RepositoryServices,
  asking: Asking,
  asked: readonly RecordToChange[],
  isBin = false,
): Promise<Row[]> {
  const { module, caller } = asking;
  const rows = await repositoryOf(module, services)
    .for(caller)
    .lock(
      trx,
      asked.map(({ id }) => id),
      isBin,
    );
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { id, version } of asked)
    await refuseStale(version, asStored(trx, asking, stored.get(id) as Row), { words: texts.changed });
  return rows;
}

/** `lockRecords` for one record. */
export async function lockOne(
  trx: DatabaseTransaction,
  services: RepositoryServices,
  asking: Asking,
  asked: RecordToChange,
): Promise<Row> {
  const [row] = await lockRecords(trx, services, asking, [asked]);
  return row as Row;
}
