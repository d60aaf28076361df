import type { MouseEvent } from "react";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import { LANGUAGE_NAMES } from "../../web/i18n/language-tag.ts";

interface LanguageSwitchProps {
  readonly current: Language;
  readonly label: string;
  /** The same page in another language: `lang` is read by the server, which remembers it. Works without scripts. */
  readonly addressOf: (language: Language) => string;
  /** With scripts: switch in place, so that nothing typed is lost. */
  readonly onChoose?: (language: Language) => void;
}

export function LanguageSwitch({ current, label, addressOf, onChoose }: LanguageSwitchProps) {
  const choose = (language: Language) => (event: MouseEvent) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(language);
  };
  return (
    <nav className="language-switch" aria-label={label}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={addressOf(language)}
          lang={language}
          hrefLang={language}
          rel="nofollow"
          aria-current={language === current ? "true" : undefined}
          onClick={choose(language)}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
