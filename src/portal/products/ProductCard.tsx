import { productAddress } from "../../contract/public/public-addresses.ts";
import { placeName } from "../../fields/reference/place-name.ts";
import { MONTHS, type ProductTeaser } from "../../modules/product/product.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Card } from "../page/Card.tsx";
import { WithNames } from "../typography/PublicWords.tsx";
import { RegionLink } from "../page/RegionLink.tsx";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";

/** Season of a product in a few words; renders nothing if it is not known. */
export function SeasonHint({ of }: { readonly of: Pick<ProductTeaser, "months" | "isInSeason" | "begins"> }) {
  const t = useText();
  if (of.months.length === 12) return <span>{t(TEXTS.allYear)}</span>;
  if (of.isInSeason) return <strong data-tone="good">{t(TEXTS.inSeason)}</strong>;
  const begins = MONTHS.get(String(of.begins));
  return begins ? <span>{t(TEXTS.from, { month: t(begins) })}</span> : null;
}

interface ProductCardProps {
  readonly product: ProductTeaser;
  /** First card of a page, shown large; its picture is loaded first. */
  readonly isLead?: boolean;
  /** Its picture is visible without scrolling, so it is loaded first. */
  readonly isFirst?: boolean;
  readonly level?: 2 | 3;
  readonly ratio?: "16/9" | "4/3" | "1/1";
  /** The picture's `sizes` attribute. */
  readonly sizes?: string;
}

/** A product in a list: region, season, whether it is certified. */
export function ProductCard({ product, ...card }: ProductCardProps) {
  const t = useText();
  const { id, name, summary, picture, place, categoryName, isCertified, isInSeason, begins } = product;
  const region = placeName(place.map((step) => step.name));
  const page = place.findLast((step) => step.isRegion);
  return (
    <Card
      {...card}
      href={productAddress(id)}
      title={name}
      picture={picture}
      text={summary}
      kicker={
        page ? (
          <RegionLink code={page.code} name={region} />
        ) : (
          <span>
            <WithNames>{region || categoryName}</WithNames>
          </span>
        )
      }
      foot={
        isInSeason || begins > 0 || isCertified ? (
          <>
            <SeasonHint of={product} />
            {isCertified ? <span className="product-certified">{t(TEXTS.certified)}</span> : null}
          </>
        ) : null
      }
    />
  );
}
