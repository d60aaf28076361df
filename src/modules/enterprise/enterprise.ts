import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { flag, line } from "../../contract/scalars.ts";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { date } from "../../fields/date/date.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { image } from "../../fields/image/image.ts";
import { images } from "../../fields/images/images.ts";
import { number } from "../../fields/number/number.ts";
import { reference } from "../../fields/reference/reference.ts";
import { richText } from "../../fields/rich-text/rich-text.ts";
import { text } from "../../fields/text/text.ts";
import { sourceLanguage } from "../../fields/translated-text/source-language.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { division } from "../division/division.ts";
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

const texts = defineTexts("publicEnterprise", {
  found: { zh: "企业", lo: "ວິສາຫະກິດ", en: "Enterprises" },
  list: { zh: "已发布的企业", lo: "ວິສາຫະກິດທີ່ເຜີຍແຜ່", en: "Published enterprises" },
  places: { zh: "有企业的地区", lo: "ເຂດທີ່ມີວິສາຫະກິດ", en: "Regions that have enterprises" },
  one: { zh: "一家已发布的企业", lo: "ວິສາຫະກິດທີ່ເຜີຍແຜ່ໜຶ່ງແຫ່ງ", en: "One published enterprise" },
  shown: {
    zh: "显示在网站的企业和产品页面",
    lo: "ສະແດງໃນໜ້າວິສາຫະກິດ ແລະ ຜະລິດຕະພັນ",
    en: "Shown on the pages of the enterprise and its products",
  },
  position: {
    zh: "纬度, 经度，例如 15.1796, 106.2317",
    lo: "ລະຕິຈູດ, ລອງຈິຈູດ, ເຊັ່ນ 15.1796, 106.2317",
    en: "Latitude, longitude, such as 15.1796, 106.2317",
  },
  notPublic: {
    zh: "仅供内部联系，不在网站显示",
    lo: "ສຳລັບຕິດຕໍ່ພາຍໃນເທົ່ານັ້ນ, ບໍ່ສະແດງໃນເວັບໄຊ",
    en: "Internal use only. Not shown on the site",
  },
});

