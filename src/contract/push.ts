import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { defineTexts, LANGUAGES } from "./text.ts";

const texts = defineTexts("push", {
  ticket: { zh: "获取推送连接凭证", lo: "ຂໍສິດເຊື່ອມຕໍ່ການແຈ້ງເຕືອນ", en: "Get a push connection ticket" },
});

/**
 * One ticket opens one socket, once, within 30 s (W4). The address is `{url}/{own user id}/{ticket}`; `url` is a path of
 * this origin or, where the operator has configured one, a whole `wss://` address. The socket's messages come in the language of this call.
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

/** What a client says, every now and then; the server answers it in kind and takes nothing else. */
export const HEARTBEAT_TEXT = '{"type":"HEARTBEAT"}';

/** Why the server closed a socket, where a client must act on it. After any other code it connects again. */
export const PUSH_CLOSED = {
  /** The session is over: nothing to come back for. */
  sessionEnded: 4001,
  /** The instance stops: connect again, each client after a delay of its own (RE-11). */
  restarting: 1012,
} as const;

/** How a pushed message shows itself (§3 "Pushed message"). */
export const SHOW_TYPES = ["NOTIFY", "DIALOG"] as const;

/**
 * What else a socket carries, beside messages to people:
 * HEARTBEAT the answer to the client's own; RELOAD_MENU the caller's menu or rights changed; SESSION_ENDED the session is over;
 * RECORD_CHANGED somebody saved or removed records; WITHDRAWN a message was taken back; told once to every new socket: NEW_VERSION
 * which build the server serves, MENU_VERSION which menu, rights, settings and written texts there are, so that a change before it
 * opened is not missed.
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

/** Which records: `path` is a module's address such as `/sys/dict`; `ids` empty says "look again". */
export const recordChange = z.object({
  path: z.string(),
  ids: z.array(z.string()).max(200),
  /** What happened to them. */
  verb: z.enum(["added", "updated", "removed", "many"]),
  /** Who did it: id and name; empty for the server itself. */
  byId: z.string(),
  byName: z.string(),
});
export type RecordChange = z.output<typeof recordChange>;

/** One message as the socket carries it, as JSON text. Every member but `type` may be missing or empty. */
export const pushed = z.object({
  /** The notification's id, for `/sys/message/{id}/read`; empty for signals. */
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
  /** A dialog that closes only when its receiver says, by `/sys/message/{id}/acknowledge`, that they have read it. */
  mustAcknowledge: z.boolean().optional(),
  /** The languages the title and the message are in, where they are not the socket's own (§2). */
  titleLanguage: z.enum(LANGUAGES).optional(),
  language: z.enum(LANGUAGES).optional(),
  /** It was shown before and not yet read. */
  isReminder: z.boolean().optional(),
  /** WITHDRAWN only: the id of the notification. */
  withdrawn: z.string().optional(),
  /** RECORD_CHANGED only. */
  change: recordChange.optional(),
  /** NEW_VERSION: the build the server now serves. MENU_VERSION: as user info has it. */
  version: z.string().optional(),
});
export type Pushed = z.output<typeof pushed>;
