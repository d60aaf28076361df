import { sql, type SqlBool } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { PUBLIC_PAGE_SIZE } from "../../contract/public-page.ts";
import type { Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import {
  countedEntries,
  htmlOf,
  NEWEST,
  publicRows,
  publishingRoutes,
  teaserHeads,
  textOf,
} from "../publishing/publishing.server.ts";
import { article, articlePublic, type ArticleTeaser } from "./article.ts";

/** Rows as teasers, in their order. */
const teasersOf = async (services: Services, rows: readonly Row[], language: Language): Promise<ArticleTeaser[]> =>
  (await teaserHeads(services, rows, "newsKind", language)).map(({ row, head }) => ({
    ...head,
    summary: textOf(row, "summary", language),
    cover: (row["cover"] as string | null) ?? "",
  }));

/** The routes of articles, for those who write them and for those who read them. */
export function articleRoutes(services: Services, modules: readonly Module[]): Route[] {
  const published = publicRows(article, services, NEWEST);
  return [
    ...routes(articlePublic, {
      list: async ({ page = 1, size = PUBLIC_PAGE_SIZE, kind, search }, { language }) => {
        const where = kind ? [sql<SqlBool>`kind = ${kind}`] : [];
        const found = await published.list({ where, search, page, pageSize: size });
        return { ...found, rows: await teasersOf(services, found.rows, language) };
      },
      kinds: async (_, { language }) =>
        countedEntries(services.database, "newsKind", await published.countBy("kind"), language),
      one: async ({ id }, { language }) => {
        const row = await published.get(id);
        if (!row) throw new Failure("notFound");
        const [teaser] = await teasersOf(services, [row], language);
        return {
          ...(teaser as ArticleTeaser),
          content: await htmlOf(services.database, row, "content", language),
          source: textOf(row, "source", language),
          author: (row["author"] as string | null) ?? "",
          updatedAt: String(row["updatedAt"]),
        };
      },
    }),
    ...publishingRoutes(article, services, modules),
  ];
}
