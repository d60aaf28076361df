import {
  certificatePublicCalls,
  isHeld,
  LONGEST_NUMBER,
  type CertificateProof,
} from "../../modules/certificate/certificate.ts";
import { productPublicCalls, type ProductTeaser } from "../../modules/product/product.ts";
import { PART_SIZES } from "../page/list-sizes.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import type { PageAddress } from "../page/portal-page.ts";

export type Checked =
  | { readonly found: CertificateProof; readonly products: readonly ProductTeaser[] }
  /**
   * `wrong`: a number without a certificate; `tooMany`: after so many wrong numbers, lookups are refused for a while.
   */
  | { readonly wrong: string }
  | { readonly tooMany: true }
  | { readonly asked: false };

// Compared by the reason, because the server's error class is another copy than the renderer's.
const isTooMany = (error: unknown): boolean =>
  typeof error === "object" && error !== null && (error as { reason?: unknown }).reason === "tooManyRequests";

export async function loadCertificate(
  ask: CallInProcess,
  { query }: Pick<PageAddress, "query">,
): Promise<Checked | undefined> {
  const number = (query.get("number") ?? "").trim();
  if (number === "") return { asked: false };
  if (number.length > LONGEST_NUMBER) return { wrong: number.slice(0, LONGEST_NUMBER) };
  try {
    const found = await ask(certificatePublicCalls.one, { number });
    if (!found) return { wrong: number };
    // An expired or revoked certificate lists no products.
    const products = isHeld(found.validity)
      ? await ask(productPublicCalls.list, { certificate: found.id, size: PART_SIZES.certificate.products })
      : undefined;
    return { found, products: products?.rows ?? [] };
  } catch (error) {
    if (isTooMany(error)) return { tooMany: true };
    throw error;
  }
}
