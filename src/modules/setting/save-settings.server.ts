import { Failure } from "../../contract/errors.ts";
import { announceRecords } from "../../crud/repository/table-change.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { refuseOldPassword } from "../../server/http/admission/recent-password.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import { auditSettings } from "./audit-settings.server.ts";
import { initialIn, isSecret, setValue, type SettingSaved, type StoredSetting } from "./setting-rows.server.ts";
import { SETTING_CHANGED, type SettingTables, type SettingTableRow } from "./setting-tables.server.ts";
import { SETTING_RECORDS, type SettingKey } from "./setting.ts";

/** A value to be stored; null resets to the shipped value. */
export type NewValue = string | null;

/** Would storing it change anything? A repeated save finds its own work done (RE-17). */
export const isChange = ({ stored }: StoredSetting, wanted: NewValue): boolean =>
  wanted === null ? stored?.is_set === true : wanted !== setValue(stored);

/**
 * Stores values with one time stamp, history and log, and announces them to the caches of all instances, to open
 * consoles (ST-05) and to open lists. `all` must be locked by the transaction. A shipped value that is now stored (as
 * the other languages of a text are) is not logged as a change.
 */
export async function storeSettings(
  trx: DatabaseTransaction,
  services: Pick<Services, "changes" | "clock">,
  caller: Caller,
  all: readonly StoredSetting[],
  wanted: ReadonlyMap<SettingKey, NewValue>,
): Promise<StoredSetting[]> {
  const at = new Date(services.clock.now()).toISOString();
  const after: StoredSetting[] = [];
  for (const setting of all) {
    const value = wanted.get(setting.key);
    after.push(value === undefined ? setting : { ...setting, stored: await write(trx, caller, setting, value, at) });
  }
  const seenIn = (list: readonly StoredSetting[], { key, stored }: StoredSetting) =>
    setValue(stored) ?? initialIn(list, key);
  const changes = all.flatMap((before, index): SettingSaved[] => {
    const now = after[index] as StoredSetting;
    return wanted.has(before.key) && seenIn(all, before) !== seenIn(after, now) ? [{ before, after: now }] : [];
  });
  await remember(trx, services, caller, changes);
  await auditSettings(trx, services, { caller, before: all, after, changes });
  await services.changes.announce(trx, SETTING_CHANGED);
  const ids = all.filter(({ key }) => wanted.has(key)).map(({ id }) => id);
  await announceRecords(services.changes, trx, SETTING_RECORDS, { ids, verb: "updated", actor: caller });
  return after;
}

/** Inserts or updates one setting. Throws `changedMeanwhile` when another transaction inserted it first. */
async function write(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, key, stored }: StoredSetting,
  wanted: NewValue,
  at: string,
): Promise<SettingTableRow> {
  if (isSecret(key)) refuseOldPassword(caller); // AU-17
  const db = trx.as<SettingTables>();
  const changed = { value: wanted ?? "", is_set: wanted !== null, updated_at: at, updated_by: caller.userId };
  const row = stored
    ? await db
        .updateTable("setting")
        .set((column) => ({ ...changed, version: column("version", "+", 1) }))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst()
    : await db
        .insertInto("setting")
        .values({ ...changed, id, key, created_at: at, created_by: caller.userId, version: 1 })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returningAll()
        .executeTakeFirst();
  if (!row) throw new Failure("changedMeanwhile");
  return row;
}

/** Writes the setting's history; of a secret only that it changed (ST-02). */
async function remember(
  trx: DatabaseTransaction,
  { clock }: Pick<Services, "clock">,
  caller: Caller,
  changes: readonly SettingSaved[],
): Promise<void> {
  if (changes.length === 0) return;
  const kept = ({ key, stored }: StoredSetting) => (isSecret(key) ? null : (setValue(stored) ?? null));
  const isSet = ({ key, stored }: StoredSetting) =>
    setValue(stored) !== undefined && !(isSecret(key) && stored?.value === "");
  const rows = changes.map(({ before, after }) => ({
    id: newRecordId(clock.now()),
    setting_id: before.id,
    version: after.stored?.version ?? 0,
    old_value: kept(before),
    new_value: kept(after),
    was_set: isSet(before),
    is_set: isSet(after),
    at: after.stored?.updated_at ?? "",
    by_id: caller.userId,
  }));
  await trx.as<SettingTables>().insertInto("setting_history").values(rows).execute();
}
