import type { Module } from "../../crud/define-module.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import type { Services } from "../../server/services.ts";
import { brandReader } from "../brand/brand.server.ts";
import { ARRANGED, publicRows, textOf } from "../public-side/public-side.server.ts";
import { publishingRoutes } from "../publishing/publishing.server.ts";
import { MAX_RECOMMENDED, recommendation, recommendationPublicCalls } from "./recommendation.ts";

/** The routes of recommendations, for editors and for visitors. */
export function recommendationRoutes(services: Services & CrudServices, modules: readonly Module[]): Route[] {
  const published = publicRows(recommendation, services, ARRANGED);
  const brands = brandReader(services);
  return [
    ...routes(recommendationPublicCalls, {
      list: async ({ size = MAX_RECOMMENDED }, { language }) => {
        // All are read before those without a published brand are left out, so that `size` counts shown ones.
        const { rows } = await published.list({ page: 1, pageSize: MAX_RECOMMENDED });
        const found = await brands.rows.some(rows.map((row) => String(row["brand"])));
        const shown = rows.flatMap((row) => {
          const of = found.get(String(row["brand"]));
          return of ? [{ row, of }] : [];
        });
        const kept = shown.slice(0, size);
        const teasers = await brands.teasers(
          kept.map(({ of }) => of),
          language,
        );
        return kept.flatMap(({ row }, index) => {
          const teaser = teasers[index];
          return teaser
            ? [
                {
                  id: row.id,
                  title: textOf(row, "title", language),
                  reason: textOf(row, "reason", language),
                  picture: (row["picture"] as string | null) || teaser.picture,
                  brand: teaser,
                  updatedAt: row.updatedAt,
                },
              ]
            : [];
        });
      },
    }),
    ...publishingRoutes(recommendation, services, modules),
  ];
}
