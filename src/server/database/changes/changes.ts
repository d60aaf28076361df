import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { withCommit } from "../transaction.ts";
import { listenForChanges } from "./change-listener.ts";
import type { Database, DatabaseTransaction } from "../database.ts";

/** Called with the payload announced, or with `undefined`: "announcements may have been missed, look again". */
export type ChangeListener = (payload: unknown) => void;

/**
 * Announcements that something stored has changed, for caches and sockets of every instance (TK-10, TK-11, ST-05).
 * One leaves with its transaction's commit and never with a rollback; each listener hears it once.
 */
export interface Changes {
  /** `topic`: short text such as `setting`. `payload`: JSON of at most 7,000 bytes (NOTIFY's limit is 8,000). */
  announce(trx: DatabaseTransaction, topic: string, payload?: unknown): Promise<void>;
  /** Number of this instance among those of its database. */
  readonly instance: number;
  /** Returns the function that stops listening. */
  on(topic: string, listener: ChangeListener): () => void;
  close(): Promise<void>;
}

/** Announced without a payload when another instance has started. */
export const INSTANCE_STARTED = "instance";

/** The PostgreSQL channel of the announcements. */
export const CHANNEL = "terrace_changes";
const MAX_PAYLOAD = 7_000;
/** Ids of 36 letters that fit into an announcement; a change of more is announced without them. */
export const MAX_ANNOUNCED_IDS = 150;

/**
 * Starts the announcements of this process. With the embedded database they are delivered in process. With PostgreSQL
 * they are sent by `pg_notify` inside the transaction, received by every other instance over a connection of its own,
 * and delivered in this process directly. When that connection was lost, all listeners are called with `undefined`
 * after it is restored.
 */
export async function openChanges(database: Database, onError: (error: unknown) => void = () => {}): Promise<Changes> {
  const listeners = new Map<string, Set<ChangeListener>>();
  const self = randomUUID();
  const instance = randomInt(1, 2 ** 31);

  const deliver = (topic: string, payload: unknown) => {
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        onError(error);
      }
    }
  };

  const listening = !database.newClient
    ? null
    : await listenForChanges(
        database.newClient,
        { channel: CHANNEL, instance },
        {
          onNotification(payload) {
            const announcement = parseAnnouncement(payload);
            if (announcement && announcement.from !== self) deliver(announcement.topic, announcement.payload);
          },
          onReconnected() {
            for (const topic of listeners.keys()) deliver(topic, undefined);
          },
          onError,
        },
      );

  if (listening)
    await database.pool.query("select pg_notify($1, $2)", [CHANNEL, announcementOf(self, INSTANCE_STARTED)]);

  return {
    instance,
    async announce(trx, topic, payload) {
      const text = announcementOf(self, topic, payload);
      if (Buffer.byteLength(text) > MAX_PAYLOAD) {
        throw new RangeError(`An announcement may hold ${MAX_PAYLOAD} bytes: announce ids, not records.`);
      }
      if (!database.embedded) await withCommit(trx, sql`select pg_notify(${CHANNEL}, ${text})`);
      // A copy, as other instances get one, so that no listener shares objects with the announcer.
      const copy: unknown = payload === undefined ? undefined : JSON.parse(JSON.stringify(payload));
      trx.afterCommit(() => deliver(topic, copy));
    },
    on(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => void ofTopic.delete(listener);
    },
    async close() {
      listeners.clear();
      await listening?.close();
    },
  };
}

const announcementOf = (from: string, topic: string, payload?: unknown): string =>
  JSON.stringify({ from, topic, payload });

function parseAnnouncement(text: string): { from: string; topic: string; payload?: unknown } | null {
  try {
    const announcement: unknown = JSON.parse(text);
    if (
      typeof announcement !== "object" ||
      announcement === null ||
      !("from" in announcement) ||
      !("topic" in announcement)
    )
      return null;
    const { from, topic } = announcement;
    if (typeof from !== "string" || typeof topic !== "string") return null;
    return { from, topic, payload: "payload" in announcement ? announcement.payload : undefined };
  } catch {
    return null; // anybody with a login may notify this channel
  }
}
