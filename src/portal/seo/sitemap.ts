import { escapeHtml } from "../../contract/html/escape.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../contract/text.ts";
import { publishedRecords } from "../../modules/sitemap/sitemap.ts";
import { LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import type { PortalPage } from "../page/portal-page.ts";
import { addressIn } from "../page/language-address.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

interface Entry {
  readonly path: string;
  readonly query?: readonly (readonly [string, string])[];
  /** All, unless a record is not complete in some; that of writing is the first. */
  readonly languages?: readonly Language[];
  readonly changedAt?: string;
}

/** Entries of a page in its languages, each with links to the others. */
function entries(origin: string, { path, query = [], languages = LANGUAGES, changedAt }: Entry): string {
  const shown = LANGUAGES.filter((language) => languages.includes(language));
  const first = languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (languages[0] ?? DEFAULT_LANGUAGE);
  const addressOf = (language: Language) => escapeHtml(origin + addressIn(language, path, query));
  const others = [
    ...shown.map((language) => [LANGUAGE_TAGS[language], addressOf(language)] as const),
    ["x-default", addressOf(first)] as const,
  ]
    .map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
    .join("");
  const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : "";
  return shown.map((language) => `<url><loc>${addressOf(language)}</loc>${changed}${others}</url>\n`).join("");
}

const part = (content: string): string =>
  `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${content}</urlset>\n`;

/** `/sitemap.xml`: index of the parts. */
export async function sitemapIndex(ask: CallInProcess, origin: string): Promise<string> {
  const kinds = (await ask(publishedRecords.parts, {})) ?? [];
  const parts = kinds.flatMap(({ kind, parts: count, changedAt }) =>
    Array.from({ length: count }, (_, index) => ({ name: `${kind}-${index + 1}`, changedAt })),
  );
  const lines = [{ name: "pages", changedAt: undefined }, ...parts].map(
    ({ name, changedAt }) =>
      `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${name}.xml`)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ""}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join("")}</sitemapindex>\n`;
}

/** `/sitemap/<name>.xml`; undefined if there is no such part. */
export async function sitemapPart(
  ask: CallInProcess,
  origin: string,
  name: string,
  pages: readonly PortalPage[],
): Promise<string | undefined> {
  if (name === "pages") {
    const listed = pages.filter(({ isListed }) => isListed).map(({ path }) => entries(origin, { path }));
    const chosen = await Promise.all(
      pages.map(async ({ path, chosenLists }) =>
        ((await chosenLists?.(ask)) ?? []).map(({ name: member, value }) =>
          entries(origin, { path, query: [[member, value]] }),
        ),
      ),
    );
    return part([...listed, ...chosen.flat()].join(""));
  }
  const [, kind = "", number = ""] = /^([a-z_]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  if (kind === "") return undefined;
  const found = await ask(publishedRecords.part, { kind, part: number });
  return (
    found &&
    part(
      found.records
        .map(({ id, ...record }) => entries(origin, { path: found.path, query: [["id", id]], ...record }))
        .join(""),
    )
  );
}
