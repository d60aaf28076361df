import { escapeHtml } from "../../contract/html/escape.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import { feedPath } from "../../contract/public/public-addresses.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import { LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import type { Feed, FeedItem } from "../page/portal-page.ts";
import { addressIn } from "../page/language-address.ts";

export const FEED_FORMS = { rss: "application/rss+xml", atom: "application/atom+xml" } as const;
export type FeedForm = keyof typeof FEED_FORMS;

/** Enough for a reader who was away for some weeks. */
const ENTRIES = "30";

interface Asked {
  readonly ask: CallInProcess;
  readonly origin: string;
  readonly language: Language;
  readonly siteName: string;
  readonly feed: Feed;
  readonly form: FeedForm;
}

// XML 1.0 forbids control characters, even escaped.
// oxlint-disable-next-line no-control-regex -- these are removed
const xml = (text: string): string =>
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ""));

const rss = (
  items: readonly FeedItem[],
  { origin, language, siteName, feed: { name, title: named, path }, form }: Asked,
): string => {
  const link = (item: FeedItem) => xml(origin + addressIn(language, item.path, [["id", item.id]]));
  const title = inLanguage(named, language);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(`${title} · ${siteName}`)}</title>
<link>${xml(origin + addressIn(language, path, []))}</link>
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

const atom = (
  items: readonly FeedItem[],
  { origin, language, siteName, feed: { name, title: named, path }, form }: Asked,
): string => {
  const at = (text: string) => new Date(text).toISOString();
  const self = xml(origin + feedPath(language, name, form));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[language]}">
<id>${origin === "" ? `urn:terrace:feeds:${language}:${name}` : self}</id>
<title>${xml(`${inLanguage(named, language)} · ${siteName}`)}</title>
<link rel="self" type="${FEED_FORMS.atom}" href="${self}"/>
<link rel="alternate" type="text/html" href="${xml(origin + addressIn(language, path, []))}"/>
<updated>${at(items[0]?.publishedAt ?? "1970-01-01T00:00:00Z")}</updated>
<author><name>${xml(siteName)}</name></author>
${items
  .map(
    (item) =>
      `<entry><id>urn:uuid:${xml(item.id)}</id><title xml:lang="${LANGUAGE_TAGS[item.title.language]}">${xml(item.title.text)}</title><link rel="alternate" type="text/html" href="${xml(origin + addressIn(language, item.path, [["id", item.id]]))}"/><published>${at(item.publishedAt)}</published><updated>${at(item.publishedAt)}</updated>${item.summary ? `<summary>${xml(item.summary)}</summary>` : ""}</entry>`,
  )
  .join("\n")}
</feed>
`;
};

/** Text of a feed in one language, newest first. */
export async function feedText(asked: Asked): Promise<string> {
  const found = await asked.feed.items(asked.ask, ENTRIES);
  // Pages list pinned records first; a feed is sorted by time.
  const items = found.toSorted((one, two) => Date.parse(two.publishedAt) - Date.parse(one.publishedAt));
  return asked.form === "rss" ? rss(items, asked) : atom(items, asked);
}
