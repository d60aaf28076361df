import { Button } from "antd";
import { useRef, useState } from "react";
import type { PushMessage } from "../../../contract/push.ts";
import { MESSAGE_CLOSE_TEXTS } from "../../../modules/message/message.ts";
import { SanitizedHtml } from "../../../web/sanitized-html/SanitizedHtml.tsx";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { setInitialFocus } from "../../../web/focus/initial-focus.ts";
import { LazyModal } from "../../../web/lazy/LazyDialogs.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { Fallback } from "../Fallback.tsx";
import { acknowledge, markRead } from "../own-messages.ts";
import { openTarget, targetOf } from "../message-target.ts";
import { useEnded } from "../../session/ended-store.ts";
import styles from "./message-dialog.module.css";
import { MESSAGE_DIALOG_TEXTS } from "./texts.ts";
import { useDialogQueue } from "./use-dialog-queue.ts";

/**
 * Shows pushed messages of type DIALOG (§2, §4), title as text and message as HTML, one after the other. A message that
 * must be confirmed closes only by that, and returns after a reload.
 */
export function MessageDialog() {
  const t = useText();
  const hasSession = useEnded(({ phase }) => phase === "no");
  const { shown, rest, dropFirst, markConfirmed } = useDialogQueue(hasSession);
  // The dialog may open while somebody types, so no button gets the focus: a keystroke must not answer it.
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    dropFirst();
    if (shown?.id) void markRead(shown.id);
  };
  const mustConfirm = shown?.mustAcknowledge === true;
  return (
    <LazyModal
      open={shown !== undefined && hasSession}
      title={shown?.title || t(MESSAGE_DIALOG_TEXTS.untitled)}
      onCancel={close}
      afterOpenChange={(isOpen) => isOpen && setInitialFocus(content.current)}
      mask={{ closable: false }}
      closable={!mustConfirm}
      keyboard={!mustConfirm}
      width={560}
      centered
      footer={shown ? <DialogFoot {...{ shown, rest }} onClose={close} onConfirmed={markConfirmed} /> : null}
    >
      <div ref={content} tabIndex={-1} className="unringed" {...(shown?.language ? { lang: shown.language } : {})}>
        <Fallback language={shown?.language} />
        {shown ? <SanitizedHtml key={shown.id} html={shown.message ?? ""} /> : null}
      </div>
    </LazyModal>
  );
}

interface DialogFootProps {
  readonly shown: PushMessage;
  /** Number of messages still to be shown after this one. */
  readonly rest: number;
  readonly onClose: () => void;
  readonly onConfirmed: (id: string) => void;
}

function DialogFoot({ shown, rest, onClose, onConfirmed }: DialogFootProps) {
  const t = useText();
  const feedback = useFeedback();
  const [isConfirming, setConfirming] = useState(false);
  const confirm = async () => {
    if (!shown.id) return onClose();
    setConfirming(true);
    try {
      await acknowledge(shown.id);
      onConfirmed(shown.id);
    } catch (error) {
      feedback.failure(error);
    }
    return setConfirming(false);
  };
  const goThere = () => {
    openTarget(shown.targetUrl);
    onClose();
  };
  return (
    <div className={`row ${styles.foot}`} data-at-end="">
      {rest > 0 ? <span>{t(MESSAGE_DIALOG_TEXTS.more, { count: rest })}</span> : null}
      {shown.mustAcknowledge || targetOf(shown.targetUrl) === undefined ? null : (
        <Button onClick={goThere}>{t(MESSAGE_DIALOG_TEXTS.open)}</Button>
      )}
      {shown.mustAcknowledge ? (
        <Button type="primary" loading={isConfirming} onClick={() => void confirm()}>
          {t(MESSAGE_CLOSE_TEXTS.haveRead)}
        </Button>
      ) : (
        <Button type="primary" onClick={onClose}>
          {t(MESSAGE_CLOSE_TEXTS.seen)}
        </Button>
      )}
    </div>
  );
}
