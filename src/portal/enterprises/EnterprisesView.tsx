import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Chips } from "../page/Chips.tsx";
import { CountLabel } from "../page/CountLabel.tsx";
import { Empty } from "../page/Empty.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { Pagination } from "../page/Pagination.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { EnterpriseCard } from "./EnterpriseCard.tsx";
import { EnterpriseFilters } from "./EnterpriseFilters.tsx";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";
import { enterprisesTitle } from "./enterprises-title.ts";
import { byCountry } from "./regions-by-country.ts";
import { ENTERPRISE_FILTERS, type Enterprises } from "./load-enterprises.ts";

/** List of enterprises, filtered by kind, region, level and words, all of which are in the page's query. */
export function EnterprisesView({ data, address }: { readonly data: Enterprises; readonly address: PageAddress }) {
  const t = useText();
  const { found, choices, places } = data;
  const isFiltered = ENTERPRISE_FILTERS.some((name) => address.query.get(name));
  const groups = byCountry(places).map(({ country, regions }) => ({
    country,
    regions: regions.map(({ code, name }) => ({ value: code, name })),
  }));
  return (
    <div className="page column">
      <PublicPageHead
        title={enterprisesTitle(data, address.query, address.language)}
        {...(isFiltered ? {} : { lead: t(TEXTS.listLead) })}
      />
      {found.total === 0 && !isFiltered ? null : (
        <EnterpriseFilters address={address} groups={groups} levels={choices.levels} />
      )}
      <Chips label={t(TEXTS.kinds)} address={address} name="kind" of={choices.kinds} />
      {found.rows.length > 0 ? (
        <div className="card-list">
          {found.rows.map((enterprise, index) => (
            <EnterpriseCard key={enterprise.id} enterprise={enterprise} isFirst={index === 0} />
          ))}
        </div>
      ) : isFiltered ? (
        <Empty title={t(TEXTS.noneFound)} text={t(TEXTS.noneFoundText)}>
          <a href={PUBLIC_PATHS.enterprises}>{t(TEXTS.clear)}</a>
        </Empty>
      ) : (
        <Empty title={t(TEXTS.none)} text={t(TEXTS.noneText)}>
          <a href={PUBLIC_PATHS.settleIn}>{t(TEXTS.settleIn)}</a>
        </Empty>
      )}
      {found.total === 0 ? null : (
        <p className="page-count tabular" data-tone="quiet">
          <CountLabel count={found.total} one={TEXTS.countOne} many={TEXTS.count} />
        </p>
      )}
      <Pagination of={found} address={address} />
    </div>
  );
}
