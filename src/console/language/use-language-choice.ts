import { inLanguage, type Language } from "../../contract/text.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { toasts, useFeedback } from "../../web/feedback/Feedback.tsx";
import { isLeaveGuarded, reloadAsAgreed } from "../../web/feedback/leave-guard.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { preference } from "../../web/preferences/preferences.ts";
import { LANGUAGE_TEXTS } from "./texts.ts";

/** Time to read the message before the page reloads (§8), in ms. */
const RELOAD_AFTER = 800;

/**
 * Returns a setter of the language, which shows a message and then reloads the page (§8). It asks first where something
 * is not saved: the browser's own question would come too late to leave the language as it was.
 */
export function useLanguageChoice(): (language: Language) => void {
  const t = useText();
  const present = useLanguage();
  const feedback = useFeedback();
  const confirm = useConfirm();
  const choose = async (language: Language): Promise<void> => {
    if (language === present) return;
    const { unsaved, unsavedText, change } = LANGUAGE_TEXTS;
    const isAsked = isLeaveGuarded();
    if (isAsked && !(await confirm({ title: t(unsaved), text: t(unsavedText), yes: t(change) }))) return;
    preference.language.write(language);
    feedback.success(inLanguage(LANGUAGE_TEXTS.changed, language));
    await toasts.fetch().catch(() => undefined); // on a slow line it would appear after the time for reading it
    setTimeout(isAsked ? reloadAsAgreed : () => location.reload(), RELOAD_AFTER);
  };
  return (language) => void choose(language);
}
