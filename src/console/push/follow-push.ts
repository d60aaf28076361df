import { pushTicket, type Pushed } from "../../contract/push.ts";
import { call } from "../../web/api/call.ts";
import { tellPushed } from "../../web/push/pushed.ts";
import type { Deliveries } from "./deliveries.ts";
import { keepConnected } from "./keep-connected.ts";
import { onePerBrowser } from "./one-per-browser.ts";
import { readPushed } from "./read-pushed.ts";

/** Asked by a window that joins: which build does the server serve, which menu is there? Only a new socket is told by itself. */
const WHICH_VERSION = "which version";
/** The menu was loaded anew since a version of it was told: a window that joins cannot know which it has. */
const OTHER_MENU = '{"type":"MENU_VERSION","version":""}';
/** Said by the window with the connection: it was lost, and is there again. */
const OPEN_AGAIN = "open again";

/** Said by the window with the connection: what nobody need tell again, here or after another window has taken it over. */
interface Known {
  readonly known: readonly string[];
}
const isKnown = (data: unknown): data is Known => typeof data === "object" && data !== null && "known" in data;

/** `wss://…/ws/{user}/{ticket}` from the ticket's own address (§4: configurable, user id and a random number in its path). */
export function socketAddress(url: string, userId: string, ticket: string, page: string): string {
  const address = new URL(
    `${url.replace(/\/$/, "")}/${encodeURIComponent(userId)}/${encodeURIComponent(ticket)}`,
    page,
  );
  address.protocol = address.protocol.replace(/^http/, "ws");
  return address.href;
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
 * lock has the socket and passes on what it hears. Gives back how to stop. Called again with the same `deliveries`, it goes on after a gap.
 */
export function followPush(deliveries: Deliveries, follower: Follower): () => void {
  const { onOpenAgain, onEnded } = follower;
  const { userId } = deliveries;
  const name = `terrace.push.${userId}`;
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
  let isStopped = false;
  let mayHaveMissed = deliveries.wasConnected;
  let version: string | undefined;
  let menu: string | undefined;
  const tell = (text: string) => {
    const message = readPushed(text);
    if (!message || message.type === "HEARTBEAT" || !deliveries.isNew(message)) return;
    if (message.type === "NEW_VERSION") {
      if (version === text) return; // asked for by another window
      version = text;
    }
    if (message.type === "RELOAD_MENU") menu = OTHER_MENU;
    if (message.type === "MENU_VERSION") {
      if (menu === text) return;
      menu = text;
    }
    tellPushed(message);
  };
  const pass = (text: string) => {
    channel?.postMessage(text);
    tell(text);
  };
  const lookAgain = () => {
    mayHaveMissed = false;
    onOpenAgain();
  };
  const sayKnown = () => channel?.postMessage({ known: deliveries.ids() } satisfies Known);
  const catchUp = async () => {
    await tellMissed(deliveries, follower, { pass, isStopped: () => isStopped });
    if (!isStopped) sayKnown();
  };
  const lead = () => {
    let openedAfter: "gap" | "nothing" | undefined;
    const connection = keepConnected({
      open: async () => {
        const { url, ticket } = await call(pushTicket, {});
        return new WebSocket(socketAddress(url, userId, ticket, location.href));
      },
      onOpen: (isAgain) => {
        openedAfter = isAgain || deliveries.wasConnected ? "gap" : "nothing";
        deliveries.wasConnected = true;
        catchUp().catch(() => undefined); // the badge will say so in any case
        if (openedAfter === "nothing") return;
        channel?.postMessage(OPEN_AGAIN);
        lookAgain();
      },
      hear: (text) => {
        // After a gap all is loaded anew in any case; only a window that joins later has to compare.
        if (openedAfter === "gap" && readPushed(text)?.type === "MENU_VERSION") menu = text;
        else pass(text);
      },
      onEnded,
    });
    const answer = ({ data }: MessageEvent<unknown>) => {
      if (data !== WHICH_VERSION) return;
      for (const known of [version, menu]) if (known !== undefined) channel?.postMessage(known);
      if (openedAfter !== undefined && deliveries.hasLooked) sayKnown();
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
    if (data === WHICH_VERSION) return;
    deliveries.wasConnected = true;
    if (isKnown(data)) {
      for (const id of data.known) deliveries.isNew({ id });
      deliveries.hasLooked = true;
    }
    if (data === OPEN_AGAIN || mayHaveMissed) lookAgain(); // or this window came back after the connection
    if (typeof data === "string" && data !== OPEN_AGAIN) tell(data);
  });
  channel?.postMessage(WHICH_VERSION);
  const stepDown = onePerBrowser(name, lead);
  return () => {
    isStopped = true;
    stepDown();
    channel?.close();
  };
}

/** What came in a gap is told after it; what was unread before the first connection is the badge's. */
async function tellMissed(
  deliveries: Deliveries,
  { unread, whole }: Follower,
  { pass, isStopped }: { readonly pass: (text: string) => void; readonly isStopped: () => boolean },
): Promise<void> {
  const missed = (await unread()).toReversed();
  const isFirst = !deliveries.hasLooked;
  for (const { id } of missed) {
    if (isFirst) deliveries.isNew({ id });
    else if (!deliveries.knows(id)) {
      const message = await whole(id).catch(() => undefined); // taken back meanwhile, or for the badge to tell
      if (isStopped()) return; // what is left is told after the gap that begins now
      if (message) pass(JSON.stringify(message));
    }
  }
  deliveries.hasLooked = true;
}
