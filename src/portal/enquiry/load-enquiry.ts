import type { PublicText } from "../../contract/public/public-text.ts";
import { enterpriseAddress, productAddress } from "../../contract/public/public-addresses.ts";
import { enterprisePublicCalls } from "../../modules/enterprise/enterprise.ts";
import { productPublicCalls } from "../../modules/product/product.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import type { PageAddress } from "../page/portal-page.ts";

export interface About {
  readonly name: PublicText;
  readonly address: string;
  readonly member: "product" | "enterprise";
  readonly id: string;
  readonly isSent: boolean;
}

export async function loadEnquiry(
  ask: CallInProcess,
  { query }: Pick<PageAddress, "query">,
): Promise<About | null | undefined> {
  const id = query.get("product") ?? query.get("enterprise");
  if (id === null) return null;
  const member = query.get("product") ? "product" : "enterprise";
  const found = await (member === "product"
    ? ask(productPublicCalls.one, { id })
    : ask(enterprisePublicCalls.one, { id }));
  if (!found) return undefined;
  return {
    name: found.name,
    member,
    id: found.id,
    address: member === "product" ? productAddress(found.id) : enterpriseAddress(found.id),
    isSent: query.has("sent"),
  };
}
