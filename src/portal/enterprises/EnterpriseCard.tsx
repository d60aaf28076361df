import { enterpriseAddress } from "../../contract/public/public-addresses.ts";
import type { EnterpriseTeaser } from "../../modules/enterprise/enterprise.ts";
import { Card } from "../page/Card.tsx";
import { RegionLink } from "../page/RegionLink.tsx";
import { CertifiedMark } from "./CertifiedMark.tsx";

interface EnterpriseCardProps {
  readonly enterprise: EnterpriseTeaser;
  /** First card of a page, shown large; its picture is loaded first. */
  readonly isLead?: boolean;
  /** Its picture is visible without scrolling, so it is loaded first. */
  readonly isFirst?: boolean;
  readonly level?: 2 | 3;
}

/** An enterprise in a list: region, name, kind, certifications. */
export const EnterpriseCard = ({ enterprise, ...card }: EnterpriseCardProps) => (
  <Card
    {...card}
    href={enterpriseAddress(enterprise.id)}
    title={enterprise.name}
    picture={enterprise.picture || enterprise.logo}
    text={enterprise.summary}
    kicker={
      <>
        <RegionLink code={enterprise.regionPage && enterprise.region.code} name={enterprise.region.name} />
        <span>{enterprise.typeName}</span>
      </>
    }
    foot={<CertifiedMark of={enterprise.certified} />}
  />
);
