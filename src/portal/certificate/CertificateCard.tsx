import { certificateAddress } from "../../contract/public/public-addresses.ts";
import type { CertificateTeaser } from "../../modules/certificate/certificate.ts";
import { formatDay } from "../../contract/date/day-format.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { Headline, PublicWords } from "../typography/PublicWords.tsx";
import { CERTIFICATE_TEXTS as TEXTS } from "./certificate-texts.ts";
import { QrCode } from "./QrCode.tsx";
import { ValidityMark } from "./ValidityMark.tsx";

interface CertificateCardProps {
  readonly certificate: CertificateTeaser;
  /**
   * Origin of the site, such as `https://example.la`, because a phone reads the QR code. Empty if it is not configured;
   * then there is no code.
   */
  readonly origin: string;
  readonly level?: 2 | 3;
}

/** A certificate on the page of an enterprise or product: scope, issuer, validity, and a link to its proof. */
export function CertificateCard({ certificate, origin, level = 3 }: CertificateCardProps) {
  const t = useText();
  const language = useLanguage();
  const { number, kindName, levelName, scope, issuer, validUntil, validity } = certificate;
  const address = certificateAddress(number);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="certificate-card tile">
      <div>
        <ValidityMark of={validity} />
        <Heading>
          <a className="card-link" href={address}>
            <Headline>{[kindName, levelName].filter(Boolean).join(" · ")}</Headline>
          </a>
        </Heading>
        {scope.text ? (
          <p>
            <PublicWords of={scope} />
          </p>
        ) : null}
        <dl>
          <div>
            <dt>{t(TEXTS.number)}</dt>
            <dd className="certificate-number">{number}</dd>
          </div>
          <div>
            <dt>{t(TEXTS.issuer)}</dt>
            <dd>
              <PublicWords of={issuer} />
            </dd>
          </div>
          <div>
            <dt>{t(TEXTS.validUntil)}</dt>
            <dd>
              <time dateTime={validUntil}>{formatDay(validUntil, language)}</time>
            </dd>
          </div>
        </dl>
      </div>
      {origin === "" ? null : (
        <figure>
          <QrCode address={`${origin}${address}`} label={t(TEXTS.qr, { number })} />
          <figcaption>{t(TEXTS.scanToCheck)}</figcaption>
        </figure>
      )}
    </article>
  );
}
