import { enterpriseAddress } from "../../contract/public/public-addresses.ts";
import type { PublicProduct } from "../../modules/product/product.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Picture } from "../picture/Picture.tsx";
import { PublicWords } from "../typography/PublicWords.tsx";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";

/** Link to the enterprise that makes the product. */
export function ProductMaker({ of: { id, name, logo } }: { readonly of: NonNullable<PublicProduct["enterprise"]> }) {
  const t = useText();
  return (
    <section className="product-maker" aria-label={t(TEXTS.maker)}>
      <h2 className="product-heading">{t(TEXTS.maker)}</h2>
      <a className="line" data-gap="16" href={enterpriseAddress(id)}>
        {logo === "" ? null : <Picture src={logo} alt="" ratio="1/1" sizes="56px" isSmall />}
        <span>
          <strong>
            <PublicWords of={name} />
          </strong>
          <small>{t(TEXTS.makerMore)}</small>
        </span>
      </a>
    </section>
  );
}
