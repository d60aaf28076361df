import type { SettingRow } from "../setting-admin.ts";
import type { SettingDescription } from "../setting-descriptions.ts";
import { shippedValue } from "../shipped-value.ts";
import { TRANSLATED, type SettingKey } from "../setting.ts";

/** An unsaved change of a setting. */
export interface Edit {
  readonly value: string;
  /** Back to the shipped value; removes a secret. */
  readonly isReset: boolean;
  /** The version that was edited; saving over a newer one is refused (RE-16). */
  readonly version: number;
}
export type Edits = ReadonlyMap<SettingKey, Edit>;
export type Rows = ReadonlyMap<string, SettingRow>;

/** The setting keys of a description, Chinese first. */
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

/** Records a typed value; typing the stored value again removes the edit. The version stays that of the first edit. */
export function editValue(edits: Edits, row: SettingRow, value: string): Edits {
  const key = row.key as SettingKey;
  const isSame = row.isSecret ? value === "" : value === row.value;
  return withEdit(
    edits,
    key,
    isSame ? undefined : { value, isReset: false, version: edits.get(key)?.version ?? row.version },
  );
}

/**
 * When a text is edited in one language, the others' shipped values are saved too: otherwise the set text would replace
 * them as their fallback.
 */
export const keepShipped = (edits: Edits, others: readonly SettingRow[]): Edits =>
  others.reduce((next, { key, value, version, isSet }) => {
    const isShipped = !isSet && value !== "" && !next.has(key as SettingKey);
    return isShipped ? withEdit(next, key as SettingKey, { value, isReset: false, version }) : next;
  }, edits);

/** Resets to the shipped value, if another one is stored. */
export function resetValue(edits: Edits, row: SettingRow): Edits {
  const key = row.key as SettingKey;
  const version = edits.get(key)?.version ?? row.version;
  return withEdit(
    edits,
    key,
    row.isSet ? { value: row.isSecret ? "" : shippedValue(key), isReset: true, version } : undefined,
  );
}

export const discardEdits = (edits: Edits, keys: readonly SettingKey[]): Edits =>
  new Map([...edits].filter(([key]) => !keys.includes(key)));

/** Moves the edits to the newest versions, after the user has seen the conflict and keeps their values. */
export const takeNewestVersions = (edits: Edits, rows: readonly SettingRow[]): Edits => {
  const versions = new Map(rows.map((row) => [row.key, row.version]));
  return new Map([...edits].map(([key, edit]) => [key, { ...edit, version: versions.get(key) ?? edit.version }]));
};

/**
 * What is edited once `sent` is stored as `stored`: what was edited meanwhile, which goes on from there. What is typed
 * back meanwhile to the value `before` is edited, too; a secret is not, whose value is unknown.
 */
export function editsSince(sent: Edits, now: Edits, before: Rows, stored: readonly SettingRow[]): Edits {
  const again = [...now].filter(([key, { value, isReset }]) => {
    const known = sent.get(key);
    return known?.value !== value || known.isReset !== isReset;
  });
  const back = [...sent.keys()].flatMap((key): [SettingKey, Edit][] => {
    const row = before.get(key);
    if (!row || row.isSecret || now.has(key)) return [];
    return [[key, { value: row.value, isReset: !row.isSet, version: row.version }]];
  });
  const own = stored.filter(({ key }) => sent.has(key as SettingKey));
  return takeNewestVersions(new Map([...again, ...back]), own);
}

/** The arguments of the update call. */
export const changesOf = (edits: Edits) => {
  const list = [...edits];
  return {
    values: Object.fromEntries(list.flatMap(([key, { value, isReset }]) => (isReset ? [] : [[key, value]]))),
    versions: Object.fromEntries(list.map(([key, { version }]) => [key, version])),
    reset: list.flatMap(([key, { isReset }]) => (isReset ? [key] : [])),
  };
};

/**
 * The edits that revert changes. When the base text returns to the shipped value, so do the languages that were only
 * stored with it.
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
    ? untouched.reduce((next, row) => (next.has(row.key as SettingKey) ? next : resetValue(next, row)), edits)
    : edits;
}
