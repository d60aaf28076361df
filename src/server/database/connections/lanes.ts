import { AsyncLocalStorage } from "node:async_hooks";

/** On whose behalf a connection is asked for. */
export interface Lane {
  /** What nobody waits for: sealing, publishing, sending, jobs. */
  readonly isBackground: boolean;
  /** Who waits; those who ask for much wait for themselves, not others for them. */
  readonly caller: string;
  /** Aborted once nobody waits for the answer any more; absent: it is finished all the same, as a write is. */
  readonly left?: AbortSignal | undefined;
}

const lanes = new AsyncLocalStorage<Lane>();
const NOBODY: Lane = { isBackground: false, caller: "" };

export const currentLane = (): Lane => lanes.getStore() ?? NOBODY;

/** Whatever `work` asks of the database waits behind people. */
export const inBackground = <R>(work: () => R): R => lanes.run({ isBackground: true, caller: "" }, work);

/** Whatever `work` asks of the database is asked by this caller. */
export const onBehalfOf = <R>(caller: string, work: () => R): R => lanes.run({ isBackground: false, caller }, work);

/** What was asked for somebody who has gone was given up; `cause` says where. */
export class CallerLeft extends Error {
  override readonly name = "CallerLeft";
  constructor(cause: unknown) {
    super("Nobody waits for the answer any more.", { cause });
  }
}

/** Whatever `work` asks of the database is given up once `left` is aborted; then it throws `CallerLeft`. For reading alone. */
export async function untilLeft<R>(left: AbortSignal | undefined, work: () => Promise<R>): Promise<R> {
  try {
    return await lanes.run({ ...currentLane(), left }, work);
  } catch (error) {
    throw left?.aborted ? new CallerLeft(error) : error;
  }
}
