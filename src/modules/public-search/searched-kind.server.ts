import { sql, type Expression, type SqlBool } from "kysely";
import { oneAt } from "../../contract/public/public-addresses.ts";
import { columnOf } from "../../crud/record/columns.server.ts";
import { bodyHas } from "../../crud/search/body.server.ts";
import { foundBy } from "../../crud/search/search-vector.server.ts";
import type { DictionaryField } from "../../fields/dictionary/dictionary.ts";
import type { Services } from "../../server/services.ts";
import { ARRANGED, NEWEST, publicRows, type PublicRows } from "../public-side/public-side.server.ts";
import type { AskedWord } from "./asked-words.server.ts";
import type { FoundKind } from "./public-search.ts";

/** A searchable kind, with values derived from its declaration. */
export interface Source extends FoundKind {
  readonly addressOf: (id: string) => string;
  readonly published: PublicRows;
  /** Further conditions for a record to be visible. */
  readonly where: readonly Expression<SqlBool>[];
  /** Dictionary of its category field. */
  readonly dictionary: string | undefined;
}

export function sourceOf(kind: FoundKind, services: Services): Source {
  const { module, order, category } = kind;
  const { publicPath } = module;
  const { holder } = module.scope ?? {};
  const held = module.properties.find(({ name }) => name === holder)?.property.source;
  const holders = held && "target" in held && typeof held.target === "object" ? held.target.table : undefined;
  const addressOf = kind.address ?? (publicPath && ((id: string) => oneAt(publicPath, id)));
  if (!addressOf) throw new Error(`${module.path}: the search finds its records, and they have no page`);
  return {
    ...kind,
    addressOf,
    published: publicRows(module, services, order === "newest" ? NEWEST : ARRANGED, holders ? [holders] : []),
    // A holder whose time ends is withdrawn within a second, so its state is sufficient.
    where:
      holder && holders
        ? [
            sql<SqlBool>`${sql.ref(columnOf(holder))} in (select id from ${sql.table(holders)} where state = 'published' and deleted_at is null)`,
          ]
        : [],
    dictionary: category === undefined ? undefined : (module.fields[category] as DictionaryField).group,
  };
}

const FROM_BODIES = 1_000; // the newest matches in full texts

/** The condition that a record matches every word, by its short texts, region or category. */
export function matchesWords(
  { module, division, category, dictionary }: Source,
  words: readonly AskedWord[],
  withBody = false,
): Expression<SqlBool> {
  const each = words.map(({ run: { text }, divisions, values }) => {
    const called = values.get(dictionary ?? "") ?? [];
    const ways = [
      foundBy(text),
      ...(withBody && module.list.body ? [bodyHas(text)].filter((has) => has !== undefined) : []),
      ...(division && divisions.length > 0 ? [sql`${sql.ref(columnOf(division))} = any(${divisions}::text[])`] : []),
      ...(category && called.length > 0 ? [sql`${sql.ref(columnOf(category))} = any(${called}::text[])`] : []),
    ];
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return sql<SqlBool>`${sql.join(each, sql` and `)}`;
}

/** Like `meant`, also by full texts. */
export const meantInBody = (source: Source, words: readonly AskedWord[]): Expression<SqlBool> => sql<SqlBool>`id in (
  select id from ${sql.table(source.module.table)}
  where state = 'published' and deleted_at is null and ${matchesWords(source, words, true)}
  order by ${source.published.sorted}
  limit ${FROM_BODIES})`;
