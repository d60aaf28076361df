import { escapeHtml, scriptData } from "../../contract/html/escape.ts";
import { SHARE_SIZE, sharePath } from "../../contract/public/picture-sizes.ts";
import { feedPath, PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES, type Language } from "../../contract/text.ts";
import { LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import type { LeadPicture } from "../picture/Picture.tsx";
import type { DocumentHead, Feed } from "../page/portal-page.ts";
import { FEED_FORMS, type FeedForm } from "./write-feed.ts";
import { addressIn, ownQuery } from "../page/language-address.ts";
import { withWholeAddresses } from "./structured-data.ts";

interface Asked {
  readonly head: DocumentHead;
  /** Text of `<title>`. */
  readonly title: string;
  readonly siteName: string;
  readonly origin: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** The address names the language; otherwise it is the visitor's choice, which a crawler does not have. */
  readonly isLanguageNamed: boolean;
  readonly leadPictures: readonly LeadPicture[];
  /** Feeds that the page links to. */
  readonly feeds: readonly Feed[];
}

const LOCALES: Readonly<Record<Language, string>> = { zh: "zh_CN", lo: "lo_LA", en: "en_US" };

const meta = (kind: "name" | "property", name: string, content: string | undefined): string =>
  content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : "";
const link = (rel: string, href: string, more = ""): string => `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;

const ICONS = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="icon" href="/favicon.ico" sizes="48x48">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
];

/** Canonical and alternate links; none if the origin is not configured. */
function addresses({ head, origin, path, query, language, isLanguageNamed }: Asked): {
  readonly own: string;
  readonly html: string[];
} {
  const members = ownQuery(query, head.canonical ?? []);
  const addressOf = (each: Language) => origin + addressIn(each, path, members);
  const { languages = LANGUAGES } = head;
  const [first = DEFAULT_LANGUAGE] = languages;
  const among = (each: Language) => (languages.includes(each) ? each : first);
  const own = addressOf(among(isLanguageNamed ? language : DEFAULT_LANGUAGE));
  // These links must be absolute, so without an origin they are left out (IN-15).
  if (origin === "") return { own: "", html: [] };
  return {
    own,
    html: [
      link("canonical", own),
      ...LANGUAGES.filter((each) => languages.includes(each)).map((each) =>
        link("alternate", addressOf(each), ` hreflang="${LANGUAGE_TAGS[each]}"`),
      ),
      link("alternate", addressOf(among(DEFAULT_LANGUAGE)), ' hreflang="x-default"'),
    ],
  };
}

const feedLinks = (language: Language, feeds: readonly Feed[]): string[] =>
  feeds.flatMap(({ name, title }) =>
    (Object.keys(FEED_FORMS) as FeedForm[]).map((form) =>
      link(
        "alternate",
        feedPath(language, name, form),
        ` type="${FEED_FORMS[form]}" title="${escapeHtml(`${inLanguage(title, language)} (${form.toUpperCase()})`)}"`,
      ),
    ),
  );

/** Meta tags for link previews. */
const previewTags = ({ head, title, siteName, origin, language }: Asked, own: string): string[] => [
  meta("property", "og:type", head.structured?.some((each) => each["@type"] === "NewsArticle") ? "article" : "website"),
  meta("property", "og:title", head.title || title),
  meta("property", "og:description", head.description),
  meta("property", "og:url", own),
  meta("property", "og:site_name", siteName),
  meta("property", "og:locale", LOCALES[language]),
  ...(head.languages ?? LANGUAGES)
    .filter((each) => each !== language)
    .map((each) => meta("property", "og:locale:alternate", LOCALES[each])),
  ...(origin === ""
    ? []
    : [
        meta("property", "og:image", origin + (sharePath(head.picture ?? "") ?? "/share.jpg")),
        meta("property", "og:image:alt", head.picture ? head.title : siteName),
        meta("property", "og:image:width", String(SHARE_SIZE.width)),
        meta("property", "og:image:height", String(SHARE_SIZE.height)),
      ]),
  meta("name", "twitter:card", "summary_large_image"),
];

/** Head of a public page for machines. A page that is not indexed gets only icons, manifest and preloads. */
export function headTags(asked: Asked, isIndexed: boolean): string {
  const { head, origin, language, isLanguageNamed, leadPictures, feeds } = asked;
  const base = [...ICONS, link("manifest", addressIn(language, "/manifest.webmanifest", []))];
  const pictures = leadPictures
    .slice(0, 1)
    .map(
      ({ sourceSet, sizes }) =>
        `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(sourceSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`,
    );
  if (!isIndexed) return [...pictures, ...base].join("\n");
  const { own, html } = addresses(asked);
  // Links in structured data keep the page's language; pictures have none.
  const wholeOf = (given: string) => {
    const isPage = isLanguageNamed && language !== DEFAULT_LANGUAGE && given.startsWith(PUBLIC_ROOT);
    return `${origin}${given}${isPage ? `${given.includes("?") ? "&" : "?"}lang=${language}` : ""}`;
  };
  const structured = (head.structured ?? []).map(
    (each) =>
      `<script type="application/ld+json">${scriptData({ "@context": "https://schema.org", ...(withWholeAddresses(each, wholeOf) as object) })}</script>`,
  );
  return [...pictures, ...html, ...previewTags(asked, own), ...base, ...feedLinks(language, feeds), ...structured]
    .filter(Boolean)
    .join("\n");
}
