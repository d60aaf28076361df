import { Alert, Button } from "antd";
import { useEffect, useState } from "react";
import type { Words } from "../../contract/text.ts";
import { onCallAnswered } from "../api/answered-calls.ts";
import { NO_ANSWER, type ApiError } from "../api/api-error.ts";
import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import { useText } from "../i18n/language.tsx";
import { FORM_TEXTS } from "./form-texts.ts";
import type { FormError } from "./form-errors.ts";

interface ErrorSummaryProps {
  readonly errors: readonly FormError[];
  readonly failure: ApiError | undefined;
  readonly labelOf: (name: string) => Words | undefined;
  readonly onJump: (name: string) => void;
}

/** True once the server has answered any call after a failure to reach it. */
function useAnsweredSince(failure: ApiError | undefined): boolean {
  const [answered, setAnswered] = useState<ApiError>();
  useEffect(() => (failure?.code === NO_ANSWER ? onCallAnswered(() => setAnswered(failure)) : undefined), [failure]);
  return failure !== undefined && answered === failure;
}

/** Above the fields: everything that is wrong, each line leading to its field; or why the save did not go through. */
export function ErrorSummary({ errors, failure, labelOf, onJump }: ErrorSummaryProps) {
  const t = useText();
  const isBack = useAnsweredSince(failure);
  if (failure && isBack) return <Alert type="warning" showIcon role="status" title={t(FORM_TEXTS.answersAgain)} />;
  if (failure)
    return (
      <Alert
        type="error"
        showIcon
        title={failure.message}
        description={failure.requestId ? t(FEEDBACK_TEXTS.requestId, { id: failure.requestId }) : undefined}
      />
    );
  if (errors.length === 0) return null;
  const list = (
    <>
      <strong>{t(FORM_TEXTS.wrong, { count: errors.length })}</strong>
      <ul>
        {errors.map(({ name, message }) => {
          const label = name === undefined ? undefined : labelOf(name);
          return (
            <li key={`${name}${message}`}>
              {name !== undefined && label ? (
                <Button type="link" size="small" className="in-words" onClick={() => onJump(name)}>
                  {t(label)}
                </Button>
              ) : null}
              {name !== undefined && label ? t(FORM_TEXTS.atField, { message }) : message}
            </li>
          );
        })}
      </ul>
    </>
  );
  return <Alert type="error" role="alert" title={list} />;
}
