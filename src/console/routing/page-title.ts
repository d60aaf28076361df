import { menuTitle, type MenuNode } from "../../contract/menu.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import { ROUTE_TEXTS } from "./texts.ts";

/** An entry's title in the interface language; the one titled dashboard is shown as Home (§2). */
export const pageTitle = (meta: MenuNode["meta"], language: Language): string =>
  meta.title.toLowerCase() === "dashboard" ? inLanguage(ROUTE_TEXTS.home, language) : menuTitle(meta, language);
