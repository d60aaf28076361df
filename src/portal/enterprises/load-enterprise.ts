import { brandPublicCalls, type BrandTeaser } from "../../modules/brand/brand.ts";
import { certificatePublicCalls, type CertificateTeaser } from "../../modules/certificate/certificate.ts";
import {
  enterprisePublicCalls,
  type EnterpriseTeaser,
  type PublicEnterprise,
} from "../../modules/enterprise/enterprise.ts";
import { productPublicCalls, type ProductTeaser } from "../../modules/product/product.ts";
import { othersOf, PART_SIZES, sizeForOthers } from "../page/list-sizes.ts";
import type { CallInProcess } from "../../contract/page-render.ts";

export interface ShownEnterprise {
  readonly enterprise: PublicEnterprise;
  readonly certificates: readonly CertificateTeaser[];
  readonly products: readonly ProductTeaser[];
  readonly brands: readonly BrandTeaser[];
  readonly neighbours: readonly EnterpriseTeaser[];
}

/** Other enterprises of the region. */
const NEIGHBOURS = 3;

export async function loadEnterprise(ask: CallInProcess, id: string): Promise<ShownEnterprise | undefined> {
  const enterprise = await ask(enterprisePublicCalls.one, { id });
  if (!enterprise) return undefined;
  const [certificates, products, brands, near] = await Promise.all([
    ask(certificatePublicCalls.list, { enterprise: id }),
    ask(productPublicCalls.list, { enterprise: id, size: PART_SIZES.enterprise.products }),
    ask(brandPublicCalls.list, { enterprise: id, size: PART_SIZES.enterprise.brands }),
    enterprise.region.code
      ? ask(enterprisePublicCalls.list, { division: enterprise.region.code, size: sizeForOthers(NEIGHBOURS) })
      : undefined,
  ]);
  return {
    enterprise,
    certificates: certificates ?? [],
    products: products?.rows ?? [],
    brands: brands?.rows ?? [],
    neighbours: othersOf(near, id, NEIGHBOURS),
  };
}
