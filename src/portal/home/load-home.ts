import { PART_SIZES } from "../page/list-sizes.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import type { CountedValue } from "../../contract/public/public-list.ts";
import { articlePublicCalls, type ArticleTeaser } from "../../modules/article/article.ts";
import { bannerPublicCalls, type PublicBanner } from "../../modules/banner/banner.ts";
import { enterprisePublicCalls, type EnterpriseTeaser } from "../../modules/enterprise/enterprise.ts";
import { noticePublicCalls, type NoticeTeaser } from "../../modules/notice/notice.ts";
import { productPublicCalls, type ProductPlace, type ProductTeaser } from "../../modules/product/product.ts";
import { recommendationPublicCalls, type PublicRecommendation } from "../../modules/recommendation/recommendation.ts";

/** Data of the home page; an empty part is left out. */
export interface Home {
  /** Address the visitor wanted to open before signing in (§4); already checked. */
  readonly wanted: string | undefined;
  readonly banners: readonly PublicBanner[];
  readonly season: HomeSeason;
  /** Countries and provinces with products. */
  readonly places: readonly ProductPlace[];
  readonly certified: readonly EnterpriseTeaser[];
  readonly recommended: readonly PublicRecommendation[];
  readonly news: readonly ArticleTeaser[];
  readonly notices: readonly NoticeTeaser[];
}

export interface HomeSeason {
  readonly products: readonly ProductTeaser[];
  /** False when nothing is in season and `products` are others. */
  readonly isNow: boolean;
  /** 1 to 12. */
  readonly month: number;
  /** Number of products in each month. */
  readonly months: readonly CountedValue[];
}

const SIZES = PART_SIZES.home;

async function loadHomeSeason(ask: CallInProcess): Promise<HomeSeason> {
  const [now, months] = await Promise.all([
    ask(productPublicCalls.list, { month: "now", size: SIZES.products }),
    ask(productPublicCalls.months, {}),
  ]);
  const calendar = { month: months?.current ?? 0, months: months?.months ?? [] };
  if (now && now.rows.length > 0) return { ...calendar, products: now.rows, isNow: true };
  const any = await ask(productPublicCalls.list, { size: SIZES.products });
  return { ...calendar, products: any?.rows ?? [], isNow: false };
}

/** Loads all parts in parallel. */
export async function loadHome(ask: CallInProcess): Promise<Omit<Home, "wanted">> {
  const [banners, season, places, certified, recommended, news, notices] = await Promise.all([
    ask(bannerPublicCalls.list, {}),
    loadHomeSeason(ask),
    ask(productPublicCalls.places, {}),
    ask(enterprisePublicCalls.list, { certified: "1", size: SIZES.enterprises }),
    ask(recommendationPublicCalls.list, { size: SIZES.recommendations }),
    ask(articlePublicCalls.list, { size: SIZES.articles }),
    ask(noticePublicCalls.list, { size: SIZES.notices }),
  ]);
  return {
    banners: banners ?? [],
    season,
    places: places ?? [],
    certified: certified?.rows ?? [],
    recommended: recommended ?? [],
    news: news?.rows ?? [],
    notices: notices?.rows ?? [],
  };
}

/** True while nothing at all is published. */
export const isBlank = ({ banners, season, certified, recommended, news, notices }: Home): boolean =>
  [banners, season.products, certified, recommended, news, notices].every((part) => part.length === 0);