/** An agricultural enterprise (§2 rzcpEntp, rzMoreDetail). Its certificates are records of module `certificate`. */
export const enterprise = defineModule({
  path: "/cms/enterprise",
  table: "enterprise",
  title: { zh: "企业", lo: "ວິສາຫະກິດ", en: "Enterprises" },
  record: { zh: "企业", lo: "ວິສາຫະກິດ", en: "Enterprise" },
  purpose: {
    zh: "入驻平台的农业企业与合作社；持有有效证书的显示为认证企业。",
    lo: "ວິສາຫະກິດ ແລະ ສະຫະກອນກະສິກຳໃນແພລດຟອມ; ຜູ້ທີ່ມີໃບຢັ້ງຢືນທີ່ຍັງໃຊ້ໄດ້ ຈະສະແດງເປັນວິສາຫະກິດທີ່ຜ່ານການຢັ້ງຢືນ.",
    en: "Enterprises and cooperatives on the platform. Those with a valid certificate are shown as certified.",
  },
  menu: { group: "content", icon: "building", order: 30, rights: publishRight("cms:enterprise") },
  fields: {
    sourceLanguage: sourceLanguage(),
    name: translatedText({
      label: { zh: "名称", lo: "ຊື່", en: "Name" },
      max: 120,
      requiredIn: "source",
      hasSortKey: true,
    }),
    type: dictionary({ label: { zh: "企业类型", lo: "ປະເພດ", en: "Type" }, group: "enterpriseType", required: true }),
    scale: dictionary({ label: { zh: "规模", lo: "ຂະໜາດ", en: "Size" }, group: "enterpriseScale" }),
    division: reference({ label: { zh: "所在地区", lo: "ເຂດ", en: "Region" }, to: division, required: true }),
    creditCode: text({
      label: { zh: "统一社会信用代码 / 注册号", lo: "ເລກທະບຽນວິສາຫະກິດ", en: "Registration number" },
      max: 40,
    }),
    foundedOn: date({ label: { zh: "成立日期", lo: "ວັນທີສ້າງຕັ້ງ", en: "Founded on" } }),
    employees: number({ label: { zh: "员工人数", lo: "ຈຳນວນພະນັກງານ", en: "Employees" }, mode: "num", max: 1_000_000 }),
    area: number({
      label: { zh: "种植面积", lo: "ເນື້ອທີ່ປູກ", en: "Farmed land" },
      mode: "float",
      max: 1_000_000,
      unit: { zh: "公顷", lo: "ເຮັກຕາ", en: "ha" },
    }),
    address: translatedText({ label: { zh: "地址", lo: "ທີ່ຢູ່", en: "Address" }, max: 200, requiredIn: [] }),
    contact: text({ label: { zh: "联系人", lo: "ຜູ້ປະສານງານ", en: "Contact" }, help: texts.notPublic, max: 60 }),
    phone: text({
      label: { zh: "联系电话", lo: "ເບີໂທ", en: "Phone" },
      help: texts.notPublic,
      max: 40,
      hasAsciiDigits: true,
    }),
    email: text({ label: { zh: "邮箱", lo: "ອີເມວ", en: "Email" }, help: texts.notPublic, max: 120 }),
    hotline: text({
      label: { zh: "公开电话", lo: "ເບີໂທສາທາລະນະ", en: "Public phone" },
      help: texts.shown,
      max: 40,
      hasAsciiDigits: true,
    }),
    position: text({
      label: { zh: "地图位置", lo: "ຕຳແໜ່ງໃນແຜນທີ່", en: "Map position" },
      help: texts.position,
      max: 40,
    }),
    website: text({ label: { zh: "网址", lo: "ເວັບໄຊ", en: "Website" }, max: 200 }),
    logo: image({ label: { zh: "标志", lo: "ໂລໂກ້", en: "Logo" }, basePath: "/file/enterprise/", ratio: "1/1" }),
    pictures: images({ label: { zh: "图片", lo: "ຮູບພາບ", en: "Images" }, basePath: "/file/enterprise/", most: 9 }),
    summary: translatedText({
      label: { zh: "一句话介绍", lo: "ແນະນຳໂດຍຫຍໍ້", en: "Summary" },
      max: 200,
      requiredIn: [],
    }),
    introduction: richText({
      label: { zh: "企业介绍", lo: "ແນະນຳວິສາຫະກິດ", en: "About" },
      max: 100_000,
      translated: true,
      basePath: "/file/enterprise/",
    }),
    ...publishingFields,
  },
  list: {
    columns: ["name", "state", "publishedAt", "laoState", "type"],
    beneath: { name: "division", type: "scale" },
    filters: ["state", "type", "division"],
    // The public search uses the same fields, so no contact details (AZ-17).
    search: ["name", "summary", "creditCode"],
    sort: ["isPinned desc", "sort asc", "name asc"],
    notInRows: ["introduction"],
  },
  recordTitle: "name",
  publicPath: PUBLIC_PATHS.enterprises,
  inOrder: publishingOrder,
  areTitlesListed: true,
  form: {
    as: "page",
    columns: 2,
    groups: [
      { fields: ["name", "summary", "introduction"] },
      {
        title: GROUP_TITLES.contact,
        fields: ["address", "hotline", "website", "position", "contact", "phone", "email"],
      },
      sourceGroup,
      { fields: ["logo", "pictures"], isAside: true },
      {
        title: GROUP_TITLES.facts,
        fields: ["type", "scale", "division", "creditCode", "foundedOn", "employees", "area"],
        isAside: true,
      },
      onSiteGroup,
    ],
  },
  unique: [["creditCode"]],
  scope: { division: "division" },
});

/** `code` is the division's, as list filters take it. */
const region = z.object({ code: z.string(), name: z.string() });
const place = region.extend({ country: z.string(), count: z.int() });
export type EnterprisePlace = z.output<typeof place>;

const certification = {
  /** Only enterprises with a valid certificate, of the given kind and level. */
  certified: flag.optional(),
  kind: line(64).optional(),
  level: line(64).optional(),
};

/**
 * The public side shows what the company register and the enterprise publish anyway. Contact person, telephone and
 * email are personal data and stay in the console.
 */
export const publicEnterprise = publicSide(enterprise, {
  titles: { list: texts.list, one: texts.one },
  order: "arranged",
  teaser: ["name", "summary", "type", "logo"],
  whole: [
    "introduction",
    "pictures",
    "scale",
    "creditCode",
    "foundedOn",
    "employees",
    "area",
    "address",
    "website",
    "hotline",
    "position",
  ],
  division: "division",
  picture: "pictures",
  filters: ["type"],
  computed: {
    teaser: {
      /** The province; `country` is its country. */
      region,
      country: region,
      /** Valid certificates, latest expiry first; empty if not certified. */
      certified: z.array(z.object({ number: z.string(), kindName: z.string(), levelName: z.string() })),
    },
    filters: certification,
  },
});
export type EnterpriseTeaser = TeaserOf<typeof publicEnterprise>;
export type PublicEnterprise = WholeOf<typeof publicEnterprise>;

export const enterprisePublicCalls = {
  ...publicEnterprise.calls,
  /** Provinces by number of enterprises, descending; takes the list's filters except the division. */
  places: endpoint({
    method: "GET",
    path: "/portal/enterprise/places",
    permission: "public",
    isForVisitors: true,
    title: texts.places,
    input: z.object({ ...certification, ...publicEnterprise.filterShape }),
    reply: z.array(place),
  }),
};

export const foundEnterprise: FoundKind = {
  module: enterprise,
  order: "arranged",
  title: texts.found,
  text: "summary",
  picture: "pictures",
  division: "division",
};
