import { certificatePublicCalls, type CertificateChoices } from "../../modules/certificate/certificate.ts";
import type { Page } from "../../contract/list-query.ts";
import {
  enterprisePublicCalls,
  type EnterprisePlace,
  type EnterpriseTeaser,
} from "../../modules/enterprise/enterprise.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import { isBehindLast } from "../page/portal-page.ts";

/** Filters in the query of the list, in the order of its address. */
export const ENTERPRISE_FILTERS = ["kind", "level", "division", "valid", "search"] as const;

export interface Enterprises {
  readonly found: Page<EnterpriseTeaser>;
  readonly choices: CertificateChoices;
  readonly places: readonly EnterprisePlace[];
}

export async function loadEnterprises(ask: CallInProcess, query: URLSearchParams): Promise<Enterprises | undefined> {
  const certified = query.get("valid") === "any" ? "" : "1";
  const filters = ENTERPRISE_FILTERS.filter((name) => name !== "valid");
  const asked = Object.fromEntries([...filters, "page"].map((name) => [name, query.get(name)]));
  const [found, choices, places] = await Promise.all([
    ask(enterprisePublicCalls.list, { ...asked, certified }),
    ask(certificatePublicCalls.choices, {}),
    ask(enterprisePublicCalls.places, { certified }),
  ]);
  if (!found || !choices || !places || isBehindLast(found)) return undefined;
  return { found, choices, places };
}
