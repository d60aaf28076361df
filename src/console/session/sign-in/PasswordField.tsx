import { useState, type KeyboardEvent, type RefObject } from "react";
import { useText } from "../../../web/i18n/language.tsx";
import { Field, type ShownError } from "./Field.tsx";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";

interface PasswordFieldProps {
  readonly error: ShownError | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
}

export function PasswordField({ error, input }: PasswordFieldProps) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <Field
      id="password"
      label={t(SIGN_IN_TEXTS.password)}
      error={error}
      hint={hasCapsLock ? t(SIGN_IN_TEXTS.capsLock) : undefined}
    >
      <div className="password">
        <input
          ref={input}
          id="password"
          name="password"
          className="field-input input"
          type={isShown ? "text" : "password"}
          required
          maxLength={1024}
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error ? "password-error" : undefined}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <button
          type="button"
          className="password-eye"
          aria-pressed={isShown}
          aria-label={t(isShown ? SIGN_IN_TEXTS.hidePassword : SIGN_IN_TEXTS.showPassword)}
          onClick={() => setShown(!isShown)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M1.8 10S4.8 4.4 10 4.4 18.2 10 18.2 10 15.2 15.6 10 15.6 1.8 10 1.8 10Z" />
            <circle cx="10" cy="10" r="2.6" />
            {isShown ? null : <path d="M3.4 16.6 16.6 3.4" />}
          </svg>
        </button>
      </div>
    </Field>
  );
}
