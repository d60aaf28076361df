import { sql } from "kysely";
import { LANGUAGES } from "../../contract/text.ts";
import { TRANSLATION_SUFFIXES } from "../../fields/translated-text/translated-text.ts";
import type { Database } from "../../server/database/database.ts";
import { askedWords } from "./asked-words.server.ts";
import { sameSound } from "./same-sound.server.ts";
import { matchesWords, type Source } from "./searched-kind.server.ts";
import { suggestionFor } from "./suggestion.ts";

const SUGGESTED_FROM = 300; // first records of a kind whose titles are compared

/** A similar query that finds something, by names of categories and titles; empty if there is none. */
export async function suggest(
  database: Database,
  { sources, dictionaries }: { readonly sources: readonly Source[]; readonly dictionaries: readonly string[] },
  search: string,
): Promise<string> {
  const labels = sql<{ label: string }>`
    select concat_ws(' ', label_en, label_lo) as label from dictionary_entry
    where deleted_at is null and group_id in (
      select id from dictionary_group where code = any(${dictionaries}::text[]) and deleted_at is null)`;
  const [{ rows: called }, ...titled] = await Promise.all([
    labels.execute(database.as<unknown>()),
    ...sources.map(async ({ module, published, where }) => {
      const { rows } = await published.list({ where, page: 1, pageSize: SUGGESTED_FROM });
      return rows.flatMap((row) =>
        LANGUAGES.flatMap((each) => {
          const title = row[`${module.recordTitle}${TRANSLATION_SUFFIXES[each]}`];
          return typeof title === "string" ? [title] : [];
        }),
      );
    }),
  ]);
  const similar =
    suggestionFor(search, [...called.map(({ label }) => label), ...titled.flat()]) ??
    (await sameSound(sources, search));
  if (similar === undefined) return "";
  const words = await askedWords(database, similar, dictionaries);
  const counts = await Promise.all(
    sources.map((source) => source.published.count({ where: source.where, search: matchesWords(source, words) })),
  );
  return counts.some((count) => count > 0) ? similar : "";
}
