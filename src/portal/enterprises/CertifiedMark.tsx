import type { EnterpriseTeaser } from "../../modules/enterprise/enterprise.ts";
import { useText } from "../../web/i18n/language.tsx";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";
import { ValiditySeal } from "../certificate/ValidityMark.tsx";

/** Present certifications of an enterprise as icon and text; without any, a text that says so. */
export function CertifiedMark({ of }: { readonly of: EnterpriseTeaser["certified"] }) {
  const t = useText();
  if (of.length === 0) return <span>{t(TEXTS.notCertified)}</span>;
  const kinds = [...new Set(of.map(({ kindName }) => kindName))];
  return (
    <span className="enterprise-certified beside" data-tight="">
      <ValiditySeal of="valid" />
      <strong data-tone="good">{t(TEXTS.certified)}</strong>
      <span>{kinds.join(" · ")}</span>
    </span>
  );
}
