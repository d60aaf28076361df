import { Button } from "antd";
import type { ReactElement } from "react";
import { useText } from "../i18n/language.tsx";
import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import { Wait } from "./Skeleton.tsx";
import "./states.css";

/** How far the answer to a question is, as its asker knows. */
export interface Asked {
  /** What was asked for is not there yet, whether it is on its way or waits for the network. */
  readonly isWaiting: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Where there is room for a line, in place of what is not there: in words. Nothing once it is. */
export function LineState({ isWaiting, error, retry }: Asked) {
  const t = useText();
  if (error)
    return (
      <div className="line-failed" role="alert">
        {error.message}
        <Button size="small" onClick={retry}>
          {t(FEEDBACK_TEXTS.retry)}
        </Button>
      </div>
    );
  if (!isWaiting) return null;
  return (
    <Wait>
      <span className="line-words">{t(FEEDBACK_TEXTS.loading)}</span>
    </Wait>
  );
}

/** What a select of the kit shows in place of choices, or below those that it knows already. */
export function choicesShown(asked: Asked, hasChoices: boolean, nothing: string) {
  const isThere = !asked.isWaiting && asked.error === null;
  const state = <LineState {...asked} />;
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
