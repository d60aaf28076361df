import type { PageRequest, PageResult } from "../contract/page-render.ts";
import { isLanguage } from "../contract/text.ts";
import { renderConsole } from "./pages/console-page.tsx";
import { renderPortal } from "./pages/portal-page.tsx";
import { renderSignIn } from "./pages/sign-in-page.tsx";

/** The same address without the language a link asked for. */
const withoutLanguage = (path: string, query: URLSearchParams): string => {
  const rest = new URLSearchParams(query);
  rest.delete("lang");
  return rest.size > 0 ? `${path}?${rest}` : path;
};

/** The HTML of every page address: sign-in, the public site, and for all others the console's frame. */
export function renderPage(request: PageRequest): PageResult {
  const { path, query } = request;
  const isPublic = path === "/login" || path === "/home" || path.startsWith("/home/");
  if (!isPublic) return renderConsole(request);
  // The language switch of a browser without scripts is a plain link.
  const chosen = query.get("lang");
  if (isLanguage(chosen))
    return { status: 302, html: "", location: withoutLanguage(path, query), rememberLanguage: chosen };
  return path === "/login" ? renderSignIn(request) : renderPortal(request);
}
