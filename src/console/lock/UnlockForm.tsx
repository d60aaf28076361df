import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { withoutChinese } from "../../contract/session/unlock-password.ts";
import { messageOf } from "../../web/api/api-error.ts";
import { ApiError } from "../../web/api/call.ts";
import { useText } from "../../web/i18n/language.tsx";
import { unlock } from "./lock-store.ts";
import styles from "./lock-screen.module.css";
import { DIALOG_TEXTS } from "./dialog-texts.ts";

const refuse = (event: SyntheticEvent): void => event.preventDefault();

/** State of the form, one attempt at a time; `askAgain` is called after a failed one. */
function useUnlocking(askAgain: () => void) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const [hasMissed, setMissed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const submit = async () => {
    if (isAsking || password === "") return;
    setAsking(true);
    try {
      await unlock(password);
    } catch (thrown) {
      const isWrong = thrown instanceof ApiError && thrown.reason === "wrongPassword";
      setMissed(hasMissed || isWrong);
      setError(messageOf(thrown));
      if (isWrong) setPassword("");
      setAsking(false);
      askAgain();
    }
  };
  return { password, setPassword, error, hasMissed, isAsking, submit };
}

/** Form for the unlock password (§5): no Chinese characters, no paste, no drop. The server compares it. */
export function UnlockForm() {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { password, setPassword, error, hasMissed, isAsking, submit } = useUnlocking(() => input.current?.focus());
  const [hasCapsLock, setCapsLock] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const help = hasCapsLock
    ? t(DIALOG_TEXTS.capsLock)
    : hasMissed
      ? `${t(DIALOG_TEXTS.hint)} · ${t(DIALOG_TEXTS.fewLeft)}`
      : t(DIALOG_TEXTS.hint);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="line">
        <input
          ref={input}
          className={`grow ${styles.input}`}
          type="password"
          aria-label={t(DIALOG_TEXTS.password)}
          placeholder={t(DIALOG_TEXTS.password)}
          value={password}
          maxLength={1024}
          // Browsers ignore "off" for passwords: they would fill in the stored one, and anybody could unlock.
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== ""}
          aria-describedby="unlock-error unlock-help"
          onChange={(event) => setPassword(withoutChinese(event.target.value))}
          onPaste={refuse}
          onDrop={refuse}
          onDragStart={refuse}
          onDragOver={refuse}
          onContextMenu={refuse}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <button type="submit" className={`medium ${styles.unlock}`} disabled={password === "" || isAsking}>
          {t(DIALOG_TEXTS.unlock)}
        </button>
      </div>
      <p className="note" data-tone="wrong" id="unlock-error" role="alert">
        {error}
      </p>
      <p className="note" data-tone="quiet" id="unlock-help">
        {help}
      </p>
    </form>
  );
}
