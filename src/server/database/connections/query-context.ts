import { AsyncLocalStorage } from "node:async_hooks";

/** For whom a query runs, and how. */
export interface QueryContext {
  /** Background work that nobody waits for: sealing, publishing, sending, jobs. */
  readonly isBackground: boolean;
  /** The waiting caller; callers take turns, so one with many queries delays only their own. */
  readonly caller: string;
  /** Aborted once nobody waits for the answer any more; absent: it is finished all the same, as a write is. */
  readonly signal?: AbortSignal | undefined;
  /** Statements outside transactions may be answered by a standby (database/replica), as current as the primary. */
  readonly mayReadReplica?: boolean;
}

const contexts = new AsyncLocalStorage<QueryContext>();
const NOBODY: QueryContext = { isBackground: false, caller: "" };

export const currentQueryContext = (): QueryContext => contexts.getStore() ?? NOBODY;

/** Runs `work` with its database queries queued behind interactive ones. */
export const inBackground = <R>(work: () => R): R => contexts.run({ isBackground: true, caller: "" }, work);

/** Runs `work` with its database queries queued for this caller. */
export const forCaller = <R>(caller: string, work: () => R): R => contexts.run({ isBackground: false, caller }, work);

/** Runs `work` with its reads at a standby where there is one. Only for what reads alone. */
export const readingReplica = <R>(work: () => R): R =>
  contexts.run({ ...currentQueryContext(), mayReadReplica: true }, work);

/** Runs `work` with all of its queries at the primary. */
export const atPrimary = <R>(work: () => R): R =>
  contexts.run({ ...currentQueryContext(), mayReadReplica: false }, work);

/** A query was cancelled because its caller disconnected; `cause` says where. */
export class QueryAborted extends Error {
  override readonly name = "QueryAborted";
  constructor(cause: unknown) {
    super("Nobody waits for the answer any more.", { cause });
  }
}

/** Runs `work` and cancels its queries once `signal` is aborted; then it throws `QueryAborted`. Only for reads. */
export async function untilAborted<R>(signal: AbortSignal | undefined, work: () => Promise<R>): Promise<R> {
  try {
    return await contexts.run({ ...currentQueryContext(), signal }, work);
  } catch (error) {
    throw signal?.aborted ? new QueryAborted(error) : error;
  }
}
