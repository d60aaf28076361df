import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { publicText } from "../../contract/public/public-text.ts";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { image } from "../../fields/image/image.ts";
import { images } from "../../fields/images/images.ts";
import { number } from "../../fields/number/number.ts";
import { reference } from "../../fields/reference/reference.ts";
import { richText } from "../../fields/rich-text/rich-text.ts";
import { sourceLanguage } from "../../fields/translated-text/source-language.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { division } from "../division/division.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import type { FoundKind } from "../public-search/public-search.ts";
import { publicSide, type TeaserOf, type WholeOf } from "../public-side/public-side.ts";
import {
  publishingFields,
  publishRight,
  publishingOrder,
  GROUP_TITLES,
  onSiteGroup,
  sourceGroup,
} from "../publishing/publishing.ts";

const texts = defineTexts("publicBrand", {
  found: { zh: "品牌", lo: "ຍີ່ຫໍ້", en: "Brands" },
  list: { zh: "已发布的品牌", lo: "ຍີ່ຫໍ້ທີ່ເຜີຍແຜ່", en: "Published brands" },
  regions: { zh: "有品牌的地区", lo: "ເຂດທີ່ມີຍີ່ຫໍ້", en: "Regions with brands" },
  one: { zh: "一个已发布的品牌", lo: "ຍີ່ຫໍ້ທີ່ເຜີຍແຜ່ໜຶ່ງລາຍການ", en: "One published brand" },
});

/** A brand of an enterprise (§2 pingpaiDetail). */
export const brand = defineModule({
  path: "/cms/brand",
  table: "brand",
  title: { zh: "品牌", lo: "ຍີ່ຫໍ້", en: "Brands" },
  record: { zh: "品牌", lo: "ຍີ່ຫໍ້", en: "Brand" },
  purpose: {
    zh: "企业的农产品品牌及其故事。",
    lo: "ຍີ່ຫໍ້ຜະລິດຕະພັນກະສິກຳຂອງວິສາຫະກິດ ພ້ອມເລື່ອງລາວ.",
    en: "Brands of farm products and the stories behind them.",
  },
  menu: { group: "content", icon: "award", order: 60, rights: publishRight("cms:brand") },
  fields: {
    sourceLanguage: sourceLanguage(),
    name: translatedText({
      label: { zh: "名称", lo: "ຊື່", en: "Name" },
      max: 120,
      requiredIn: "source",
      hasSortKey: true,
    }),
    enterprise: reference({ label: { zh: "企业", lo: "ວິສາຫະກິດ", en: "Enterprise" }, to: enterprise, required: true }),
    division: reference({ label: { zh: "所属地区", lo: "ເຂດ", en: "Region" }, to: division }),
    since: number({ label: { zh: "创立年份", lo: "ປີສ້າງຕັ້ງ", en: "Founded" }, mode: "int", min: 1000, max: 2100 }),
    slogan: translatedText({ label: { zh: "品牌语", lo: "ຄຳຂວັນ", en: "Slogan" }, max: 120, requiredIn: [] }),
    logo: image({ label: { zh: "标志", lo: "ໂລໂກ້", en: "Logo" }, basePath: "/file/brand/", ratio: "1/1" }),
    pictures: images({ label: { zh: "图片", lo: "ຮູບພາບ", en: "Images" }, basePath: "/file/brand/", most: 9 }),
    story: richText({
      label: { zh: "品牌故事", lo: "ເລື່ອງລາວຂອງຍີ່ຫໍ້", en: "Story" },
      max: 100_000,
      translated: true,
      basePath: "/file/brand/",
    }),
    ...publishingFields,
  },
  list: {
    columns: ["name", "state", "publishedAt", "laoState", "division"],
    beneath: { name: "enterprise" },
    filters: ["state", "enterprise", "division"],
    search: ["name", "slogan"],
    sort: ["isPinned desc", "sort asc", "name asc"],
    notInRows: ["story"],
  },
  recordTitle: "name",
  publicPath: PUBLIC_PATHS.brands,
  inOrder: publishingOrder,
  areTitlesListed: true,
  form: {
    as: "page",
    columns: 2,
    groups: [
      { fields: ["name", "slogan", "story"] },
      sourceGroup,
      { fields: ["logo", "pictures"], isAside: true },
      { title: GROUP_TITLES.holder, fields: ["enterprise", "division", "since"], isAside: true },
      onSiteGroup,
    ],
  },
  scope: { division: "division" },
});

/** `code` is the division's, as list filters take it. */
const region = z.object({ code: z.string(), name: z.string() });
export type BrandRegion = z.output<typeof region>;

export const publicBrand = publicSide(brand, {
  titles: { list: texts.list, one: texts.one },
  order: "arranged",
  teaser: ["name", "slogan", "logo", "since"],
  whole: ["pictures", "story"],
  division: "division",
  picture: "pictures",
  filters: ["enterprise"],
  computed: {
    teaser: {
      /** Province; null when no division was entered. */
      region: region.nullable(),
      /** Null while the enterprise is not published (AZ-17). */
      enterprise: z.object({ id: z.string(), name: publicText }).nullable(),
    },
  },
});
export type BrandTeaser = TeaserOf<typeof publicBrand>;
export type PublicBrand = WholeOf<typeof publicBrand>;

export const brandPublicCalls = {
  ...publicBrand.calls,
  /** Provinces with published brands and the number of brands. */
  regions: endpoint({
    method: "GET",
    path: "/portal/brand/regions",
    permission: "public",
    isForVisitors: true,
    title: texts.regions,
    input: z.object({}),
    reply: z.array(region.extend({ count: z.int() })),
  }),
};

export const foundBrand: FoundKind = {
  module: brand,
  order: "arranged",
  title: texts.found,
  text: "slogan",
  picture: "pictures",
  division: "division",
};
