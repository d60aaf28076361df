import { Alert, Button } from "antd";
import { ApiError, NO_ANSWER } from "../../../web/api/api-error.ts";
import { FEEDBACK_TEXTS } from "../../../web/feedback/feedback-texts.ts";
import { useText } from "../../../web/i18n/language.tsx";

/** An error of the whole file. Server and network errors can be retried without choosing the file again. */
export function ImportFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useText();
  const mayHelp = error instanceof ApiError && (error.code === NO_ANSWER || error.status >= 500);
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      title={error.message}
      action={
        mayHelp ? (
          <Button size="small" onClick={onRetry}>
            {t(FEEDBACK_TEXTS.retry)}
          </Button>
        ) : null
      }
    />
  );
}
