import type { PushMessage } from "../../contract/push.ts";

/** Number of remembered ids, so that a message that arrives again after a gap is not shown again (WS-08). */
const REMEMBERED = 500;

/**
 * Messages delivered to this window for one person. Outlives connections: messages sent while the screen is locked, the
 * session is over or another window takes over the connection are missed as in any other gap.
 */
export interface Deliveries {
  readonly userId: string;
  /** This or another window of the browser was connected before, so there is a gap until the next connection. */
  wasConnected: boolean;
  /**
   * The messages that were unread before the connection opened are known, so any other unread one came during a gap.
   */
  hasLooked: boolean;
  ids(): readonly string[];
  knows(id: string): boolean;
  /** Marks these as delivered; any other unread message came during a gap. */
  knowAll(ids: readonly string[]): void;
  /** True the first time it is asked about an id; signals have none and are always new. */
  isNew(message: Pick<PushMessage, "id" | "isReminder">): boolean;
}

export function trackDeliveries(userId: string): Deliveries {
  const known = new Set<string>();
  const deliveries: Deliveries = {
    userId,
    wasConnected: false,
    hasLooked: false,
    ids: () => [...known],
    knows: (id) => known.has(id),
    knowAll(ids) {
      for (const id of ids) deliveries.isNew({ id });
      deliveries.hasLooked = true;
    },
    isNew({ id, isReminder }) {
      if (!id || isReminder) return true;
      if (known.has(id)) return false;
      known.add(id);
      if (known.size > REMEMBERED) known.delete(known.values().next().value as string);
      return true;
    },
  };
  return deliveries;
}
