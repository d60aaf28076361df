import { sql, type Expression, type SqlBool } from "kysely";
import { Failure, invalidField } from "../../contract/errors.ts";
import { PUBLIC_PAGE_SIZE } from "../../contract/public-page.ts";
import { websiteAddress } from "../../contract/safe-link.ts";
import { defineTexts, type Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import { imagePaths } from "../../fields/images/images.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { certificatesOf, isValidNow } from "../certificate/certificate.server.ts";
import { certificate } from "../certificate/certificate.ts";
import { countedRegions, isWithin, whereaboutsOf } from "../division/division.server.ts";
import { division } from "../division/division.ts";
import {
  ARRANGED,
  htmlOf,
  publicRows,
  publishingRoutes,
  textOf,
  wordsOfGroup,
} from "../publishing/publishing.server.ts";
import { enterprise, enterprisePublic, type EnterpriseTeaser } from "./enterprise.ts";

const texts = defineTexts("enterpriseRules", {
  website: {
    zh: "请填写网址，例如 www.example.la",
    lo: "ກະລຸນາໃສ່ທີ່ຢູ່ເວັບໄຊ, ເຊັ່ນ www.example.la",
    en: "Give the address of a website, such as www.example.la",
  },
});

interface Filters {
  readonly certified?: boolean | undefined;
  readonly kind?: string | undefined;
  readonly level?: string | undefined;
  readonly type?: string | undefined;
}

/** Totals are kept by their conditions; these are the same all day. */
function conditionsOf({ certified, kind, level, type }: Filters, now: number): Expression<SqlBool>[] {
  const isMeant = [...(kind ? [sql`kind = ${kind}`] : []), ...(level ? [sql`level = ${level}`] : [])];
  return [
    ...(type ? [sql<SqlBool>`type = ${type}`] : []),
    ...(certified || isMeant.length > 0
      ? [
          sql<SqlBool>`enterprise.id in (select certificate.enterprise from certificate
            where ${sql.join([isValidNow(now), ...isMeant], sql` and `)})`,
        ]
      : []),
  ];
}

const picturesOf = (row: Row): readonly string[] => imagePaths(row["pictures"] as string | null);

/** Rows as teasers, in their order. */
async function teasersOf(services: Services, rows: readonly Row[], language: Language): Promise<EnterpriseTeaser[]> {
  const { database } = services;
  const ids = rows.map(({ id }) => id);
  const [typeOf, places, certificates] = await Promise.all([
    wordsOfGroup(database, "enterpriseType", language),
    whereaboutsOf(
      database,
      rows.map((row) => row["division"]),
      language,
    ),
    certificatesOf(services, ids, language, true),
  ]);
  return rows.map((row) => {
    const where = places.get(String(row["division"]));
    return {
      id: row.id,
      name: textOf(row, "name", language),
      summary: textOf(row, "summary", language),
      type: String(row["type"]),
      typeName: typeOf(String(row["type"])),
      picture: picturesOf(row)[0] ?? "",
      logo: (row["logo"] as string | null) ?? "",
      place: where?.place ?? "",
      region: where?.region ?? { code: "", name: "" },
      country: where?.country ?? { code: "", name: "" },
      certified: (certificates.get(row.id) ?? []).map(({ number, kindName, levelName }) => ({
        number,
        kindName,
        levelName,
      })),
    };
  });
}

/** The routes of enterprises, for those who write them and for those who read them. */
export function enterpriseRoutes(services: Services, modules: readonly Module[]): Route[] {
  const { clock, database } = services;
  const published = publicRows(enterprise, services, ARRANGED, [certificate.table, division.table]);
  return [
    ...routes(enterprisePublic, {
      list: async ({ page = 1, size = PUBLIC_PAGE_SIZE, search, division: place, ...filters }, { language }) => {
        const where = [...(place ? [isWithin(place)] : []), ...conditionsOf(filters, clock.now())];
        const found = await published.list({ where, search, page, pageSize: size });
        return { ...found, rows: await teasersOf(services, found.rows, language) };
      },
      places: async (filters, { language }) => {
        const counts = await published.countBy("division", { where: conditionsOf(filters, clock.now()) });
        const regions = await countedRegions(database, counts, language);
        return regions.toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
      },
      one: async ({ id }, { language }) => {
        const row = await published.get(id);
        if (!row) throw new Failure("notFound");
        const [[teaser], scaleOf] = await Promise.all([
          teasersOf(services, [row], language),
          wordsOfGroup(database, "enterpriseScale", language),
        ]);
        return {
          ...(teaser as EnterpriseTeaser),
          introduction: await htmlOf(services.database, row, "introduction", language),
          pictures: [...picturesOf(row)],
          scaleName: typeof row["scale"] === "string" ? scaleOf(row["scale"]) : "",
          creditCode: (row["creditCode"] as string | null) ?? "",
          foundedOn: (row["foundedOn"] as string | null) ?? "",
          employees: (row["employees"] as number | null) ?? null,
          area: (row["area"] as number | null) ?? null,
          address: textOf(row, "address", language),
          website: (row["website"] as string | null) ?? "",
          updatedAt: String(row["updatedAt"]),
        };
      },
    }),
    ...publishingRoutes(enterprise, services, modules, {
      beforeSave(values) {
        if (values.website && !websiteAddress(values.website)) throw invalidField("website", texts.website);
        return values;
      },
    }),
  ];
}
