import { sql } from "kysely";
import { Failure, invalidField } from "../../contract/errors.ts";
import { monthAt } from "../../contract/date/region-clock.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import type { Hooks } from "../../crud/hooks.server.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import type { Services } from "../../server/services.ts";
import { certificate } from "../certificate/certificate.ts";
import { division } from "../division/division.ts";
import { isRegion, type DivisionTree } from "../division/division.server.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { entriesWithCounts, publicReader } from "../public-side/public-side.server.ts";
import { publishingHooks, publishingRoutes } from "../publishing/publishing.server.ts";
import { conditionsOf, type ProductFilters } from "./filter-conditions.server.ts";
import { MONTHS, product, PRODUCT_RULES, productOwnCalls, publicProduct } from "./product.ts";
import { cacheDivisions } from "./cached-divisions.server.ts";
import { computedTeasers } from "./teasers.server.ts";

/** Number of related products of each kind. */
const BESIDE = 4;
/** With up to so many, the whole country is used instead of the province. */
const FEW = 2;

/** A product can only have a certificate of its own enterprise. */
const certificateRule: Hooks<typeof product> = {
  async beforeSave(values, { trx, before }) {
    const chosen = { ...before, ...values };
    if (!chosen.certificate || (values.certificate === undefined && values.enterprise === undefined)) return values;
    const { rows } = await sql<{ enterprise: string }>`
      select enterprise from certificate where id = ${chosen.certificate}`.execute(trx.as<unknown>());
    if (rows[0] && rows[0].enterprise !== chosen.enterprise) throw invalidField("certificate", PRODUCT_RULES.lent);
    return values;
  },
};
export const productHooks = publishingHooks(product, certificateRule);

/** Number of products per division, including descendants; divisions without products are left out. */
function countedPlaces({ all, pathOf }: DivisionTree, counts: ReadonlyMap<string, number>, language: Language) {
  const totals = new Map<string, number>();
  for (const [id, count] of counts)
    for (const each of pathOf(id)) totals.set(each.id, (totals.get(each.id) ?? 0) + count);
  const codes = new Map(all.map(({ id, code }) => [id, code]));
  return all.flatMap(({ id, code, parentId, name }) => {
    const count = totals.get(id) ?? 0;
    return count > 0
      ? [
          {
            code,
            parent: codes.get(parentId ?? "") ?? "",
            name: inLanguage(name, language),
            isRegion: isRegion(pathOf(id)),
            count,
          },
        ]
      : [];
  });
}

/** Number of products per month of harvest. */
const countedMonths = (counts: ReadonlyMap<string, number>, language: Language) =>
  [...MONTHS].map(([value, words]) => ({
    value,
    name: inLanguage(words, language),
    count: counts.get(value) ?? 0,
  }));

type Some = (asked: ProductFilters, most: number) => Promise<readonly Row[]>;

/**
 * Products of the same province or, if there are few, of the same country, and others in season. `path` leads to the
 * product's division.
 */
async function besideProduct(id: string, path: ReturnType<DivisionTree["pathOf"]>, some: Some) {
  // The province or prefecture, below the country and above the district.
  const province = path.at(path.length > 2 ? -2 : -1);
  // The product itself is filtered out afterwards, so that all products of a province share the cached count.
  const [close, seasonal] = await Promise.all([
    province ? some({ division: province.id }, BESIDE + 1) : [],
    some({ month: "now" }, BESIDE * 2 + 1),
  ]);
  const around = close.length > FEW ? province : path[0];
  const found = around && around !== province ? await some({ division: around.id }, BESIDE + 1) : close;
  const near = found.filter((each) => each.id !== id).slice(0, BESIDE);
  const taken = new Set([id, ...near.map((each) => each.id)]);
  return { around, near, inSeason: seasonal.filter((each) => !taken.has(each.id)).slice(0, BESIDE) };
}

/** The routes of products, for editors and for visitors. */
export function productRoutes(services: Services & CrudServices, modules: readonly Module[]): Route[] {
  const { clock, database } = services;
  const reader = publicReader(publicProduct, services, {
    lookedInto: [certificate, division, enterprise].map(({ table }) => table),
    teaser: (rows, language) => teaser(rows, language),
    filters: async (asked) => conditionsOf(asked, await divisions(), clock.now()),
  });
  const published = reader.rows;
  const divisions = cacheDivisions(services, product.table, async () => [
    ...(await published.countBy("division")).keys(),
  ]);
  const teaser = computedTeasers(services, divisions);

  return [
    ...reader.routes,
    ...routes(productOwnCalls, {
      places: async (asked, { language }) => {
        const [known, counts] = await Promise.all([
          divisions(),
          published.countBy("division", await reader.queryOf({ ...asked, division: undefined })),
        ]);
        return countedPlaces(known, counts, language);
      },
      categories: async (asked, { language }) => {
        const counts = await published.countBy("category", await reader.queryOf({ ...asked, category: undefined }));
        return entriesWithCounts(database, "productCategory", counts, language);
      },
      months: async (asked, { language }) => {
        const counts = await published.countBy(
          sql`unnest(months)`,
          await reader.queryOf({ ...asked, month: undefined }),
        );
        return { current: monthAt(clock.now(), "laos"), months: countedMonths(counts, language) };
      },
      related: async ({ id }, { language }) => {
        const row = await published.get(id);
        if (!row) throw new Failure("notFound");
        const origin = String(row["division"]);
        const { around, near, inSeason } = await besideProduct(
          id,
          (await divisions([origin])).pathOf(origin),
          async (asked, most) =>
            (await published.list({ ...(await reader.queryOf(asked)), page: 1, pageSize: most })).rows,
        );
        const teasers = await reader.teasers([...near, ...inSeason], language);
        return {
          around: around ? { code: around.code, name: inLanguage(around.name, language) } : null,
          near: teasers.slice(0, near.length),
          inSeason: teasers.slice(near.length),
        };
      },
    }),
    ...publishingRoutes(product, services, modules, productHooks),
  ];
}
