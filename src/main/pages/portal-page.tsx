import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageRequest, PageResult } from "../../contract/page-render.ts";
import { inLanguage } from "../../contract/text.ts";
import { HOME_TEXTS } from "../../portal/home/home-texts.ts";
import { HomePage } from "../../portal/home/HomePage.tsx";
import { NotFoundPage } from "../../portal/frame/NotFoundPage.tsx";
import { PORTAL_TEXTS } from "../../portal/frame/portal-texts.ts";
import { PortalFrame } from "../../portal/frame/PortalFrame.tsx";
import { htmlDocument } from "../../web/document/html-document.ts";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
import styles from "../portal.css?inline";

const HOME = "/home/oneInex";

interface PortalPage {
  readonly status: number;
  readonly title: string;
  readonly description?: string;
  readonly isOverPicture: boolean;
  readonly content: ReactNode;
}

const pageOf = ({ path, query, settings, language, isSignedIn }: PageRequest): PortalPage => {
  const name = settings["sys.name"] ?? "";
  if (path !== HOME && path !== "/home")
    return {
      status: 404,
      title: `${inLanguage(PORTAL_TEXTS.notFound, language)} · ${name}`,
      isOverPicture: false,
      content: <NotFoundPage />,
    };
  const wanted = isSignedIn ? undefined : safeRedirect(query.get("redirect"));
  const subname = settings["sys.subname"];
  return {
    status: 200,
    title: subname ? `${name} · ${subname}` : name,
    description: inLanguage(HOME_TEXTS.description, language),
    isOverPicture: true,
    content: <HomePage settings={settings} wanted={wanted} />,
  };
};

/** The public site. `/home` itself only carries the wish to sign in first (§4); without one it leads to the home page (§2). */
export function renderPortal(request: PageRequest): PageResult {
  const { path, query, language, settings, nonce, colorScheme, themeColor, apiBase, isStray } = request;
  if (path === "/home" && !query.has("redirect")) return { status: 302, html: "", location: HOME };
  const page = pageOf(request);
  const addressOf = (other: string) => {
    const next = new URLSearchParams(query);
    next.set("lang", other);
    // The language switch of a stray address leads back to the public site: a link must not repeat it.
    return `${isStray ? HOME : path}?${next}`;
  };
  const body = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <PortalFrame
        settings={settings}
        isSignedIn={request.isSignedIn}
        addressOf={addressOf}
        isOverPicture={page.isOverPicture}
      >
        {page.content}
      </PortalFrame>
    </LanguageProvider>,
  );
  const html = htmlDocument({
    language,
    colorScheme,
    themeColor,
    nonce,
    title: page.title,
    ...(page.description ? { description: page.description } : {}),
    styles: [],
    css: styles,
    // Nothing of these pages lives yet: an empty entry would only cost its requests.
    scripts: [],
    body,
    data: { apiBase, settings, language },
    isIndexed: page.status === 200 && !query.has("redirect"),
  });
  return { status: page.status, html };
}
