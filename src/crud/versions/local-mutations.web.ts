import type { RecordChange } from "../../contract/push.ts";
import { useOwnId } from "../../web/lookups/own-id.ts";
import { useRecordChanges } from "../../web/push/pushed.ts";
import type { Module } from "../define-module.ts";

/*
 * What this window itself writes: the server tells everybody who changed what, and nobody wants to be told of their own click.
 */

/** The server's word may come before the answer or a moment after it; in ms. */
const LINGERS = 10_000;

const underWay = new Map<string, number>();
const finishedAt = new Map<string, number>();

/** Runs a write to a module's records so that this window does not report it as somebody's news. */
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

export interface Elsewhere extends RecordChange {
  /** The same person, in another window or on another machine. */
  readonly isSelf: boolean;
}

/** Hears of changed records of a module that were not changed in this window. */
export function useChangesElsewhere(module: Module, hear: (change: Elsewhere) => void): void {
  const ownId = useOwnId();
  useRecordChanges(module.path, (change) => {
    const isSelf = change.byId !== "" && change.byId === ownId;
    if (!isSelf || !isOwn(module.path)) hear({ ...change, isSelf });
  });
}
