import { certificateAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { VALIDITY_WORDS } from "../../modules/certificate/certificate.ts";
import { certification } from "../seo/structured-data.ts";
import { portalPage } from "../page/portal-page.ts";
import { CertificateView } from "./CertificateView.tsx";
import { CERTIFICATE_TEXTS as TEXTS } from "./certificate-texts.ts";
import { loadCertificate, type Checked } from "./load-certificate.ts";

/** The proof of a certificate, at the address in its QR code. */
export const certificatePage = portalPage<Checked>({
  path: PUBLIC_PATHS.certificate,
  reads: () => ["number"],
  load: loadCertificate,
  head(data, { language }) {
    const title = inLanguage(TEXTS.title, language);
    if ("wrong" in data) return { title, isPrivate: true, status: 404 };
    if ("tooMany" in data) return { title, isPrivate: true, status: 429 };
    if (!("found" in data)) return { title, description: inLanguage(TEXTS.lead, language), canonical: [] };
    const { number, kindName, validity, holder, issuer, issuedOn, validUntil, scope, scan } = data.found;
    return {
      title: `${number} · ${inLanguage(VALIDITY_WORDS[validity], language)}`,
      description: [holder.text, kindName, issuer.text, number].filter(Boolean).join(" · "),
      ...(scan ? { picture: scan } : {}),
      canonical: ["number"],
      structured: [
        certification({
          name: kindName,
          path: certificateAddress(number),
          description: scope,
          number,
          validFrom: issuedOn,
          expires: validUntil,
          issuedBy: issuer.text,
          about: holder.text,
        }),
      ],
    };
  },
  View: CertificateView,
});
