import { PAGE_SIZES } from "../page/list-sizes.ts";
import type { Page } from "../../contract/list-query.ts";
import { brandPublicCalls, type BrandRegion, type BrandTeaser } from "../../modules/brand/brand.ts";
import { isBehindLast, type PageAddress } from "../page/portal-page.ts";
import type { CallInProcess } from "../../contract/page-render.ts";

export interface Brands {
  readonly brands: Page<BrandTeaser>;
  readonly regions: readonly (BrandRegion & { readonly count: number })[];
}

export async function loadBrands(
  ask: CallInProcess,
  { query }: Pick<PageAddress, "query">,
): Promise<Brands | undefined> {
  const asked = {
    division: query.get("division"),
    search: query.get("search"),
    page: query.get("page"),
    size: PAGE_SIZES.brands,
  };
  const [brands, regions] = await Promise.all([ask(brandPublicCalls.list, asked), ask(brandPublicCalls.regions, {})]);
  return brands && regions && !isBehindLast(brands) ? { brands, regions } : undefined;
}
