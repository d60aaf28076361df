import { websiteAddress } from "../../contract/html/safe-link.ts";
import type { PublicEnterprise } from "../../modules/enterprise/enterprise.ts";
import { formatDay } from "../../contract/date/day-format.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { Facts } from "../page/Facts.tsx";
import { RegionLink } from "../page/RegionLink.tsx";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";

/** Link to a website that was typed with or without a scheme; other input is shown as text (IN-12). */
function Website({ of }: { readonly of: string }) {
  const href = websiteAddress(of);
  return href ? (
    <a href={href} rel="noopener nofollow external">
      {of.replace(/^https?:\/\//i, "")}
    </a>
  ) : (
    of
  );
}

/** Facts about an enterprise, such as region and contact, a line each. */
export function EnterpriseFacts({ of }: { readonly of: PublicEnterprise }) {
  const t = useText();
  const language = useLanguage();
  const { place, regionPage, typeName, scaleName, foundedOn, employees, area, creditCode, website } = of;
  return (
    <aside className="enterprise-facts" aria-label={t(TEXTS.facts)}>
      <Facts
        of={[
          { name: t(TEXTS.region), value: place && <RegionLink code={regionPage} name={place} /> },
          { name: t(TEXTS.type), value: typeName },
          { name: t(TEXTS.scale), value: scaleName },
          { name: t(TEXTS.founded), value: foundedOn && formatDay(foundedOn, language) },
          {
            name: t(TEXTS.employees),
            value: employees === null ? "" : t(TEXTS.people, { count: formatNumber(employees, language) }),
          },
          {
            name: t(TEXTS.area),
            value: area === null ? "" : t(TEXTS.hectares, { count: formatNumber(area, language) }),
          },
          { name: t(TEXTS.registration), value: creditCode },
          { name: t(TEXTS.website), value: website && <Website of={website} /> },
        ]}
      />
    </aside>
  );
}
