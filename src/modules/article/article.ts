import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { documents } from "../../fields/documents/documents.ts";
import { image } from "../../fields/image/image.ts";
import { reference } from "../../fields/reference/reference.ts";
import { richText } from "../../fields/rich-text/rich-text.ts";
import { text } from "../../fields/text/text.ts";
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

const texts = defineTexts("publicArticle", {
  found: { zh: "资讯", lo: "ຂ່າວ", en: "News" },
  list: { zh: "已发布的资讯", lo: "ຂ່າວທີ່ເຜີຍແຜ່", en: "Published news" },
  kinds: { zh: "资讯类别", lo: "ປະເພດຂ່າວ", en: "News types" },
  one: { zh: "一篇已发布的资讯", lo: "ຂ່າວທີ່ເຜີຍແຜ່ໜຶ່ງບົດ", en: "One published article" },
});

/** Characters of HTML in one language; RT-03 allows 512 KiB. */
const MAX_CONTENT = 200_000;

/** Agricultural news (§2 nyNewsList, textInfo). */
export const article = defineModule({
  path: "/cms/article",
  table: "article",
  title: { zh: "农业资讯", lo: "ຂ່າວກະສິກຳ", en: "News" },
  record: { zh: "资讯", lo: "ຂ່າວ", en: "Article" },
  purpose: {
    zh: "网站“农业资讯”栏目的文章，可定时发布，三种语言分别撰写。",
    lo: "ບົດຄວາມໃນໝວດ “ຂ່າວກະສິກຳ” ຂອງເວັບໄຊ, ກຳນົດເວລາເຜີຍແຜ່ໄດ້ ແລະ ຂຽນແຍກສາມພາສາ.",
    en: "Articles of the public site’s news pages, written in three languages and published now or at a time.",
  },
  menu: { group: "content", icon: "newspaper", order: 10, rights: publishRight("cms:article") },
  fields: {
    sourceLanguage: sourceLanguage(),
    title: translatedText({
      label: { zh: "标题", lo: "ຫົວຂໍ້", en: "Title" },
      max: 200,
      requiredIn: "source",
      hasSortKey: true,
    }),
    kind: dictionary({ label: { zh: "类别", lo: "ປະເພດ", en: "Type" }, group: "newsKind", required: true }),
    division: reference({ label: { zh: "所属地区", lo: "ເຂດ", en: "Region" }, to: division }),
    summary: translatedText({
      label: { zh: "摘要", lo: "ບົດຄັດຫຍໍ້", en: "Summary" },
      help: { zh: "显示在列表和分享卡片中", lo: "ສະແດງໃນລາຍການ ແລະ ເວລາແບ່ງປັນ", en: "Shown in lists and when shared" },
      max: 400,
      isLong: true,
      requiredIn: [],
    }),
    cover: image({
      label: { zh: "封面图片", lo: "ຮູບໜ້າປົກ", en: "Cover image" },
      basePath: "/file/news/",
      ratio: "16/9",
    }),
    content: richText({
      label: { zh: "正文", lo: "ເນື້ອໃນ", en: "Text" },
      max: MAX_CONTENT,
      translated: true,
      required: "source",
      basePath: "/file/news/",
    }),
    source: translatedText({ label: { zh: "来源", lo: "ແຫຼ່ງຂໍ້ມູນ", en: "Source" }, max: 100, requiredIn: [] }),
    author: text({ label: { zh: "作者", lo: "ຜູ້ຂຽນ", en: "Author" }, max: 60 }),
    documents: documents({
      label: { zh: "附件", lo: "ເອກະສານແນບ", en: "Documents" },
      basePath: "/file/news/",
      most: 10,
    }),
    ...inTimeFields,
  },
  list: {
    isHeadline: true,
    columns: ["title", "state", "publishedAt", "laoState", "division"],
    beneath: { division: "author" },
    filters: ["state", "kind", "laoState", "englishState"],
    search: ["title", "summary", "source"],
    sort: ["isPinned desc", "publishedAt desc"],
    notInRows: ["content", "documents"],
    body: ["content"],
  },
  recordTitle: "title",
  publicPath: PUBLIC_PATHS.article,
  inOrder: publishingOrder,
  without: ["options"],
  form: {
    as: "page",
    columns: 2,
    groups: [
      { fields: ["title", "content"] },
      { title: GROUP_TITLES.shortly, fields: ["summary", "source", "author", "documents"] },
      sourceGroup,
      { fields: ["cover"], isAside: true },
      { title: GROUP_TITLES.place, fields: ["kind", "division"], isAside: true },
      inTimeGroup,
    ],
  },
  scope: { division: "division" },
});

export const publicArticle = publicSide(article, {
  titles: texts,
  order: "newest",
  teaser: ["title", "kind", "summary", "cover", "publishedAt", "isPinned"],
  whole: ["content", "source", "author", "documents"],
  division: "division",
  filters: ["kind"],
  counts: { kinds: "kind" },
});
export const articlePublicCalls = publicArticle.calls;
export type ArticleTeaser = TeaserOf<typeof publicArticle>;
export type PublicArticle = WholeOf<typeof publicArticle>;

export const foundArticle: FoundKind = {
  module: article,
  order: "newest",
  title: texts.found,
  text: "summary",
  picture: "cover",
  division: "division",
};
