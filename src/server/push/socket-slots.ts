import { socketCounts } from "../measurements.ts";
import type { PushLimits } from "./push-limits.ts";
import type { SharedSockets } from "./shared-sockets.ts";

/** Counts open and opening sockets, so that a limit cannot be exceeded while tickets are being looked up (WS-07). */
export interface SocketSlots {
  /** A slot for an opening socket; null when the network has too many, or all have. */
  take(network: string): SocketSlot | null;
}

export interface SocketSlot {
  /** Binds the slot to a user; false when the user has too many, or user or network have with other instances. */
  seat(userId: string): Promise<boolean>;
  /** Releases the slot. May be called repeatedly. */
  free(): void;
}

/** Part of a limit that all instances together may reach without having told each other (docs/decisions/075). */
const UNTOLD = 0.25;

/** Counts up to `most` for each owner, with other instances where `shared`. */
const counter = (kind: string, most: number, shared: SharedSockets | undefined) => {
  const counts = new Map<string, number>();
  const told = new Set<string>();
  let instances = Infinity; // until they are counted
  const of = (owner: string): number => counts.get(owner) ?? 0;
  const isMany = (owner: string): boolean => of(owner) > Math.max(1, (most * UNTOLD) / instances);
  const tell = async (owner: string, through: SharedSockets): Promise<number> => {
    const elsewhere = await through.tell(`${kind} ${owner}`, () => (told.has(owner) ? of(owner) : 0));
    ({ instances } = elsewhere);
    return elsewhere.open;
  };
  return {
    of,
    add(owner: string): void {
      counts.set(owner, of(owner) + 1);
    },
    remove(owner: string): void {
      const left = of(owner) - 1;
      if (left > 0) counts.set(owner, left);
      else counts.delete(owner);
      if (!shared || !told.has(owner)) return;
      if (!isMany(owner)) told.delete(owner);
      void tell(owner, shared).catch(() => undefined); // the next telling says it
    },
    /** True if the open sockets here and elsewhere are within the limit together. */
    async fits(owner: string): Promise<boolean> {
      if (!shared || !isMany(owner)) return true;
      told.add(owner);
      try {
        return of(owner) + (await tell(owner, shared)) <= most;
      } catch {
        return of(owner) <= most / (Number.isFinite(instances) ? instances : 1);
      }
    },
  };
};

export function createSocketSlots(
  limits: Pick<PushLimits, "perUser" | "perNetwork" | "total">,
  shared?: SharedSockets,
): SocketSlots {
  const networks = counter("network", limits.perNetwork, shared);
  const users = counter("user", limits.perUser, shared);
  let total = 0;
  return {
    take(network) {
      if (total >= limits.total || networks.of(network) >= limits.perNetwork) return null;
      total += 1;
      socketCounts.tell(1);
      networks.add(network);
      let user: string | undefined;
      let isFree = false;
      return {
        async seat(userId) {
          if (isFree || user !== undefined || users.of(userId) >= limits.perUser) return false;
          user = userId;
          users.add(userId);
          return (await users.fits(userId)) && (await networks.fits(network));
        },
        free() {
          if (isFree) return;
          isFree = true;
          total -= 1;
          socketCounts.tell(-1);
          networks.remove(network);
          if (user !== undefined) users.remove(user);
        },
      };
    },
  };
}
