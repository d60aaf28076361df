import { Button } from "antd";
import { ApiError, NO_ANSWER } from "../api/api-error.ts";
import { useText } from "../i18n/language.tsx";
import { PartMissing } from "../lazy/fetch-part.ts";
import { isFileGone } from "../lazy/replaced-files.ts";
import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import "./states.css";

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}

/** Replaces content the person has no permission for, before a request that the server would refuse. */
export function NotPermittedState() {
  const t = useText();
  return (
    <div className="state" role="alert">
      <h2 className="state-title">{t(FEEDBACK_TEXTS.notPermitted)}</h2>
      <p className="state-text" data-tone="quiet">
        {t(FEEDBACK_TEXTS.askAdministrator)}
      </p>
    </div>
  );
}

/** Replaces content that failed to load: the reason, the remedy, and the request id for support. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const t = useText();
  const answer = error instanceof ApiError ? error : undefined;
  const isRefused = answer?.reason === "notPermitted";
  const isMissing = error instanceof PartMissing;
  const isGone = isMissing && isFileGone();
  const isOffline = (isMissing || answer?.code === NO_ANSWER) && !navigator.onLine;
  const title = isRefused
    ? FEEDBACK_TEXTS.notPermitted
    : isOffline
      ? FEEDBACK_TEXTS.offline
      : isMissing
        ? FEEDBACK_TEXTS.partMissing
        : FEEDBACK_TEXTS.failed;
  const text = isRefused
    ? t(FEEDBACK_TEXTS.askAdministrator)
    : isMissing
      ? t(isGone ? FEEDBACK_TEXTS.partReplaced : FEEDBACK_TEXTS.checkConnection)
      : answer?.message;
  return (
    <div className="state" role="alert">
      <h2 className="state-title">{t(title)}</h2>
      <p className="state-text" data-tone="quiet">
        {text}
      </p>
      {answer?.requestId ? (
        <small className="state-trace" data-tone="faint">
          {t(FEEDBACK_TEXTS.requestId, { id: answer.requestId })}
        </small>
      ) : null}
      {onRetry && !isRefused ? (
        <div className="row state-actions">
          {isGone ? (
            <Button onClick={() => location.reload()}>{t(FEEDBACK_TEXTS.reload)}</Button>
          ) : (
            <Button onClick={onRetry}>{t(FEEDBACK_TEXTS.retry)}</Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
