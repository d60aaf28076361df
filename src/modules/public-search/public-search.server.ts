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
import type { Page } from "../../contract/list-query.ts";
import { relevanceOf } from "./relevance.ts";
import { suggestionFor } from "./suggestion.ts";
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

// Matches of a kind up to which it is ranked: so many are fetched by the index of words, which is as fast among a million.
const RANKED_UP_TO = 1_000;
const RANKED = 240; // records of a kind that are ordered by how well they answer
const SUGGESTED_FROM = 300; // first records of a kind whose titles are compared
const ENOUGH = 100; // matches in titles and summaries; with so many, full texts are not searched
const FROM_BODIES = 1_000; // the newest matches in full texts

/** The condition that a record matches every word, by its short texts, region or category. */
function meant(
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
const meantInBody = (source: Source, words: readonly AskedWord[]): Expression<SqlBool> => sql<SqlBool>`id in (
  select id from ${sql.table(source.module.table)}
  where state = 'published' and deleted_at is null and ${meant(source, words, true)}
  order by ${source.published.sorted}
  limit ${FROM_BODIES})`;

/** A page of the found records, the most relevant first; those after the ranked ones follow in the order of the list. */
async function relevantRows(
  source: Source,
  words: readonly AskedWord[],
  {
    search,
    page,
    pageSize,
  }: { readonly search: Expression<SqlBool>; readonly page: number; readonly pageSize: number },
): Promise<Page<Row>> {
  const { module, published, where, division, category, dictionary } = source;
  const ranked = RANKED - (RANKED % pageSize);
  const isRanked = page * pageSize <= ranked && (await published.count({ where, search })) <= RANKED_UP_TO;
  if (!isRanked) return published.list({ where, search, page, pageSize });
  const first = await published.list({ where, search, page: 1, pageSize: ranked });
  const names = module.properties.filter(({ fieldName }) => module.list.search.includes(fieldName));
  const textsIn = (row: Row, isTitle: boolean) =>
    names
      .filter(({ fieldName }) => (fieldName === module.recordTitle) === isTitle)
      .flatMap(({ name }) => (typeof row[name] === "string" ? [row[name]] : []));
  const rated = first.rows.map((row) => ({
    row,
    ...relevanceOf(
      { titles: textsIn(row, true), others: textsIn(row, false) },
      words.map(({ run, divisions, values }) => ({
        run,
        isCategory: category !== undefined && (values.get(dictionary ?? "") ?? []).includes(String(row[category])),
        isPlace: division !== undefined && divisions.includes(String(row[division])),
      })),
    ),
  }));
  // Syllables that happen to be within other words are worth showing only where there is nothing else.
  const answering = rated.filter(({ isChance }) => !isChance);
  const isAll = first.total <= ranked;
  const kept = isAll && answering.length > 0 ? answering : rated;
  const rows = kept
    .toSorted((a, b) => Number(a.isChance) - Number(b.isChance) || b.score - a.score)
    .map(({ row }) => row)
    .slice((page - 1) * pageSize, page * pageSize);
  return { rows, page, pageSize, total: isAll ? kept.length : first.total };
}

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
            words.some(({ run }) => bodyHas(run.text) !== undefined) &&
            (await published.count({ where, search: quick })) < ENOUGH;
          const meaning = isBodyAsked ? meantInBody(source, words) : quick;
          if (wanted !== undefined && wanted !== group.kind) {
            const all = await published.count({ where, search: meaning });
            if (all === 0 || all > RANKED) return { ...group, found: { ...nothing, total: all } };
            const { total } = await relevantRows(source, words, { search: meaning, page: 1, pageSize: OF_ONE });
            return { ...group, found: { ...nothing, total } };
          }
          const found = await relevantRows(source, words, {
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

    suggestion: async ({ search }) => {
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
      const similar = suggestionFor(search, [...called.map(({ label }) => label), ...titled.flat()]);
      if (similar === undefined) return { search: "" };
      const words = await askedWords(database, similar, dictionaries);
      const counts = await Promise.all(
        sources.map((source) => source.published.count({ where: source.where, search: meant(source, words) })),
      );
      return { search: counts.some((count) => count > 0) ? similar : "" };
    },
  });
}
