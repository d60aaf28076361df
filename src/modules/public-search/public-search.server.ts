import { oneAt } from "../../contract/public/public-addresses.ts";
import { sql, type Expression, type SqlBool } from "kysely";
import type { PublicText } from "../../contract/public/public-page.ts";
import { inLanguage, LANGUAGES, type Language } from "../../contract/text.ts";
import { columnOf, type Row } from "../../crud/table/columns.server.ts";
import { readingOf } from "../../crud/search/pinyin.server.ts";
import { highlightsOf } from "../../crud/search/highlights.ts";
import { bodyHas, paragraphsOf } from "../../crud/search/body.server.ts";
import { foundBy } from "../../crud/search/search-vector.server.ts";
import type { DictionaryField } from "../../fields/dictionary/dictionary.ts";
import { imagePaths } from "../../fields/images/images.ts";
import { TRANSLATION_SUFFIXES } from "../../fields/translated-text/translated-text.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { whereaboutsOf } from "../division/division.server.ts";
import {
  ARRANGED,
  NEWEST,
  publicRows,
  textOf,
  wordsOfGroup,
  type PublicRows,
} from "../public-side/public-side.server.ts";
import { askedWords, type AskedWord } from "./asked-words.server.ts";
import { excerptOf } from "./excerpt.ts";
import { publicSearch, type FoundKind, type FoundPublic, type MarkedText } from "./public-search.ts";

/** A searchable kind, with values derived from its declaration. */
interface Source extends FoundKind {
  readonly addressOf: (id: string) => string;
  readonly published: PublicRows;
  /** Further conditions for a record to be visible. */
  readonly where: readonly Expression<SqlBool>[];
  /** Dictionary of its category field. */
  readonly dictionary: string | undefined;
}

