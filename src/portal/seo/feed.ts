import { escapeHtml } from "../../contract/html/escape.ts";
import type { Ask } from "../../contract/public/page-render.ts";
import { feedPath, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { PublicText } from "../../contract/public/public-page.ts";
import { defineTexts, inLanguage, type Language } from "../../contract/text.ts";
import { articlePublic } from "../../modules/article/article.ts";
import { noticePublic } from "../../modules/notice/notice.ts";
import { LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import { addressIn } from "./language-address.ts";

export const FEED_TEXTS = defineTexts("portalFeed", {
  news: { zh: "农业资讯", lo: "ຂ່າວກະສິກຳ", en: "Farming news" },
  notices: { zh: "通知公告", lo: "ແຈ້ງການ", en: "Notices" },
});

/** The pages that show to people what the feeds tell. */
const SHOWN_ON: Readonly<Record<FeedName, string>> = { news: PUBLIC_PATHS.news, notices: PUBLIC_PATHS.notices };

export type FeedName = keyof typeof FEED_TEXTS;
export const FEED_FORMS = { rss: "application/rss+xml", atom: "application/atom+xml" } as const;
export type FeedForm = keyof typeof FEED_FORMS;

interface Item {
  readonly path: string;
  readonly id: string;
  readonly title: PublicText;
  readonly summary: string;
  readonly publishedAt: string;
}

const MOST = "30"; // as many as a reader could miss in some weeks

const ITEMS: Readonly<Record<FeedName, (ask: Ask) => Promise<readonly Item[]>>> = {
  async news(ask) {
    const found = await ask(articlePublic.list, { size: MOST });
    return (found?.rows ?? []).map((row) => ({ ...row, path: PUBLIC_PATHS.article, summary: row.summary.text }));
  },
  async notices(ask) {
    const found = await ask(noticePublic.list, { size: MOST });
    return (found?.rows ?? []).map((row) => ({ ...row, path: PUBLIC_PATHS.notices, summary: row.kindName }));
  },
};

interface Feed {
  readonly ask: Ask;
  readonly origin: string;
  readonly language: Language;
  readonly siteName: string;
  readonly name: FeedName;
  readonly form: FeedForm;
}

// XML knows no control characters, not even escaped.
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const xml = (text: string): string =>
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ""));

const rss = (items: readonly Item[], { origin, language, siteName, name, form }: Feed): string => {
  const link = (item: Item) => xml(origin + addressIn(language, item.path, [["id", item.id]]));
  const title = inLanguage(FEED_TEXTS[name], language);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(`${title} · ${siteName}`)}</title>
<link>${xml(origin + addressIn(language, SHOWN_ON[name], []))}</link>
<description>${xml(title)}</description>
<language>${LANGUAGE_TAGS[language]}</language>
<atom:link href="${xml(origin + feedPath(language, name, form))}" rel="self" type="${FEED_FORMS.rss}"/>
${items
  .map(
    (item) =>
      `<item><title>${xml(item.title.text)}</title><link>${link(item)}</link><guid isPermaLink="false">urn:uuid:${xml(item.id)}</guid><pubDate>${new Date(item.publishedAt).toUTCString()}</pubDate>${item.summary ? `<description>${xml(item.summary)}</description>` : ""}</item>`,
  )
  .join("\n")}
</channel></rss>
`;
};

const atom = (items: readonly Item[], { origin, language, siteName, name, form }: Feed): string => {
  const at = (text: string) => new Date(text).toISOString();
  const self = xml(origin + feedPath(language, name, form));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[language]}">
<id>${origin === "" ? `urn:terrace:feeds:${language}:${name}` : self}</id>
<title>${xml(`${inLanguage(FEED_TEXTS[name], language)} · ${siteName}`)}</title>
<link rel="self" type="${FEED_FORMS.atom}" href="${self}"/>
<link rel="alternate" type="text/html" href="${xml(origin + addressIn(language, SHOWN_ON[name], []))}"/>
<updated>${at(items[0]?.publishedAt ?? "1970-01-01T00:00:00Z")}</updated>
<author><name>${xml(siteName)}</name></author>
${items
  .map(
    (item) =>
      `<entry><id>urn:uuid:${xml(item.id)}</id><title>${xml(item.title.text)}</title><link rel="alternate" type="text/html" href="${xml(origin + addressIn(language, item.path, [["id", item.id]]))}"/><published>${at(item.publishedAt)}</published><updated>${at(item.publishedAt)}</updated>${item.summary ? `<summary>${xml(item.summary)}</summary>` : ""}</entry>`,
  )
  .join("\n")}
</feed>
`;
};

/** What is new, the newest first, in one language. */
export async function feed(asked: Feed): Promise<string> {
  const found = await ITEMS[asked.name](asked.ask);
  // A pinned record stands first on its page for its weight; a feed is told by time.
  const items = found.toSorted((one, two) => Date.parse(two.publishedAt) - Date.parse(one.publishedAt));
  return asked.form === "rss" ? rss(items, asked) : atom(items, asked);
}
