import { sql, type Expression, type SqlBool } from "kysely";
import type { PublicText } from "../../contract/public-page.ts";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import { syllablesOf } from "../../crud/table/pinyin.server.ts";
import { marksOf } from "../../crud/table/search-marks.ts";
import { bodyHas, paragraphsOf } from "../../crud/table/body.server.ts";
import { foundBy } from "../../crud/table/search.server.ts";
import { imagePaths } from "../../fields/images/images.ts";
import { TRANSLATION_SUFFIXES } from "../../fields/translated-text/translated-text.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { article } from "../article/article.ts";
import { brand } from "../brand/brand.ts";
import { whereaboutsOf } from "../division/division.server.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { notice } from "../notice/notice.ts";
import { product } from "../product/product.ts";
import {
  ARRANGED,
  NEWEST,
  publicRows,
  textOf,
  wordsOfGroup,
  type PublicOrder,
} from "../publishing/publishing.server.ts";
import { recommendation } from "../recommendation/recommendation.ts";
import { askedWords, type AskedWord } from "./asked-words.server.ts";
import { excerptOf } from "./excerpt.ts";
import { FOUND_KINDS, publicSearch, type FoundKind, type FoundPublic, type MarkedText } from "./public-search.ts";

interface Source {
  readonly module: Module;
  readonly order: PublicOrder;
  /** Names of fields; all of them are searched (`list.search`). */
  readonly title: string;
  readonly text: string;
  readonly picture?: string;
  /** Its column of a region: it is found by the region's name. */
  readonly isFromSomewhere?: true;
  /** Its column of a category of products, by whose word it is found. */
  readonly hasCategory?: true;
  /** What else must hold for it to be seen. */
  readonly where?: Expression<SqlBool>;
  /** The tables `where` speaks of. */
  readonly also?: readonly string[];
}

// A brand that is taken down by its time is withdrawn in the same second, so its state says enough here.
const ofPublishedBrand = sql<SqlBool>`brand in (select id from brand where state = 'published' and deleted_at is null)`;

const SOURCES: Readonly<Record<FoundKind, Source>> = {
  product: {
    module: product,
    order: ARRANGED,
    title: "name",
    text: "summary",
    picture: "pictures",
    isFromSomewhere: true,
    hasCategory: true,
  },
  enterprise: {
    module: enterprise,
    order: ARRANGED,
    title: "name",
    text: "summary",
    picture: "pictures",
    isFromSomewhere: true,
  },
  brand: { module: brand, order: ARRANGED, title: "name", text: "slogan", picture: "pictures", isFromSomewhere: true },
  article: { module: article, order: NEWEST, title: "title", text: "summary", picture: "cover", isFromSomewhere: true },
  notice: { module: notice, order: NEWEST, title: "title", text: "issuer", isFromSomewhere: true },
  recommendation: {
    module: recommendation,
    order: ARRANGED,
    title: "title",
    text: "reason",
    picture: "picture",
    where: ofPublishedBrand,
    also: ["brand"],
  },
};

const OF_EACH = 4; // of every kind, where all are shown at once
const OF_ONE = 12;

const ENOUGH = 100; // finds by titles and summaries: whoever has so many is not helped by texts that mention the word
const FROM_BODIES = 1_000; // of a word that stands in half of all texts, the newest

