import { PART_SIZES } from "../page/list-sizes.ts";
import type { Page } from "../../contract/list-query.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import type { CountedValue } from "../../contract/public/public-list.ts";
import { articlePublicCalls, type ArticleTeaser } from "../../modules/article/article.ts";
import { brandPublicCalls, type BrandTeaser } from "../../modules/brand/brand.ts";
import { enterprisePublicCalls, type EnterpriseTeaser } from "../../modules/enterprise/enterprise.ts";
import { noticePublicCalls, type NoticeTeaser } from "../../modules/notice/notice.ts";
import { productPublicCalls, type ProductPlace, type ProductTeaser } from "../../modules/product/product.ts";
import { regionPublicCalls, type ListedRegion, type PublicRegion } from "../../modules/region/region.ts";

export interface ShownRegion {
  readonly region: PublicRegion;
  /** All regions with content. */
  readonly listed: readonly ListedRegion[];
  readonly products: Page<ProductTeaser>;
  /** Number of its products in each month. */
  readonly months: readonly CountedValue[];
  /** The present month, 1 to 12. */
  readonly current: number;
  readonly certified: readonly EnterpriseTeaser[];
  /** Enterprises without a valid certificate. */
  readonly others: readonly EnterpriseTeaser[];
  readonly brands: readonly BrandTeaser[];
  readonly news: readonly ArticleTeaser[];
  readonly notices: readonly NoticeTeaser[];
}

const SIZES = PART_SIZES.region;

/** Loads a region with its published records; undefined if there is nothing to show. */
export async function loadRegion(ask: CallInProcess, division: string): Promise<ShownRegion | undefined> {
  const region = await ask(regionPublicCalls.one, { division });
  if (!region) return undefined;
  const [listed, products, year, certified, all, brands, news, notices] = await Promise.all([
    ask(regionPublicCalls.list, {}),
    ask(productPublicCalls.list, { division, size: SIZES.products }),
    ask(productPublicCalls.months, { division }),
    ask(enterprisePublicCalls.list, { division, certified: "1", size: SIZES.certified }),
    ask(enterprisePublicCalls.list, { division, size: SIZES.enterprises }),
    ask(brandPublicCalls.list, { division, size: SIZES.brands }),
    ask(articlePublicCalls.list, { division, size: SIZES.articles }),
    ask(noticePublicCalls.list, { division, size: SIZES.notices }),
  ]);
  if (!listed || !products || !year || !certified || !all || !brands || !news || !notices) return undefined;
  const isEmpty = [products, all, brands, news, notices].every(({ total }) => total === 0);
  if (isEmpty && region.profile === null) return undefined;
  return {
    region,
    listed,
    products,
    months: year.months,
    current: year.current,
    certified: certified.rows,
    others: all.rows.filter((each) => each.certified.length === 0).slice(0, 6),
    brands: brands.rows,
    news: news.rows,
    notices: notices.rows,
  };
}

/** The regions as places of the map, with the number of their products. */
export const mapPlaces = (listed: readonly ListedRegion[]): readonly ProductPlace[] =>
  listed.map(({ code, parent, country, name, products }) => ({
    code,
    parent: parent || country.code,
    name,
    isRegion: true,
    count: products,
  }));
