import type { PublicText } from "../../contract/public/public-text.ts";
import { inLanguage, LANGUAGES, type Language } from "../../contract/text.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { pinyinOf } from "../../crud/search/pinyin.server.ts";
import { highlightsOf } from "../../crud/search/highlights.ts";
import { bodyHas, paragraphsOf } from "../../crud/search/body.server.ts";
import { imagePaths } from "../../fields/images/images.ts";
import { TRANSLATION_SUFFIXES } from "../../fields/translated-text/translated-text.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { whereaboutsOf } from "../division/division.server.ts";
import { textOf, wordsOfGroup } from "../public-side/public-side.server.ts";
import { askedWords } from "./asked-words.server.ts";
import { excerptOf } from "./match-excerpt.ts";
import { publicSearch, type FoundKind, type FoundPublic, type MarkedText } from "./public-search.ts";
import { RANKED, relevantRows } from "./relevant-rows.server.ts";
import { matchesWords, meantInBody, sourceOf, type Source } from "./searched-kind.server.ts";
import { suggest } from "./suggest.server.ts";

const OF_EACH = 4; // per kind, when all kinds are shown
const OF_ONE = 12;
const ENOUGH = 100; // matches in titles and summaries; with so many, full texts are not searched

const marked = (of: PublicText, search: string): MarkedText => ({
  ...of,
  marks: highlightsOf(of.text, search, of.language === "zh" ? pinyinOf(of.text).split(" ") : [], "any").map(
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

const SENTENCE_END = /[.!?;:…。！？；：”’)）]$/u;

/** The first matching paragraph of the full text, in the reader's language first; between dots if it is no sentence. */
function inBody({ module }: Source, row: Row | undefined, search: string, language: Language): MarkedText | undefined {
  const [name] = module.list.body ?? [];
  if (!row || name === undefined) return undefined;
  for (const each of [language, ...LANGUAGES.filter((other) => other !== language)])
    for (const text of paragraphsOf((row[`${name}${TRANSLATION_SUFFIXES[each]}`] as string | null) ?? "")) {
      const marks = highlightsOf(text, search, [], "any");
      if (marks.length === 0) continue;
      if (SENTENCE_END.test(text)) return { text, language: each, marks: marks.map(([from, to]) => [from, to]) };
      return { text: `…${text}…`, language: each, marks: marks.map(([from, to]) => [from + 1, to + 1]) };
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
          const quick = matchesWords(source, words);
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

    suggestion: async ({ search }) => ({ search: await suggest(database, { sources, dictionaries }, search) }),
  });
}
