import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useText } from "../../web/i18n/language.tsx";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";
import { PRODUCT_FILTERS, type Asked } from "./load-products.ts";

/** Search form that keeps the active filters; works without scripts. */
export function ProductSearchForm({ asked }: { readonly asked: Asked }) {
  const t = useText();
  return (
    <form className="products-search line" action={PUBLIC_PATHS.products} role="search">
      {PRODUCT_FILTERS.map((filter) =>
        filter !== "search" && asked[filter] ? (
          <input key={filter} type="hidden" name={filter} value={asked[filter]} />
        ) : null,
      )}
      <input
        className="field-input"
        type="search"
        name="search"
        defaultValue={asked.search ?? ""}
        maxLength={100}
        aria-label={t(TEXTS.search)}
        placeholder={t(TEXTS.searchHelp)}
        enterKeyHint="search"
      />
      <button className="button" type="submit">
        {t(TEXTS.find)}
      </button>
    </form>
  );
}
