import { useText } from "../../web/i18n/language.tsx";
import { PORTAL_TEXTS } from "../frame/portal-texts.ts";
import { Headline } from "../typography/PublicWords.tsx";
import { HOME_TEXTS as TEXTS } from "./home-texts.ts";
import { Invitation } from "./Invitation.tsx";

const TO_COME = [
  { title: PORTAL_TEXTS.products, text: TEXTS.comingProducts },
  { title: PORTAL_TEXTS.certified, text: TEXTS.comingCertified },
  { title: PORTAL_TEXTS.brands, text: TEXTS.comingBrands },
  { title: PORTAL_TEXTS.news, text: TEXTS.comingNews },
  { title: PORTAL_TEXTS.notices, text: TEXTS.comingNotices },
] as const;
const STAFF_STEPS = [TEXTS.staffSignIn, TEXTS.staffWrite, TEXTS.staffPublish] as const;

/** Home page before anything is published: what it will show, what visitors can do already, and how staff begin. */
export function NothingPublished() {
  const t = useText();
  return (
    <>
      <section className="home-first column columns" aria-labelledby="to-come">
        <header>
          <h2 id="to-come">
            <Headline>{t(TEXTS.comingTitle)}</Headline>
          </h2>
          <p className="page-lead" data-tone="quiet">
            {t(TEXTS.comingText)}
          </p>
        </header>
        <dl>
          {TO_COME.map(({ title, text }) => (
            <div key={title.id}>
              <dt>{t(title)}</dt>
              <dd data-tone="quiet">{t(text)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="home-first column columns" aria-labelledby="staff">
        <header>
          <h2 id="staff">
            <Headline>{t(TEXTS.staffTitle)}</Headline>
          </h2>
          <p className="page-lead" data-tone="quiet">
            {t(TEXTS.staffText)}
          </p>
        </header>
        <ol className="steps">
          {STAFF_STEPS.map((step) => (
            <li key={step.id}>{t(step)}</li>
          ))}
        </ol>
      </section>
      <Invitation />
    </>
  );
}
