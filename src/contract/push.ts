import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { defineTexts, LANGUAGES } from "./text.ts";

const texts = defineTexts("push", {
  ticket: { zh: "获取推送连接凭证", lo: "ຂໍສິດເຊື່ອມຕໍ່ການແຈ້ງເຕືອນ", en: "Get a push connection ticket" },
});

/**
 * A ticket opens one websocket, once, within 30 s (W4). The address is `{url}/{own user id}/{ticket}`; `url` is a path
 * of this origin or, if configured, an absolute `wss://` address. Messages are sent in the language of this call.
 */
export const pushTicket = endpoint({
  method: "POST",
  path: "/sys/push/ticket",
  permission: "signed-in",
  title: texts.ticket,
  input: z.object({}),
  reply: z.object({ ticket: z.string(), url: z.string() }),
  budget: "write",
});

/** The ping of the protocol, as scripts cannot send ping frames: the only message a client sends; the server echoes it. */
export const HEARTBEAT_MESSAGE = '{"type":"HEARTBEAT"}';

/** Close codes on which a client must act. After any other code it reconnects. */
export const PUSH_CLOSED = {
  /** The session has ended: do not reconnect. */
  sessionEnded: 4001,
  /** The instance is stopping: reconnect after a random delay (RE-11). */
  restarting: 1012,
} as const;

/** Display of a pushed message (§3 "Pushed message"). */
export const SHOW_TYPES = ["NOTIFY", "DIALOG"] as const;

/**
 * PushMessage signals besides messages to people. HEARTBEAT: the echo of the client's own; RELOAD_MENU: the user's menu
 * or rights changed; SESSION_ENDED; RECORD_CHANGED: records were saved or removed; WITHDRAWN: a message was taken back.
 * Sent once to every new socket, so that a change before it opened is not missed: NEW_VERSION: the build that the
 * server serves; MENU_VERSION: the version of menu, rights, settings and text overrides.
 */
export const SIGNALS = [
  "HEARTBEAT",
  "RELOAD_MENU",
  "SESSION_ENDED",
  "RECORD_CHANGED",
  "WITHDRAWN",
  "NEW_VERSION",
  "MENU_VERSION",
] as const;

/** The changed records: `path` is the module's, such as `/sys/dict`; without `ids` all of them are to be refetched. */
export const recordChange = z.object({
  path: z.string(),
  ids: z.array(z.string()).max(200),
  verb: z.enum(["added", "updated", "removed", "many"]),
  /** The user who made the change; empty for the server itself. */
  byId: z.string(),
  byName: z.string(),
});
export type RecordChange = z.output<typeof recordChange>;

/** The JSON text of one websocket message. Every member but `type` may be missing or empty. */
export const pushed = z.object({
  /** Id of the notification, for `/sys/message/{id}/read`; empty for signals. */
  id: z.string().optional(),
  showType: z.enum(SHOW_TYPES).optional(),
  /** A signal, or the message's own kind (free text of the sender). */
  type: z.string().optional(),
  title: z.string().optional(),
  /** HTML, sanitised by the server and again where it is shown (W5). */
  message: z.string().optional(),
  /** An internal route or an https address (W5). */
  targetUrl: z.string().optional(),
  /** ISO 8601, UTC. */
  createDate: z.string().optional(),
  /** A dialog that closes only after `/sys/message/{id}/acknowledge`. */
  mustAcknowledge: z.boolean().optional(),
  /** Languages of title and message where they differ from the socket's (§2). */
  titleLanguage: z.enum(LANGUAGES).optional(),
  language: z.enum(LANGUAGES).optional(),
  /** The message was shown before and is still unread. */
  isReminder: z.boolean().optional(),
  /** WITHDRAWN only: the id of the notification. */
  withdrawn: z.string().optional(),
  /** RECORD_CHANGED only. */
  change: recordChange.optional(),
  /** NEW_VERSION: the build that the server serves. MENU_VERSION: the version, as in the user info. */
  version: z.string().optional(),
});
export type PushMessage = z.output<typeof pushed>;
