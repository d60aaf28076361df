import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { portalPage } from "../page/portal-page.ts";
import { Headline } from "../typography/PublicWords.tsx";
import { OFFLINE_TEXTS as TEXTS } from "./offline-texts.ts";

function OfflinePage() {
  const t = useText();
  return (
    <div className="not-found">
      <h1>
        <Headline>{t(TEXTS.title)}</Headline>
      </h1>
      <p>{t(TEXTS.text)}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href is the requested address, in whose place this page is shown */}
      <a className="button" href="">
        {t(TEXTS.again)}
      </a>
    </div>
  );
}

/** Page that the offline worker shows without a network for an address that is not cached. */
export const offlinePage = portalPage<null>({
  path: PUBLIC_PATHS.offline,
  load: async () => null,
  head: (_, { language }) => ({ title: inLanguage(TEXTS.title, language), isPrivate: true }),
  View: OfflinePage,
});
