import { certificatePublicCalls, type CertificateTeaser } from "../../modules/certificate/certificate.ts";
import { productPublicCalls, type ProductTeaser, type PublicProduct } from "../../modules/product/product.ts";
import { enterprisePublicCalls, type PublicEnterprise } from "../../modules/enterprise/enterprise.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import type { PageAddress } from "../page/portal-page.ts";

export interface ShownProduct {
  readonly product: PublicProduct;
  /** Division shared with the products in `near`. */
  readonly around: { readonly code: string; readonly name: string } | null;
  readonly near: readonly ProductTeaser[];
  readonly inSeason: readonly ProductTeaser[];
  /** The present month, 1 to 12. */
  readonly current: number;
  readonly certificate: CertificateTeaser | undefined;
  /** The enterprise with its contact data, if published. */
  readonly maker: PublicEnterprise | undefined;
}

export async function loadProduct(
  ask: CallInProcess,
  { query }: Pick<PageAddress, "query">,
): Promise<ShownProduct | undefined> {
  const id = query.get("id");
  const [product, related, months] = await Promise.all([
    ask(productPublicCalls.one, { id }),
    ask(productPublicCalls.related, { id }),
    ask(productPublicCalls.months, {}),
  ]);
  if (!product || !related || !months) return undefined;
  const { enterprise } = product;
  const [held, maker] = await Promise.all([
    product.certificate && enterprise ? ask(certificatePublicCalls.list, { enterprise: enterprise.id }) : undefined,
    enterprise ? ask(enterprisePublicCalls.one, { id: enterprise.id }) : undefined,
  ]);
  return {
    product,
    ...related,
    current: months.current,
    maker,
    certificate: held?.find(({ number }) => number === product.certificate),
  };
}
