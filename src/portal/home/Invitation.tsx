import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Headline } from "../typography/PublicWords.tsx";
import { HOME_TEXTS as TEXTS } from "./home-texts.ts";

const STEPS = [TEXTS.stepApply, TEXTS.stepReview, TEXTS.stepShown] as const;

/** Invites growers to apply. */
export function Invitation() {
  const t = useText();
  return (
    <section className="home-invitation" aria-labelledby="invitation">
      <div className="home-invitation-in column columns">
        <div>
          <h2 id="invitation">
            <Headline>{t(TEXTS.inviteTitle)}</Headline>
          </h2>
          <p className="home-text">{t(TEXTS.inviteText)}</p>
          <p className="home-invitation-ways home-text row">
            <a className="button" href={PUBLIC_PATHS.settleIn}>
              {t(TEXTS.invite)}
            </a>
            <a className="more" href={PUBLIC_PATHS.application}>
              {t(TEXTS.inviteStatus)}
            </a>
          </p>
        </div>
        <ol className="steps">
          {STEPS.map((step) => (
            <li key={step.id}>{t(step)}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
