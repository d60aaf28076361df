import { sql } from "kysely";
import { foundBy } from "../../crud/search/search-vector.server.ts";
import { runsOf, type Run } from "../../crud/search/search-tokens.ts";
import { AFTER_SYLLABLE } from "./relevance.ts";
import type { Queryable } from "../../server/database/database.ts";

/** A word of a query, with the regions and categories of that name. */
export interface AskedWord {
  readonly run: Run;
  /** Ids of the regions of this name, with their descendants. */
  readonly divisions: readonly string[];
  /** Values of this name, by dictionary. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

const MAX_WORDS = 12;
const MAX_PLACES = 12; // a word such as "district" that begins more regions than this names none of them

/** A single character or letter occurs in too many names. */
const namesPlace = ({ text }: Run): boolean => [...text].length > 1;

/** Condition that a Lao word is not part of a syllable of a longer name (ຊາ in ເປົາຊານ), unless the name begins with it. */
const meansPlace = ({ script, text }: Run) =>
  script === "lao"
    ? sql`and (name_lo is null or name_lo !~ ${text} or name_lo ~ ${`^${text}|${text}${AFTER_SYLLABLE}`})`
    : sql``;

/**
 * Splits a query into words, with the regions and the values of `dictionaries` that match each in any language or
 * pinyin.
 */
export async function askedWords(on: Queryable, search: string, dictionaries: readonly string[]): Promise<AskedWord[]> {
  const runs = runsOf(search).slice(0, MAX_WORDS);
  if (runs.length === 0) return [];
  const named = runs.flatMap((run, word) =>
    namesPlace(run)
      ? [
          sql`(select ${word}::int as word, id from division
          where parent_id is not null and deleted_at is null and ${foundBy(run.text)} ${meansPlace(run)} limit ${MAX_PLACES + 1})`,
        ]
      : [],
  );
  const called = runs.map(
    ({ text }, word) => sql`select ${word}::int as word, dictionary, value
      from dictionary_entry join (select id as listed_in, code as dictionary from dictionary_group
        where code = any(${dictionaries}::text[]) and deleted_at is null) as dictionaries on listed_in = group_id
      where deleted_at is null and ${foundBy(text)}`,
  );
  const db = on.as<unknown>();
  const [places, values] = await Promise.all([
    named.length === 0
      ? { rows: [] }
      : sql<{ word: number; id: string }>`
        with recursive named as (${sql.join(named, sql` union all `)}),
        below(word, id) as (
          select word, id from named where word in (select word from named group by word having count(*) <= ${MAX_PLACES})
          union
          select below.word, part.id from below join division part on part.parent_id = below.id)
        select word, id from below`.execute(db),
    sql<{ word: number; dictionary: string; value: string }>`${sql.join(called, sql` union all `)}`.execute(db),
  ]);
  return runs.map((run, index) => ({
    run,
    divisions: places.rows.filter(({ word }) => word === index).map(({ id }) => id),
    values: new Map(
      dictionaries.map((name) => [
        name,
        values.rows.filter((row) => row.word === index && row.dictionary === name).map(({ value }) => value),
      ]),
    ),
  }));
}
