import { type CertificateTeaser, VALIDITY_WORDS } from "../../modules/certificate/certificate.ts";
import { useText } from "../../web/i18n/language.tsx";

const MARKS: Readonly<Record<CertificateTeaser["validity"], string>> = {
  valid: "M7.5 12.4l3 3 6-6.6",
  expiring: "M12 7v5.4l3.4 2",
  expired: "M7.5 12h9",
  revoked: "M8.4 8.4l7.2 7.2m0-7.2l-7.2 7.2",
  notYet: "M8 12h.01M12 12h.01M16 12h.01",
};

/** Validity of a certificate as text and icon, never by colour alone. */
export function ValidityMark({ of }: { readonly of: CertificateTeaser["validity"] }) {
  const t = useText();
  return (
    <span className="certificate-validity beside" data-gap="4" data-validity={of}>
      <ValiditySeal of={of} />
      {t(VALIDITY_WORDS[of])}
    </span>
  );
}

/** The icon alone, beside a text that says the same. */
export const ValiditySeal = ({ of }: { readonly of: CertificateTeaser["validity"] }) => (
  <svg className="certificate-seal" data-validity={of} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 1.6l2.6 2 3.2-.2 1 3.1 2.7 1.8-1.1 3 1.1 3-2.7 1.9-1 3-3.2-.1-2.6 2-2.6-2-3.2.1-1-3-2.7-1.9 1.1-3-1.1-3 2.7-1.8 1-3.1 3.2.2z" />
    <path className="certificate-seal-line" d={MARKS[of]} />
  </svg>
);
