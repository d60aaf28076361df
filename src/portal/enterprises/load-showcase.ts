import { PART_SIZES } from "../page/list-sizes.ts";
import { certificatePublicCalls, type CertificateChoices } from "../../modules/certificate/certificate.ts";
import {
  enterprisePublicCalls,
  type EnterprisePlace,
  type EnterpriseTeaser,
} from "../../modules/enterprise/enterprise.ts";
import type { CallInProcess } from "../../contract/page-render.ts";

export interface Showcase {
  readonly enterprises: readonly EnterpriseTeaser[];
  readonly choices: CertificateChoices;
  readonly places: readonly EnterprisePlace[];
}

export async function loadShowcase(ask: CallInProcess): Promise<Showcase | undefined> {
  const [enterprises, choices, places] = await Promise.all([
    ask(enterprisePublicCalls.list, { certified: "1", size: PART_SIZES.showcase.enterprises }),
    ask(certificatePublicCalls.choices, {}),
    ask(enterprisePublicCalls.places, { certified: "1" }),
  ]);
  return enterprises && choices && places && { enterprises: enterprises.rows, choices, places };
}
