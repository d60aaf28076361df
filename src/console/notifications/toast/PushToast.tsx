import { useEffect, useEffectEvent, useRef } from "react";
import type { PushMessage } from "../../../contract/push.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { TOAST_SECONDS } from "../../../web/feedback/toast-time.ts";
import { SanitizedHtml } from "../../../web/sanitized-html/SanitizedHtml.tsx";
import { isFollowed } from "../../../web/jobs/followed-jobs.ts";
import { usePushMessages } from "../../../web/push/push-messages.ts";
import { markRead, onDoneElsewhere, tellShown, type DoneElsewhere } from "../own-messages.ts";
import { Fallback } from "../Fallback.tsx";
import { openTarget, targetOf } from "../message-target.ts";

const keyOf = (id: string): string => `pushed-${id}`;

/**
 * Shows pushed messages of showType NOTIFY (§4). A hidden window holds them back until it is visible or another window
 * has shown them.
 */
export function PushToast() {
  const feedback = useFeedback();
  const waiting = useRef<readonly PushMessage[]>([]);
  const show = ({ id = "", title = "", message = "", targetUrl, language }: PushMessage) => {
    const open = () => {
      void markRead(id);
      openTarget(targetUrl);
    };
    feedback.news({
      key: keyOf(id),
      title,
      text:
        message === "" ? undefined : (
          <>
            <Fallback language={language} />
            <SanitizedHtml html={message} />
          </>
        ),
      seconds: TOAST_SECONDS.pushed,
      onOpen: targetOf(targetUrl) === undefined ? undefined : open,
    });
    tellShown(id);
  };
  const comeInSight = useEffectEvent(() => {
    if (document.visibilityState !== "visible") return;
    const missed = waiting.current;
    waiting.current = [];
    missed.forEach(show);
  });
  const drop = useEffectEvent(({ what, id }: DoneElsewhere) => {
    waiting.current = waiting.current.filter((message) => id !== "" && message.id !== id);
    if (what === "read" && id !== "") feedback.unsay(keyOf(id));
  });
  useEffect(() => {
    const seen = () => comeInSight();
    document.addEventListener("visibilitychange", seen);
    const stop = onDoneElsewhere((done) => drop(done));
    return () => {
      document.removeEventListener("visibilitychange", seen);
      stop();
    };
  }, []);
  usePushMessages((message) => {
    const { withdrawn } = message;
    if (withdrawn) {
      waiting.current = waiting.current.filter(({ id }) => id !== withdrawn);
      feedback.unsay(keyOf(withdrawn));
    }
    if (message.showType !== "NOTIFY" || isFollowed(message.targetUrl ?? "")) return;
    if (document.visibilityState === "visible") show(message);
    else waiting.current = [...waiting.current, message];
  });
  return null;
}
