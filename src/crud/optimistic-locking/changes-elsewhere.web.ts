import type { RecordChange } from "../../contract/push.ts";
import { useOwnId } from "../../web/lookups/own-id.ts";
import { useRecordChanges } from "../../web/push/push-messages.ts";
import type { Module } from "../define-module.ts";

/* Tracks this window's own writes: the server announces all changes, and users need not be told of their own. */

/** Milliseconds; the announcement may arrive before the answer or shortly after it. */
const LINGERS = 10_000;

const underWay = new Map<string, number>();
const finishedAt = new Map<string, number>();

/** Runs a write whose announcement this window ignores. */
export async function asLocalMutation<T>({ path }: Pick<Module, "path">, write: () => Promise<T>): Promise<T> {
  underWay.set(path, (underWay.get(path) ?? 0) + 1);
  try {
    return await write();
  } finally {
    underWay.set(path, (underWay.get(path) ?? 1) - 1);
    finishedAt.set(path, performance.now());
  }
}

const isOwn = (path: string): boolean =>
  (underWay.get(path) ?? 0) > 0 || performance.now() - (finishedAt.get(path) ?? Number.NEGATIVE_INFINITY) < LINGERS;

export interface ChangeElsewhere extends RecordChange {
  /** The same user in another window or on another machine. */
  readonly isSelf: boolean;
}

/** Listens for changes of a module's records that were not made in this window. */
export function useChangesElsewhere(module: Module, hear: (change: ChangeElsewhere) => void): void {
  const ownId = useOwnId();
  useRecordChanges(module.path, (change) => {
    const isSelf = change.byId !== "" && change.byId === ownId;
    if (!isSelf || !isOwn(module.path)) hear({ ...change, isSelf });
  });
}
