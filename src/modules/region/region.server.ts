import { sql } from "kysely";
import { Failure, invalidField } from "../../contract/errors.ts";
import { defineTexts, inLanguage, type Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Hooks } from "../../crud/hooks.server.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { article } from "../article/article.ts";
import { brand } from "../brand/brand.ts";
import { isRegion, divisionTreeOf, type DivisionNode, type DivisionTree } from "../division/division.server.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { notice } from "../notice/notice.ts";
import { product } from "../product/product.ts";
import { ARRANGED, htmlOf, publicRows, textOf } from "../public-side/public-side.server.ts";
import { publishingHooks, publishingRoutes } from "../publishing/publishing.server.ts";
import { region, regionPublicCalls } from "./region.ts";

const texts = defineTexts("regionRules", {
  noRegion: {
    zh: "请选择省、州或市；国家和县没有地区页面",
    lo: "ກະລຸນາເລືອກແຂວງ ຫຼື ນະຄອນ; ປະເທດ ແລະ ເມືອງບໍ່ມີໜ້າຂອງຕົນ",
    en: "Choose a province or prefecture. Countries and districts have no page",
  },
});

const hooks: Hooks<typeof region> = {
  async beforeSave(values, { trx }) {
    if (!values.division) return values;
    const path = (await divisionTreeOf(trx, [values.division])).pathOf(values.division);
    if (path.length > 0 && !isRegion(path)) throw invalidField("division", texts.noRegion);
    return values;
  },
};

/** Kinds of records that are counted by region. */
const COUNTED = {
  products: product,
  enterprises: enterprise,
  brands: brand,
  articles: article,
  notices: notice,
} as const;
type Counted = keyof typeof COUNTED;

/** Sums the records of divisions by each region that they are in. */
function countsByRegion(known: DivisionTree, counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const [id, count] of counts)
    for (const each of known.pathOf(id)) totals.set(each.id, (totals.get(each.id) ?? 0) + count);
  return totals;
}

const countsIn = (totals: ReadonlyMap<Counted, ReadonlyMap<string, number>>, division: string) => {
  const countOf = (kind: Counted) => totals.get(kind)?.get(division) ?? 0;
  return {
    products: countOf("products"),
    enterprises: countOf("enterprises"),
    brands: countOf("brands"),
    articles: countOf("articles"),
    notices: countOf("notices"),
  };
};

const profileOf = (row: Row, language: Language) => ({
  title: textOf(row, "title", language),
  summary: textOf(row, "summary", language),
  picture: (row["picture"] as string | null) ?? "",
});

const stepIn = ({ code, name }: DivisionNode, language: Language) => ({ code, name: inLanguage(name, language) });

/** A division's path from the country down, by its code; empty for an unknown one. */
async function pathOfCode(on: Queryable, code: string): Promise<readonly DivisionNode[]> {
  const { rows } = await sql<{ id: string }>`
    select id from division where value = ${code} and deleted_at is null`.execute(on.as<unknown>());
  const id = rows[0]?.id;
  return id === undefined ? [] : (await divisionTreeOf(on, [id])).pathOf(id);
}

/** The routes of regions, for editors and for visitors. */
export function regionRoutes(services: Services & CrudServices, modules: readonly Module[]): Route[] {
  const { database } = services;
  const profiles = publicRows(region, services, ARRANGED);
  const counted = Object.entries(COUNTED).map(
    ([name, module]) => [name as Counted, publicRows(module, services, ARRANGED)] as const,
  );
  const profileIds = async () =>
    (await profiles.list({ page: 1, pageSize: MAX_PROFILES })).rows.map(
      (row) => [String(row["division"]), row] as const,
    );

  return [
    ...routes(regionPublicCalls, {
      list: async (_, { language }) => {
        const [written, ...found] = await Promise.all([
          profileIds(),
          ...counted.map(async ([name, rows]) => [name, await rows.countBy("division")] as const),
        ]);
        const byDivision = new Map(written);
        const ids = [...byDivision.keys(), ...found.flatMap(([, counts]) => [...counts.keys()])].filter(Boolean);
        const known = await divisionTreeOf(database, [...new Set(ids)]);
        const totals = new Map(found.map(([name, counts]) => [name, countsByRegion(known, counts)]));
        return known.all.flatMap((node) => {
          const path = known.pathOf(node.id);
          const [country] = path;
          if (!country || !isRegion(path)) return [];
          const row = byDivision.get(node.id);
          return [
            {
              ...stepIn(node, language),
              country: stepIn(country, language),
              parent: path.length > 2 ? (path.at(-2)?.code ?? "") : "",
              ...countsIn(totals, node.id),
              profile: row ? profileOf(row, language) : null,
            },
          ];
        });
      },
      one: async ({ division: code }, { language }) => {
        const path = await pathOfCode(database, code);
        const node = path.at(-1);
        if (!node || !isRegion(path)) throw new Failure("notFound");
        const { rows } = await profiles.list({
          where: [sql`division = ${node.id}`],
          page: 1,
          pageSize: 1,
        });
        const row = rows[0] && (await profiles.get(rows[0].id));
        return {
          ...stepIn(node, language),
          above: path.slice(0, -1).map((each) => stepIn(each, language)),
          profile: row
            ? { ...profileOf(row, language), introduction: await htmlOf(database, row, "introduction", language) }
            : null,
        };
      },
    }),
    ...publishingRoutes(region, services, modules, publishingHooks(region, hooks)),
  ];
}

/** Profiles that the list reads; there are fewer regions in both countries. */
const MAX_PROFILES = 1_000;
