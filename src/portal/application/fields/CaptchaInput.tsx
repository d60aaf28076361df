import { useState } from "react";
import { clientId } from "../../../web/api/client-id.ts";
import { ApplicationField, useControl } from "./ApplicationField.tsx";
import { useTools } from "../form-context.tsx";

interface CaptchaInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Increased whenever a new picture is needed, because each is valid for one attempt (AU-01). */
  readonly round: number;
  readonly onRefresh: () => void;
}

export function CaptchaInput({ value, onChange, round, onRefresh }: CaptchaInputProps) {
  const { words, apiBase } = useTools().data;
  const control = useControl("captcha");
  const [id] = useState(clientId);
  const [failedRound, setFailedRound] = useState<number>();
  const hasFailed = failedRound === round;
  const name = hasFailed ? undefined : words.captchaAgain;
  return (
    <ApplicationField field="captcha" label={words.captcha}>
      <div className="application-captcha stack">
        <input
          {...control}
          className="field-input application-input"
          value={value}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button type="button" aria-label={name} title={name} onClick={onRefresh}>
          {hasFailed ? (
            <small>{words.captchaFailed}</small>
          ) : (
            <img
              src={`${apiBase}/sso/oauth2/captcha?client_id=${id}&round=${round}`}
              width={120}
              height={44}
              alt={words.captchaPicture}
              onError={() => setFailedRound(round)}
            />
          )}
        </button>
        <span role="status" className="visually-hidden">
          {hasFailed ? words.captchaFailed : ""}
        </span>
      </div>
    </ApplicationField>
  );
}
