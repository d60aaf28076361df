import { AsyncLocalStorage } from "node:async_hooks";

/** On whose behalf a connection is asked for. */
export interface Lane {
  /** What nobody waits for: sealing, publishing, sending, jobs. */
  readonly isBackground: boolean;
  /** Who waits; those who ask for much wait for themselves, not others for them. */
  readonly caller: string;
}

const lanes = new AsyncLocalStorage<Lane>();
const NOBODY: Lane = { isBackground: false, caller: "" };

export const currentLane = (): Lane => lanes.getStore() ?? NOBODY;

/** Whatever `work` asks of the database waits behind people. */
export const inBackground = <R>(work: () => R): R => lanes.run({ isBackground: true, caller: "" }, work);

/** Whatever `work` asks of the database is asked by this caller. */
export const onBehalfOf = <R>(caller: string, work: () => R): R => lanes.run({ isBackground: false, caller }, work);
