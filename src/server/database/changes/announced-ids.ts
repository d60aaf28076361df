import type { DatabaseTransaction } from "../database.ts";
import { MAX_ANNOUNCED_IDS, type Changes } from "./changes.ts";

/** Announces what changed by its ids; without them if they are too many. */
export const announceIds = async (
  changes: Changes,
  trx: DatabaseTransaction,
  topic: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0) await changes.announce(trx, topic, ids.length > MAX_ANNOUNCED_IDS ? undefined : ids);
};

/** Calls `listener` for each id, or without arguments when everything is meant. Returns a function that unsubscribes. */
export const onIds = (changes: Changes, topic: string, listener: (id?: string) => void): (() => void) =>
  changes.on(topic, (payload) => {
    if (!Array.isArray(payload)) return listener();
    for (const id of payload) if (typeof id === "string") listener(id);
  });
