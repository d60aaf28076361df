import type { EnterpriseTeaser } from "../../modules/enterprise/enterprise.ts";
import { useText } from "../../web/i18n/language.tsx";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";
import { ValiditySeal } from "../certificate/ValidityMark.tsx";

/** What an enterprise is certified for now, by a mark and in words; that it is not, in words. */
export function CertifiedMark({ of }: { readonly of: EnterpriseTeaser["certified"] }) {
  const t = useText();
  if (of.length === 0) return <span>{t(TEXTS.notCertified)}</span>;
  const kinds = [...new Set(of.map(({ kindName }) => kindName))];
  return (
    <span className="enterprise-certified">
      <ValiditySeal of="valid" />
      <strong>{t(TEXTS.certified)}</strong>
      <span>{kinds.join(" · ")}</span>
    </span>
  );
}
