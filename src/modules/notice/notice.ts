import { z } from "zod";
import { publicText } from "../../contract/public/public-text.ts";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { documents } from "../../fields/documents/documents.ts";
import { reference } from "../../fields/reference/reference.ts";
import { richText } from "../../fields/rich-text/rich-text.ts";
import { sourceLanguage } from "../../fields/translated-text/source-language.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { division } from "../division/division.ts";
import type { FoundKind } from "../public-search/public-search.ts";
import { publicSide, type TeaserOf, type WholeOf } from "../public-side/public-side.ts";
import {
  inTimeFields,
  publishRight,
  publishingOrder,
  GROUP_TITLES,
  inTimeGroup,
  sourceGroup,
} from "../publishing/publishing.ts";

const texts = defineTexts("publicNotice", {
  found: { zh: "公告", lo: "ແຈ້ງການ", en: "Notices" },
  list: { zh: "已发布的公告", lo: "ແຈ້ງການທີ່ເຜີຍແຜ່", en: "Published notices" },
  kinds: { zh: "公告类型", lo: "ປະເພດແຈ້ງການ", en: "Notice types" },
  one: { zh: "一则已发布的公告", lo: "ແຈ້ງການທີ່ເຜີຍແຜ່ໜຶ່ງສະບັບ", en: "One published notice" },
});

/** Announcements to the public (§2 noticeDetail). */
export const notice = defineModule({
  path: "/cms/notice",
  table: "notice",
  title: { zh: "公告", lo: "ແຈ້ງການ", en: "Notices" },
  record: { zh: "公告", lo: "ແຈ້ງການ", en: "Notice" },
  purpose: {
    zh: "网站上向公众发布的通知、公示与招标信息。",
    lo: "ແຈ້ງການ, ການປະກາດຕໍ່ສາທາລະນະ ແລະ ການປະມູນ ທີ່ເຜີຍແຜ່ໃນເວັບໄຊ.",
    en: "Notices, consultations and calls for tenders on the public site.",
  },
  menu: { group: "content", icon: "megaphone", order: 20, rights: publishRight("cms:notice") },
  fields: {
    sourceLanguage: sourceLanguage(),
    title: translatedText({
      label: { zh: "标题", lo: "ຫົວຂໍ້", en: "Title" },
      max: 200,
      requiredIn: "source",
      hasSortKey: true,
    }),
    kind: dictionary({ label: { zh: "类型", lo: "ປະເພດ", en: "Type" }, group: "noticeKind", required: true }),
    division: reference({ label: { zh: "所属地区", lo: "ເຂດ", en: "Region" }, to: division }),
    content: richText({
      label: { zh: "正文", lo: "ເນື້ອໃນ", en: "Text" },
      max: 100_000,
      translated: true,
      required: "source",
      basePath: "/file/news/",
    }),
    issuer: translatedText({
      label: { zh: "发布单位", lo: "ໜ່ວຍງານອອກແຈ້ງການ", en: "Issued by" },
      max: 100,
      requiredIn: [],
    }),
    documents: documents({
      label: { zh: "附件", lo: "ເອກະສານແນບ", en: "Documents" },
      basePath: "/file/news/",
      most: 10,
    }),
    ...inTimeFields,
  },
  list: {
    isHeadline: true,
    columns: ["title", "state", "publishedAt", "laoState", "kind"],
    filters: ["state", "kind", "laoState", "englishState"],
    search: ["title", "issuer"],
    sort: ["isPinned desc", "publishedAt desc"],
    notInRows: ["content", "documents"],
    body: ["content"],
  },
  recordTitle: "title",
  publicPath: PUBLIC_PATHS.notices,
  inOrder: publishingOrder,
  without: ["options"],
  form: {
    as: "page",
    columns: 2,
    groups: [
      { fields: ["title", "content", "issuer", "documents"] },
      sourceGroup,
      { title: GROUP_TITLES.place, fields: ["kind", "division"], isAside: true },
      inTimeGroup,
    ],
  },
  scope: { division: "division" },
});

const neighbour = z.object({ id: z.string(), title: publicText });
export type NoticeNeighbour = z.output<typeof neighbour>;

export const publicNotice = publicSide(notice, {
  titles: texts,
  order: "newest",
  teaser: ["title", "kind", "issuer", "publishedAt", "visibleUntil", "isPinned"],
  whole: ["content", "documents"],
  division: "division",
  filters: ["kind"],
  counts: { kinds: "kind" },
  // The next older and newer notices; null if there is none.
  computed: { whole: { older: neighbour.nullable(), newer: neighbour.nullable() } },
});
export const noticePublicCalls = publicNotice.calls;
export type NoticeTeaser = TeaserOf<typeof publicNotice>;
export type PublicNotice = WholeOf<typeof publicNotice>;

export const foundNotice: FoundKind = {
  module: notice,
  order: "newest",
  title: texts.found,
  text: "issuer",
  division: "division",
};
