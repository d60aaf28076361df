import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { countedValue } from "../../contract/public/public-list.ts";
import { publicText } from "../../contract/public/public-text.ts";
import { flag, line } from "../../contract/scalars.ts";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { choices } from "../../fields/choices/choices.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { images } from "../../fields/images/images.ts";
import { reference } from "../../fields/reference/reference.ts";
import { richText } from "../../fields/rich-text/rich-text.ts";
import { sourceLanguage } from "../../fields/translated-text/source-language.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { certificate } from "../certificate/certificate.ts";
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
import { MONTHS } from "./months.ts";

export { MONTHS } from "./months.ts";

const texts = defineTexts("publicProduct", {
  found: { zh: "农产品", lo: "ຜະລິດຕະພັນ", en: "Products" },
  list: { zh: "已发布的农产品", lo: "ຜະລິດຕະພັນທີ່ເຜີຍແຜ່", en: "Published products" },
  places: { zh: "有农产品的地区", lo: "ເຂດທີ່ມີຜະລິດຕະພັນ", en: "Regions that have products" },
  categories: { zh: "有农产品的品类", lo: "ປະເພດທີ່ມີຜະລິດຕະພັນ", en: "Categories that have products" },
  months: { zh: "各月上市的农产品数量", lo: "ຈຳນວນຜະລິດຕະພັນໃນແຕ່ລະເດືອນ", en: "Products by month" },
  one: { zh: "一种已发布的农产品", lo: "ຜະລິດຕະພັນທີ່ເຜີຍແຜ່ໜຶ່ງຢ່າງ", en: "One published product" },
  related: {
    zh: "同产地与当季的农产品",
    lo: "ຜະລິດຕະພັນຈາກເຂດດຽວກັນ ແລະ ຕາມລະດູການ",
    en: "Products of the same region and season",
  },
});

export const PRODUCT_RULES = defineTexts("productRules", {
  lent: {
    zh: "所选证书不属于该企业",
    lo: "ໃບຢັ້ງຢືນທີ່ເລືອກບໍ່ແມ່ນຂອງວິສາຫະກິດນີ້",
    en: "This certificate does not belong to the enterprise",
  },
  enterpriseFirst: { zh: "请先选择企业", lo: "ກະລຸນາເລືອກວິສາຫະກິດກ່ອນ", en: "Choose the enterprise first" },
  chooseCertificate: { zh: "请选择", lo: "ກະລຸນາເລືອກ", en: "Choose" },
  noCertificate: { zh: "该企业没有证书", lo: "ວິສາຫະກິດນີ້ບໍ່ມີໃບຢັ້ງຢືນ", en: "This enterprise has no certificate" },
});

/** Regional products (§2 detail, qyncInfo). */
export const product = defineModule({
  path: "/cms/product",
  table: "product",
  title: { zh: "农产品", lo: "ຜະລິດຕະພັນກະສິກຳ", en: "Products" },
  record: { zh: "产品", lo: "ຜະລິດຕະພັນ", en: "Product" },
  purpose: {
    zh: "按地区、品类和上市月份展示的农产品；当季产品显示在网站首页。",
    lo: "ຜະລິດຕະພັນກະສິກຳ ຕາມເຂດ, ປະເພດ ແລະ ເດືອນທີ່ອອກສູ່ຕະຫຼາດ; ຜະລິດຕະພັນຕາມລະດູການສະແດງໃນໜ້າຫຼັກ.",
    en: "Products by region, category and month. Products in season appear on the home page.",
  },
  menu: { group: "content", icon: "wheat", order: 50, rights: publishRight("cms:product") },
  fields: {
    sourceLanguage: sourceLanguage(),
    name: translatedText({
      label: { zh: "名称", lo: "ຊື່", en: "Name" },
      max: 120,
      requiredIn: "source",
      hasSortKey: true,
    }),
    category: dictionary({
      label: { zh: "品类", lo: "ປະເພດ", en: "Category" },
      group: "productCategory",
      required: true,
    }),
    division: reference({ label: { zh: "产地", lo: "ແຫຼ່ງຜະລິດ", en: "Region" }, to: division, required: true }),
    enterprise: reference({ label: { zh: "企业", lo: "ວິສາຫະກິດ", en: "Enterprise" }, to: enterprise }),
    certificate: reference({ label: { zh: "认证证书", lo: "ໃບຢັ້ງຢືນ", en: "Certificate" }, to: certificate }),
    months: choices({
      label: { zh: "上市月份", lo: "ເດືອນທີ່ອອກສູ່ຕະຫຼາດ", en: "Harvest months" },
      among: MONTHS,
    }),
    grade: dictionary({ label: { zh: "质量等级", lo: "ຊັ້ນຄຸນນະພາບ", en: "Grade" }, group: "qualityGrade" }),
    storage: dictionary({ label: { zh: "储存条件", lo: "ການເກັບຮັກສາ", en: "Storage" }, group: "storageCondition" }),
    specification: translatedText({
      label: { zh: "规格", lo: "ຂະໜາດ ແລະ ການຫຸ້ມຫໍ່", en: "Packaging" },
      max: 200,
      requiredIn: [],
    }),
    price: translatedText({
      label: { zh: "参考价格", lo: "ລາຄາອ້າງອີງ", en: "Reference price" },
      max: 100,
      requiredIn: [],
    }),
    pictures: images({ label: { zh: "图片", lo: "ຮູບພາບ", en: "Images" }, basePath: "/file/product/", most: 9 }),
    summary: translatedText({
      label: { zh: "一句话介绍", lo: "ແນະນຳໂດຍຫຍໍ້", en: "Summary" },
      max: 200,
      requiredIn: [],
    }),
    description: richText({
      label: { zh: "产品介绍", lo: "ລາຍລະອຽດ", en: "Description" },
      max: 100_000,
      translated: true,
      basePath: "/file/product/",
    }),
    ...publishingFields,
  },
  list: {
    columns: ["name", "state", "laoState", "category", "months"],
    beneath: { name: "enterprise", category: "division" },
    filters: ["state", "category", "division", "enterprise", "months"],
    search: ["name", "summary"],
    sort: ["isPinned desc", "sort asc", "name asc"],
    notInRows: ["description"],
  },
  recordTitle: "name",
  publicPath: PUBLIC_PATHS.product,
  inOrder: publishingOrder,
  areTitlesListed: true,
  form: {
    as: "page",
    columns: 2,
    groups: [
      { fields: ["name", "summary", "description"] },
      { title: GROUP_TITLES.trade, fields: ["specification", "price"] },
      sourceGroup,
      { fields: ["pictures"], isAside: true },
      { title: GROUP_TITLES.season, fields: ["category", "months", "grade", "storage"], isAside: true },
      { title: GROUP_TITLES.holder, fields: ["division", "enterprise", "certificate"], isAside: true },
      onSiteGroup,
    ],
  },
  scope: { division: "division" },
});

