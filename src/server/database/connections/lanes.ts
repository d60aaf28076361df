import { AsyncLocalStorage } from "node:async_hooks";

/** The party for which a connection is requested. */
export interface Lane {
  /** Background work that nobody waits for: sealing, publishing, sending, jobs. */
  readonly isBackground: boolean;
  /** The waiting caller; callers take turns, so one with many queries delays only their own. */
  readonly caller: string;
  /** Aborted once nobody waits for the answer any more; absent: it is finished all the same, as a write is. */
  readonly left?: AbortSignal | undefined;
  /** Statements outside transactions may be answered by a standby (database/replica), as current as the primary. */
  readonly mayReadReplica?: boolean;
}

const lanes = new AsyncLocalStorage<Lane>();
const NOBODY: Lane = { isBackground: false, caller: "" };

export const currentLane = (): Lane => lanes.getStore() ?? NOBODY;

/** Runs `work` with its database queries queued behind interactive ones. */
export const inBackground = <R>(work: () => R): R => lanes.run({ isBackground: true, caller: "" }, work);

/** Runs `work` with its database queries queued for this caller. */
export const onBehalfOf = <R>(caller: string, work: () => R): R => lanes.run({ isBackground: false, caller }, work);

/** Runs `work` with its reads at a standby where there is one. Only for what reads alone. */
export const readingReplica = <R>(work: () => R): R => lanes.run({ ...currentLane(), mayReadReplica: true }, work);

/** Runs `work` with all of its queries at the primary. */
export const atPrimary = <R>(work: () => R): R => lanes.run({ ...currentLane(), mayReadReplica: false }, work);

/** A query was cancelled because its caller disconnected; `cause` says where. */
export class CallerLeft extends Error {
  override readonly name = "CallerLeft";
  constructor(cause: unknown) {
    super("Nobody waits for the answer any more.", { cause });
  }
}

/** Runs `work` and cancels its queries once `left` is aborted; then it throws `CallerLeft`. Only for reads. */
export async function untilLeft<R>(left: AbortSignal | undefined, work: () => Promise<R>): Promise<R> {
  try {
    return await lanes.run({ ...currentLane(), left }, work);
  } catch (error) {
    throw left?.aborted ? new CallerLeft(error) : error;
  }
}
