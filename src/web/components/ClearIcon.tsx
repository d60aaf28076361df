import { CircleX } from "lucide-react";
import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import { useText } from "../i18n/language.tsx";

/** Names the button that empties an input; the kit's own icon names it "close-circle" in every language. */
export function ClearIcon() {
  const t = useText();
  return <CircleX size={14} role="img" aria-label={t(FEEDBACK_TEXTS.clearInput)} />;
}
