import { z } from "zod";

/** How a pushed message shows itself (§3 "Pushed message"). */
export const SHOW_TYPES = ["NOTIFY", "DIALOG"] as const;

/**
 * What else a socket carries, beside messages to people (wire.md "Session"):
 * HEARTBEAT the answer to the client's own; RELOAD_MENU the caller's menu or rights changed; SESSION_ENDED the session is over;
 * RECORD_CHANGED somebody saved or removed records; NEW_VERSION the server was upgraded.
 */
export const SIGNALS = ["HEARTBEAT", "RELOAD_MENU", "SESSION_ENDED", "RECORD_CHANGED", "NEW_VERSION"] as const;
export type Signal = (typeof SIGNALS)[number];

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
  /** RECORD_CHANGED only. */
  change: recordChange.optional(),
  /** NEW_VERSION only: the build the server now serves. */
  version: z.string().optional(),
});
export type Pushed = z.output<typeof pushed>;
