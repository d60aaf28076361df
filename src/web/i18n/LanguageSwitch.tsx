import type { MouseEvent } from "react";
import { SHOW_IN } from "../../contract/kept-form.ts";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import { LANGUAGE_NAMES } from "../../web/i18n/language-tag.ts";

interface LanguageSwitchProps {
  readonly current: Language;
  readonly label: string;
  /** The same page in another language: `lang` is read by the server, which remembers it. Works without scripts. */
  readonly addressOf: (language: Language) => string;
  /** With scripts: switch in place, so that nothing typed is lost. */
  readonly onChoose?: (language: Language) => void;
  /** Id of a form that is sent instead, to be shown with what was typed in another language (`contract/kept-form`). */
  readonly formId?: string | undefined;
}

export function LanguageSwitch({ current, label, addressOf, onChoose, formId }: LanguageSwitchProps) {
  const choose = (language: Language) => (event: MouseEvent) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(language);
  };
  return (
    <nav className="language-switch" aria-label={label}>
      {/* Return in a field presses the first button of its form, which must not be a language. */}
      {formId ? <button type="submit" form={formId} className="visually-hidden" tabIndex={-1} aria-hidden /> : null}
      {LANGUAGES.map((language) => {
        const common = { lang: language, "aria-current": language === current ? ("true" as const) : undefined };
        return formId ? (
          <button key={language} {...common} type="submit" form={formId} name={SHOW_IN} value={language} formNoValidate>
            {LANGUAGE_NAMES[language]}
          </button>
        ) : (
          <a
            key={language}
            {...common}
            href={addressOf(language)}
            hrefLang={language}
            rel="nofollow"
            onClick={choose(language)}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        );
      })}
    </nav>
  );
}
