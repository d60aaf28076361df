import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import type { Text } from "../../contract/text.ts";
import { isFileGone } from "./replaced-files.ts";

interface RetryOrReload {
  readonly why: Text;
  readonly label: Text;
  readonly go: () => void;
}

/** Message and button for a part that failed to load: retry, or reload where its file was replaced. */
export function retryOrReload(onTryAgain: () => void): RetryOrReload {
  if (isFileGone())
    // The browser asks first when there is unsaved input.
    return { why: FEEDBACK_TEXTS.partReplaced, label: FEEDBACK_TEXTS.reload, go: () => location.reload() };
  const why = navigator.onLine ? FEEDBACK_TEXTS.partMissing : FEEDBACK_TEXTS.partOffline;
  return { why, label: FEEDBACK_TEXTS.retry, go: onTryAgain };
}
