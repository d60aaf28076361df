import type { ProductPlace } from "../../modules/product/product.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { LinkTarget } from "../page/indexing.ts";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";

interface ProductPlacesProps {
  readonly places: readonly ProductPlace[];
  /** Codes from the country down to the chosen division. */
  readonly chosen: readonly string[];
  /** Link that filters by a division; an empty code removes the filter. */
  readonly linkOf: (code: string) => LinkTarget;
}

/** List of countries and provinces, with the divisions below the chosen ones. */
export function ProductPlaces({ places, chosen, linkOf }: ProductPlacesProps) {
  const language = useLanguage();
  const t = useText();
  const below = Map.groupBy(places, ({ parent }) => parent);
  const here = chosen.at(-1) ?? "";
  const link = (code: string, name: string, count?: number) => (
    <a {...linkOf(code)} {...(code === here ? { "aria-current": "true" as const } : {})}>
      <span>{name}</span>
      {count === undefined ? null : <small>{formatNumber(count, language)}</small>}
    </a>
  );
  const listOf = (parent: string, isOpen: boolean) => {
    const all = below.get(parent) ?? [];
    if (all.length === 0 || !isOpen) return null;
    return (
      <ul>
        {all.map(({ code, name, count }) => (
          <li key={code}>
            {link(code, name, count)}
            {listOf(code, parent === "" || chosen.includes(code))}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <nav className="product-places count-links" aria-label={t(TEXTS.byPlace)}>
      {link("", t(TEXTS.allPlaces))}
      {listOf("", true)}
    </nav>
  );
}
