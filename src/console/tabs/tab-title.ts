import { inLanguage, type Language } from "../../contract/text.ts";
import { resolve, type RouteTable } from "../routing/menu-routes.ts";
import { pageTitle } from "../routing/page-title.ts";
import { ROUTE_TEXTS } from "../routing/texts.ts";
import type { Tab } from "./tabs.ts";

/** Title of a tab: the page's own, else that of the menu, also after the page was taken away. */
export function tabTitle(tab: Pick<Tab, "path" | "title">, table: RouteTable, language: Language): string {
  const own = tab.title?.[language];
  if (own) return own;
  const found = resolve(table, tab.path) ?? resolve(table.lost, tab.path);
  return found ? pageTitle(found.route.node.meta, language) : inLanguage(ROUTE_TEXTS.notFound, language);
}
