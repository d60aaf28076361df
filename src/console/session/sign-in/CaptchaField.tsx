import { useEffect, useState, type RefObject } from "react";
import { clientId } from "../../../web/api/client-id.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { Field, type ShownError } from "./Field.tsx";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";

interface CaptchaFieldProps {
  readonly apiBase: string;
  /** Increased whenever a new picture is needed, because each is valid for one attempt (AU-01). */
  readonly round: number;
  readonly onRefresh: () => void;
  readonly error: ShownError | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
}

export function CaptchaField({ apiBase, round, onRefresh, error, input }: CaptchaFieldProps) {
  const t = useText();
  const [source, setSource] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  // The captcha belongs to this browser's client id, which the server's render does not know.
  useEffect(() => {
    setHasFailed(false);
    setSource(`${apiBase}/sso/oauth2/captcha?client_id=${clientId()}&round=${round}`);
  }, [apiBase, round]);
  return (
    <Field id="captcha" label={t(SIGN_IN_TEXTS.captcha)} error={error}>
      <div className="captcha">
        <input
          ref={input}
          id="captcha"
          name="captcha"
          className="field-input input"
          required
          maxLength={12}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error ? "captcha-error" : undefined}
        />
        <button
          type="button"
          className="captcha-picture"
          onClick={onRefresh}
          aria-label={t(SIGN_IN_TEXTS.anotherPicture)}
          title={t(SIGN_IN_TEXTS.anotherPicture)}
        >
          {hasFailed ? (
            <span className="captcha-failed">{t(SIGN_IN_TEXTS.pictureFailed)}</span>
          ) : source ? (
            <img
              src={source}
              width={120}
              height={44}
              alt={t(SIGN_IN_TEXTS.captchaPicture)}
              onError={() => setHasFailed(true)}
            />
          ) : null}
          <svg className="captcha-again" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M13.5 8A5.5 5.5 0 1 1 11.7 4M13.5 1.8V5h-3.2" />
          </svg>
        </button>
      </div>
    </Field>
  );
}
