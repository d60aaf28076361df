import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import { useText } from "../i18n/language.tsx";

/** Lets a select be emptied, by a button with a name in the reader's language: the kit's own is English. */
export function useClearButton(isOffered = true): false | { readonly label: string } {
  const t = useText();
  return isOffered ? { label: t(FEEDBACK_TEXTS.clearInput) } : false;
}
