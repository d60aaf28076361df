import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { publicText } from "../../contract/public/public-text.ts";
import { isPublicTarget } from "../../contract/html/safe-link.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { image } from "../../fields/image/image.ts";
import { text } from "../../fields/text/text.ts";
import { sourceLanguage } from "../../fields/translated-text/source-language.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { publishingFields, publishRight, publishingOrder, onSiteGroup, sourceGroup } from "../publishing/publishing.ts";

const texts = defineTexts("publicBanner", {
  target: {
    zh: "请填写网站页面地址（以 /home 开头）或 https 地址",
    lo: "ກະລຸນາໃສ່ທີ່ຢູ່ໜ້າຂອງເວັບໄຊ (ເລີ່ມດ້ວຍ /home) ຫຼື ທີ່ຢູ່ https",
    en: "Enter a page of the public site (starting with /home) or an https address",
  },
  list: { zh: "首页横幅", lo: "ປ້າຍໜ້າຫຼັກ", en: "Banners of the home page" },
});

/** Banners that the home page shows at most. */
export const MAX_BANNERS = 8;

/** One large picture at the top of the public home page (§2 oneInex). */
export const banner = defineModule({
  path: "/cms/banner",
  table: "banner",
  title: { zh: "首页横幅", lo: "ປ້າຍໜ້າຫຼັກ", en: "Banners" },
  record: { zh: "横幅", lo: "ປ້າຍ", en: "Banner" },
  purpose: {
    zh: "网站首页顶部的轮播图，按排序显示。",
    lo: "ຮູບໃຫຍ່ດ້ານເທິງຂອງໜ້າຫຼັກ, ຮຽງຕາມລຳດັບ.",
    en: "Large images at the top of the public home page, in display order.",
  },
  menu: { group: "content", icon: "gallery-horizontal", order: 80, rights: publishRight("cms:banner") },
  fields: {
    sourceLanguage: sourceLanguage(),
    title: translatedText({
      label: { zh: "标题", lo: "ຫົວຂໍ້", en: "Headline" },
      max: 80,
      requiredIn: "source",
      hasSortKey: true,
    }),
    subtitle: translatedText({ label: { zh: "副标题", lo: "ຫົວຂໍ້ຍ່ອຍ", en: "Subtitle" }, max: 160, requiredIn: [] }),
    picture: image({
      label: { zh: "图片", lo: "ຮູບພາບ", en: "Image" },
      help: { zh: "建议 2400 × 1000 像素", lo: "ແນະນຳ 2400 × 1000 ພິກເຊວ", en: "Recommended: 2400 × 1000 pixels" },
      basePath: "/file/banner/",
      ratio: "12/5",
      required: true,
    }),
    target: text({
      label: { zh: "链接", lo: "ລິ້ງ", en: "Link" },
      help: {
        zh: "网站页面，如 /home/qyncInfo，或 https 地址；留空则不可点击",
        lo: "ໜ້າຂອງເວັບໄຊ ເຊັ່ນ /home/qyncInfo ຫຼື ທີ່ຢູ່ https; ປະຫວ່າງໄວ້ ຈະກົດບໍ່ໄດ້",
        en: "A page of the public site, such as /home/qyncInfo, or an https address. Leave empty for no link",
      },
      max: 500,
      pattern: { shape: { test: isPublicTarget }, words: texts.target },
    }),
    ...publishingFields,
  },
  list: {
    columns: ["title", "sort", "state", "publishedAt", "visibleUntil", "laoState"],
    filters: ["state"],
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
      { fields: ["title", "subtitle", "target"] },
      sourceGroup,
      { fields: ["picture"], isAside: true },
      onSiteGroup,
    ],
  },
});

const shown = z.object({
  id: z.string(),
  title: publicText,
  subtitle: publicText,
  picture: z.string(),
  /** A path of the public site or an https address (W8); empty for no link. */
  target: z.string(),
});
export type PublicBanner = z.output<typeof shown>;

export const bannerPublicCalls = {
  /** In the order of the editors. */
  list: endpoint({
    method: "GET",
    path: "/portal/banner/list",
    permission: "public",
    isForVisitors: true,
    title: texts.list,
    input: z.object({}),
    reply: z.array(shown),
  }),
};
