import { brandAddress } from "../../contract/public/public-addresses.ts";
import type { PublicRecommendation } from "../../modules/recommendation/recommendation.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Picture } from "../picture/Picture.tsx";
import { PublicWords, TitleWords } from "../typography/PublicWords.tsx";
import { BRAND_TEXTS as TEXTS } from "./brand-texts.ts";
import { BrandMark } from "./BrandMark.tsx";

interface RecommendationCardProps {
  readonly of: PublicRecommendation;
  readonly level?: 2 | 3;
  /** Its picture is visible without scrolling, so it is loaded first. */
  readonly isFirst?: boolean;
}

/** A recommended brand in a large card: its picture, the reason, the brand. */
export function RecommendationCard({
  of: { id, title, reason, picture, brand },
  level = 2,
  isFirst = false,
}: RecommendationCardProps) {
  const t = useText();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="recommendation columns" id={id} data-bare={picture === "" || undefined}>
      {picture === "" ? null : (
        <Picture src={picture} alt="" ratio="4/3" sizes="(width < 860px) 100vw, 660px" isFirst={isFirst} />
      )}
      <div>
        <Heading className="large">
          <TitleWords of={title} />
        </Heading>
        {reason.text ? (
          <p className="recommendation-reason" data-tone="quiet">
            <PublicWords of={reason} />
          </p>
        ) : null}
        <p className="recommendation-brand line" data-gap="16">
          <BrandMark of={brand} />
          <span>
            {/* no aria-label, which could not say that the name is in another language than the page */}
            <a href={brandAddress(brand.id)}>
              <PublicWords of={brand.name} />
              <span className="visually-hidden">: {t(TEXTS.visit)}</span>
            </a>
            {brand.place ? <small>{brand.place}</small> : null}
          </span>
        </p>
      </div>
    </article>
  );
}
