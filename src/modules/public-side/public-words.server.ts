import { sql } from "kysely";
import { type CountedValue } from "../../contract/public/public-list.ts";
import { chosenText, type PublicText } from "../../contract/public/public-text.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { recordTitles } from "../../crud/record/record-title.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { selectionOf } from "../../crud/record/columns.server.ts";
import { dictionaryEntries } from "../../fields/dictionary/dictionary-entries.server.ts";
import { sourceLanguageOf } from "../../fields/translated-text/source-language.ts";
import type { Queryable } from "../../server/database/database.ts";

/** A record's text in the reader's language. */
export const textOf = (row: Row, name: string, language: Language): PublicText =>
  chosenText(
    {
      zh: row[name] as string | null,
      en: row[`${name}En`] as string | null,
      lo: row[`${name}Lo`] as string | null,
    },
    language,
    sourceLanguageOf(row),
  );

/** Returns a function from value to label; an unknown value is its own label. */
export async function wordsOfGroup(
  on: Queryable,
  group: string,
  language: Language,
): Promise<(value: string) => string> {
  const words = new Map((await dictionaryEntries(on, group)).map(({ value, label }) => [value, label]));
  return (value) => {
    const found = words.get(value);
    return found ? inLanguage(found, language) : value;
  };
}

/** The dictionary entries that occur in `counts`, in order. */
export async function entriesWithCounts(
  on: Queryable,
  group: string,
  counts: ReadonlyMap<string | null, number>,
  language: Language,
): Promise<CountedValue[]> {
  return (await dictionaryEntries(on, group)).flatMap(({ value, label }) => {
    const count = counts.get(value) ?? 0;
    return count > 0 ? [{ value, name: inLanguage(label, language), count }] : [];
  });
}

/** Titles of living records, by id. */
export async function namesOf(
  on: Queryable,
  module: Module,
  ids: readonly (string | null | undefined)[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === "string"))];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select ${selectionOf(module, true)} from ${sql.table(module.table)} where id = any(${wanted}::text[]) and deleted_at is null`.execute(
    on.as<unknown>(),
  );
  return new Map(rows.map((row) => [row.id, inLanguage(recordTitles(module, row), language)]));
}
