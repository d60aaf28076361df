import { isMachineFile, type PageRequest, type PageResult } from "../contract/public/page-render.ts";
import { isPublicPath } from "../contract/public/public-addresses.ts";
import { isLanguage, setOverrides } from "../contract/text.ts";
import { safeRedirect } from "../web/navigation/safe-redirect.ts";
import { renderMachineFile } from "./pages/machine-files.web.ts";
import { renderConsole } from "./pages/console-page.tsx";
import { renderPortal } from "./pages/portal-page.tsx";
import { renderSignIn } from "./pages/sign-in-page.tsx";

export { hasConsolePage } from "./pages/console-addresses.web.ts";
export { declaredQuery } from "./pages/declared-query.web.ts";

/** The same address without the language a link asked for. */
const withoutLanguage = (path: string, query: URLSearchParams): string => {
  const rest = new URLSearchParams(query);
  rest.delete("lang");
  return rest.size > 0 ? `${path}?${rest}` : path;
};

/**
 * `/auth-redirect` (§2): a sign-in that happened elsewhere lands here and is led on to a checked address of ours (W8); without
 * its tokens to the sign-in page first.
 */
function renderLanding({ query, isSignedIn }: PageRequest): PageResult {
  const wanted = safeRedirect(query.get("redirect"));
  const signIn = wanted === undefined ? "/login" : `/login?redirect=${encodeURIComponent(wanted)}`;
  return { status: 302, html: "", location: isSignedIn ? (wanted ?? "/") : signIn };
}

/** The HTML of every page address: sign-in, the public site, and for all others the console's frame. */
export function renderPage(request: PageRequest): PageResult | Promise<PageResult> {
  const { path, query, isStray, isSignedIn, words } = request;
  setOverrides(words); // what waits below speaks again before it draws
  // What is wrong is said in the site's own frame wherever it happened: it needs nothing that may be away.
  if (request.failed) return renderPortal(request);
  // Whoever is signed in reads it in the frame; everybody else as a page of the public site.
  if (isStray) return isSignedIn ? { ...renderConsole(request), status: 404 } : renderPortal(request);
  if (isMachineFile(path)) return renderMachineFile(request);
  if (path === "/auth-redirect") return renderLanding(request);
  if (isPublicPath(path)) return renderPortal(request);
  if (path !== "/login") return renderConsole(request);
  // The language switch of a browser without scripts is a plain link; the sign-in page has one address for all languages.
  const chosen = query.get("lang");
  if (isLanguage(chosen))
    return { status: 302, html: "", location: withoutLanguage(path, query), rememberLanguage: chosen };
  return renderSignIn(request);
}
