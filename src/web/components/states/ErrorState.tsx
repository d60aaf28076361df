import { Button } from "antd";
import { use, type ReactNode } from "react";
import { ApiError, NO_ANSWER } from "../../api/api-error.ts";
import { useText } from "../../i18n/language.tsx";
import { PartMissing } from "../../lazy/fetch-part.ts";
import { isFileGone } from "../../lazy/replaced-files.ts";
import { FEEDBACK_TEXTS } from "../../feedback/feedback-texts.ts";
import { PageContext } from "../../page/page.tsx";
import "./states.css";

/** The button below a message in place of content. */
export interface StateAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  /** Replaces "Retry" where the same request can only be refused again: nothing is there, or its input is invalid. */
  readonly action?: StateAction | undefined;
  /** Replaces the messages of invalid input, where their fields can be named. */
  readonly text?: ReactNode;
}

interface AlertStateProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly trace?: string | undefined;
  readonly action?: StateAction | undefined;
}

/** Replaces content that cannot be shown: why, and what can be done about it. */
export function AlertState({ title, text, trace, action }: AlertStateProps) {
  return (
    <div className="state stack" role="alert">
      <h2 className="state-title">{title}</h2>
      <div className="state-text" data-tone="quiet">
        {text}
      </div>
      {trace ? (
        <small className="state-trace" data-tone="faint">
          {trace}
        </small>
      ) : null}
      {action ? (
        <div className="row state-actions">
          <Button onClick={action.onClick}>{action.label}</Button>
        </div>
      ) : null}
    </div>
  );
}

/**
 * Replaces content the person has no permission for, before a request that the server would refuse. Without an
 * `action` that leads to a page they may see, the page is closed, which leads to the tab beside it.
 */
export function NotPermittedState({ action }: { readonly action?: StateAction | undefined }) {
  const t = useText();
  const page = use(PageContext);
  const shown = action ?? (page ? { label: t(FEEDBACK_TEXTS.close), onClick: page.close } : undefined);
  return <AlertState title={t(FEEDBACK_TEXTS.notPermitted)} text={t(FEEDBACK_TEXTS.askAdministrator)} action={shown} />;
}

/** Replaces content that failed to load: the reason, the remedy, and the request id for support. */
export function ErrorState({ error, onRetry, action, text: named }: ErrorStateProps) {
  const t = useText();
  const answer = error instanceof ApiError ? error : undefined;
  const isRefused = answer?.reason === "notPermitted";
  const isAbsent = answer?.reason === "notFound";
  const isInvalid = answer?.reason === "invalidInput";
  const remedy = isAbsent || isInvalid ? action : undefined;
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
          : isInvalid
            ? FEEDBACK_TEXTS.wrongAddress
            : FEEDBACK_TEXTS.failed;
  const text = isRefused
    ? t(FEEDBACK_TEXTS.askAdministrator)
    : isMissing
      ? t(isGone ? FEEDBACK_TEXTS.partReplaced : FEEDBACK_TEXTS.checkConnection)
      : isInvalid
        ? named || [...new Set(answer.fieldErrors.map(({ message }) => message))].join(" · ") || answer.message
        : answer?.message;
  const again = isGone
    ? { label: t(FEEDBACK_TEXTS.reload), onClick: () => location.reload() }
    : onRetry && { label: t(FEEDBACK_TEXTS.retry), onClick: onRetry };
  return (
    <AlertState
      title={t(title)}
      text={text}
      trace={answer?.requestId && t(FEEDBACK_TEXTS.requestId, { id: answer.requestId })}
      action={remedy ?? (onRetry && !isRefused ? again : undefined)}
    />
  );
}
