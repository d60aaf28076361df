import { Headline } from "../typography/PublicWords.tsx";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useText } from "../../web/i18n/language.tsx";
import { CertificateCheck } from "../certificate/CertificateCheck.tsx";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { Section } from "../page/Section.tsx";
import { enterprisesAddress } from "./enterprises-address.ts";
import { EnterpriseCard } from "./EnterpriseCard.tsx";
import { EnterpriseRow } from "./EnterpriseRow.tsx";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";
import { byCountry } from "./regions-by-country.ts";
import type { Showcase } from "./load-showcase.ts";

const MEANING = [
  { title: TEXTS.inspected, text: TEXTS.inspectedText },
  { title: TEXTS.limited, text: TEXTS.limitedText },
  { title: TEXTS.provable, text: TEXTS.provableText },
];

/** Explains the certification, with a form to check a certificate. */
function Meaning() {
  const t = useText();
  return (
    <Section title={t(TEXTS.meaning)}>
      <ol className="enterprise-meaning columns steps">
        {MEANING.map(({ title, text }) => (
          <li key={title.zh}>
            <h3>
              <Headline>{t(title)}</Headline>
            </h3>
            <p data-tone="quiet">{t(text)}</p>
          </li>
        ))}
      </ol>
      <CertificateCheck />
    </Section>
  );
}

export function ShowcaseView({
  data: { enterprises, choices, places },
  address,
}: {
  readonly data: Showcase;
  readonly address: PageAddress;
}) {
  const t = useText();
  const count = (of: number) => t(TEXTS.number, { count: formatNumber(of, address.language) });
  const [lead, ...more] = enterprises;
  return (
    <div className="page column">
      <PublicPageHead title={t(TEXTS.title)} lead={t(TEXTS.lead)} />
      {lead ? (
        <EnterpriseCard enterprise={lead} isLead />
      ) : (
        <Empty title={t(TEXTS.none)} text={t(TEXTS.noneText)}>
          <a href={PUBLIC_PATHS.settleIn}>{t(TEXTS.settleIn)}</a>
        </Empty>
      )}
      {choices.kinds.length > 0 ? (
        <Section title={t(TEXTS.kinds)} lead={t(TEXTS.kindsLead)}>
          <ul className="enterprise-kinds count-links">
            {choices.kinds.map((kind) => (
              <li key={kind.value}>
                <a href={enterprisesAddress({ kind: kind.value })}>
                  {kind.name} <small>{count(kind.count)}</small>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Meaning />
      <EnterpriseRow title={t(TEXTS.more)} all={PUBLIC_PATHS.enterprises} of={more} />
      {places.length > 0 ? (
        <Section title={t(TEXTS.regions)}>
          <div className="enterprise-regions count-links">
            {byCountry(places).map(({ country, regions }) => (
              <div key={country}>
                <h3 className="minor">{country}</h3>
                <ul>
                  {regions.map(({ code, name, count: of }) => (
                    <li key={code}>
                      <a href={enterprisesAddress({ division: code })}>
                        {name} <small>{count(of)}</small>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Section>
      ) : null}
    </div>
  );
}
