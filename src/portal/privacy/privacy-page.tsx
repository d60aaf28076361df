import { Fragment } from "react";
import { PRIVACY_PATH } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { PublicPageHead } from "../page/PublicPageHead.tsx";
import { portalPage } from "../page/portal-page.ts";
import { WithNames } from "../typography/PublicWords.tsx";
import { PRIVACY_TEXTS } from "./privacy-texts.ts";

function PrivacyPage({ data }: { readonly data: readonly string[] }) {
  const t = useText();
  return (
    <div className="page column">
      <div className="prose">
        <PublicPageHead title={t(PRIVACY_TEXTS.privacy)} />
        {data.map((paragraph, index) => (
          <p key={index}>
            {paragraph.split("\n").map((line, at) => (
              <Fragment key={at}>
                {at > 0 ? <br /> : null}
                <WithNames>{line}</WithNames>
              </Fragment>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The operator's privacy statement, written in the settings; no page while it is empty. */
export const privacyPage = portalPage<readonly string[]>({
  path: PRIVACY_PATH,
  load: async (_, { settings }) => {
    const paragraphs = (settings["site.privacy"] ?? "")
      .trim()
      .split(/\n\s*\n/)
      .filter(Boolean);
    return paragraphs.length > 0 ? paragraphs : undefined;
  },
  head: (_, { language }) => ({ title: inLanguage(PRIVACY_TEXTS.privacy, language) }),
  View: PrivacyPage,
});
