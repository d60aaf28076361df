import { brandAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { recommendationPublicCalls, type PublicRecommendation } from "../../modules/recommendation/recommendation.ts";
import { useText } from "../../web/i18n/language.tsx";
import { itemList } from "../seo/structured-data.ts";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { portalPage } from "../page/portal-page.ts";
import { BRAND_TEXTS as TEXTS } from "./brand-texts.ts";
import { RecommendationCard } from "./RecommendationCard.tsx";

type Recommended = readonly PublicRecommendation[];

function RecommendedView({ data }: { readonly data: Recommended }) {
  const t = useText();
  return (
    <div className="page column">
      <PublicPageHead title={t(TEXTS.recommendedTitle)} lead={t(TEXTS.recommendedLead)} />
      {data.length === 0 ? (
        <Empty title={t(TEXTS.noneRecommended)} text={t(TEXTS.noneRecommendedText)}>
          <a href={PUBLIC_PATHS.brands}>{t(TEXTS.all)}</a>
        </Empty>
      ) : (
        <>
          <div className="recommendation-list">
            {data.map((each, index) => (
              <RecommendationCard key={each.id} of={each} isFirst={index === 0} />
            ))}
          </div>
          <p className="recommendation-more">
            <a className="more" href={PUBLIC_PATHS.brands}>
              {t(TEXTS.all)}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

/** §2 "brand recommendation". */
export const recommendedPage = portalPage<Recommended>({
  path: PUBLIC_PATHS.recommended,
  isListed: true,
  load: (ask) => ask(recommendationPublicCalls.list, {}),
  head: (data, { language }) => ({
    title: inLanguage(TEXTS.recommendedTitle, language),
    description: inLanguage(TEXTS.recommendedLead, language),
    ...(data[0]?.picture ? { picture: data[0].picture } : {}),
    structured: [itemList(data.map(({ brand }) => ({ name: brand.name, path: brandAddress(brand.id) })))],
  }),
  View: RecommendedView,
});
