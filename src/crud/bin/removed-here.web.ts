import { create } from "zustand";
import type { KnownRecord } from "../../contract/asked-records.ts";
import { ownId } from "../../web/lookups/own-id.ts";

/** What was moved to the recycle bin in one go. */
export interface Removed {
  /** In the version that removing them has made. */
  readonly records: readonly KnownRecord[];
  /** What the one record is called; absent for several. */
  readonly title?: string;
}

/*
 * What this window moved to the recycle bin and nobody has brought back: the way back stands in the list's heading long after the
 * message with "undo" has gone, over a reload too.
 */
const MOST = 20;
const keyOf = (path: string): string => `terrace.removed.${ownId()}.${path}`;

const read = (path: string): readonly Removed[] => {
  try {
    const known = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "[]") as Partial<Removed>[];
    return known.filter((each): each is Removed => each.records !== undefined);
  } catch {
    return [];
  }
};

// Counts the changes: what was removed stands in the storage alone.
const useChanges = create<{ readonly count: number }>(() => ({ count: 0 }));

const write = (path: string, removed: readonly Removed[]): void => {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(removed.slice(0, MOST)));
  } catch {
    return; // without room there is still the recycle bin
  }
  useChanges.setState(({ count }) => ({ count: count + 1 }));
};

export const noteRemoved = (path: string, removed: Removed): void => write(path, [removed, ...read(path)]);

/** They are back, or can no longer be brought back. */
export const forgetRemoved = (path: string, ids: readonly string[]): void => {
  const known = read(path);
  const left = known.flatMap((each): Removed[] => {
    const rest = each.records.filter(({ id }) => !ids.includes(id));
    return rest.length === 0 ? [] : [rest.length === each.records.length ? each : { records: rest }];
  });
  if (JSON.stringify(left) !== JSON.stringify(known)) write(path, left);
};

/** What was removed last and is not back yet. */
export function useLastRemoved(path: string): Removed | undefined {
  useChanges();
  return read(path)[0];
}
