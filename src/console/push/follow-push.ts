import { pushTicket, type Pushed } from "../../contract/push.ts";
import { call } from "../../web/api/call.ts";
import { tellPushed } from "../../web/push/pushed.ts";
import { keepConnected } from "./keep-connected.ts";
import { onePerBrowser } from "./one-per-browser.ts";
import { readPushed } from "./read-pushed.ts";

/** Asked by a window that joins: which build does the server serve, which rights are there? Only a new socket is told by itself. */
const WHICH_VERSION = "which version";
/** Menu and rights were loaded anew since a version of them was told: a window that joins cannot know which it has. */
const OTHER_RIGHTS = '{"type":"RIGHTS","version":""}';
/** Said by the window with the connection: it was lost, and is there again. */
const OPEN_AGAIN = "open again";
/** Remembered ids, so that a message that comes again after a reconnect is not told again (WS-08). */
const REMEMBERED = 500;

/** `wss://…/ws/{user}/{ticket}` from the ticket's own address (§4: configurable, user id and a random number in its path). */
export function socketAddress(url: string, userId: string, ticket: string, page: string): string {
  const address = new URL(
    `${url.replace(/\/$/, "")}/${encodeURIComponent(userId)}/${encodeURIComponent(ticket)}`,
    page,
  );
  address.protocol = address.protocol.replace(/^http/, "ws");
  return address.href;
}

/** `isNew` is true the first time it is asked about an id; signals have none and are always new. */
function newcomers() {
  const known = new Set<string>();
  return {
    knows: (id: string): boolean => known.has(id),
    isNew: ({ id, isReminder }: Pushed): boolean => {
      if (!id || isReminder) return true;
      if (known.has(id)) return false;
      known.add(id);
      if (known.size > REMEMBERED) known.delete(known.values().next().value as string);
      return true;
    },
  };
}

interface Follower {
  /** The unread notifications, the newest first: what came while nobody listened is among them. */
  readonly unread: () => Promise<readonly { readonly id: string }[]>;
  /** One of them with all it says. */
  readonly whole: (id: string) => Promise<Pushed>;
  /** Signals may have been missed. */
  readonly onOpenAgain: () => void;
  readonly onEnded: () => void;
}

/**
 * Hears what the server pushes to this person, through one connection for all windows of the browser: the window that holds the
 * lock has the socket and passes on what it hears. Gives back how to stop.
 */
export function followPush(userId: string, { unread, whole, onOpenAgain, onEnded }: Follower): () => void {
  const name = `terrace.push.${userId}`;
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
  const { isNew, knows } = newcomers();
  let version: string | undefined;
  let rights: string | undefined;
  const tell = (text: string) => {
    const message = readPushed(text);
    if (!message || message.type === "HEARTBEAT" || !isNew(message)) return;
    if (message.type === "NEW_VERSION") {
      if (version === text) return; // asked for by another window
      version = text;
    }
    if (message.type === "RELOAD_MENU") rights = OTHER_RIGHTS;
    if (message.type === "RIGHTS") {
      if (rights === text) return;
      rights = text;
    }
    tellPushed(message);
  };
  const pass = (text: string) => {
    channel?.postMessage(text);
    tell(text);
  };
  /** What came in a gap is told after it; what was unread before the first connection is the badge's. */
  const catchUp = async (isAgain: boolean) => {
    for (const { id } of (await unread()).toReversed()) {
      if (!isAgain) isNew({ id });
      else if (!knows(id)) {
        const message = await whole(id).catch(() => undefined); // taken back meanwhile, or for the badge to tell
        if (message) pass(JSON.stringify(message));
      }
    }
  };
  const lead = () => {
    let wasOpen = false;
    const connection = keepConnected({
      open: async () => {
        const { url, ticket } = await call(pushTicket, {});
        return new WebSocket(socketAddress(url, userId, ticket, location.href));
      },
      onOpen: (isAgain) => {
        wasOpen = isAgain;
        catchUp(isAgain).catch(() => undefined); // the badge will say so in any case
        if (!isAgain) return;
        channel?.postMessage(OPEN_AGAIN);
        onOpenAgain();
      },
      // After a gap all is loaded anew in any case.
      hear: (text) => (wasOpen && readPushed(text)?.type === "RIGHTS" ? undefined : pass(text)),
      onEnded,
    });
    const answer = ({ data }: MessageEvent<unknown>) => {
      if (data !== WHICH_VERSION) return;
      for (const known of [version, rights]) if (known !== undefined) channel?.postMessage(known);
    };
    const inSight = () => document.visibilityState === "visible" && connection.check();
    channel?.addEventListener("message", answer);
    addEventListener("online", connection.check);
    document.addEventListener("visibilitychange", inSight);
    return () => {
      channel?.removeEventListener("message", answer);
      removeEventListener("online", connection.check);
      document.removeEventListener("visibilitychange", inSight);
      connection.stop();
    };
  };
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === OPEN_AGAIN) onOpenAgain();
    else if (typeof data === "string" && data !== WHICH_VERSION) tell(data);
  });
  channel?.postMessage(WHICH_VERSION);
  const stepDown = onePerBrowser(name, lead);
  return () => {
    stepDown();
    channel?.close();
  };
}
