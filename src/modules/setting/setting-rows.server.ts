import { createHash } from "node:crypto";
import { invalidField } from "../../contract/errors.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import type { Queryable } from "../../server/database/database.ts";
import { SETTINGS, TRANSLATED, type SettingKey } from "./setting.ts";
import { shippedValue, translationOf } from "./shipped-value.ts";
import type { SettingRow } from "./setting-admin.ts";
import type { SettingTables, SettingTableRow } from "./setting-tables.server.ts";

export const settingKeys = Object.keys(SETTINGS) as SettingKey[];

/** The permanent id of a setting: derived from its key, in the format of record ids. */
export const settingId = (key: string): string =>
  createHash("sha256")
    .update(`setting ${key}`)
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");

/** A known setting with its row, if stored. */
export interface StoredSetting {
  readonly id: string;
  readonly key: SettingKey;
  readonly stored: SettingTableRow | undefined;
}

/** All known settings in the order of declaration. `isLocking` locks their rows for the transaction. */
export async function storedSettings(on: Queryable, isLocking = false): Promise<StoredSetting[]> {
  const query = on.as<SettingTables>().selectFrom("setting").selectAll().where("key", "in", settingKeys);
  const rows = await (isLocking ? query.orderBy("key").forUpdate() : query).execute();
  return settingKeys.map((key) => {
    const stored = rows.find((row) => row.key === key);
    return { id: stored?.id ?? settingId(key), key, stored };
  });
}

export interface SettingSaved {
  readonly before: StoredSetting;
  readonly after: StoredSetting;
}

export const isSecret = (key: SettingKey): boolean => SETTINGS[key].audience === "secret";

/** The stored value; undefined while the shipped one applies. */
export const setValue = (stored: SettingTableRow | undefined): string | undefined =>
  stored?.is_set ? stored.value : undefined;

/**
 * The value shown to administrators while none is stored: the shipped one, unless it no longer fits. A set text is the
 * fallback of its other languages, and the shipped explanation describes only the shipped pattern.
 */
export function initialIn(all: readonly StoredSetting[], key: SettingKey): string {
  const isChanged = (of: SettingKey) => setValue(all.find((each) => each.key === of)?.stored) !== undefined;
  const of = translationOf(key)?.of ?? key;
  const isMisfit = (of !== key && isChanged(of)) || (of === "passwordErrorMessage" && isChanged("passwordRegex"));
  return isMisfit ? "" : shippedValue(key);
}

/** Refuses at `field` what leaves the system without a name in any language (§3). */
export function refuseNameless(all: readonly StoredSetting[], field: string): void {
  const { en, lo } = TRANSLATED["sys.name"];
  const names = all.filter(({ key }) => key === "sys.name" || key === en || key === lo);
  if (names.every(({ key, stored }) => (setValue(stored) ?? initialIn(all, key)) === ""))
    throw invalidField(field, VALIDATION_TEXTS.required);
}

/** The row for administrators; `initial` is the value while none is stored. */
export const settingRowOf = ({ id, key, stored }: StoredSetting, initial: string): SettingRow => ({
  id,
  key,
  value: isSecret(key) ? "" : (setValue(stored) ?? initial),
  isSecret: isSecret(key),
  isSet: setValue(stored) !== undefined && !(isSecret(key) && stored?.value === ""),
  updatedAt: stored?.updated_at ?? null,
  version: stored?.version ?? 0,
});
