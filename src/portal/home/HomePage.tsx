import { useText } from "../../web/i18n/language.tsx";
import { PORTAL_TEXTS } from "../frame/portal-texts.ts";
import { TerraceScene } from "../scene/TerraceScene.tsx";
import { signInAddress } from "../sign-in/sign-in-data.ts";
import { HOME_TEXTS } from "./home-texts.ts";

interface HomePageProps {
  readonly settings: Readonly<Record<string, string>>;
  /** Where the visitor wanted to go before signing in (§4); already checked. */
  readonly wanted: string | undefined;
}

const PARTS = [
  { title: HOME_TEXTS.staffTitle, text: HOME_TEXTS.staffText },
  { title: HOME_TEXTS.languagesTitle, text: HOME_TEXTS.languagesText },
  { title: HOME_TEXTS.publicTitle, text: HOME_TEXTS.publicText },
] as const;

export function HomePage({ settings, wanted }: HomePageProps) {
  const say = useText();
  return (
    <>
      <section className="home-lead">
        <TerraceScene focus="xMidYMid" />
        <div className="home-words">
          {settings["sys.subname"] ? <p className="home-subname">{settings["sys.subname"]}</p> : null}
          <h1>{settings["sys.name"]}</h1>
          <p className="home-text">{say(HOME_TEXTS.lead)}</p>
          {wanted ? (
            <div className="home-notice" role="status">
              <div>
                <strong>{say(PORTAL_TEXTS.signInFirst)}</strong>
                <p>{say(PORTAL_TEXTS.signInFirstText, { path: wanted })}</p>
              </div>
              <a className="portal-sign-in" href={signInAddress(wanted)}>
                {say(PORTAL_TEXTS.signIn)}
              </a>
            </div>
          ) : null}
        </div>
      </section>
      <section className="home-about" aria-labelledby="about">
        <h2 id="about">{say(HOME_TEXTS.aboutTitle)}</h2>
        <div className="home-parts">
          {PARTS.map(({ title, text }) => (
            <article key={title.id}>
              <h3>{say(title)}</h3>
              <p>{say(text)}</p>
            </article>
          ))}
        </div>
      </section>
    </>
  );
}
