import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Pushed } from "../../../contract/push.ts";
import { MESSAGE_CLOSE_TEXTS } from "../../../modules/message/message.ts";
import { PushedHtml } from "../../../web/components/PushedHtml.tsx";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { LazyModal } from "../../../web/lazy/LazyDialogs.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { usePushed } from "../../../web/push/pushed.ts";
import { onIdle } from "../../boot/on-idle.ts";
import { Fallback } from "../../notifications/Fallback.tsx";
import {
  acknowledge,
  markRead,
  onDoneElsewhere,
  pendingMessages,
  shownQuery,
} from "../../notifications/own-messages.ts";
import { openTarget, targetOf } from "../../notifications/target.ts";
import { useMissedEvents } from "../../push/missed-events-store.ts";
import { useEnded } from "../../session/ended-store.ts";
import { useLock } from "../../session/lock-store.ts";
import { useUser } from "../../session/user-store.ts";
import styles from "./message-dialog.module.css";
import { MESSAGE_DIALOG_TEXTS } from "./texts.ts";

/**
 * Pushed messages of type DIALOG (§2, §4): title as text, message as HTML, one after the other. One that is to be confirmed closes
 * by nothing else, and is there again after a reload.
 */
export function MessageDialog() {
  const t = useText();
  const feedback = useFeedback();
  const hasSession = useEnded(({ phase }) => phase === "no");
  const isLocked = useLock((lock) => lock.isLocked);
  const userId = useUser(({ user }) => (user && !user.mustChangePassword ? user.id : undefined));
  const isListening = userId !== undefined && hasSession && !isLocked;
  const gaps = useMissedEvents(({ count }) => count);
  const [queue, setQueue] = useState<readonly Pushed[]>([]);
  const [isConfirming, setConfirming] = useState(false);
  const [shown] = queue;
  const confirmed = useRef(new Set<string>());
  const add = (messages: readonly Pushed[]) => {
    // What is confirmed while a list of what is pending is on its way stands in it still.
    const due = messages.filter(({ id = "" }) => !confirmed.current.has(id));
    setQueue((before) => [...before, ...due.filter(({ id }) => !id || !before.some((message) => message.id === id))]);
  };
  const drop = (id: string) => setQueue((before) => before.filter((message) => message.id !== id));
  usePushed((message) => {
    if (message.showType === "DIALOG") add([message]);
    if (message.withdrawn) drop(message.withdrawn);
  });
  const ask = useEffectEvent(() => {
    pendingMessages().then(add, () => undefined); // the next page or gap asks again
  });
  // Also for what was sent while this window could not be told (WS-08).
  useEffect(() => (isListening ? onIdle(() => ask()) : undefined), [userId, isListening, gaps]);
  useEffect(
    () =>
      onDoneElsewhere(({ what, id }) => {
        if (what === "acknowledged") {
          confirmed.current.add(id);
          drop(id);
        }
        if (what === "read")
          setQueue((before) => before.filter((message) => message.mustAcknowledge || (id !== "" && message.id !== id)));
      }),
    [],
  );
  // Taken back while nobody could be told: the connection was away, or the screen locked.
  const { data: isThere } = useQuery({ ...shownQuery(shown?.id ?? ""), enabled: Boolean(shown?.id) });
  if (shown?.id && !isThere) drop(shown.id);
  // It may come in the middle of a word: no button has the focus, so that no key that was meant for the page answers it.
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    setQueue((before) => before.slice(1));
    if (shown?.id) void markRead(shown.id);
  };
  const confirm = async () => {
    if (!shown?.id) return close();
    setConfirming(true);
    try {
      await acknowledge(shown.id);
      confirmed.current.add(shown.id);
      drop(shown.id);
    } catch (error) {
      feedback.error(error instanceof Error ? error.message : String(error));
    }
    return setConfirming(false);
  };
  const mustConfirm = shown?.mustAcknowledge === true;
  const goThere = () => {
    openTarget(shown?.targetUrl);
    close();
  };
  const rest = queue.length - 1;
  return (
    <LazyModal
      open={shown !== undefined && hasSession}
      title={shown?.title || t(MESSAGE_DIALOG_TEXTS.untitled)}
      onCancel={close}
      afterOpenChange={(isOpen) => isOpen && content.current?.focus()}
      mask={{ closable: false }}
      closable={!mustConfirm}
      keyboard={!mustConfirm}
      width={560}
      centered
      footer={
        <div className={styles.foot}>
          {rest > 0 ? <span>{t(MESSAGE_DIALOG_TEXTS.more, { count: rest })}</span> : null}
          {mustConfirm || targetOf(shown?.targetUrl) === undefined ? null : (
            <Button onClick={goThere}>{t(MESSAGE_DIALOG_TEXTS.open)}</Button>
          )}
          {mustConfirm ? (
            <Button type="primary" loading={isConfirming} onClick={() => void confirm()}>
              {t(MESSAGE_CLOSE_TEXTS.haveRead)}
            </Button>
          ) : (
            <Button type="primary" onClick={close}>
              {t(MESSAGE_CLOSE_TEXTS.seen)}
            </Button>
          )}
        </div>
      }
    >
      <div
        ref={content}
        tabIndex={-1}
        className={styles.content}
        {...(shown?.language ? { lang: shown.language } : {})}
      >
        <Fallback language={shown?.language} />
        {shown ? <PushedHtml key={shown.id} html={shown.message ?? ""} /> : null}
      </div>
    </LazyModal>
  );
}
