import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { PublicRecommendation } from "../../modules/recommendation/recommendation.ts";
import { useText } from "../../web/i18n/language.tsx";
import { RecommendationCard } from "../brands/RecommendationCard.tsx";
import { Section } from "../page/Section.tsx";
import { HOME_TEXTS as TEXTS } from "./home-texts.ts";

/** Brands that the editors recommend. */
export function RecommendedPart({ recommended }: { readonly recommended: readonly PublicRecommendation[] }) {
  const t = useText();
  if (recommended.length === 0) return null;
  return (
    <Section title={t(TEXTS.recommendedTitle)} lead={t(TEXTS.recommendedLead)} all={PUBLIC_PATHS.recommended}>
      <div className="recommendation-list">
        {recommended.map((each) => (
          <RecommendationCard key={each.id} of={each} level={3} />
        ))}
      </div>
    </Section>
  );
}
