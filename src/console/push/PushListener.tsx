import { useEffect, useRef } from "react";
import { ERRORS } from "../../contract/errors.ts";
import { dictionaryEntry, dictionaryGroup } from "../../modules/dictionary/dictionary.ts";
import { session } from "../../modules/session/session.ts";
import { sessionEnded, sessionTurn } from "../../web/api/session-end-report.ts";
import { call } from "../../web/api/call.ts";
import { fetchPart } from "../../web/lazy/fetch-part.ts";
import { optionsKey } from "../../web/lookups/options.ts";
import { usePushMessages } from "../../web/push/push-messages.ts";
import { loadedVersion, reloadMenu } from "../boot/load-content.ts";
import { refetchMessages, unreadMessages, wholeMessage } from "../notifications/own-messages.ts";
import { onIdle } from "../boot/on-idle.ts";
import { noteMissedEvents } from "../notifications/missed-events-store.ts";
import { trackDeliveries, type Deliveries } from "../../web/push/deliveries.ts";
import { markAllStale, markStale, reloadDictionaries } from "../mark-stale.ts";
import { useEnded } from "../session/ended-store.ts";
import { useLock } from "../lock/lock-store.ts";
import { useUser } from "../session/user-store.ts";

/** ms until the code of the connection is fetched again after a failure. */
const RETRY_AFTER = 15_000;
/** ms after which the session's end is shown even without the reason for it. */
const REASON_LIMIT = 3_000;

/** Reports it with the reason, which the refusal of the next call carries; the end is shown after `REASON_LIMIT` ms in any case. */
const reportSessionEnd = () => {
  const turn = sessionTurn();
  const tell = () => sessionEnded(ERRORS.sessionEnded.code, { turn });
  const late = setTimeout(tell, REASON_LIMIT);
  call(session.me, {})
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(late);
      tell();
    });
};

const loadMenu = () => {
  reloadMenu().catch(() => undefined); // if this fails, the server still enforces the rights
  void refetchMessages();
};

/** Keeps the push connection open while a person is signed in and unrestricted, and acts on its signals. */
export function PushListener() {
  const userId = useUser(({ user }) => (user && !user.mustChangePassword ? user.id : undefined));
  const hasSession = useEnded(({ phase }) => phase === "no");
  const isLocked = useLock((lock) => lock.isLocked);
  const deliveries = useRef<Deliveries>(undefined);
  useEffect(() => {
    if (userId === undefined || !hasSession || isLocked) return undefined;
    let stop: (() => void) | undefined;
    let isWanted = true;
    let callOff: () => void;
    const follow = async () => {
      // loaded after the first page
      const { followPush } = await fetchPart(() => import("../../web/push/follow-push.ts"));
      if (!isWanted) return;
      if (deliveries.current?.userId !== userId) deliveries.current = trackDeliveries(userId);
      const onOpenAgain = () => {
        noteMissedEvents();
        markAllStale();
        loadMenu();
      };
      const follower = { unread: unreadMessages, whole: wholeMessage, onOpenAgain, onEnded: reportSessionEnd };
      stop = followPush(deliveries.current, follower);
    };
    const followOrLater = () =>
      follow().catch(() => {
        if (!isWanted) return;
        const timer = setTimeout(() => void followOrLater(), RETRY_AFTER);
        callOff = () => clearTimeout(timer);
      });
    callOff = onIdle(() => void followOrLater());
    return () => {
      isWanted = false;
      callOff();
      stop?.();
    };
  }, [userId, hasSession, isLocked]);
  usePushMessages(({ type, change, version }) => {
    if (type === "SESSION_ENDED") reportSessionEnd();
    if (type === "RELOAD_MENU") loadMenu();
    // The rights changed after they were loaded and before this socket was open.
    if (type === "MENU_VERSION" && version !== loadedVersion()) loadMenu();
    if (type === "RECORD_CHANGED" && change) {
      markStale([change.path]);
      markStale(optionsKey(change.path));
      if (change.path === dictionaryEntry.path || change.path === dictionaryGroup.path) reloadDictionaries();
    }
  });
  return null;
}
