import { inLanguage, type Language } from "../../contract/text.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useLanguage } from "../../web/i18n/language.tsx";
import { preference } from "../../web/preferences/preferences.ts";
import { LANGUAGE_TEXTS } from "./texts.ts";

/** Time to read the message before the page reloads (§8), in ms. */
const RELOAD_AFTER = 800;

/** Returns a setter of the language, which shows a message and then reloads the page (§8). */
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
