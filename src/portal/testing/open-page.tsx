import { renderToStaticMarkup } from "react-dom/server";
import type { CallInProcess } from "../../contract/page-render.ts";
import type { Language } from "../../contract/text.ts";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import type { DocumentHead, PageAddress, PortalPage } from "../page/portal-page.ts";

interface Opened {
  readonly html: string;
  /** The rendered page, for queries. */
  readonly shown: HTMLElement;
  readonly head: DocumentHead;
  /** Public calls of the page with their fields. */
  readonly asked: readonly string[];
}

/**
 * Opens a page of the public site as a visitor does, with answers by the calls' paths. An answer that is an error is
 * thrown. Resolves to undefined if there is no such page.
 */
export async function openPage(
  page: PortalPage,
  href: string,
  answers: Readonly<Record<string, unknown>>,
  language: Language = "zh",
  origin = "https://farm.example.la",
): Promise<Opened | undefined> {
  const url = new URL(href, "http://own.invalid");
  const address: PageAddress = {
    origin,
    path: url.pathname,
    query: url.searchParams,
    language,
    settings: { "sys.name": "Terrace" },
    features: { hasCaptcha: false, hasMail: false, hasOfflinePages: true },
    hasToken: false,
  };
  const asked: string[] = [];
  const ask = (async ({ path }: { readonly path: string }, wire: Readonly<Record<string, string | null>>) => {
    asked.push(`${path} ${JSON.stringify(wire)}`);
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as CallInProcess;
  const data = await page.load(ask, address);
  if (data === undefined) return undefined;
  const drawn = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <page.View data={data} address={address} />
    </LanguageProvider>,
  );
  const html = drawn.replaceAll("<wbr/>", ""); // where lines may end is tested by itself
  const shown = document.createElement("div");
  shown.innerHTML = html;
  return { html, shown, head: page.head(data, address), asked };
}
