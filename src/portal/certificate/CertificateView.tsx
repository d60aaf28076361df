import { certificateAddress } from "../../contract/public/public-addresses.ts";
import { LANGUAGES } from "../../contract/text.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { Section } from "../page/Section.tsx";
import { ProductRow } from "../products/ProductRow.tsx";
import { CertificateCheck } from "./CertificateCheck.tsx";
import { CertificateScan } from "./CertificateScan.tsx";
import { CertificateSheet } from "./CertificateSheet.tsx";
import { CERTIFICATE_TEXTS as TEXTS } from "./certificate-texts.ts";
import type { Checked } from "./load-certificate.ts";

function Found({
  data,
  address,
}: {
  readonly data: Extract<Checked, { found: unknown }>;
  readonly address: PageAddress;
}) {
  const t = useText();
  const { found, products } = data;
  return (
    <div className="page column certificate-page">
      <CertificateSheet proof={found} address={address} />
      <div className="certificate-tools columns">
        <nav aria-label={t(TEXTS.printIn)}>
          <h2>{t(TEXTS.print)}</h2>
          <p data-tone="quiet">{t(TEXTS.printHelp)}</p>
          <ul className="row">
            {LANGUAGES.map((each) => (
              <li key={each}>
                <a
                  href={`${certificateAddress(found.number)}&lang=${each}`}
                  lang={LANGUAGE_TAGS[each]}
                  hrefLang={LANGUAGE_TAGS[each]}
                  className="button"
                  data-quiet=""
                  {...(each === address.language ? { "aria-current": "true" as const } : {})}
                >
                  {LANGUAGE_NAMES[each]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <CertificateCheck isAnother />
      </div>
      {found.scan ? (
        <Section title={t(TEXTS.scan)}>
          <CertificateScan src={found.scan} alt={t(TEXTS.scanOf, { number: found.number })} />
        </Section>
      ) : null}
      <ProductRow title={t(TEXTS.products)} of={products} />
    </div>
  );
}

/** A certificate as proof, or a message for a number without one, or the form for a number. */
export function CertificateView({ data, address }: { readonly data: Checked; readonly address: PageAddress }) {
  const t = useText();
  if ("found" in data) return <Found data={data} address={address} />;
  const wrong = "wrong" in data ? data.wrong : "";
  return (
    <div className="page column">
      <PublicPageHead title={t(TEXTS.title)} lead={t(TEXTS.lead)} />
      {"tooMany" in data ? <Empty title={t(TEXTS.tooMany)} text={t(TEXTS.tooManyText)} /> : null}
      {wrong ? <Empty title={t(TEXTS.unknown, { number: wrong })} text={t(TEXTS.unknownText)} /> : null}
      <CertificateCheck number={wrong} />
    </div>
  );
}
