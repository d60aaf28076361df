import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { publicText } from "../../contract/public/public-text.ts";
import { line } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { image } from "../../fields/image/image.ts";
import { reference } from "../../fields/reference/reference.ts";
import { richText } from "../../fields/rich-text/rich-text.ts";
import { sourceLanguage } from "../../fields/translated-text/source-language.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { division } from "../division/division.ts";
import { onSiteGroup, sourceGroup, publishingFields, publishRight, publishingOrder } from "../publishing/publishing.ts";

const texts = defineTexts("publicRegion", {
  list: { zh: "有内容的地区", lo: "ເຂດທີ່ມີເນື້ອໃນ", en: "Regions with content" },
  one: { zh: "一个地区", lo: "ເຂດໜຶ່ງ", en: "One region" },
});

/**
 * An editors' introduction to a province or prefecture. The region's page shows it beside the content published from
 * there.
 */
export const region = defineModule({
  path: "/cms/region",
  table: "region",
  title: { zh: "地区介绍", lo: "ແນະນຳເຂດ", en: "Region profiles" },
  record: { zh: "地区介绍", lo: "ແນະນຳເຂດ", en: "Region profile" },
  purpose: {
    zh: "网站地区页面的介绍文字与图片；没有介绍的地区只显示当地的产品、企业与资讯。",
    lo: "ຄຳແນະນຳ ແລະ ຮູບພາບໃນໜ້າຂອງແຕ່ລະເຂດ; ເຂດທີ່ບໍ່ມີຄຳແນະນຳ ຈະສະແດງພຽງຜະລິດຕະພັນ, ວິສາຫະກິດ ແລະ ຂ່າວ.",
    en: "Introductions and images of the regions’ pages. Without one, a page shows the region’s products, enterprises and news only.",
  },
  menu: { group: "content", icon: "map-pin", order: 65, rights: publishRight("cms:region") },
  fields: {
    sourceLanguage: sourceLanguage(),
    title: translatedText({
      label: { zh: "标题", lo: "ຫົວຂໍ້", en: "Headline" },
      max: 120,
      requiredIn: "source",
      hasSortKey: true,
    }),
    division: reference({
      label: { zh: "地区", lo: "ເຂດ", en: "Region" },
      help: {
        zh: "省、州或市；国家和县没有地区页面",
        lo: "ແຂວງ ຫຼື ນະຄອນ; ປະເທດ ແລະ ເມືອງບໍ່ມີໜ້າຂອງຕົນ",
        en: "A province or prefecture. Countries and districts have no page",
      },
      to: division,
      required: true,
    }),
    summary: translatedText({
      label: { zh: "一句话介绍", lo: "ແນະນຳໂດຍຫຍໍ້", en: "Summary" },
      max: 200,
      requiredIn: [],
    }),
    picture: image({ label: { zh: "图片", lo: "ຮູບພາບ", en: "Image" }, basePath: "/file/region/", ratio: "16/9" }),
    introduction: richText({
      label: { zh: "介绍", lo: "ຄຳແນະນຳ", en: "Introduction" },
      max: 100_000,
      translated: true,
      required: "source",
      basePath: "/file/region/",
    }),
    ...publishingFields,
  },
  list: {
    columns: ["title", "division", "state", "publishedAt", "laoState", "sort"],
    filters: ["state", "division"],
    search: ["title", "summary"],
    sort: ["isPinned desc", "sort asc"],
    notInRows: ["introduction"],
  },
  recordTitle: "title",
  inOrder: publishingOrder,
  without: ["options"],
  form: {
    as: "page",
    columns: 2,
    groups: [
      { fields: ["title", "summary", "introduction"] },
      sourceGroup,
      { fields: ["division", "picture"], isAside: true },
      onSiteGroup,
    ],
  },
  unique: [["division"]],
  scope: { division: "division" },
});

const step = z.object({ code: z.string(), name: z.string() });

const profile = z.object({
  title: publicText,
  summary: publicText,
  /** Path of the picture; empty: none. */
  picture: z.string(),
});

/** A region with the number of published records from there, its divisions included. */
const listed = step.extend({
  /** The country. */
  country: step,
  /** Code of the region that it is a part of; empty for a province. */
  parent: z.string(),
  products: z.int(),
  enterprises: z.int(),
  brands: z.int(),
  articles: z.int(),
  notices: z.int(),
  /** Null without a published profile. */
  profile: profile.nullable(),
});
export type ListedRegion = z.output<typeof listed>;

const whole = step.extend({
  /** The country and, for a prefecture, its province. */
  above: z.array(step),
  profile: profile.extend({ introduction: publicText }).nullable(),
});
export type PublicRegion = z.output<typeof whole>;

/** Regions are provinces, and the divisions below them that have divisions of their own, such as prefectures. */
export const regionPublicCalls = {
  /** Those from which anything is published, in the order of the tree. */
  list: endpoint({
    method: "GET",
    path: "/portal/region/list",
    permission: "public",
    isForVisitors: true,
    title: texts.list,
    input: z.object({}),
    reply: z.array(listed),
  }),
  /** `division` is a code. Throws `notFound` for a division that is not a region. */
  one: endpoint({
    method: "GET",
    path: "/portal/region/get",
    permission: "public",
    isForVisitors: true,
    title: texts.one,
    input: z.object({ division: line(64) }),
    reply: whole,
  }),
};
