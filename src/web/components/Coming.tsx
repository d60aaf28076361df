import { useText } from "../i18n/language.tsx";
import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import "./states.css";

/** What opens over the page is on its way: said at the foot, once the wait is felt. */
export function Coming() {
  const t = useText();
  return (
    <p className="coming" role="status">
      {t(FEEDBACK_TEXTS.opening)}
    </p>
  );
}
