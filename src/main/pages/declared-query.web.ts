import type { DeclaredQuery } from "../../contract/page-render.ts";
import { isPublicPath } from "../../contract/public/public-addresses.ts";
import { isLanguage } from "../../contract/text.ts";
import { PORTAL_PAGES } from "../../portal/pages.ts";

/** Query parameters of pages that are not in the table of the public site. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "/login": ["redirect", "ended"],
  "/auth-redirect": ["redirect"],
};

/**
 * The query of an address reduced to the parameters its page reads, in the page's order, each once, without empty
 * values and without page 1. Undefined when the public site has no such page.
 */
export const declaredQuery: DeclaredQuery = (path, query) => {
  const page = PORTAL_PAGES.find((each) => each.path === path);
  if (!page && isPublicPath(path)) return undefined;
  const declared = new URLSearchParams();
  for (const name of page?.reads?.(query) ?? OTHERS[path] ?? []) {
    const value = query.get(name) ?? "";
    if (value !== "" && !(name === "page" && value === "1")) declared.set(name, value);
  }
  const language = query.get("lang");
  if (isLanguage(language)) declared.set("lang", language);
  return declared;
};
