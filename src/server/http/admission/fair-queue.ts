import { connectionQueue } from "../../database/connections/connection-queue.ts";

/** Resolves when it is this network's turn to be answered. */
export type FairTurn = (network: string) => Promise<void>;

const LONGEST = 60_000; // ms; as long as a whole request may take

/**
 * Starts one public answer in each turn of the event loop, networks in turn: otherwise fifty simultaneous requests of
 * one address would be answered before the next one's. Costs nothing when no request waits.
 */
export function fairQueue(): FairTurn {
  const enter = connectionQueue({ places: 1, forBackground: 0, waitLimitMs: LONGEST });
  return async (network) => {
    const leave = await enter({ isBackground: false, caller: network });
    setImmediate(leave);
  };
}
