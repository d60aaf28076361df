import { sql } from "kysely";
import type { Words } from "../../contract/text.ts";
import { attachedDocuments } from "../../fields/documents/documents.ts";
import type { FieldKind } from "../../fields/field.ts";
import { imagePaths } from "../../fields/images/images.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Module } from "../define-module.ts";
import { REFUSALS } from "../refusals.ts";
import type { PendingRecord, RecordError } from "../table/pending-record.server.ts";

interface FileField {
  /** Paths of the files that a stored value shows. */
  pathsIn(value: string): readonly string[];
  readonly missing: Words;
}

const FILE_FIELDS: Partial<Record<FieldKind, FileField>> = {
  image: { pathsIn: imagePaths, missing: REFUSALS.noPicture },
  images: { pathsIn: imagePaths, missing: REFUSALS.noPicture },
  documents: {
    pathsIn: (value) => attachedDocuments(value).map(({ path }) => path),
    missing: REFUSALS.noDocument,
  },
};

/**
 * Finds the records that show a picture or document which is not stored: readers would see an empty frame. Locks the
 * files against deletion until the commit.
 */
export async function missingFiles(
  trx: DatabaseTransaction,
  module: Module,
  pending: readonly PendingRecord[],
): Promise<RecordError[]> {
  const shown = module.properties.flatMap(({ name, wireName, field }) => {
    const kind = FILE_FIELDS[field.kind];
    const pathsOf = (value: unknown) => (kind && typeof value === "string" ? kind.pathsIn(value) : []);
    return pending.flatMap(({ values, before }, index) => {
      // What the record shows already may stay.
      const kept = new Set(pathsOf(before?.[name]));
      const paths = pathsOf(values[name]).filter((path) => !kept.has(path));
      return kind && paths.length > 0 ? [{ index, field: wireName, words: kind.missing, paths }] : [];
    });
  });
  const stored = await storedAmong(trx, new Set(shown.flatMap(({ paths }) => paths)));
  return shown.flatMap(({ paths, ...error }) => {
    const path = paths.find((each) => !stored.has(each));
    return path === undefined ? [] : [{ ...error, parameters: { path } }];
  });
}

const PREFIX = "/file/";

/** A path given away before its picture was replaced leads to the new one. */
async function storedAmong(trx: DatabaseTransaction, paths: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (paths.size === 0) return new Set();
  const keys = [...paths].map((path) => path.slice(PREFIX.length));
  const { rows } = await sql<{ key: string }>`
    select asked.key from unnest(${keys}::text[]) as asked(key)
    left join moved_file on moved_file.storage_key = asked.key
    join attachment on attachment.storage_key = coalesce(moved_file.moved_to, asked.key)
    where attachment.stored_at is not null and attachment.deleted_at is null
    order by attachment.storage_key for share of attachment`.execute(trx.as<unknown>());
  return new Set(rows.map(({ key }) => PREFIX + key));
}
