import { sql } from "kysely";
import type { Words } from "../../contract/text.ts";
import { attachedDocuments } from "../../fields/documents/documents.ts";
import type { FieldKind } from "../../fields/field.ts";
import { imagePaths } from "../../fields/images/images.ts";
import { textPictures } from "../../fields/rich-text/picture/text-pictures.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import type { RowValues } from "../record/columns.server.ts";
import { REFUSALS } from "../refusals.ts";
import type { PendingRecord, RecordError } from "../record/pending-record.server.ts";

interface FileField {
  /** Paths of the files that a stored value shows. */
  pathsIn(value: string): readonly string[];
  readonly missing: Words;
  /** The value without a file that it shows twice, of which one was called by an older address. */
  once?(value: string): string;
}

const FILE_FIELDS: Partial<Record<FieldKind, FileField>> = {
  image: { pathsIn: imagePaths, missing: REFUSALS.noPicture },
  images: {
    pathsIn: imagePaths,
    missing: REFUSALS.noPicture,
    once: (value) => [...new Set(imagePaths(value))].join(","),
  },
  documents: {
    pathsIn: (value) => attachedDocuments(value).map(({ path }) => path),
    missing: REFUSALS.noDocument,
  },
  "rich-text": { pathsIn: textPictures, missing: REFUSALS.noPicture },
};

interface ShownFiles {
  readonly index: number;
  readonly name: string;
  readonly wireName: string;
  readonly kind: FileField;
  readonly paths: readonly string[];
}

/** The files that pending records would show; what a record shows already may stay. */
const shownFiles = (module: Module, pending: readonly PendingRecord[]): ShownFiles[] =>
  module.properties.flatMap(({ name, wireName, field }) => {
    const kind = FILE_FIELDS[field.kind];
    if (!kind) return [];
    const pathsOf = (value: unknown) => (typeof value === "string" ? kind.pathsIn(value) : []);
    return pending.flatMap(({ values, before }, index) => {
      const kept = new Set(pathsOf(before?.[name]));
      const paths = pathsOf(values[name]).filter((path) => !kept.has(path));
      return paths.length > 0 ? [{ index, name, wireName, kind, paths }] : [];
    });
  });

const PREFIX = "/file/";
const keysOf = (shown: readonly ShownFiles[]): string[] => [
  ...new Set(shown.flatMap(({ paths }) => paths.map((path) => path.slice(PREFIX.length)))),
];

/** The given keys of stored files, which it locks against deletion and replacement until the commit. */
async function lockStored(trx: DatabaseTransaction, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from attachment
    where storage_key = any(${keys}::text[]) and stored_at is not null and deleted_at is null
    order by storage_key for share`.execute(trx.as<unknown>());
  return new Set(rows.map(({ storage_key }) => storage_key));
}

/**
 * The records with the paths at which pictures stand that were replaced since their address was given away, as in a
 * sheet: at the old one nobody would know that they are in use.
 */
export async function atTheirPaths(
  trx: DatabaseTransaction,
  module: Module,
  pending: readonly PendingRecord[],
): Promise<readonly PendingRecord[]> {
  const shown = shownFiles(module, pending);
  const keys = keysOf(shown);
  const stored = await lockStored(trx, keys); // waits for a replacement, which the next statement sees
  const gone = keys.filter((key) => !stored.has(key));
  if (gone.length === 0) return pending;
  const { rows } = await sql<{ storage_key: string; moved_to: string }>`
    select storage_key, moved_to from moved_file where storage_key = any(${gone}::text[])`.execute(trx.as<unknown>());
  const moved = rows.map((row) => [PREFIX + row.storage_key, PREFIX + row.moved_to] as const);
  const current = (value: unknown) => moved.reduce((text, [from, to]) => text.replaceAll(from, to), String(value));
  const written = ({ once }: FileField, value: unknown) => (once ? once(current(value)) : current(value));
  const shownBy = Map.groupBy(shown, ({ index }) => index);
  return pending.map((record, index) => {
    const changed = shownBy.get(index)?.map(({ name, kind }) => [name, written(kind, record.values[name])]) ?? [];
    return { ...record, values: { ...record.values, ...(Object.fromEntries(changed) as RowValues) } };
  });
}

/** Finds the records that show a picture or document which is not stored: readers would see an empty frame. */
export async function missingFiles(
  trx: DatabaseTransaction,
  module: Module,
  pending: readonly PendingRecord[],
): Promise<RecordError[]> {
  const shown = shownFiles(module, pending);
  const stored = await lockStored(trx, keysOf(shown));
  return shown.flatMap(({ index, wireName, kind, paths }) => {
    const path = paths.find((each) => !stored.has(each.slice(PREFIX.length)));
    return path === undefined ? [] : [{ index, field: wireName, words: kind.missing, parameters: { path } }];
  });
}
