import { invalidField } from "../../contract/errors.ts";
import { isMessageTarget } from "../../contract/safe-link.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { ARRANGED, publicRows, publishingRoutes, textOf } from "../publishing/publishing.server.ts";
import { banner, bannerPublic, MOST_BANNERS } from "./banner.ts";

const texts = defineTexts("bannerRules", {
  target: {
    zh: "请填写站内页面地址（以 / 开头）或 https 地址",
    lo: "ກະລຸນາໃສ່ທີ່ຢູ່ໜ້າພາຍໃນ (ເລີ່ມດ້ວຍ /) ຫຼື ທີ່ຢູ່ https",
    en: "Give a page of this site, beginning with /, or an https address",
  },
});

/** The routes of banners, for those who arrange them and for those who see them. */
export function bannerRoutes(services: Services, modules: readonly Module[]): Route[] {
  const published = publicRows(banner, services, ARRANGED);
  return [
    ...routes(bannerPublic, {
      list: async (_, { language }) => {
        const { rows } = await published.list({ page: 1, pageSize: MOST_BANNERS });
        return rows.map((row) => ({
          id: row.id,
          title: textOf(row, "title", language),
          subtitle: textOf(row, "subtitle", language),
          picture: String(row["picture"]),
          target: (row["target"] as string | null) ?? "",
        }));
      },
    }),
    ...publishingRoutes(banner, services, modules, {
      beforeSave(values) {
        if (values.target && !isMessageTarget(values.target)) throw invalidField("target", texts.target);
        return values;
      },
    }),
  ];
}
