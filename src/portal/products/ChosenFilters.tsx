import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { linkWith } from "../page/indexing.ts";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";
import { PRODUCT_FILTERS, type Products } from "./load-products.ts";
import { filterName } from "./products-title.ts";

/** The active filters, each a link that removes it. */
export function ChosenFilters({ data, address }: { readonly data: Products; readonly address: PageAddress }) {
  const t = useText();
  const language = useLanguage();
  const chosen = PRODUCT_FILTERS.flatMap((filter) => {
    const name = filterName(data, filter, language);
    return name === undefined ? [] : [{ filter, name }];
  });
  if (chosen.length === 0) return null;
  return (
    <nav className="products-chosen" aria-label={t(TEXTS.chosen)}>
      {chosen.map(({ filter, name }) => (
        <a key={filter} {...linkWith(address, { [filter]: "" })} aria-label={t(TEXTS.without, { name })}>
          {name}
        </a>
      ))}
      {chosen.length > 1 ? <a href={PUBLIC_PATHS.products}>{t(TEXTS.clear)}</a> : null}
    </nav>
  );
}
