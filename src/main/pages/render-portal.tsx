import { renderToStaticMarkup } from "react-dom/server";
import type { PageRequest, PageResult } from "../../contract/page-render.ts";
import { isPublicPath, PUBLIC_PATHS, PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import { tonesRules } from "../../contract/public/picture-tones.ts";
import type { ShownPictures } from "../../contract/public/shown-pictures.ts";
import { setOverrides, type Language } from "../../contract/text.ts";
import { divisionNames } from "../../modules/division/division-names.web.ts";
import { headTags } from "../../portal/seo/document-head.ts";
// oxlint-disable-next-line import/default -- the build makes a text of it (scripts/build/inline-script.ts)
import registerWorker from "../../portal/offline/register-worker.web.ts?script";
import { PortalFrame } from "../../portal/frame/PortalFrame.tsx";
import { FEEDS } from "../../portal/pages.ts";
import { knowPlaceNames } from "../../portal/typography/line-breaks.ts";
import { KnownPictures, LeadPictures, type LeadPicture } from "../../portal/picture/Picture.tsx";
// oxlint-disable-next-line import/default -- as above
import stagedLayout from "../../portal/page/staged-layout.web.ts?script";
import { rootRedirect } from "../../portal/home/root-redirect.ts";
import { loadPage } from "../../portal/load-page.ts";
import { PageScripts } from "../../portal/page/page-scripts.ts";
import { PreviewNote } from "../../portal/preview/PreviewNote.tsx";
import type { DocumentHead, PageAddress, PortalPage } from "../../portal/page/portal-page.ts";
import { isIndexed } from "../../portal/page/indexing.ts";
import { htmlDocument } from "../../web/document/html-document.ts";
import laoFont from "@fontsource-variable/noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2?url";
import { LanguageProvider } from "../../web/i18n/language.tsx";
// oxlint-disable-next-line import/default -- as above
import cspSetup from "../csp-setup.web.ts?script";
import { stylesOf } from "./portal-styles.web.ts";

knowPlaceNames(divisionNames);

// Pictures as public calls name them, by path alone. They are looked for in the data because what is known of them is
// loaded before the page is rendered. A page shows far fewer than the limit.
const PICTURE = /"(\/file\/[a-z0-9/-]+\.(?:jpg|png))"/g;
const MAX_PICTURES = 200;
const picturePaths = (data: unknown): string[] =>
  [...new Set([...(JSON.stringify(data) ?? "").matchAll(PICTURE)].map(([, path]) => path as string))].slice(
    0,
    MAX_PICTURES,
  );

/** Settings for the page's program: none of them needs the privacy statement, which is longer than all others. */
const withoutStatement = (settings: PageRequest["settings"]): PageRequest["settings"] =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => key !== "site.privacy"));

const titleOf = ({ title }: DocumentHead, { settings, path }: PageAddress): string => {
  const parts = [title, settings["sys.name"] ?? ""];
  // On the home page the site's name comes first.
  return (path === PUBLIC_PATHS.home || path === PUBLIC_ROOT ? parts.toReversed() : parts).filter(Boolean).join(" · ");
};

/** The page's HTML, the pictures of its first screen, and its inline scripts. */
function renderBody(
  { page, data, pictures }: { page: PortalPage; data: unknown; pictures: ShownPictures },
  address: PageAddress,
  { isUnknown, preview }: Pick<PageRequest, "isUnknown" | "preview">,
) {
  const { View, isOverPicture = false, formId } = page;
  const addressOf = (other: Language) => {
    const next = new URLSearchParams(address.query);
    next.set("lang", other);
    // Only public pages and the sign-in page read a language from the address; elsewhere, and for an unknown address,
    // the switch leads to the public site.
    const isRead = !isUnknown && (isPublicPath(address.path) || address.path === "/login");
    return `${isRead ? address.path : PUBLIC_PATHS.home}?${next}`;
  };
  const leadPictures: LeadPicture[] = [];
  const pageScripts = new Set<string>();
  const body = renderToStaticMarkup(
    <LanguageProvider language={address.language}>
      <PageScripts value={pageScripts}>
        <LeadPictures value={leadPictures}>
          <KnownPictures value={pictures}>
            <PortalFrame address={address} addressOf={addressOf} isOverPicture={isOverPicture} formId={formId?.(data)}>
              <View data={data} address={address} />
              {preview ? <PreviewNote state={preview} /> : null}
            </PortalFrame>
          </KnownPictures>
        </LeadPictures>
      </PageScripts>
    </LanguageProvider>,
  );
  return { body, leadPictures, pageScripts };
}

/**
 * Inline script that imports the program. The program's own tag would need a nonce; this one is allowed by its hash and
 * may import it.
 */
const importScript = (script: string): string => `${cspSetup}\nimport(${JSON.stringify(script)});`;

/** Renders a page of the public site. */
export async function renderPortal(request: PageRequest): Promise<PageResult> {
  const { path, language, settings, features, colorScheme, themeColor, apiBase, isUnknown, origin } = request;
  const query = new URLSearchParams(request.query);
  const isLanguageNamed = query.get("lang") === language;
  query.delete("lang"); // it is in `language` already, and is not a parameter of the page
  const location = rootRedirect({ path, query });
  if (location !== undefined && !isUnknown) return { status: 302, body: "", location };
  const address: PageAddress = { ...request, query };
  const { page, data, status: usual } = await loadPage(request, address);
  const pictures = request.failed ? {} : await request.pictures(picturePaths(data));
  // other requests may have set theirs while this one awaited its data; everything below is synchronous
  setOverrides(request.words);
  const head = page.head(data, address);
  const siteName = settings["sys.name"] ?? "";
  const status = head.status ?? usual;
  const title = titleOf(head, address);
  const { body, leadPictures, pageScripts } = renderBody({ page, data, pictures }, address, request);
  const isForAll = status === 200 && !head.isPrivate && request.preview === undefined;
  const mayIndex = isIndexed(head, query, isForAll);
  const { scripts, preload } = page.isLive ? request.assets("portal") : { scripts: [], preload: [] };
  const inlineScripts = [
    ...scripts.slice(0, 1).map(importScript),
    ...pageScripts,
    ...(features.hasOfflinePages && !isUnknown && isPublicPath(path) ? [registerWorker] : []),
  ];
  const feeds = page.feed ? [page.feed] : FEEDS;
  const html = htmlDocument({
    language,
    colorScheme,
    themeColor,
    nonce: null,
    title,
    ...(head.description ? { description: head.description } : {}),
    head: headTags(
      { head, title, siteName, origin, path, query, language, isLanguageNamed, leadPictures, feeds },
      mayIndex,
    ),
    styles: [],
    css: stylesOf(body) + tonesRules(body),
    scripts: [],
    preload: [...scripts.slice(0, 1), ...preload],
    fonts: language === "lo" ? [laoFont] : [],
    headScript: stagedLayout,
    inlineScripts,
    body,
    data: { apiBase, settings: withoutStatement(settings), features, language },
    isIndexed: mayIndex,
  });
  return {
    status,
    body: html,
    inlineScripts: [stagedLayout, ...inlineScripts],
    ...(isForAll ? { cache: "public" } : {}),
  };
}
