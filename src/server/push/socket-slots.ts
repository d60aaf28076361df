import { socketCounts } from "../measured.ts";
import type { PushLimits } from "./limits.ts";

/** Counts open and opening sockets, so that a limit cannot be exceeded while tickets are being looked up (WS-07). */
export interface SocketSlots {
  /** A slot for an opening socket; null when the network has too many, or all have. */
  take(network: string): SocketSlot | null;
}

export interface SocketSlot {
  /** Binds the slot to a user; false when the user has too many. */
  seat(userId: string): boolean;
  /** Gives the slot back. Repeatable. */
  free(): void;
}

const counter = () => {
  const counts = new Map<string, number>();
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, by: 1 | -1) {
      const count = (counts.get(key) ?? 0) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
};

export function createSocketSlots(limits: Pick<PushLimits, "perUser" | "perNetwork" | "total">): SocketSlots {
  const networks = counter();
  const users = counter();
  let total = 0;
  return {
    take(network) {
      if (total >= limits.total || networks.of(network) >= limits.perNetwork) return null;
      total += 1;
      socketCounts.tell(1);
      networks.add(network, 1);
      let user: string | undefined;
      let isFree = false;
      return {
        seat(userId) {
          if (user !== undefined || users.of(userId) >= limits.perUser) return false;
          user = userId;
          users.add(userId, 1);
          return true;
        },
        free() {
          if (isFree) return;
          isFree = true;
          total -= 1;
          socketCounts.tell(-1);
          networks.add(network, -1);
          if (user !== undefined) users.add(user, -1);
        },
      };
    },
  };
}
