import type { Language } from "../../contract/text.ts";
import { documentKindOf } from "../../contract/files/documents.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import type { DictionaryField } from "../../fields/dictionary/dictionary.ts";
import { attachedDocuments } from "../../fields/documents/documents.ts";
import { imagePaths } from "../../fields/images/images.ts";
import type { PublicDocument, PublicKind } from "../../fields/public-value.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { AttachmentTables } from "../upload/upload.server.ts";
import { htmlOf } from "./public-html.server.ts";
import { textOf, wordsOfGroup } from "./public-words.server.ts";

interface Reader {
  readonly on: Queryable;
  readonly language: Language;
  /** Labels by value, for each dictionary field. */
  readonly words: ReadonlyMap<string, (value: string) => string>;
}
type ReadValue = (row: Row, name: string, reader: Reader) => unknown;

/** The documents that are still stored, with their sizes. */
async function documentsOf(on: Queryable, value: string | null): Promise<PublicDocument[]> {
  const attached = attachedDocuments(value);
  if (attached.length === 0) return [];
  const keys = attached.map(({ path }) => path.slice("/file/".length));
  const stored = await on
    .as<AttachmentTables>()
    .selectFrom("attachment")
    .select(["storage_key", "file_size"])
    .where("storage_key", "in", keys)
    .where("stored_at", "is not", null)
    .where("deleted_at", "is", null)
    .execute();
  const sizes = new Map(stored.map(({ storage_key: key, file_size: size }) => [`/file/${key}`, size]));
  return attached.flatMap(({ path, name }) => {
    const [kind, size] = [documentKindOf(path), sizes.get(path)];
    return kind === undefined || size === undefined ? [] : [{ path, name, kind, size }];
  });
}

const plain: ReadValue = (row, name) => row[name] ?? "";
const READ: { readonly [K in PublicKind]: ReadValue } = {
  text: plain,
  "translated-text": (row, name, { language }) => textOf(row, name, language),
  "rich-text": (row, name, { on, language }) => htmlOf(on, row, name, language),
  dictionary: plain,
  number: (row, name) => row[name] ?? null,
  flag: (row, name) => row[name] === true,
  date: plain,
  moment: plain,
  image: plain,
  documents: (row, name, { on }) => documentsOf(on, row[name] as string | null),
  images: (row, name) => [...imagePaths(row[name] as string | null)],
};

/** The public values of rows, in order; the number of queries does not depend on the number of rows. */
export async function publicValues(
  on: Queryable,
  { fields }: Module,
  names: readonly string[],
  rows: readonly Row[],
  language: Language,
): Promise<Record<string, unknown>[]> {
  const isDictionary = (name: string) => fields[name]?.kind === "dictionary";
  const words = new Map(
    await Promise.all(
      names
        .filter(isDictionary)
        .map(
          async (name) => [name, await wordsOfGroup(on, (fields[name] as DictionaryField).group, language)] as const,
        ),
    ),
  );
  const reader = { on, language, words };
  return Promise.all(
    rows.map(async (row) => {
      const members = await Promise.all(
        names.map(async (name) => [name, await READ[fields[name]?.kind as PublicKind](row, name, reader)] as const),
      );
      const named = [...words].map(([name, wordOf]) => [`${name}Name`, wordOf((row[name] as string | null) ?? "")]);
      return Object.fromEntries([...members, ...named]) as Record<string, unknown>;
    }),
  );
}
