import { certificateAddress, enterpriseAddress } from "../../contract/public/public-addresses.ts";
import type { CertificateProof } from "../../modules/certificate/certificate.ts";
import { formatDay } from "../../contract/date/day-format.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { Facts } from "../page/Facts.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { Headline, PublicWords } from "../typography/PublicWords.tsx";
import { CERTIFICATE_TEXTS as TEXTS } from "./certificate-texts.ts";
import { QrCode } from "./QrCode.tsx";
import { ValiditySeal } from "./ValidityMark.tsx";

const VERDICTS = {
  valid: TEXTS.verdictValid,
  expiring: TEXTS.verdictExpiring,
  expired: TEXTS.verdictExpired,
  revoked: TEXTS.verdictRevoked,
  notYet: TEXTS.verdictNotYet,
};

/** The proof, as a sheet on the screen and as one A4 page that can be hung up. */
export function CertificateSheet({
  proof,
  address,
}: {
  readonly proof: CertificateProof;
  readonly address: PageAddress;
}) {
  const t = useText();
  const language = useLanguage();
  const { number, validity, validUntil, issuedOn, kindName, levelName, scope, issuer, holder, checkedOn } = proof;
  const day = (of: string) => <time dateTime={of}>{formatDay(of, language)}</time>;
  const printed = `${address.origin}${certificateAddress(number)}`;
  const site = address.settings["sys.name"] ?? "";
  return (
    <article className="certificate-sheet" data-validity={validity}>
      <p className="certificate-proof row" data-tone="quiet" data-ends="">
        <span>{t(TEXTS.proof)}</span>
        <span>{site}</span>
      </p>
      <header className="certificate-verdict line" data-gap="16">
        <ValiditySeal of={validity} />
        <div>
          <h1>
            <Headline>
              {t(VERDICTS[validity], { day: formatDay(validity === "notYet" ? issuedOn : validUntil, language) })}
            </Headline>
          </h1>
          <p data-tone="quiet">{t(TEXTS.checkedOn, { day: formatDay(checkedOn, language) })}</p>
        </div>
      </header>
      <div className="certificate-what">
        <p className="certificate-holder">
          <a href={enterpriseAddress(proof.enterprise)}>
            <PublicWords of={holder} />
          </a>
        </p>
        <p className="certificate-kind">
          {kindName}
          {levelName ? ` · ${levelName}` : ""}
        </p>
      </div>
      <div className="certificate-details">
        <Facts
          of={[
            { name: t(TEXTS.number), value: <span className="certificate-number">{number}</span> },
            { name: t(TEXTS.place), value: proof.place },
            { name: t(TEXTS.scope), value: scope.text && <PublicWords of={scope} /> },
            { name: t(TEXTS.issuer), value: <PublicWords of={issuer} /> },
            { name: t(TEXTS.issuedOn), value: day(issuedOn) },
            { name: t(TEXTS.validUntil), value: day(validUntil) },
          ]}
        />
        {address.origin === "" ? null : (
          <figure>
            <QrCode address={printed} label={t(TEXTS.qr, { number })} />
            <figcaption>{t(TEXTS.scanToCheck)}</figcaption>
          </figure>
        )}
      </div>
      <p className="certificate-printed" data-tone="quiet">
        {t(address.origin === "" ? TEXTS.printedWithoutCode : TEXTS.printed, { site })}
        <span>{printed}</span>
      </p>
    </article>
  );
}
