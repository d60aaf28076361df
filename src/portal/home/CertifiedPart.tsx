import { enterpriseAddress, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { EnterpriseTeaser } from "../../modules/enterprise/enterprise.ts";
import { useText } from "../../web/i18n/language.tsx";
import { CertificateCheck } from "../certificate/CertificateCheck.tsx";
import { Picture } from "../picture/Picture.tsx";
import { Headline, TitleWords } from "../typography/PublicWords.tsx";
import { RegionLink } from "../page/RegionLink.tsx";
import { Section } from "../page/Section.tsx";
import { HOME_TEXTS as TEXTS } from "./home-texts.ts";

/** Section of certified enterprises, with the form to check a certificate. */
export function CertifiedPart({ enterprises }: { readonly enterprises: readonly EnterpriseTeaser[] }) {
  const t = useText();
  if (enterprises.length === 0) return null;
  return (
    <Section title={t(TEXTS.certifiedTitle)} lead={t(TEXTS.certifiedLead)} all={PUBLIC_PATHS.showcase}>
      <ul className="home-register columns">
        {enterprises.map(({ id, name, place, regionPage, picture, logo, certified }) => (
          <li key={id} className="tile">
            {picture || logo ? (
              <Picture src={picture || logo} alt="" ratio="4/3" sizes="112px" />
            ) : (
              <span className="home-register-mark" aria-hidden="true">
                {[...name.text][0]}
              </span>
            )}
            <div>
              <h3>
                <a className="card-link" href={enterpriseAddress(id)}>
                  <TitleWords of={name} />
                </a>
              </h3>
              <p>
                <RegionLink code={regionPage} name={place} />
              </p>
              <p className="home-register-kinds row" data-gap="16" data-tight="">
                {certified.map(({ number, kindName, levelName }) => (
                  <span key={number}>{[kindName, levelName].filter(Boolean).join(" · ")}</span>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="home-check columns">
        <div>
          <h3>
            <Headline>{t(TEXTS.checkTitle)}</Headline>
          </h3>
          <p data-tone="quiet">{t(TEXTS.checkText)}</p>
        </div>
        <CertificateCheck />
      </div>
    </Section>
  );
}
