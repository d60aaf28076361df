import { inLanguage } from "../../contract/text.ts";
import { listTitle, searchedFor } from "../page/list-title.ts";
import type { PageAddress } from "../page/portal-page.ts";
import { BRAND_TEXTS as TEXTS } from "./brand-texts.ts";
import type { Brands } from "./load-brands.ts";

/** Title of the list with the region and words by which it is filtered. */
export const brandsTitle = (
  { regions }: Brands,
  { query, language }: Pick<PageAddress, "query" | "language">,
): string =>
  listTitle(
    {
      what: inLanguage(TEXTS.title, language),
      where: regions.find(({ code }) => code === query.get("division"))?.name,
      more: [searchedFor(query, language)],
    },
    language,
  );
