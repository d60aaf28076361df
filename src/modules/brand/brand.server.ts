import type { Module } from "../../crud/define-module.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import { inOrderOfNames } from "../../crud/list-query/order.server.ts";
import { route, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { regionsWithCounts, whereaboutsOf } from "../division/division.server.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import type { TypesOf } from "../public-side/public-side.ts";
import { ARRANGED, publicReader, publicRows, textOf, type PublicReader } from "../public-side/public-side.server.ts";
import { publishingRoutes } from "../publishing/publishing.server.ts";
import { brand, brandPublicCalls, publicBrand } from "./brand.ts";

export function brandReader(services: Services): PublicReader<TypesOf<typeof publicBrand>> {
  const enterprises = publicRows(enterprise, services, ARRANGED);
  return publicReader(publicBrand, services, {
    async teaser(rows, language) {
      const [places, owners] = await Promise.all([
        whereaboutsOf(
          services.database,
          rows.map((row) => row["division"]),
          language,
        ),
        enterprises.some(rows.map((row) => String(row["enterprise"]))),
      ]);
      return rows.map((row) => {
        const owner = owners.get(String(row["enterprise"]));
        return {
          region: places.get(String(row["division"]))?.region ?? null,
          enterprise: owner ? { id: owner.id, name: textOf(owner, "name", language) } : null,
        };
      });
    },
  });
}

export function brandRoutes(services: Services & CrudServices, modules: readonly Module[]): Route[] {
  const reader = brandReader(services);
  return [
    ...reader.routes,
    route(brandPublicCalls.regions, async (_, { language }) => {
      const regions = await regionsWithCounts(services.database, await reader.rows.countBy("division"), language);
      return inOrderOfNames(services.database, regions);
    }),
    ...publishingRoutes(brand, services, modules),
  ];
}
