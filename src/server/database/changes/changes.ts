import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { withCommit } from "../transaction.ts";
import { listenElsewhere } from "./change-listener.ts";
import type { Database, DatabaseTransaction } from "../database.ts";

/** Called with the payload announced, or with `undefined`: "notices may have been missed, look again". */
export type ChangeListener = (payload: unknown) => void;

/**
 * Notices that something stored has changed, for caches and sockets of every instance (TK-10, TK-11, ST-05).
 * A notice leaves with its transaction's commit and never with a rollback; each listener hears it once.
 */
export interface Changes {
  /** `topic`: short text such as `setting`. `payload`: JSON of at most 7,000 bytes (NOTIFY's limit is 8,000). */
  announce(trx: DatabaseTransaction, topic: string, payload?: unknown): Promise<void>;
  /** Returns the function that stops listening. */
  on(topic: string, listener: ChangeListener): () => void;
  close(): Promise<void>;
}

const channel = "terrace_changes";
const largest = 7_000;

/**
 * Starts the notices of this process. Embedded: delivered in process. PostgreSQL: `pg_notify` inside the transaction,
 * heard by every other instance over one connection of its own, and delivered here without the detour. When that
 * connection was away, all listeners are called with `undefined` on its return.
 */
export async function openChanges(
  database: Database,
  onTrouble: (error: unknown) => void = () => {},
): Promise<Changes> {
  const listeners = new Map<string, Set<ChangeListener>>();
  const self = randomUUID();

  const deliver = (topic: string, payload: unknown) => {
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        onTrouble(error);
      }
    }
  };

  const ear = !database.newClient
    ? null
    : await listenElsewhere(database.newClient, channel, {
        hear(text) {
          const notice = parseNotice(text);
          if (notice && notice.from !== self) deliver(notice.topic, notice.payload);
        },
        missed() {
          for (const topic of listeners.keys()) deliver(topic, undefined);
        },
        onTrouble,
      });

  return {
    async announce(trx, topic, payload) {
      const text = JSON.stringify({ from: self, topic, payload });
      if (Buffer.byteLength(text) > largest) {
        throw new RangeError(`A change notice may hold ${largest} bytes: announce ids, not records.`);
      }
      if (!database.embedded) await withCommit(trx, sql`select pg_notify(${channel}, ${text})`);
      // As it will be elsewhere: a copy, so that no listener shares objects with the announcer.
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
      await ear?.close();
    },
  };
}

function parseNotice(text: string): { from: string; topic: string; payload?: unknown } | null {
  try {
    const notice: unknown = JSON.parse(text);
    if (typeof notice !== "object" || notice === null || !("from" in notice) || !("topic" in notice)) return null;
    const { from, topic } = notice;
    if (typeof from !== "string" || typeof topic !== "string") return null;
    return { from, topic, payload: "payload" in notice ? notice.payload : undefined };
  } catch {
    return null; // anybody with a login may notify this channel
  }
}
