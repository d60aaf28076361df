import { Button } from "antd";
import { use } from "react";
import { ApiError, NO_ANSWER } from "../api/api-error.ts";
import { useText } from "../i18n/language.tsx";
import { PartMissing } from "../lazy/fetch-part.ts";
import { isFileGone } from "../lazy/replaced-files.ts";
import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import { PageContext } from "../page/page.tsx";
import "./states.css";

/** A button that leads on. */
export interface WayOn {
  readonly words: string;
  readonly go: () => void;
}

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  /** What helps where the same request can only be refused again: nothing is there, or what it asks for cannot be. */
  readonly way?: WayOn | undefined;
}

/**
 * Replaces content the person has no permission for, before a request that the server would refuse. Without a `way` to a
 * page that may be seen, the page is closed, which leads to the one beside it.
 */
export function NotPermittedState({ way }: { readonly way?: WayOn | undefined }) {
  const t = useText();
  const page = use(PageContext);
  const on = way ?? (page ? { words: t(FEEDBACK_TEXTS.close), go: page.close } : undefined);
  return (
    <div className="state" role="alert">
      <h2 className="state-title">{t(FEEDBACK_TEXTS.notPermitted)}</h2>
      <p className="state-text" data-tone="quiet">
        {t(FEEDBACK_TEXTS.askAdministrator)}
      </p>
      {on ? (
        <div className="row state-actions">
          <Button onClick={on.go}>{on.words}</Button>
        </div>
      ) : null}
    </div>
  );
}

/** Replaces content that failed to load: the reason, the remedy, and the request id for support. */
export function ErrorState({ error, onRetry, way }: ErrorStateProps) {
  const t = useText();
  const answer = error instanceof ApiError ? error : undefined;
  const isRefused = answer?.reason === "notPermitted";
  const isAbsent = answer?.reason === "notFound";
  const wayOn = isAbsent || answer?.reason === "invalidInput" ? way : undefined;
  const isMissing = error instanceof PartMissing;
  const isGone = isMissing && isFileGone();
  const isOffline = (isMissing || answer?.code === NO_ANSWER) && !navigator.onLine;
  const title = isRefused
    ? FEEDBACK_TEXTS.notPermitted
    : isOffline
      ? FEEDBACK_TEXTS.offline
      : isMissing
        ? FEEDBACK_TEXTS.partMissing
        : isAbsent
          ? FEEDBACK_TEXTS.notFound
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
      {(onRetry && !isRefused) || wayOn ? (
        <div className="row state-actions">
          {wayOn ? (
            <Button onClick={wayOn.go}>{wayOn.words}</Button>
          ) : isGone ? (
            <Button onClick={() => location.reload()}>{t(FEEDBACK_TEXTS.reload)}</Button>
          ) : (
            <Button onClick={onRetry}>{t(FEEDBACK_TEXTS.retry)}</Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
