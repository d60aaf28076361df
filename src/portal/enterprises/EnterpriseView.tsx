import type { CertificateTeaser } from "../../modules/certificate/certificate.ts";
import { useText } from "../../web/i18n/language.tsx";
import { BrandTile } from "../brands/BrandTile.tsx";
import { CertificateCard } from "../certificate/CertificateCard.tsx";
import { Contact } from "../enquiry/Contact.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { Picture } from "../picture/Picture.tsx";
import { HeadlineWords, PublicWords } from "../typography/PublicWords.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { RegionLink } from "../page/RegionLink.tsx";
import { Share } from "../share/Share.tsx";
import { Prose } from "../typography/Prose.tsx";
import { Section } from "../page/Section.tsx";
import { productsAddress } from "../products/products-address.ts";
import { ProductRow } from "../products/ProductRow.tsx";
import { CertifiedMark } from "./CertifiedMark.tsx";
import { enterprisesAddress } from "./enterprises-address.ts";
import { EnterpriseFacts } from "./EnterpriseFacts.tsx";
import { EnterpriseRow } from "./EnterpriseRow.tsx";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";
import type { ShownEnterprise } from "./load-enterprise.ts";

function Certificates({ of, origin }: { readonly of: readonly CertificateTeaser[]; readonly origin: string }) {
  const t = useText();
  return of.length === 0 ? null : (
    <Section title={t(TEXTS.certificates)} lead={t(origin === "" ? TEXTS.certificatesOpen : TEXTS.certificatesLead)}>
      <div className="certificate-cards columns">
        {of.map((certificate) => (
          <CertificateCard key={certificate.id} certificate={certificate} origin={origin} />
        ))}
      </div>
    </Section>
  );
}

/** One enterprise: picture, story, facts, certificates, products and brands. */
export function EnterpriseView({ data, address }: { readonly data: ShownEnterprise; readonly address: PageAddress }) {
  const t = useText();
  const { enterprise, certificates, products, brands, neighbours } = data;
  const { id, name, summary, introduction, pictures, region, typeName } = enterprise;
  const [lead, ...others] = pictures;
  return (
    <article className="page column">
      <PublicPageHead
        kicker={
          <>
            <RegionLink code={enterprise.regionPage && region.code} name={region.name} />
            <span>{typeName}</span>
          </>
        }
        title={<HeadlineWords of={name} />}
        lead={summary.text ? <PublicWords of={summary} /> : undefined}
      >
        <p className="enterprise-standing row" data-tone="quiet">
          <CertifiedMark of={enterprise.certified} />
          <Share />
        </p>
      </PublicPageHead>
      {lead ? <Picture src={lead} alt="" isTold ratio="16/9" sizes="(width < 1200px) 100vw, 1104px" isFirst /> : null}
      <div className="enterprise-body columns">
        <div className="enterprise-side">
          <EnterpriseFacts of={enterprise} />
          <Contact enterprise={enterprise} about={{ enterprise: id }} />
        </div>
        <div className="enterprise-story story">
          <Prose of={introduction} title={name} />
        </div>
      </div>
      {others.length > 0 ? (
        <div className="page-pictures" role="group" aria-label={t(TEXTS.pictures)}>
          {others.map((src) => (
            <Picture key={src} src={src} alt="" isTold ratio="4/3" sizes="(width < 1200px) 50vw, 540px" />
          ))}
        </div>
      ) : null}
      <Certificates of={certificates} origin={address.origin} />
      <ProductRow title={t(TEXTS.products)} all={productsAddress({ enterprise: id })} of={products} />
      {brands.length > 0 ? (
        <Section title={t(TEXTS.brands)}>
          <ul className="brand-others columns">
            {brands.map((brand) => (
              <BrandTile key={brand.id} brand={brand} />
            ))}
          </ul>
        </Section>
      ) : null}
      <EnterpriseRow
        title={t(TEXTS.neighbours, { region: region.name })}
        all={enterprisesAddress({ division: region.code, valid: "any" })}
        of={neighbours}
      />
    </article>
  );
}
