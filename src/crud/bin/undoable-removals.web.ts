import { create } from "zustand";
import type { KnownRecord } from "../../contract/optimistic-locking.ts";
import { ownId } from "../../web/lookups/own-id.ts";
import { keepInTab } from "../../web/preferences/keep-in-tab.ts";

/** Records that were removed together. */
export interface Removal {
  /** With the version that the removal produced. */
  readonly records: readonly KnownRecord[];
  /** Title of a single record; absent for several. */
  readonly title?: string;
}

/*
 * The removals of this window that have not been undone. Kept in sessionStorage, so that they can be undone after the
 * message has gone and after a reload.
 */
const MAX_REMOVALS = 20;
const keyOf = (path: string): string => `terrace.removed.${ownId()}.${path}`;

const read = (path: string): readonly Removal[] => {
  try {
    const known = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "[]") as Partial<Removal>[];
    return known.filter((each): each is Removal => each.records !== undefined);
  } catch {
    return [];
  }
};

// Triggers renders; the removals themselves are in sessionStorage.
const useChanges = create<{ readonly count: number }>(() => ({ count: 0 }));

const write = (path: string, removed: readonly Removal[]): void => {
  if (!keepInTab(keyOf(path), JSON.stringify(removed.slice(0, MAX_REMOVALS)))) return; // the recycle bin remains
  useChanges.setState(({ count }) => ({ count: count + 1 }));
};

export const rememberRemoval = (path: string, removed: Removal): void => write(path, [removed, ...read(path)]);

/** Call when the records were restored or no longer exist. */
export const forgetRemoval = (path: string, ids: readonly string[]): void => {
  const known = read(path);
  const left = known.flatMap((each): Removal[] => {
    const rest = each.records.filter(({ id }) => !ids.includes(id));
    return rest.length === 0 ? [] : [rest.length === each.records.length ? each : { records: rest }];
  });
  if (JSON.stringify(left) !== JSON.stringify(known)) write(path, left);
};

/** The last removal that was not undone. */
export function useLastRemoval(path: string): Removal | undefined {
  useChanges();
  return read(path)[0];
}
