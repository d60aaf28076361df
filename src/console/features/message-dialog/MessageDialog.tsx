import { Button, Modal } from "antd";
import { useEffect, useRef, useState } from "react";
import type { Pushed } from "../../../contract/push.ts";
import { PushedHtml } from "../../../web/components/PushedHtml.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { usePushed } from "../../../web/push/pushed.ts";
import { markRead, onDoneElsewhere } from "../../messages/own-messages.ts";
import { openTarget, targetOf } from "../../messages/target.ts";
import { useEnded } from "../../session/ended-store.ts";
import styles from "./message-dialog.module.css";
import { MESSAGE_DIALOG_TEXTS } from "./texts.ts";

/** Pushed messages of showType DIALOG (§2, §4): title as text, message as HTML, one after the other. */
export function MessageDialog() {
  const say = useText();
  const hasSession = useEnded(({ phase }) => phase === "no");
  const [queue, setQueue] = useState<readonly Pushed[]>([]);
  const [shown] = queue;
  usePushed((message) => {
    if (message.showType === "DIALOG") setQueue((before) => [...before, message]);
  });
  useEffect(
    () =>
      onDoneElsewhere(({ what, id }) => {
        if (what === "read") setQueue((before) => before.filter((message) => id !== "" && message.id !== id));
      }),
    [],
  );
  // It may come in the middle of a word: no button has the focus, so that no key that was meant for the page answers it.
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    setQueue((before) => before.slice(1));
    if (shown?.id) void markRead(shown.id);
  };
  const goThere = () => {
    openTarget(shown?.targetUrl);
    close();
  };
  const rest = queue.length - 1;
  return (
    <Modal
      open={shown !== undefined && hasSession}
      title={shown?.title || say(MESSAGE_DIALOG_TEXTS.untitled)}
      onCancel={close}
      afterOpenChange={(isOpen) => isOpen && content.current?.focus()}
      mask={{ closable: false }}
      width={560}
      centered
      footer={
        <div className={styles.foot}>
          {rest > 0 ? <span>{say(MESSAGE_DIALOG_TEXTS.more, { count: rest })}</span> : null}
          {targetOf(shown?.targetUrl) === undefined ? null : (
            <Button onClick={goThere}>{say(MESSAGE_DIALOG_TEXTS.open)}</Button>
          )}
          <Button type="primary" onClick={close}>
            {say(MESSAGE_DIALOG_TEXTS.seen)}
          </Button>
        </div>
      }
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {shown ? <PushedHtml key={shown.id} html={shown.message ?? ""} /> : null}
      </div>
    </Modal>
  );
}
