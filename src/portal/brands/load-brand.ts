import { othersOf, PART_SIZES, sizeForOthers } from "../page/list-sizes.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import { brandPublicCalls, type BrandTeaser, type PublicBrand } from "../../modules/brand/brand.ts";
import { productPublicCalls, type ProductTeaser } from "../../modules/product/product.ts";

export interface OneBrand {
  readonly brand: PublicBrand;
  readonly products: readonly ProductTeaser[];
  readonly others: readonly BrandTeaser[];
}

/** Other brands of the region. */
const OTHERS = 4;

export async function loadBrand(ask: CallInProcess, id: string): Promise<OneBrand | undefined> {
  const brand = await ask(brandPublicCalls.one, { id });
  if (!brand) return undefined;
  const { enterprise, region } = brand;
  const [products, others] = await Promise.all([
    enterprise
      ? ask(productPublicCalls.list, { enterprise: enterprise.id, size: PART_SIZES.brand.products })
      : undefined,
    region ? ask(brandPublicCalls.list, { division: region.code, size: sizeForOthers(OTHERS) }) : undefined,
  ]);
  return {
    brand,
    products: products?.rows ?? [],
    others: othersOf(others, id, OTHERS),
  };
}
