import { PART_SIZES } from "../page/list-sizes.ts";
import { certificateAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import {
  certificatePublicCalls,
  isHeld,
  LONGEST_NUMBER,
  VALIDITY_WORDS,
} from "../../modules/certificate/certificate.ts";
import { productPublicCalls } from "../../modules/product/product.ts";
import { certification } from "../seo/structured-data.ts";
import { portalPage } from "../page/portal-page.ts";
import { CertificateView, type Checked } from "./CertificateView.tsx";
import { CERTIFICATE_TEXTS as TEXTS } from "./certificate-texts.ts";

// Compared by the reason, because the server's error class is another copy than the renderer's.
const isTooMany = (error: unknown): boolean =>
  typeof error === "object" && error !== null && (error as { reason?: unknown }).reason === "tooManyRequests";

/** The proof of a certificate, at the address in its QR code. */
export const certificatePage = portalPage<Checked>({
  path: PUBLIC_PATHS.certificate,
  reads: () => ["number"],
  async load(ask, { query }) {
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
  },
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
