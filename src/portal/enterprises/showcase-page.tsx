import { PART_SIZES } from "../page/list-sizes.ts";
import { Headline } from "../typography/PublicWords.tsx";
import { enterpriseAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { certificatePublicCalls, type CertificateChoices } from "../../modules/certificate/certificate.ts";
import {
  enterprisePublicCalls,
  type EnterprisePlace,
  type EnterpriseTeaser,
} from "../../modules/enterprise/enterprise.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useText } from "../../web/i18n/language.tsx";
import { CertificateCheck } from "../certificate/CertificateCheck.tsx";
import { itemList } from "../seo/structured-data.ts";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { portalPage, type PageAddress } from "../page/portal-page.ts";
import { Section } from "../page/Section.tsx";
import { enterprisesAddress } from "./enterprises-address.ts";
import { EnterpriseCard } from "./EnterpriseCard.tsx";
import { EnterpriseRow } from "./EnterpriseRow.tsx";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";
import { byCountry } from "./regions-by-country.ts";

interface Showcase {
  readonly enterprises: readonly EnterpriseTeaser[];
  readonly choices: CertificateChoices;
  readonly places: readonly EnterprisePlace[];
}

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

function ShowcaseView({
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

/** §2 "certified enterprises". */
export const showcasePage = portalPage<Showcase>({
  path: PUBLIC_PATHS.showcase,
  isListed: true,
  async load(ask) {
    const [enterprises, choices, places] = await Promise.all([
      ask(enterprisePublicCalls.list, { certified: "1", size: PART_SIZES.showcase.enterprises }),
      ask(certificatePublicCalls.choices, {}),
      ask(enterprisePublicCalls.places, { certified: "1" }),
    ]);
    return enterprises && choices && places && { enterprises: enterprises.rows, choices, places };
  },
  head: ({ enterprises }, { language }) => ({
    title: inLanguage(TEXTS.title, language),
    description: inLanguage(TEXTS.lead, language),
    ...(enterprises[0]?.picture ? { picture: enterprises[0].picture } : {}),
    canonical: [],
    structured: [itemList(enterprises.map(({ id, name }) => ({ name, path: enterpriseAddress(id) })))],
  }),
  View: ShowcaseView,
});
