import { sql, type Expression, type SqlBool } from "kysely";
import type { PublicText } from "../../contract/public-page.ts";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import { syllablesOf } from "../../crud/table/pinyin.server.ts";
import { marksOf } from "../../crud/table/search-marks.ts";
import { askedTokens } from "../../crud/table/search-tokens.ts";
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
import { ARRANGED, NEWEST, publicRows, textOf, type PublicOrder } from "../publishing/publishing.server.ts";
import { recommendation } from "../recommendation/recommendation.ts";
import { excerptOf } from "./excerpt.ts";
import { FOUND_KINDS, publicSearch, type FoundKind, type FoundPublic, type MarkedText } from "./public-search.ts";

interface Source {
  readonly module: Module;
  readonly order: PublicOrder;
  /** Names of fields; all of them are searched (`list.search`). */
  readonly title: string;
  readonly text: string;
  readonly picture?: string;
  /** What else must hold for it to be seen. */
  readonly where?: Expression<SqlBool>;
  /** The tables `where` speaks of. */
  readonly also?: readonly string[];
}

// A brand that is taken down by its time is withdrawn in the same second, so its state says enough here.
const ofPublishedBrand = sql<SqlBool>`brand in (select id from brand where state = 'published' and deleted_at is null)`;

const SOURCES: Readonly<Record<FoundKind, Source>> = {
  product: { module: product, order: ARRANGED, title: "name", text: "summary", picture: "pictures" },
  enterprise: { module: enterprise, order: ARRANGED, title: "name", text: "summary", picture: "pictures" },
  brand: { module: brand, order: ARRANGED, title: "name", text: "slogan", picture: "pictures" },
  article: { module: article, order: NEWEST, title: "title", text: "summary", picture: "cover" },
  notice: { module: notice, order: NEWEST, title: "title", text: "issuer" },
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

function foundOf(source: Source, row: Row, search: string, language: Language, place: string): FoundPublic {
  const title = marked(textOf(row, source.title, language), search);
  const text = marked(textOf(row, source.text, language), search);
  const other = otherTitle(row, source.title, title, search);
  const picture = source.picture === undefined ? null : (row[source.picture] as string | null);
  return {
    id: row.id,
    title,
    ...(other ? { other } : {}),
    text: { ...text, ...excerptOf(text.text, text.marks) },
    picture: imagePaths(picture)[0] ?? "",
    place,
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
      const isEmpty = askedTokens(search).length === 0;
      return Promise.all(
        FOUND_KINDS.map(async (kind) => {
          const source = SOURCES[kind];
          const isShown = wanted === undefined || wanted === kind;
          const pageSize = size ?? (wanted === undefined ? OF_EACH : OF_ONE);
          const where = source.where ? [source.where] : [];
          const asked = { where, search, page: wanted === kind ? page : 1, pageSize };
          const rows = published.get(kind);
          if (isEmpty || !rows) return { kind, found: { rows: [], total: 0, page: 1, pageSize } };
          if (!isShown) return { kind, found: { rows: [], total: await rows.count(asked), page: 1, pageSize } };
          const found = await rows.list(asked);
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
                foundOf(source, row, search, language, places.get(String(row["division"]))?.place ?? ""),
              ),
            },
          };
        }),
      );
    },
  });
}
