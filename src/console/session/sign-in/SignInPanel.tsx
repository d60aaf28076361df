import { useEffect, useState } from "react";
import { PUBLIC_PATHS } from "../../../contract/public/public-addresses.ts";
import { SESSION_END_TEXTS } from "../../../contract/session/session-end-texts.ts";
import { signInAddress } from "../../../contract/session/sign-in-address.ts";
import { inLanguage, type Language } from "../../../contract/text.ts";
import { LanguageProvider, useText } from "../../../web/i18n/language.tsx";
import { LanguageSwitch } from "../../../web/i18n/LanguageSwitch.tsx";
import { siteName, type SignInData } from "./sign-in-data.ts";
import { SignInForm } from "./SignInForm.tsx";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";

interface SignInPanelProps {
  readonly data: SignInData;
  /** Saves the language and applies it to the document. */
  readonly onLanguage: (language: Language, title: string) => void;
  readonly onSignedIn: () => void;
}

function Panel({
  data,
  language,
  setLanguage,
  onSignedIn,
}: {
  readonly data: SignInData;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly onSignedIn: () => void;
}) {
  const t = useText();
  return (
    <>
      <header className="sign-in-top">
        <LanguageSwitch
          current={language}
          label={t(SIGN_IN_TEXTS.language)}
          addressOf={(other) => signInAddress(data.target, data.ended, other)}
          onChoose={setLanguage}
        />
      </header>
      <div className="sign-in-middle">
        <h1>{t(SIGN_IN_TEXTS.title)}</h1>
        <p className="sign-in-lead" data-tone="quiet">
          {t(SIGN_IN_TEXTS.lead)}
        </p>
        {data.ended ? (
          <p className="sign-in-ended" role="status">
            {t(SESSION_END_TEXTS[data.ended])}
          </p>
        ) : null}
        <noscript>
          <p className="sign-in-noscript">{t(SIGN_IN_TEXTS.needsScript)}</p>
        </noscript>
        <SignInForm apiBase={data.apiBase} hasCaptcha={data.features.hasCaptcha} onSignedIn={onSignedIn} />
        <p className="sign-in-help" data-tone="faint">
          {t(SIGN_IN_TEXTS.forgotten)}
        </p>
      </div>
      <footer className="sign-in-foot" data-tone="faint">
        <a href={PUBLIC_PATHS.home}>{t(SIGN_IN_TEXTS.publicHome)}</a>
      </footer>
    </>
  );
}

/** The hydrated part of the sign-in page, which is all of it but the picture. */
export function SignInPanel({ data, onLanguage, onSignedIn }: SignInPanelProps) {
  const [language, setLanguage] = useState(data.language);
  useEffect(() => {
    if (language !== data.language || document.documentElement.lang.slice(0, 2) !== language)
      onLanguage(language, `${inLanguage(SIGN_IN_TEXTS.title, language)} · ${siteName(data.settings)}`);
  }, [language, data, onLanguage]);
  return (
    <LanguageProvider language={language}>
      <Panel data={data} language={language} setLanguage={setLanguage} onSignedIn={onSignedIn} />
    </LanguageProvider>
  );
}
