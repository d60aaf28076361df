import type { Size } from "../../contract/preferences/preferences.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { preference } from "../../web/preferences/preferences.ts";
import { SIZE_SELECT_TEXTS } from "./texts.ts";

/** Returns a setter of the size, which applies it at once and confirms it (§8). */
export function useSizeChoice(): (size: Size) => void {
  const t = useText();
  const feedback = useFeedback();
  return (size) => {
    preference.size.write(size);
    feedback.success(t(SIZE_SELECT_TEXTS.changed));
  };
}
