import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { onPasswordNeeded } from "../../../web/api/api-settings.ts";
import { LazyModal, modal } from "../../../web/lazy/LazyDialogs.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";
import { useEnded } from "../../session/ended-store.ts";
import { CONFIRM_TEXTS } from "./texts.ts";

const ConfirmForm = lazyDialog(async () => (await import("./ConfirmForm.tsx")).ConfirmForm);

type Answer = (isConfirmed: boolean) => void;

/** Asks for the login password before something dangerous (AU-17). The call that needed it waits, and with it the form it came from. */
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
  // Before anything can be clicked. Whoever still waits when the frame goes is told no.
  useLayoutEffect(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        setOpen(true);
        modal.fetch().catch(() => end(false)); // what cannot be asked must not keep the call waiting for ever
      });
    const stop = onPasswordNeeded(ask);
    return () => {
      stop();
      waiting.current?.(false);
    };
  }, [end]);
  useEffect(() => {
    // Five misses, or somebody ended it elsewhere: another dialog asks for more than a password.
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
