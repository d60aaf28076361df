import type { SettingRow } from "../setting-admin.ts";
import type { SettingDescription } from "../setting-descriptions.ts";
import { shippedValue } from "../shipped-value.ts";
import { TRANSLATED, type SettingKey } from "../setting.ts";

/** What a person wants of one setting and has not saved. */
export interface Edit {
  readonly value: string;
  /** Back to what the program ships; a secret is removed. */
  readonly isReset: boolean;
  /** The version it was read at: a save over a newer one is refused (RE-16). */
  readonly version: number;
}
export type Edits = ReadonlyMap<SettingKey, Edit>;
export type Rows = ReadonlyMap<string, SettingRow>;

/** The keys that one entry of the page edits, Chinese first. */
export const keysOf = ({ key, editor }: SettingDescription): readonly SettingKey[] => {
  if (editor !== "translated") return [key];
  const { en, lo } = TRANSLATED[key as keyof typeof TRANSLATED];
  return [key, lo, en];
};

const withEdit = (edits: Edits, key: SettingKey, edit: Edit | undefined): Edits => {
  const next = new Map(edits);
  if (edit) next.set(key, edit);
  else next.delete(key);
  return next;
};

/** A typed value; typed back to what is stored it is no change any more. What it was read at stays. */
export function typed(edits: Edits, row: SettingRow, value: string): Edits {
  const key = row.key as SettingKey;
  const isSame = row.isSecret ? value === "" : value === row.value;
  return withEdit(
    edits,
    key,
    isSame ? undefined : { value, isReset: false, version: edits.get(key)?.version ?? row.version },
  );
}

/**
 * A text typed in one language while the others still hold what was shipped: they are kept by being saved too, for a text that
 * is set stands for all languages that have none.
 */
export const kept = (edits: Edits, others: readonly SettingRow[]): Edits =>
  others.reduce((next, { key, value, version, isSet }) => {
    const isShipped = !isSet && value !== "" && !next.has(key as SettingKey);
    return isShipped ? withEdit(next, key as SettingKey, { value, isReset: false, version }) : next;
  }, edits);

/** Back to what the program ships, where something else is stored. */
export function taken(edits: Edits, row: SettingRow): Edits {
  const key = row.key as SettingKey;
  const version = edits.get(key)?.version ?? row.version;
  return withEdit(
    edits,
    key,
    row.isSet ? { value: row.isSecret ? "" : shippedValue(key), isReset: true, version } : undefined,
  );
}

export const dropped = (edits: Edits, keys: readonly SettingKey[]): Edits =>
  new Map([...edits].filter(([key]) => !keys.includes(key)));

/** What was typed is from here on compared with the newest: the person has seen it and wants their own. */
export const insisting = (edits: Edits, rows: readonly SettingRow[]): Edits => {
  const versions = new Map(rows.map((row) => [row.key, row.version]));
  return new Map([...edits].map(([key, edit]) => [key, { ...edit, version: versions.get(key) ?? edit.version }]));
};

/** What the save sends. */
export const changesOf = (edits: Edits) => {
  const list = [...edits];
  return {
    values: Object.fromEntries(list.flatMap(([key, { value, isReset }]) => (isReset ? [] : [[key, value]]))),
    versions: Object.fromEntries(list.map(([key, { version }]) => [key, version])),
    reset: list.flatMap(([key, { isReset }]) => (isReset ? [key] : [])),
  };
};

/**
 * Back to what changes came from. Where the text itself goes back to what was shipped, so do the languages that were only kept by
 * being stored with it.
 */
export function rolledBack(
  changes: readonly { readonly row: SettingRow; readonly wasSet: boolean; readonly oldValue: string }[],
  rows: readonly SettingRow[],
): Edits {
  const edits = changes.reduce<Edits>(
    (next, { row, wasSet, oldValue }) =>
      withEdit(next, row.key as SettingKey, { value: oldValue, isReset: !wasSet, version: row.version }),
    new Map(),
  );
  const isBase = ({ key }: SettingRow) => Object.hasOwn(TRANSLATED, key);
  const goesBack = rows.some((row) => isBase(row) && edits.get(row.key as SettingKey)?.isReset);
  const untouched = rows.filter(({ key, isSet, value }) => isSet && value === shippedValue(key as SettingKey));
  return goesBack
    ? untouched.reduce((next, row) => (next.has(row.key as SettingKey) ? next : taken(next, row)), edits)
    : edits;
}
