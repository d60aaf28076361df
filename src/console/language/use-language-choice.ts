import { inLanguage, type Language } from "../../contract/text.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useLanguage } from "../../web/i18n/language.tsx";
import { preference } from "../../web/preferences/preferences.ts";
import { LANGUAGE_TEXTS } from "./texts.ts";

/** Long enough to read the message before the page reloads (§8), in ms. */
const RELOAD_AFTER = 800;

/** Changes the language: a message, then the page loads again in it (§8). */
export function useLanguageChoice(): (language: Language) => void {
  const present = useLanguage();
  const feedback = useFeedback();
  return (language) => {
    if (language === present) return;
    preference.language.write(language);
    feedback.success(inLanguage(LANGUAGE_TEXTS.changed, language));
    setTimeout(() => location.reload(), RELOAD_AFTER);
  };
}
