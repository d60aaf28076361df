import { Button } from "antd";
import type { ReactElement } from "react";
import { useText } from "../../i18n/language.tsx";
import { FEEDBACK_TEXTS } from "../../feedback/feedback-texts.ts";
import { Wait } from "./Skeleton.tsx";
import "./states.css";

/** State of a request as its caller knows it. */
export interface RequestState {
  /** No answer yet: the request is in flight or waits for the network. */
  readonly isWaiting: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * One line in place of missing content: that it is loading or why it failed. Renders nothing once there is an answer.
 */
export function InlineState({ isWaiting, error, retry }: RequestState) {
  const t = useText();
  if (error)
    return (
      <div className="row" data-gap="12" data-tone="quiet" role="alert">
        {error.message}
        <Button size="small" onClick={retry}>
          {t(FEEDBACK_TEXTS.retry)}
        </Button>
      </div>
    );
  if (!isWaiting) return null;
  return (
    <Wait>
      <span data-tone="quiet">{t(FEEDBACK_TEXTS.loading)}</span>
    </Wait>
  );
}

/** Texts and status for antd's Select while its options load, fail or are empty. */
export function choicesShown(asked: RequestState, hasChoices: boolean, nothing: string) {
  const isThere = !asked.isWaiting && asked.error === null;
  const state = <InlineState {...asked} />;
  return {
    notFoundContent: isThere ? nothing : state,
    ...(isThere || !hasChoices
      ? {}
      : {
          popupRender: (choices: ReactElement) => (
            <>
              {choices}
              <div className="choices-state">{state}</div>
            </>
          ),
        }),
  };
}
