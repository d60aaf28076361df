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
import { neighboursOf } from "./neighbours.server.ts";
import { notice, noticePublic, type NoticeTeaser } from "./notice.ts";

/** Rows as teasers, in their order. */
const teasersOf = async (services: Services, rows: readonly Row[], language: Language): Promise<NoticeTeaser[]> =>
  (await teaserHeads(services, rows, "noticeKind", language)).map(({ row, head }) => ({
    ...head,
    issuer: textOf(row, "issuer", language),
    visibleUntil: (row["visibleUntil"] as string | null) ?? "",
  }));

/** The routes of notices, for those who write them and for those who read them. */
export function noticeRoutes(services: Services, modules: readonly Module[]): Route[] {
  const published = publicRows(notice, services, NEWEST);
  return [
    ...routes(noticePublic, {
      list: async ({ page = 1, size = PUBLIC_PAGE_SIZE, kind, search }, { language }) => {
        const where = kind ? [sql<SqlBool>`kind = ${kind}`] : [];
        const found = await published.list({ where, search, page, pageSize: size });
        return { ...found, rows: await teasersOf(services, found.rows, language) };
      },
      kinds: async (_, { language }) =>
        countedEntries(services.database, "noticeKind", await published.countBy("kind"), language),
      one: async ({ id }, { language }) => {
        const row = await published.get(id);
        if (!row) throw new Failure("notFound");
        const [[teaser], neighbours] = await Promise.all([
          teasersOf(services, [row], language),
          neighboursOf(services, row, language),
        ]);
        return {
          ...(teaser as NoticeTeaser),
          content: await htmlOf(services.database, row, "content", language),
          updatedAt: String(row["updatedAt"]),
          ...neighbours,
        };
      },
    }),
    ...publishingRoutes(notice, services, modules),
  ];
}