function sourceOf(kind: FoundKind, services: Services): Source {
  const { module, order, category } = kind;
  const { holder } = module.scope ?? {};
  const held = module.properties.find(({ name }) => name === holder)?.property.source;
  const holders = held && "target" in held && typeof held.target === "object" ? held.target.table : undefined;
  const addressOf = kind.address ?? (module.publicPath && oneAt(module.publicPath));
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

const OF_EACH = 4; // per kind, when all kinds are shown
const OF_ONE = 12;

const ENOUGH = 100; // matches in titles and summaries; with so many, full texts are not searched
const FROM_BODIES = 1_000; // the newest matches in full texts

/** The condition that a record matches every word, by its short texts, region or category. */
function meant(
  { module, division, category, dictionary }: Source,
  words: readonly AskedWord[],
  withBody = false,
): Expression<SqlBool> {
  const each = words.map(({ text, divisions, values }) => {
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
const meantInBody = (source: Source, words: readonly AskedWord[]): Expression<SqlBool> => sql<SqlBool>`id in (
  select id from ${sql.table(source.module.table)}
  where state = 'published' and deleted_at is null and ${meant(source, words, true)}
  order by ${source.published.sorted}
  limit ${FROM_BODIES})`;

const marked = (of: PublicText, search: string): MarkedText => ({
  ...of,
  marks: highlightsOf(of.text, search, of.language === "zh" ? readingOf(of.text).split(" ") : [], "any").map(
    ([from, to]) => [from, to],
  ),
});

/** The title in another language, if only that matched. */
function otherTitle(row: Row, name: string, shown: MarkedText, search: string): MarkedText | undefined {
  if (shown.marks.length > 0) return undefined;
  return LANGUAGES.filter((language) => language !== shown.language)
    .map((language) => {
      const text = (row[`${name}${TRANSLATION_SUFFIXES[language]}`] as string | null) ?? "";
      return marked({ text, language }, search);
    })
    .find(({ marks }) => marks.length > 0);
}

/** The first matching paragraph of the full text, in the reader's language first. */
function inBody({ module }: Source, row: Row | undefined, search: string, language: Language): MarkedText | undefined {
  const [name] = module.list.body ?? [];
  if (!row || name === undefined) return undefined;
  for (const each of [language, ...LANGUAGES.filter((other) => other !== language)])
    for (const text of paragraphsOf((row[`${name}${TRANSLATION_SUFFIXES[each]}`] as string | null) ?? "")) {
      const marks = highlightsOf(text, search, [], "any");
      if (marks.length > 0) return { text, language: each, marks: marks.map(([from, to]) => [from, to]) };
    }
  return undefined;
}

function foundOf(
  source: Source,
  row: Row,
  search: string,
  language: Language,
  { place, category, whole }: Pick<FoundPublic, "place" | "category"> & { readonly whole: Row | undefined },
): FoundPublic {
  const title = marked(textOf(row, source.module.recordTitle, language), search);
  const said = marked(textOf(row, source.text, language), search);
  const other = otherTitle(row, source.module.recordTitle, title, search);
  const isTold = title.marks.length > 0 || said.marks.length > 0 || other !== undefined;
  const text = (isTold ? undefined : inBody(source, whole, search, language)) ?? said;
  const picture = source.picture === undefined ? null : (row[source.picture] as string | null);
  return {
    id: row.id,
    address: source.addressOf(row.id),
    title,
    ...(other ? { other } : {}),
    text: { ...text, ...excerptOf(text.text, text.marks) },
    picture: imagePaths(picture)[0] ?? "",
    place,
    category,
    publishedAt: String(row["publishedAt"]),
  };
}

interface ExcerptOptions {
  readonly search: string;
  readonly isBodyAsked: boolean;
  readonly language: Language;
}

/** The rows of one page with places, categories and excerpts. */
async function withExcerpts(
  database: Services["database"],
  source: Source,
  rows: readonly Row[],
  { search, isBodyAsked, language }: ExcerptOptions,
) {
  const { division, category, dictionary, published } = source;
  const [wholes, places, categoryOf] = await Promise.all([
    published.some(isBodyAsked ? rows.map(({ id }) => id) : [], true),
    whereaboutsOf(database, division === undefined ? [] : rows.map((row) => row[division]), language),
    dictionary === undefined ? undefined : wordsOfGroup(database, dictionary, language),
  ]);
  return rows.map((row) =>
    foundOf(source, row, search, language, {
      place: division === undefined ? "" : (places.get(String(row[division]))?.place ?? ""),
      whole: wholes.get(row.id),
      category: category === undefined ? "" : (categoryOf?.(String(row[category])) ?? ""),
    }),
  );
}

/** The search of the public site, over published records only (AZ-17: through `publicRows`). */
export function publicSearchRoutes(services: Services, kinds: readonly FoundKind[]): Route[] {
  const { database } = services;
  const sources = kinds.map((kind) => sourceOf(kind, services));
  const dictionaries = [...new Set(sources.flatMap(({ dictionary }) => dictionary ?? []))];

  return routes(publicSearch, {
    all: async ({ search, kind: wanted, page = 1, size }, { language }) => {
      const words = await askedWords(database, search, dictionaries);
      return Promise.all(
        sources.map(async (source) => {
          const { module, published, where } = source;
          const group = {
            kind: module.table,
            name: inLanguage(source.title, language),
            isDated: source.order === "newest",
          };
          const pageSize = size ?? (wanted === undefined ? OF_EACH : OF_ONE);
          const nothing = { rows: [], page: 1, pageSize };
          if (words.length === 0) return { ...group, found: { ...nothing, total: 0 } };
          const quick = meant(source, words);
          const isBodyAsked =
            module.list.body !== undefined &&
            words.some(({ text }) => bodyHas(text) !== undefined) &&
            (await published.count({ where, search: quick })) < ENOUGH;
          const meaning = isBodyAsked ? meantInBody(source, words) : quick;
          if (wanted !== undefined && wanted !== group.kind)
            return { ...group, found: { ...nothing, total: await published.count({ where, search: meaning }) } };
          const found = await published.list({
            where,
            search: meaning,
            page: wanted === undefined ? 1 : page,
            pageSize,
          });
          return {
            ...group,
            found: {
              ...found,
              rows: await withExcerpts(database, source, found.rows, { search, isBodyAsked, language }),
            },
          };
        }),
      );
    },
  });
}
