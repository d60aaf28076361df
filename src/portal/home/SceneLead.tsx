import { useText } from "../../web/i18n/language.tsx";
import { PORTAL_TEXTS } from "../frame/portal-texts.ts";
import { TerraceScene } from "../../web/scene/TerraceScene.tsx";
import { SearchField } from "../search/SearchField.tsx";
import { signInAddress } from "../../contract/session/sign-in-address.ts";
import { Headline } from "../typography/PublicWords.tsx";
import { HOME_TEXTS } from "./home-texts.ts";

interface SceneLeadProps {
  readonly settings: Readonly<Record<string, string>>;
  /** Address the visitor wanted to open before signing in (§4); already checked. */
  readonly wanted: string | undefined;
  readonly hasSearch: boolean;
}

/** Drawn terraces in place of the cover, when there are no banners or the visitor must sign in first. */
export function SceneLead({ settings, wanted, hasSearch }: SceneLeadProps) {
  const t = useText();
  return (
    <section className="home-lead">
      <TerraceScene focus="xMidYMid" />
      <div className="home-words column">
        {settings["sys.subname"] ? <p className="home-subname">{settings["sys.subname"]}</p> : null}
        <h1>
          <Headline>{settings["sys.name"] ?? ""}</Headline>
        </h1>
        <p className="home-text">{t(HOME_TEXTS.lead)}</p>
        {hasSearch ? <SearchField /> : null}
        {wanted ? (
          <div className="home-notice row" data-ends="" role="status">
            <div>
              <strong>{t(PORTAL_TEXTS.signInFirst)}</strong>
              <p data-tone="quiet">{t(PORTAL_TEXTS.afterSignIn)}</p>
            </div>
            <a className="button" href={signInAddress(wanted)}>
              {t(PORTAL_TEXTS.signIn)}
            </a>
          </div>
        ) : null}
      </div>
    </section>
  );
}
