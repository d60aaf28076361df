import { productAddress, PUBLIC_PATHS } from "../../../contract/public/public-addresses.ts";
import { inLanguage } from "../../../contract/text.ts";
import { listDescription } from "../../page/list-title.ts";
import { portalPage } from "../../page/portal-page.ts";
import { PRODUCT_TEXTS } from "../product-texts.ts";
import { breadcrumbs, itemList } from "../../seo/structured-data.ts";
import { loadSeasonPage, seasonLists, type ShownSeason } from "./load-season.ts";
import { SEASON_TEXTS as TEXTS } from "./season-texts.ts";
import { seasonTitle } from "./season-title.ts";
import { SeasonView } from "./SeasonView.tsx";

/** Products in season in a month, everywhere or in one place, and those that come next. */
export const seasonPage = portalPage<ShownSeason>({
  path: PUBLIC_PATHS.season,
  isListed: true,
  chosenLists: seasonLists,
  reads: () => ["month", "division"],
  load: (ask, { query }) => loadSeasonPage(ask, query),
  head: (data, { language }) => {
    const { products, asked, division } = data;
    const title = seasonTitle(data, language);
    return {
      title,
      description: listDescription(title, inLanguage(TEXTS.lead, language), language),
      ...(products.rows[0]?.picture ? { picture: products.rows[0].picture } : {}),
      canonical: ["month", "division"],
      // An empty month is shown and not indexed, like an empty list.
      isPrivate: products.total === 0 && (asked !== undefined || division !== undefined),
      structured: [
        itemList(products.rows.map(({ id, name }) => ({ name, path: productAddress(id) }))),
        breadcrumbs([
          { name: inLanguage(PRODUCT_TEXTS.title, language), path: PUBLIC_PATHS.products },
          { name: title, path: PUBLIC_PATHS.season },
        ]),
      ],
    };
  },
  View: SeasonView,
});
