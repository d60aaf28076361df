import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { publicListInput, publicPage, publicText } from "../../contract/public-page.ts";
import { line } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { image } from "../../fields/image/image.ts";
import { images } from "../../fields/images/images.ts";
import { number } from "../../fields/number/number.ts";
import { reference } from "../../fields/reference/reference.ts";
import { richText } from "../../fields/rich-text/rich-text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { division } from "../division/division.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { publishingFields, publishRight, publishingOrder } from "../publishing/publishing.ts";

const texts = defineTexts("publicBrand", {
  list: { zh: "已发布的品牌", lo: "ຍີ່ຫໍ້ທີ່ເຜີຍແຜ່", en: "Published brands" },
  regions: { zh: "有品牌的地区", lo: "ເຂດທີ່ມີຍີ່ຫໍ້", en: "Regions with brands" },
  one: { zh: "一个已发布的品牌", lo: "ຍີ່ຫໍ້ທີ່ເຜີຍແຜ່ໜຶ່ງລາຍການ", en: "One published brand" },
});

/** A name under which an enterprise sells (§2 pingpaiDetail). */
export const brand = defineModule({
  path: "/cms/brand",
  table: "brand",
  title: { zh: "品牌", lo: "ຍີ່ຫໍ້", en: "Brands" },
  record: { zh: "品牌", lo: "ຍີ່ຫໍ້", en: "Brand" },
  purpose: {
    zh: "企业的农产品品牌及其故事。",
    lo: "ຍີ່ຫໍ້ຜະລິດຕະພັນກະສິກຳຂອງວິສາຫະກິດ ແລະ ເລື່ອງລາວຂອງມັນ.",
    en: "Brands of farm products and the stories behind them.",
  },
  menu: { group: "content", icon: "award", order: 60, rights: publishRight("cms:brand") },
  fields: {
    name: translatedText({ label: { zh: "名称", lo: "ຊື່", en: "Name" }, max: 120 }),
    enterprise: reference({ label: { zh: "企业", lo: "ວິສາຫະກິດ", en: "Enterprise" }, to: enterprise, required: true }),
    division: reference({ label: { zh: "所属地区", lo: "ເຂດ", en: "Region" }, to: division }),
    since: number({ label: { zh: "创立年份", lo: "ປີກໍ່ຕັ້ງ", en: "Since" }, mode: "int", min: 1000, max: 2100 }),
    slogan: translatedText({ label: { zh: "品牌语", lo: "ຄຳຂວັນ", en: "Slogan" }, max: 120, requiredIn: [] }),
    logo: image({ label: { zh: "标志", lo: "ໂລໂກ້", en: "Logo" }, basePath: "/file/brand/", ratio: "1/1" }),
    pictures: images({ label: { zh: "图片", lo: "ຮູບພາບ", en: "Pictures" }, basePath: "/file/brand/", most: 9 }),
    story: richText({
      label: { zh: "品牌故事", lo: "ເລື່ອງລາວຂອງຍີ່ຫໍ້", en: "Story" },
      max: 100_000,
      translated: true,
      basePath: "/file/brand/",
    }),
    ...publishingFields,
  },
  list: {
    columns: ["name", "state", "publishedAt", "laoState", "englishState", "enterprise", "division"],
    filters: ["state", "enterprise", "division"],
    search: ["name", "slogan"],
    sort: ["isPinned desc", "sort asc", "name asc"],
    notInRows: ["story"],
  },
  recordTitle: "name",
  inOrder: publishingOrder,
  areTitlesListed: true,
  form: { as: "page", columns: 2 },
  scope: { division: "division" },
});

/** A division by its code, by which lists are asked for. */
const region = z.object({ code: z.string(), name: z.string() });
export type BrandRegion = z.output<typeof region>;

/** A brand as it stands in a list of the public site. */
export const brandTeaser = z.object({
  id: z.string(),
  name: publicText,
  slogan: publicText,
  /** Paths of pictures; empty: none. */
  logo: z.string(),
  picture: z.string(),
  /** Null: nobody said. */
  since: z.int().nullable(),
  /** The province it is from; null: nobody said. */
  region: region.nullable(),
  /** From the country down; empty: nobody said. */
  place: z.string(),
  /** Whose it is; null where the enterprise is not published itself (AZ-17). */
  enterprise: z.object({ id: z.string(), name: publicText }).nullable(),
});
export type BrandTeaser = z.output<typeof brandTeaser>;
const whole = brandTeaser.extend({
  pictures: z.array(z.string()),
  /** Clean HTML (RT-01). */
  story: publicText,
  updatedAt: z.string(),
});
export type PublicBrand = z.output<typeof whole>;

export const brandPublic = {
  /** As the editors arranged them; `division`: code or id, of it and all that is part of it. */
  list: endpoint({
    method: "GET",
    path: "/portal/brand/list",
    permission: "public",
    isPublished: true,
    title: texts.list,
    input: publicListInput({ division: line(64).optional(), enterprise: line(64).optional() }),
    reply: publicPage(brandTeaser),
    flat: "members",
  }),
  /** The provinces from which there is a brand. */
  regions: endpoint({
    method: "GET",
    path: "/portal/brand/regions",
    permission: "public",
    isPublished: true,
    title: texts.regions,
    input: z.object({}),
    reply: z.array(region.extend({ count: z.int() })),
  }),
  one: endpoint({
    method: "GET",
    path: "/portal/brand/get",
    permission: "public",
    isPublished: true,
    title: texts.one,
    input: z.object({ id: z.string().max(200) }),
    reply: whole,
  }),
};
