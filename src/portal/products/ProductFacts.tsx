import { Fragment } from "react";
import type { PublicProduct } from "../../modules/product/product.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Facts } from "../page/Facts.tsx";
import { PublicWords } from "../typography/PublicWords.tsx";
import { placeAddress, productsAddress } from "./products-address.ts";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";

const PlaceLinks = ({ of }: { readonly of: PublicProduct["place"] }) =>
  of.map((step, index) => (
    <Fragment key={step.code}>
      {index > 0 ? " · " : null}
      <a href={placeAddress(step)}>{step.name}</a>
    </Fragment>
  ));

/** Category, origin, specification, price, grade and storage of a product. */
export function ProductFacts({ of }: { readonly of: PublicProduct }) {
  const t = useText();
  const { category, categoryName, place, specification, price, gradeName, storageName } = of;
  return (
    <>
      <h2 className="product-heading">{t(TEXTS.facts)}</h2>
      <Facts
        of={[
          { name: t(TEXTS.category), value: <a href={productsAddress({ category })}>{categoryName}</a> },
          { name: t(TEXTS.origin), value: place.length > 0 ? <PlaceLinks of={place} /> : "" },
          { name: t(TEXTS.specification), value: specification.text ? <PublicWords of={specification} /> : "" },
          { name: t(TEXTS.grade), value: gradeName },
          { name: t(TEXTS.storage), value: storageName },
          { name: t(TEXTS.price), value: price.text ? <PublicWords of={price} /> : "" },
        ]}
      />
    </>
  );
}
