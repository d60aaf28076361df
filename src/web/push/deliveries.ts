import type { Pushed } from "../../contract/push.ts";

/** Remembered ids, so that a message that comes again after a gap is not told again (WS-08). */
const REMEMBERED = 500;

/**
 * What was delivered to this window as one person's. It outlives the connections: whatever is pushed while the screen is locked, the session is
 * over or another window takes the connection over is missed as in any other gap.
 */
export interface Deliveries {
  readonly userId: string;
  /** Somebody listened before, this window or another of the browser: until the next opening there is a gap. */
  wasConnected: boolean;
  /**
   * The messages that were unread before the connection opened are known, so any other unread one came during a gap.
   */
  hasLooked: boolean;
  ids(): readonly string[];
  knows(id: string): boolean;
  /** Nothing of this need be told; whatever else is unread from now on came in a gap. */
  knowAll(ids: readonly string[]): void;
  /** True the first time it is asked about an id; signals have none and are always new. */
  isNew(message: Pick<Pushed, "id" | "isReminder">): boolean;
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
