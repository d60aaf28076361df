import { sql, type Expression, type SqlBool } from "kysely";
import { mapPosition, PHONE } from "../../contract/contact-rules.ts";
import { invalidField } from "../../contract/errors.ts";
import { websiteAddress } from "../../contract/html/safe-link.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { route, type Route } from "../../server/http/route.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import type { Services } from "../../server/services.ts";
import { certificatesOf, isValidNow } from "../certificate/certificate.server.ts";
import { certificate } from "../certificate/certificate.ts";
import { regionsWithCounts, whereaboutsOf } from "../division/division.server.ts";
import { division } from "../division/division.ts";
import { publicReader } from "../public-side/public-side.server.ts";
import { publishingHooks, publishingRoutes } from "../publishing/publishing.server.ts";
import { enterprise, enterprisePublicCalls, publicEnterprise } from "./enterprise.ts";

const texts = defineTexts("enterpriseRules", {
  hotline: {
    zh: "请填写电话号码，例如 +856 20 5555 0000",
    lo: "ກະລຸນາໃສ່ເບີໂທ, ເຊັ່ນ +856 20 5555 0000",
    en: "Enter a phone number, such as +856 20 5555 0000",
  },
  position: {
    zh: "请填写纬度和经度，例如 15.1796, 106.2317",
    lo: "ກະລຸນາໃສ່ລະຕິຈູດ ແລະ ລອງຈິຈູດ, ເຊັ່ນ 15.1796, 106.2317",
    en: "Enter latitude and longitude, such as 15.1796, 106.2317",
  },
  website: {
    zh: "请填写网址，例如 www.example.la",
    lo: "ກະລຸນາໃສ່ທີ່ຢູ່ເວັບໄຊ, ເຊັ່ນ www.example.la",
    en: "Enter a website address, such as www.example.la",
  },
});

export const enterpriseHooks = publishingHooks(enterprise, {
  beforeSave(values) {
    if (values.hotline && !PHONE.test(values.hotline)) throw invalidField("hotline", texts.hotline);
    if (values.position && !mapPosition(values.position)) throw invalidField("position", texts.position);
    if (values.website && !websiteAddress(values.website)) throw invalidField("website", texts.website);
    return values;
  },
});

interface Certification {
  readonly certified?: boolean | undefined;
  readonly kind?: string | undefined;
  readonly level?: string | undefined;
}

/** Conditions change once a day only, so that totals cached by their conditions stay valid. */
function certifiedConditions({ certified, kind, level }: Certification, now: number): Expression<SqlBool>[] {
  const matching = [...(kind ? [sql`kind = ${kind}`] : []), ...(level ? [sql`level = ${level}`] : [])];
  return certified || matching.length > 0
    ? [
        sql<SqlBool>`enterprise.id in (select certificate.enterprise from certificate
          where ${sql.join([isValidNow(now), ...matching], sql` and `)})`,
      ]
    : [];
}

const NOWHERE = { code: "", name: "" };

export function enterpriseRoutes(services: Services & CrudServices, modules: readonly Module[]): Route[] {
  const { clock, database } = services;
  const reader = publicReader(publicEnterprise, services, {
    lookedInto: [certificate.table, division.table],
    filters: async (asked) => certifiedConditions(asked, clock.now()),
    async teaser(rows, language) {
      const [places, certificates] = await Promise.all([
        whereaboutsOf(
          database,
          rows.map((row) => row["division"]),
          language,
        ),
        certificatesOf(
          services,
          rows.map(({ id }) => id),
          language,
          true,
        ),
      ]);
      return rows.map((row) => {
        const { region = NOWHERE, country = NOWHERE } = places.get(String(row["division"])) ?? {};
        const certified = (certificates.get(row.id) ?? []).map(({ number, kindName, levelName }) => ({
          number,
          kindName,
          levelName,
        }));
        return { region, country, certified };
      });
    },
  });
  return [
    ...reader.routes,
    route(enterprisePublicCalls.places, async (asked, { language }) => {
      const counts = await reader.rows.countBy("division", await reader.queryOf(asked));
      const regions = await regionsWithCounts(database, counts, language);
      return regions.toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
    }),
    ...publishingRoutes(enterprise, services, modules, enterpriseHooks),
  ];
}
