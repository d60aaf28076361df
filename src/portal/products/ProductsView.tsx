import { useText } from "../../web/i18n/language.tsx";
import { Chips } from "../page/Chips.tsx";
import { CountLabel } from "../page/CountLabel.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { Pagination } from "../page/Pagination.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { linkWith } from "../page/indexing.ts";
import { ChosenFilters } from "./ChosenFilters.tsx";
import { NoProducts } from "./NoProducts.tsx";
import { ProductPlaces } from "./ProductPlaces.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { ProductSearchForm } from "./ProductSearchForm.tsx";
import { pathTo, type Products } from "./load-products.ts";
import { productsTitle } from "./products-title.ts";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";
import { ProductMap } from "./ProductMap.tsx";
import { SeasonStrip } from "./season/SeasonStrip.tsx";

interface ProductsViewProps {
  readonly data: Products;
  readonly address: PageAddress;
}

/** The active filters, the matching products and the pagination. */
function FoundProducts({ data, address }: ProductsViewProps) {
  const t = useText();
  const { asked, products, categories } = data;
  // The first page without filters begins with a large card.
  const hasLead = Object.keys(asked).length === 0 && products.page === 1;
  return (
    <div className="products-found">
      <ProductSearchForm asked={asked} />
      <Chips label={t(TEXTS.byCategory)} address={address} name="category" of={categories} />
      <div className="products-told meta row tabular" data-ends="">
        <p>
          <CountLabel count={products.total} one={TEXTS.countOne} many={TEXTS.count} />
        </p>
        <a
          className="products-certified"
          {...linkWith(address, { certified: asked.certified ? "" : "1" })}
          {...(asked.certified ? { "aria-current": "true" as const } : {})}
        >
          {t(TEXTS.onlyCertified)}
        </a>
      </div>
      <ChosenFilters data={data} address={address} />
      {products.rows.length === 0 ? (
        <NoProducts data={data} address={address} />
      ) : (
        <div className="card-list">
          {products.rows.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              isLead={hasLead && index === 0 && product.picture !== ""}
              isFirst={index === 0}
            />
          ))}
        </div>
      )}
      <Pagination of={products} address={address} />
    </div>
  );
}

export function ProductsView({ data, address }: ProductsViewProps) {
  const t = useText();
  const { asked, named, products, places, months, current } = data;
  const path = pathTo(named.places, asked.division);
  const chosen = path.map(({ code }) => code);
  const month = asked.month === "now" ? current : Number(asked.month);
  const withPlace = (code: string) => linkWith(address, { division: code });
  const isAll = Object.keys(asked).length === 0;
  const head = (
    <PublicPageHead title={productsTitle(data, address.language)} {...(isAll ? { lead: t(TEXTS.lead) } : {})} />
  );
  // Without any product there is nothing to filter.
  if (isAll && products.total === 0)
    return (
      <div className="page column products">
        {head}
        <NoProducts data={data} address={address} />
      </div>
    );
  const countOf = (value: number) => months.find((each) => Number(each.value) === value)?.count ?? 0;
  return (
    <div className="page column products">
      {head}
      <SeasonStrip
        label={t(TEXTS.byMonth)}
        current={current}
        isOn={(each) => each === month}
        isChoice
        countOf={countOf}
        linkOf={(each) => linkWith(address, { month: each === month ? "" : String(each) })}
      />
      <div className="products-body columns">
        <aside className="products-where">
          <figure>
            <ProductMap places={places} chosen={chosen} linkOf={withPlace} />
            <figcaption>{t(TEXTS.mapNote)}</figcaption>
          </figure>
          <ProductPlaces places={places} chosen={chosen} linkOf={withPlace} />
        </aside>
        <FoundProducts data={data} address={address} />
      </div>
    </div>
  );
}