/** The condition that a record has every word: in its short texts, by the name of its region, or by the word of its category. */
function meant(
  { module, isFromSomewhere, hasCategory }: Source,
  words: readonly AskedWord[],
  withBody = false,
): Expression<SqlBool> {
  const each = words.map(({ text, divisions, categories }) => {
    const ways = [
      foundBy(text),
      ...(withBody && module.list.body ? [bodyHas(text)].filter((has) => has !== undefined) : []),
      ...(isFromSomewhere && divisions.length > 0 ? [sql`division = any(${divisions}::text[])`] : []),
      ...(hasCategory && categories.length > 0 ? [sql`category = any(${categories}::text[])`] : []),
    ];
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return sql<SqlBool>`${sql.join(each, sql` and `)}`;
}

/** The same, also by what stands in the written texts. */
const meantInBody = (source: Source, words: readonly AskedWord[]): Expression<SqlBool> => sql<SqlBool>`id in (
  select id from ${sql.table(source.module.table)}
  where state = 'published' and deleted_at is null and ${meant(source, words, true)}
  order by ${sql.raw(source.order.terms.map((term) => `${term} ${source.order.isDescending ? "desc" : "asc"}`).join(", "))}
  limit ${FROM_BODIES})`;

const marked = (of: PublicText, search: string): MarkedText => ({
  ...of,
  marks: marksOf(of.text, search, of.language === "zh" ? syllablesOf(of.text) : [], "any").map(([from, to]) => [
    from,
    to,
  ]),
});

/** A title that was found by its words in another language than it is shown in. */
function otherTitle(row: Row, name: string, shown: MarkedText, search: string): MarkedText | undefined {
  if (shown.marks.length > 0) return undefined;
  return LANGUAGES.filter((language) => language !== shown.language)
    .map((language) => {
      const text = (row[`${name}${TRANSLATION_SUFFIXES[language]}`] as string | null) ?? "";
      return marked({ text, language }, search);
    })
    .find(({ marks }) => marks.length > 0);
}

/** The first paragraph of a record's written text with something that was typed, in the reader's language before the others. */
function inBody({ module }: Source, row: Row | undefined, search: string, language: Language): MarkedText | undefined {
  const [name] = module.list.body ?? [];
  if (!row || name === undefined) return undefined;
  for (const each of [language, ...LANGUAGES.filter((other) => other !== language)])
    for (const text of paragraphsOf((row[`${name}${TRANSLATION_SUFFIXES[each]}`] as string | null) ?? "")) {
      const marks = marksOf(text, search, [], "any");
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
  const title = marked(textOf(row, source.title, language), search);
  const said = marked(textOf(row, source.text, language), search);
  const other = otherTitle(row, source.title, title, search);
  const isTold = title.marks.length > 0 || said.marks.length > 0 || other !== undefined;
  const text = (isTold ? undefined : inBody(source, whole, search, language)) ?? said;
  const picture = source.picture === undefined ? null : (row[source.picture] as string | null);
  return {
    id: row.id,
    title,
    ...(other ? { other } : {}),
    text: { ...text, ...excerptOf(text.text, text.marks) },
    picture: imagePaths(picture)[0] ?? "",
    place,
    category,
    publishedAt: String(row["publishedAt"]),
  };
}

/** Search over everything the public may see (AZ-17: through `publicRows` alone). */
export function publicSearchRoutes(services: Services): Route[] {
  const published = new Map(
    FOUND_KINDS.map((kind) => {
      const { module, order, also } = SOURCES[kind];
      return [kind, publicRows(module, services, order, also)];
    }),
  );
  return routes(publicSearch, {
    all: async ({ search, kind: wanted, page = 1, size }, { language }) => {
      const words = await askedWords(services.database, search);
      const categoryOf = await wordsOfGroup(services.database, "productCategory", language);
      return Promise.all(
        FOUND_KINDS.map(async (kind) => {
          const source = SOURCES[kind];
          const isShown = wanted === undefined || wanted === kind;
          const pageSize = size ?? (wanted === undefined ? OF_EACH : OF_ONE);
          const where = source.where ? [source.where] : [];
          const rows = published.get(kind);
          if (words.length === 0 || !rows) return { kind, found: { rows: [], total: 0, page: 1, pageSize } };
          const quick = meant(source, words);
          const isBodyAsked =
            source.module.list.body !== undefined &&
            words.some(({ text }) => bodyHas(text) !== undefined) &&
            (await rows.count({ where, search: quick })) < ENOUGH;
          const meaning = isBodyAsked ? meantInBody(source, words) : quick;
          const asked = { where, search: meaning, page: wanted === kind ? page : 1, pageSize };
          if (!isShown) return { kind, found: { rows: [], total: await rows.count(asked), page: 1, pageSize } };
          const found = await rows.list(asked);
          const wholes = await rows.some(isBodyAsked ? found.rows.map(({ id }) => id) : [], true);
          const places = await whereaboutsOf(
            services.database,
            found.rows.map((row) => row["division"]),
            language,
          );
          return {
            kind,
            found: {
              ...found,
              rows: found.rows.map((row) =>
                foundOf(source, row, search, language, {
                  place: places.get(String(row["division"]))?.place ?? "",
                  whole: wholes.get(row.id),
                  category: source.hasCategory ? categoryOf(String(row["category"])) : "",
                }),
              ),
            },
          };
        }),
      );
    },
  });
}
