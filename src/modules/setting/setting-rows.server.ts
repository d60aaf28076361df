import { createHash } from "node:crypto";
import type { Queryable } from "../../server/database/database.ts";
import { SETTINGS, type SettingKey } from "./setting.ts";
import { shippedValue, translationOf } from "./shipped-value.ts";
import type { SettingRow } from "./setting-admin.ts";
import type { SettingTables, StoredRow } from "./setting-table.server.ts";

export const settingKeys = Object.keys(SETTINGS) as SettingKey[];

/** The id a setting has before it is stored and keeps afterwards: made of its key, in the spelling of a record's id. */
const idOf = (key: string): string =>
  createHash("sha256")
    .update(`setting ${key}`)
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");

/** A known setting as it is stored, or as it would be. */
export interface StoredSetting {
  readonly id: string;
  readonly key: SettingKey;
  readonly stored: StoredRow | undefined;
}

/** All known settings in the order of their declaration. With `isLocking` their rows wait for this transaction. */
export async function storedSettings(on: Queryable, isLocking = false): Promise<StoredSetting[]> {
  const query = on.as<SettingTables>().selectFrom("setting").selectAll().where("key", "in", settingKeys);
  const rows = await (isLocking ? query.orderBy("key").forUpdate() : query).execute();
  return settingKeys.map((key) => {
    const stored = rows.find((row) => row.key === key);
    return { id: stored?.id ?? idOf(key), key, stored };
  });
}

/** A setting before and after a save. */
export interface SettingSaved {
  readonly before: StoredSetting;
  readonly after: StoredSetting;
}

export const isSecret = (key: SettingKey): boolean => SETTINGS[key].audience === "secret";

/** What somebody set; undefined while it is what the program ships. */
export const setValue = (stored: StoredRow | undefined): string | undefined =>
  stored?.is_set ? stored.value : undefined;

/**
 * What a key is for administrators until it is set: what was shipped, except for words that no longer fit. A text that is set
 * stands for the languages that have none, and the shipped words tell the shipped pattern alone.
 */
export function initialIn(all: readonly StoredSetting[], key: SettingKey): string {
  const isChanged = (of: SettingKey) => setValue(all.find((each) => each.key === of)?.stored) !== undefined;
  const of = translationOf(key)?.of ?? key;
  const isMisfit = (of !== key && isChanged(of)) || (of === "passwordErrorMessage" && isChanged("passwordRegex"));
  return isMisfit ? "" : shippedValue(key);
}

/** As an administrator sees it; `initial` is its value while nothing is stored. */
export const shown = ({ id, key, stored }: StoredSetting, initial: string): SettingRow => ({
  id,
  key,
  value: isSecret(key) ? "" : (setValue(stored) ?? initial),
  isSecret: isSecret(key),
  isSet: setValue(stored) !== undefined && !(isSecret(key) && stored?.value === ""),
  updatedAt: stored?.updated_at ?? null,
  version: stored?.version ?? 0,
});
