import { useText } from "../i18n/language.tsx";
import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import "./states/states.css";

/** Shown at the foot of the page while a dialog's code loads, after a delay. */
export function OpeningStatus() {
  const t = useText();
  return (
    <p className="coming" role="status">
      {t(FEEDBACK_TEXTS.opening)}
    </p>
  );
}
