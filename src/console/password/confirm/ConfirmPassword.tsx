import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { onPasswordNeeded } from "../../../web/api/password-question.ts";
import { LazyModal, modal } from "../../../web/lazy/LazyDialogs.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";
import { useEnded } from "../../session/ended-store.ts";
import { CONFIRM_TEXTS } from "./texts.ts";

const ConfirmForm = lazyDialog(async () => (await import("./ConfirmForm.tsx")).ConfirmForm);

type Answer = (isConfirmed: boolean) => void;

/**
 * Asks for the login password before a dangerous call (AU-17). The call, and the form that made it, wait for the
 * answer.
 */
export function ConfirmPassword() {
  const t = useText();
  const waiting = useRef<Answer>(undefined);
  const [isOpen, setOpen] = useState(false);
  const hasEnded = useEnded(({ phase }) => phase !== "no");
  const end = useCallback((isConfirmed: boolean) => {
    waiting.current?.(isConfirmed);
    waiting.current = undefined;
    setOpen(false);
  }, []);
  // A layout effect, so that it is registered before anything can be clicked. Unmounting refuses a waiting call.
  useLayoutEffect(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        setOpen(true);
        // without its dialog's code the question cannot be asked, and the call must not wait for ever
        modal.fetch().catch(() => end(false));
      });
    const stop = onPasswordNeeded(ask);
    return () => {
      stop();
      waiting.current?.(false);
    };
  }, [end]);
  useEffect(() => {
    // The session ended, after five wrong passwords or elsewhere; the sign-in dialog takes over.
    if (hasEnded) end(false);
  }, [hasEnded, end]);
  return (
    <LazyModal
      open={isOpen}
      title={t(CONFIRM_TEXTS.title)}
      onCancel={() => end(false)}
      mask={{ closable: false }}
      footer={null}
      width={420}
      centered
      destroyOnHidden
    >
      <ConfirmForm onEnd={end} />
    </LazyModal>
  );
}
