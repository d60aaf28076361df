import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { publicText } from "../../contract/public/public-text.ts";
import { int } from "../../contract/scalars.ts";
import { recommendationAddress } from "../../contract/public/public-addresses.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { image } from "../../fields/image/image.ts";
import { reference } from "../../fields/reference/reference.ts";
import { sourceLanguage } from "../../fields/translated-text/source-language.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { brand, publicBrand } from "../brand/brand.ts";
import type { FoundKind } from "../public-search/public-search.ts";
import { publishingFields, publishRight, publishingOrder, onSiteGroup, sourceGroup } from "../publishing/publishing.ts";

const texts = defineTexts("publicRecommendation", {
  found: { zh: "品牌推荐", lo: "ຍີ່ຫໍ້ແນະນຳ", en: "Recommended brands" },
  list: { zh: "推荐的品牌", lo: "ຍີ່ຫໍ້ທີ່ແນະນຳ", en: "Recommended brands" },
});

/** Editors recommend a handful of brands at a time. */
export const MAX_RECOMMENDED = 50;

/** A recommendation of a brand by the editors (§2 brandAgree). */
export const recommendation = defineModule({
  path: "/cms/recommendation",
  table: "recommendation",
  title: { zh: "品牌推荐", lo: "ຍີ່ຫໍ້ແນະນຳ", en: "Recommended brands" },
  record: { zh: "推荐", lo: "ການແນະນຳ", en: "Recommendation" },
  purpose: {
    zh: "在网站首页推荐的品牌，可设到期时间。",
    lo: "ຍີ່ຫໍ້ທີ່ແນະນຳໃນໜ້າຫຼັກຂອງເວັບໄຊ, ກຳນົດວັນໝົດອາຍຸໄດ້.",
    en: "Brands recommended on the home page. You can set an end date.",
  },
  menu: { group: "content", icon: "thumbs-up", order: 70, rights: publishRight("cms:recommendation") },
  fields: {
    sourceLanguage: sourceLanguage(),
    title: translatedText({
      label: { zh: "推荐语", lo: "ຄຳແນະນຳ", en: "Recommendation" },
      max: 120,
      requiredIn: "source",
      hasSortKey: true,
    }),
    brand: reference({ label: { zh: "品牌", lo: "ຍີ່ຫໍ້", en: "Brand" }, to: brand, required: true }),
    reason: translatedText({
      label: { zh: "推荐理由", lo: "ເຫດຜົນທີ່ແນະນຳ", en: "Reason" },
      max: 600,
      isLong: true,
      requiredIn: [],
    }),
    picture: image({ label: { zh: "图片", lo: "ຮູບພາບ", en: "Image" }, basePath: "/file/brand/", ratio: "4/3" }),
    ...publishingFields,
  },
  list: {
    columns: ["title", "sort", "state", "publishedAt", "visibleUntil", "laoState"],
    beneath: { title: "brand" },
    filters: ["state", "brand"],
    search: ["title"],
    sort: ["isPinned desc", "sort asc"],
  },
  recordTitle: "title",
  inOrder: publishingOrder,
  without: ["options"],
  form: {
    as: "page",
    columns: 2,
    groups: [
      { fields: ["title", "brand", "reason"] },
      sourceGroup,
      { fields: ["picture"], isAside: true },
      onSiteGroup,
    ],
  },
  scope: { holder: "brand" },
});

const shown = z.object({
  id: z.string(),
  title: publicText,
  reason: publicText,
  /** Path of the picture, else of the brand's; empty: none. */
  picture: z.string(),
  brand: publicBrand.teaserShape,
  updatedAt: z.string(),
});
export type PublicRecommendation = z.output<typeof shown>;

export const recommendationPublicCalls = {
  /** Published recommendations of published brands, in the editors' order (AZ-17). */
  list: endpoint({
    method: "GET",
    path: "/portal/recommendation/list",
    permission: "public",
    isForVisitors: true,
    title: texts.list,
    input: z.object({ size: int(1, MAX_RECOMMENDED).optional() }),
    reply: z.array(shown),
  }),
};

export const foundRecommendation: FoundKind = {
  module: recommendation,
  order: "arranged",
  title: texts.found,
  text: "reason",
  picture: "picture",
  address: recommendationAddress,
};