/** A division on the path from the country to a place. */
const step = z.object({
  /** Division code, the value of the filter. */
  code: z.string(),
  name: z.string(),
  /** It has a page of its own on the public site. */
  isRegion: z.boolean(),
});

const filters = {
  /** Code or id of a division; includes its descendants. */
  division: line(64).optional(),
  /** 1 to 12, or `now` for the current month. */
  month: z
    .string()
    .regex(/^(now|[1-9]|1[0-2])$/)
    .optional(),
  certified: flag.optional(),
};

export const publicProduct = publicSide(product, {
  titles: { list: texts.list, one: texts.one },
  order: "arranged",
  teaser: ["name", "summary", "category"],
  whole: ["description", "specification", "price", "grade", "storage", "pictures"],
  picture: "pictures",
  filters: ["category", "enterprise", "certificate"],
  computed: {
    teaser: {
      place: z.array(step),
      /** Harvest months, 1 to 12; empty: not set. */
      months: z.array(z.int()),
      isInSeason: z.boolean(),
      /** The month in which the season begins; 0: in season now, or not set. */
      begins: z.int(),
      /** Number of a certificate valid today, of the product or its enterprise; empty: none. */
      certificate: z.string(),
      isCertified: z.boolean(),
      /** The enterprise, if published. */
      enterprise: z.object({ id: z.string(), name: publicText, logo: z.string() }).nullable(),
    },
    filters,
  },
});
export type ProductTeaser = TeaserOf<typeof publicProduct>;
export type PublicProduct = WholeOf<typeof publicProduct>;

const filtered = z.object({ ...filters, ...publicProduct.filterShape, search: line(100).optional() });
const place = step.extend({
  /** Code of the parent division; empty for a country. */
  parent: z.string(),
  /** Including its descendants. */
  count: z.int(),
});
export type ProductPlace = z.output<typeof place>;

/** Public calls besides those of `publicSide`. */
export const productOwnCalls = {
  /** Divisions with products, parents first. Like the next two, honours all filters but its own. */
  places: endpoint({
    method: "GET",
    path: "/portal/product/places",
    permission: "public",
    isForVisitors: true,
    title: texts.places,
    input: filtered,
    reply: z.array(place),
  }),
  categories: endpoint({
    method: "GET",
    path: "/portal/product/categories",
    permission: "public",
    isForVisitors: true,
    title: texts.categories,
    input: filtered,
    reply: z.array(countedValue),
  }),
  /** All twelve months; `current` is today's. */
  months: endpoint({
    method: "GET",
    path: "/portal/product/months",
    permission: "public",
    isForVisitors: true,
    title: texts.months,
    input: filtered,
    reply: z.object({ months: z.array(countedValue), current: z.int() }),
  }),
  /** Related products: of the same province or prefecture (of the country if those are few), and others in season. */
  related: endpoint({
    method: "GET",
    path: "/portal/product/related",
    permission: "public",
    isForVisitors: true,
    title: texts.related,
    input: z.object({ id: z.string().max(200) }),
    reply: z.object({
      around: step.omit({ isRegion: true }).nullable(),
      near: z.array(publicProduct.teaserShape),
      inSeason: z.array(publicProduct.teaserShape),
    }),
  }),
};

export const productPublicCalls = { ...publicProduct.calls, ...productOwnCalls };

export const foundProduct: FoundKind = {
  module: product,
  order: "arranged",
  title: texts.found,
  text: "summary",
  picture: "pictures",
  division: "division",
  category: "category",
};
