import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import type { Text } from "../../contract/text.ts";
import { isReplaced } from "./replaced.ts";

interface WayOn {
  readonly why: Text;
  readonly label: Text;
  readonly go: () => void;
}

/** What is said of a part that could not be fetched, and what leads on: another try, or the new program where its file is gone. */
export function wayOn(onTryAgain: () => void): WayOn {
  if (isReplaced())
    // Whatever is typed and not saved makes the browser ask first.
    return { why: FEEDBACK_TEXTS.partReplaced, label: FEEDBACK_TEXTS.reload, go: () => location.reload() };
  const why = navigator.onLine ? FEEDBACK_TEXTS.partMissing : FEEDBACK_TEXTS.partOffline;
  return { why, label: FEEDBACK_TEXTS.retry, go: onTryAgain };
}
