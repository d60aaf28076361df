import { connectionLine } from "../../database/connections/connection-line.ts";

/** Resolves when it is this network's turn to be answered. */
export type FairTurn = (network: string) => Promise<void>;

const LONGEST = 60_000; // ms; as long as a whole request may take

/**
 * One answer to visitors begins in each turn of the event loop, of each network in its own turn: fifty requests of one address that
 * came together would else be answered before the one that came behind them. Where nobody waits it costs nothing.
 */
export function fairQueue(): FairTurn {
  const enter = connectionLine({ places: 1, forBackground: 0, waitLimitMs: LONGEST });
  return async (network) => {
    const leave = await enter({ isBackground: false, caller: network });
    setImmediate(leave);
  };
}
