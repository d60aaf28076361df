import { menuTitle, type MenuNode } from "../../contract/menu.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import { ROUTE_TEXTS } from "./texts.ts";

/** Title of an entry in the interface language; "dashboard" is shown as Home (§2). */
export const pageTitle = (meta: MenuNode["meta"], language: Language): string =>
  meta.title.toLowerCase() === "dashboard" ? inLanguage(ROUTE_TEXTS.home, language) : menuTitle(meta, language);
