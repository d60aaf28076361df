import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { PageAddress } from "../page/portal-page.ts";
import { PAGE_TEXTS } from "../page/page-texts.ts";
import { ENTERPRISE_TEXTS as TEXTS } from "./enterprise-texts.ts";

interface Choice {
  readonly value: string;
  readonly name: string;
}
interface Group {
  readonly country: string;
  readonly regions: readonly Choice[];
}

interface EnterpriseFiltersProps {
  readonly address: PageAddress;
  readonly groups: readonly Group[];
  readonly levels: readonly Choice[];
}

/** Form whose values are in the page's query; works without scripts. */
export function EnterpriseFilters({ address: { query }, groups, levels }: EnterpriseFiltersProps) {
  const t = useText();
  const given = (name: string) => query.get(name) ?? "";
  return (
    <form className="enterprise-filters stack" data-gap="16" action={PUBLIC_PATHS.enterprises} role="search">
      {given("kind") ? <input type="hidden" name="kind" value={given("kind")} /> : null}
      <label className="enterprise-search">
        <span>{t(TEXTS.search)}</span>
        <input
          className="field-input"
          type="search"
          name="search"
          defaultValue={given("search")}
          maxLength={100}
          placeholder={t(TEXTS.searchHelp)}
          enterKeyHint="search"
        />
      </label>
      <label>
        <span>{t(TEXTS.region)}</span>
        <select className="field-input" name="division" defaultValue={given("division")}>
          <option value="">{t(PAGE_TEXTS.all)}</option>
          {groups.map(({ country, regions }) => (
            <optgroup key={country} label={country}>
              {regions.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        <span>{t(TEXTS.level)}</span>
        <select className="field-input" name="level" defaultValue={given("level")}>
          <option value="">{t(PAGE_TEXTS.all)}</option>
          {levels.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t(TEXTS.standing)}</span>
        <select className="field-input" name="valid" defaultValue={given("valid")}>
          <option value="">{t(TEXTS.onlyValid)}</option>
          <option value="any">{t(TEXTS.withoutToo)}</option>
        </select>
      </label>
      <button className="button" type="submit">
        {t(TEXTS.apply)}
      </button>
    </form>
  );
}
