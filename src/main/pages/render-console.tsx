import { escapeHtml } from "../../contract/html/escape.ts";
import type { PageRequest, PageResult } from "../../contract/page-render.ts";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import { SIGN_IN_TEXTS } from "../../console/session/sign-in/sign-in-texts.ts";
import type { ConsolePageData } from "../../web/document/page-data.ts";
import { htmlDocument } from "../../web/document/html-document.ts";
// oxlint-disable-next-line import/default -- the build makes a text of it (scripts/build/inline-script.ts)
import headStart from "../console/inline-start.web.ts?script";
import { CONSOLE_SKELETON, CONSOLE_SKELETON_CSS } from "./console-skeleton.ts";
import { CONSOLE_PAGE_TEXTS } from "./texts.ts";

/** In place of the outline, which without scripts would stand for a page that never comes. */
function withoutScripts(language: Language): string {
  const [need, home] = [CONSOLE_PAGE_TEXTS.needsScript, SIGN_IN_TEXTS.publicHome].map((text) =>
    escapeHtml(inLanguage(text, language)),
  );
  return `<noscript><p>${need} <a href="${PUBLIC_PATHS.home}">${home}</a></p></noscript>`;
}

/**
 * HTML of the console, the same for every address, which it reads itself. The kit's styles load after the first paint.
 */
export function renderConsole(request: PageRequest): PageResult {
  const { language, settings, features, apiBase, version, nonce, colorScheme, themeColor } = request;
  const { scripts, styles, preload } = request.assets("console");
  const [program = ""] = scripts;
  const html = htmlDocument({
    language,
    colorScheme,
    themeColor,
    nonce,
    title: settings["sys.name"] ?? "",
    styles: [],
    lazyStyles: styles,
    scripts: [],
    preload: [program, ...preload],
    css: CONSOLE_SKELETON_CSS,
    body: `${withoutScripts(language)}<div id="root">${CONSOLE_SKELETON}</div>`,
    data: { apiBase, settings, features, language, version, program } satisfies ConsolePageData,
    firstScript: headStart,
  });
  return { status: 200, body: html };
}
