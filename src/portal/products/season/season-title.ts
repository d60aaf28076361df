import { inLanguage, type Language } from "../../../contract/text.ts";
import { MONTHS } from "../../../modules/product/product.ts";
import { listTitle } from "../../page/list-title.ts";
import { pathTo } from "../load-products.ts";
import type { ShownSeason } from "./load-season.ts";
import { SEASON_TEXTS as TEXTS } from "./season-texts.ts";

export const monthIn = (month: number, language: Language): string => {
  const words = MONTHS.get(String(month));
  return words ? inLanguage(words, language) : "";
};

export function seasonTitle({ asked, month, division, places }: ShownSeason, language: Language): string {
  const words = asked === undefined ? TEXTS.now : TEXTS.month;
  return listTitle(
    {
      what: inLanguage(words, language, { month: monthIn(month, language) }),
      more: [pathTo(places, division).at(-1)?.name],
    },
    language,
  );
}
