import { enterpriseAddress } from "../../contract/public/public-addresses.ts";
import type { EnterpriseTeaser } from "../../modules/enterprise/enterprise.ts";
import { Card } from "../page/Card.tsx";
import { CertifiedMark } from "./CertifiedMark.tsx";

interface EnterpriseCardProps {
  readonly enterprise: EnterpriseTeaser;
  /** The first of a page: large, and drawn at once. */
  readonly isLead?: boolean;
  /** Its picture is in the first screen. */
  readonly isFirst?: boolean;
  readonly level?: 2 | 3;
}

/** An enterprise in a list: from where, what it is, what it is certified for. */
export const EnterpriseCard = ({ enterprise, ...card }: EnterpriseCardProps) => (
  <Card
    {...card}
    href={enterpriseAddress(enterprise.id)}
    title={enterprise.name}
    picture={enterprise.picture || enterprise.logo}
    text={enterprise.summary}
    kicker={
      <>
        {enterprise.region.name ? <span>{enterprise.region.name}</span> : null}
        <span>{enterprise.typeName}</span>
      </>
    }
    foot={<CertifiedMark of={enterprise.certified} />}
  />
);
