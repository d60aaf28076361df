import { sql, type SqlBool } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { PUBLIC_PAGE_SIZE } from "../../contract/public-page.ts";
import type { Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import { imagePaths } from "../../fields/images/images.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { countedRegions, isWithin, whereaboutsOf } from "../division/division.server.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { ARRANGED, htmlOf, publicRows, publishingRoutes, textOf } from "../publishing/publishing.server.ts";
import { brand, brandPublic, type BrandTeaser } from "./brand.ts";

const picturesOf = (row: Row): readonly string[] => imagePaths(row["pictures"] as string | null);

/** Rows of brands as visitors get them, in their order. */
export function brandTeasers(services: Services) {
  const enterprises = publicRows(enterprise, services, ARRANGED);
  return async (rows: readonly Row[], language: Language): Promise<BrandTeaser[]> => {
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
      const where = places.get(String(row["division"]));
      return {
        id: row.id,
        name: textOf(row, "name", language),
        slogan: textOf(row, "slogan", language),
        logo: (row["logo"] as string | null) ?? "",
        picture: picturesOf(row)[0] ?? "",
        since: row["since"] as number | null,
        region: where?.region ?? null,
        place: where?.place ?? "",
        enterprise: owner ? { id: owner.id, name: textOf(owner, "name", language) } : null,
      };
    });
  };
}

/** The routes of brands, for those who keep them and for those who read of them. */
export function brandRoutes(services: Services, modules: readonly Module[]): Route[] {
  const published = publicRows(brand, services, ARRANGED);
  const teasersOf = brandTeasers(services);
  return [
    ...routes(brandPublic, {
      list: async ({ page = 1, size = PUBLIC_PAGE_SIZE, division, enterprise: owner, search }, { language }) => {
        const where = [
          ...(division ? [isWithin(division)] : []),
          ...(owner ? [sql<SqlBool>`enterprise = ${owner}`] : []),
        ];
        const found = await published.list({ where, search, page, pageSize: size });
        return { ...found, rows: await teasersOf(found.rows, language) };
      },
      regions: async (_, { language }) => {
        const regions = await countedRegions(services.database, await published.countBy("division"), language);
        return regions.toSorted((one, other) => one.name.localeCompare(other.name, language));
      },
      one: async ({ id }, { language }) => {
        const row = await published.get(id);
        if (!row) throw new Failure("notFound");
        const [teaser] = await teasersOf([row], language);
        return {
          ...(teaser as BrandTeaser),
          pictures: [...picturesOf(row)],
          story: await htmlOf(services.database, row, "story", language),
          updatedAt: String(row["updatedAt"]),
        };
      },
    }),
    ...publishingRoutes(brand, services, modules),
  ];
}
