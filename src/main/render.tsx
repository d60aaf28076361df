import { isMachineFile, type PageRequest, type PageResult } from "../contract/page-render.ts";
import { isPublicPath } from "../contract/public/public-addresses.ts";
import { isLanguage, setOverrides } from "../contract/text.ts";
import { safeRedirect } from "../web/navigation/safe-redirect.ts";
import { renderMachineFile } from "./pages/machine-files.web.ts";
import { renderConsole } from "./pages/render-console.tsx";
import { renderPortal } from "./pages/render-portal.tsx";
import { renderSignIn } from "./pages/render-sign-in.tsx";

export { hasConsolePage } from "./pages/console-addresses.web.ts";
export { declaredQuery } from "./pages/declared-query.web.ts";

/** The same address without the `lang` parameter of a link. */
const withoutLanguage = (path: string, query: URLSearchParams): string => {
  const rest = new URLSearchParams(query);
  rest.delete("lang");
  return rest.size > 0 ? `${path}?${rest}` : path;
};

/**
 * `/auth-redirect` (§2): the landing page of an external sign-in leads to a checked address of this site (W8), or to
 * the sign-in page if the tokens are missing.
 */
function renderLanding({ query, hasToken }: PageRequest): PageResult {
  const wanted = safeRedirect(query.get("redirect"));
  const signIn = wanted === undefined ? "/login" : `/login?redirect=${encodeURIComponent(wanted)}`;
  return { status: 302, body: "", location: hasToken ? (wanted ?? "/") : signIn };
}

/** HTML of every page address: the sign-in page, the public site, and for all others the console. */
export function renderPage(request: PageRequest): PageResult | Promise<PageResult> {
  const { path, query, isUnknown, hasToken, words } = request;
  setOverrides(words); // set again after each await below, before rendering
  // Errors are shown in the public site's frame wherever they happened, because it depends on nothing that may be down.
  if (request.failed) return renderPortal(request);
  // For a signed-in person an unknown address is shown in the console, for others as a page of the public site.
  if (isUnknown) return hasToken ? { ...renderConsole(request), status: 404 } : renderPortal(request);
  if (isMachineFile(path)) return renderMachineFile(request);
  if (path === "/auth-redirect") return renderLanding(request);
  if (isPublicPath(path)) return renderPortal(request);
  if (path !== "/login") return renderConsole(request);
  // Without scripts the language switch is a plain link; the sign-in page has one address for all languages.
  const chosen = query.get("lang");
  if (isLanguage(chosen))
    return { status: 302, body: "", location: withoutLanguage(path, query), rememberLanguage: chosen };
  return renderSignIn(request);
}
