import { useText } from "../../web/i18n/language.tsx";
import { SearchField } from "../search/SearchField.tsx";
import { Headline } from "../typography/PublicWords.tsx";
import { HOME_TEXTS as TEXTS } from "./home-texts.ts";

/** Name of the site and its search box, below the cover. */
export function Nameplate({ settings }: { readonly settings: Readonly<Record<string, string>> }) {
  const t = useText();
  return (
    <section className="home-nameplate column columns">
      <div>
        <h1>
          <Headline>{settings["sys.name"] ?? ""}</Headline>
        </h1>
        <p data-tone="quiet">{t(TEXTS.lead)}</p>
      </div>
      <SearchField />
    </section>
  );
}
