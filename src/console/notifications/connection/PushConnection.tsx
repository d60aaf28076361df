import { useEffect, useRef } from "react";
import { ERRORS } from "../../../contract/errors.ts";
import { dictionaryEntry, dictionaryGroup } from "../../../modules/dictionary/dictionary.ts";
import { loadDictionaries } from "../../../modules/dictionary/load-dictionaries.web.ts";
import { session } from "../../../modules/session/session.ts";
import { sessionEnded, sessionTurn } from "../../../web/api/api-settings.ts";
import { call } from "../../../web/api/call.ts";
import { fetchPart } from "../../../web/lazy/fetch-part.ts";
import { usePushed } from "../../../web/push/pushed.ts";
import { loadedVersion, reloadMenu } from "../../boot/load-content.ts";
import { lookAgain, unreadMessages, wholeMessage } from "../own-messages.ts";
import { onIdle } from "../../boot/on-idle.ts";
import { noteMissedEvents } from "../missed-events-store.ts";
import { trackDeliveries, type Deliveries } from "../../../web/push/deliveries.ts";
import { queryClient } from "../../query-client.ts";
import { useEnded } from "../../session/ended-store.ts";
import { useLock } from "../../lock/lock-store.ts";
import { useUser } from "../../session/user-store.ts";

/** What follows the server could not be fetched: tried again after so long, in ms. */
const LATER = 15_000;
/** ms after which the end is told without what ended it. */
const ANSWER = 3_000;

/** What ended it is in the refusal of the next call; it has ended without an answer too. */
const endSession = () => {
  const turn = sessionTurn();
  const tell = () => sessionEnded(ERRORS.sessionEnded.code, { turn });
  const late = setTimeout(tell, ANSWER);
  call(session.me, {})
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(late);
      tell();
    });
};

/** What is shown stays until the person wants to see it; what is not shown is asked for when it comes to the front. */
const grownOld = (queryKey?: readonly string[]) =>
  void queryClient.invalidateQueries({ ...(queryKey ? { queryKey } : {}), refetchType: "none" });

const loadMenu = () => {
  reloadMenu().catch(() => undefined); // the server knows the rights in any case
  void lookAgain();
};

/** What every open form offers follows at once; the server says so in a few bytes when nothing changed (RL-07). */
const loadChoices = () => void loadDictionaries().catch(() => undefined);

/** Holds the connection while somebody is signed in and may be told something, and does what the signals say. */
export function PushConnection() {
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
      const { followPush } = await fetchPart(() => import("../../../web/push/follow-push.ts")); // no first page waits for it
      if (!isWanted) return;
      if (deliveries.current?.userId !== userId) deliveries.current = trackDeliveries(userId);
      const onOpenAgain = () => {
        noteMissedEvents();
        grownOld();
        loadMenu();
        loadChoices();
      };
      const follower = { unread: unreadMessages, whole: wholeMessage, onOpenAgain, onEnded: endSession };
      stop = followPush(deliveries.current, follower);
    };
    const followOrLater = () =>
      follow().catch(() => {
        const timer = setTimeout(() => void followOrLater(), LATER);
        callOff = () => clearTimeout(timer);
      });
    callOff = onIdle(() => void followOrLater());
    return () => {
      isWanted = false;
      callOff();
      stop?.();
    };
  }, [userId, hasSession, isLocked]);
  usePushed(({ type, change, version }) => {
    if (type === "SESSION_ENDED") endSession();
    if (type === "RELOAD_MENU") loadMenu();
    // Changed after they were loaded, before anybody listened.
    if (type === "MENU_VERSION" && version !== loadedVersion()) loadMenu();
    if (type === "RECORD_CHANGED" && change) {
      grownOld([change.path]);
      grownOld(["options", change.path]);
      if (change.path === dictionaryEntry.path || change.path === dictionaryGroup.path) loadChoices();
    }
  });
  return null;
}
