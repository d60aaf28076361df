import type { Module } from "../../crud/define-module.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import type { Services } from "../../server/services.ts";
import { ARRANGED, publicRows, textOf } from "../public-side/public-side.server.ts";
import { publishingRoutes } from "../publishing/publishing.server.ts";
import { banner, bannerPublicCalls, MAX_BANNERS } from "./banner.ts";

export function bannerRoutes(services: Services & CrudServices, modules: readonly Module[]): Route[] {
  const published = publicRows(banner, services, ARRANGED);
  return [
    ...routes(bannerPublicCalls, {
      list: async (_, { language }) => {
        const { rows } = await published.list({ page: 1, pageSize: MAX_BANNERS });
        return rows.map((row) => ({
          id: row.id,
          title: textOf(row, "title", language),
          subtitle: textOf(row, "subtitle", language),
          picture: String(row["picture"]),
          target: (row["target"] as string | null) ?? "",
        }));
      },
    }),
    ...publishingRoutes(banner, services, modules),
  ];
}
