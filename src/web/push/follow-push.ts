import type { PushMessage } from "../../contract/push.ts";
import { emitPushMessage } from "./push-messages.ts";
import type { Deliveries } from "./deliveries.ts";
import { openSocket } from "./open-socket.ts";
import { runInOneWindow } from "./run-in-one-window.ts";
import { parsePushMessage } from "./parse-push-message.ts";

/**
 * Sent by a window that joins, to ask for the server's build and the menu's version, which the server sends only to new
 * sockets.
 */
const WHICH_VERSION = "which version";
/** The menu was reloaded after a version was announced, so a window that joins cannot know which version it has. */
const OTHER_MENU = '{"type":"MENU_VERSION","version":""}';
/** Sent by the window with the connection after the connection was lost and restored. */
const OPEN_AGAIN = "open again";

/**
 * Sent by the window with the connection: ids of messages that need not be shown again, here or by a window that takes
 * over.
 */
interface Known {
  readonly known: readonly string[];
}
const isKnown = (data: unknown): data is Known => typeof data === "object" && data !== null && "known" in data;

interface Follower {
  /** The unread notifications, newest first, with those sent while no window was connected. */
  readonly unread: () => Promise<readonly { readonly id: string }[]>;
  /** One notification with its content. */
  readonly whole: (id: string) => Promise<PushMessage>;
  /** Signals may have been missed. */
  readonly onOpenAgain: () => void;
  readonly onEnded: () => void;
}

/** A window follows another one until it leads: then it has the connection, opened first or after a gap. */
type Standing = "following" | "connecting" | "connected" | "connectedAfterGap" | "stopped";

/** Passes messages to this window, each version only once; a window that joins makes them be sent to all again. */
function tellOnce(deliveries: Deliveries) {
  const told = new Map<"NEW_VERSION" | "MENU_VERSION", string>();
  return {
    versions: () => [...told.values()],
    /** All was loaded anew with this menu. */
    takeMenu: (text: string) => void told.set("MENU_VERSION", text),
    tell(text: string) {
      const message = parsePushMessage(text);
      if (!message || message.type === "HEARTBEAT" || !deliveries.isNew(message)) return;
      if (message.type === "RELOAD_MENU") told.set("MENU_VERSION", OTHER_MENU);
      if (message.type === "NEW_VERSION" || message.type === "MENU_VERSION") {
        if (told.get(message.type) === text) return;
        told.set(message.type, text);
      }
      emitPushMessage(message);
    },
  };
}

/**
 * Follows the server's messages to this person over one connection for all windows of the browser: the window that
 * holds the lock has the socket and passes messages on. Returns the function that stops it. A new call with the same
 * `deliveries` continues after a gap.
 */
export function followPush(deliveries: Deliveries, follower: Follower): () => void {
  const name = `terrace.push.${deliveries.userId}`;
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
  const news = tellOnce(deliveries);
  let standing: Standing = "following";
  const isStopped = () => standing === "stopped";
  let mayHaveMissed = deliveries.wasConnected;
  const pass = (text: string) => {
    channel?.postMessage(text);
    news.tell(text);
  };
  const lookAgain = () => {
    mayHaveMissed = false;
    follower.onOpenAgain();
  };
  const sayKnown = () => channel?.postMessage({ known: deliveries.ids() } satisfies Known);
  const lead = () => {
    standing = "connecting";
    return openSocket(deliveries.userId, {
      onOpen: (isAgain) => {
        standing = isAgain || deliveries.wasConnected ? "connectedAfterGap" : "connected";
        deliveries.wasConnected = true;
        // If this fails, the badge still shows that there are unread messages.
        tellMissed(deliveries, follower, { pass, sayKnown, isStopped }).catch(() => undefined);
        if (standing === "connected") return;
        channel?.postMessage(OPEN_AGAIN);
        lookAgain();
      },
      hear: (text) => {
        // After a gap all is loaded anew in any case; only a window that joins later has to compare.
        if (standing === "connectedAfterGap" && parsePushMessage(text)?.type === "MENU_VERSION") news.takeMenu(text);
        else pass(text);
      },
      onEnded: follower.onEnded,
    });
  };
  /** Answers a window that joins. */
  const welcome = () => {
    if (standing === "following" || isStopped()) return; // the window that leads does
    for (const version of news.versions()) channel?.postMessage(version);
    if (standing !== "connecting" && deliveries.hasLooked) sayKnown();
  };
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === WHICH_VERSION) return welcome();
    deliveries.wasConnected = true;
    if (isKnown(data)) deliveries.knowAll(data.known);
    if (data === OPEN_AGAIN || mayHaveMissed) lookAgain(); // or this window came back after the connection
    if (typeof data === "string" && data !== OPEN_AGAIN) news.tell(data);
  });
  channel?.postMessage(WHICH_VERSION);
  const stepDown = runInOneWindow(name, lead);
  return () => {
    standing = "stopped";
    stepDown();
    channel?.close();
  };
}

/** The windows of this browser, for the one with the connection. */
interface Windows {
  readonly pass: (text: string) => void;
  readonly sayKnown: () => void;
  readonly isStopped: () => boolean;
}

/** Delivers messages that came during a gap. Those unread before the first connection are only counted by the badge. */
async function tellMissed(
  deliveries: Deliveries,
  { unread, whole }: Follower,
  { pass, sayKnown, isStopped }: Windows,
): Promise<void> {
  const missed = (await unread()).toReversed();
  const toTell = deliveries.hasLooked ? missed.filter(({ id }) => !deliveries.knows(id)) : [];
  if (!deliveries.hasLooked) deliveries.knowAll(missed.map(({ id }) => id));
  for (const { id } of toTell) {
    const message = await whole(id).catch(() => undefined); // taken back meanwhile, or for the badge to tell
    if (isStopped()) return; // the rest is delivered after the gap that begins now
    if (message) pass(JSON.stringify(message));
  }
  if (!isStopped()) sayKnown();
}
