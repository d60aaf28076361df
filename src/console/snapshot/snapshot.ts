import { keepInTab } from "../../web/preferences/keep-in-tab.ts";

/*
 * The page as this tab left it, which a reload shows while the program starts. It is kept in session storage, for one
 * address of one tab, and holds visible content but no typed text.
 */

const STORAGE_KEY = "terrace.snapshot";

/** A text node is a string; an element is its name, attributes, `scrollTop` (px) and children. */
export type SnapshotNode =
  | string
  | readonly [name: string, attributes: readonly (readonly [string, string])[], scrollTop: number, ...SnapshotNode[]];

export interface Snapshot {
  /** Build, language and address of the page; for any other the styles or texts would not match. */
  readonly key: string;
  /** Id of the person who saw it. */
  readonly userId: string;
  readonly title: string;
  /** URLs of the page's style sheets. */
  readonly sheets: readonly string[];
  /** CSS rules that the component kit added to the page. */
  readonly rules: string;
  /** `data-size` of the root element, from which controls take their size. */
  readonly size: string;
  readonly nodes: readonly SnapshotNode[];
}

/** Key of this document, to compare with a snapshot's. */
export const snapshotKey = (version: string): string =>
  [version, document.documentElement.lang, location.pathname + location.search].join(" ");

/**
 * Reads the snapshot and removes it from the store, so that no developer tools show it behind a lock while a page is
 * open (TK-17).
 */
export function consumeSnapshot(version: string): Snapshot | undefined {
  const text = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  try {
    const found = JSON.parse(text ?? "null") as Snapshot | null;
    return found?.key === snapshotKey(version) ? found : undefined;
  } catch {
    return undefined;
  }
}

export function writeSnapshot(snapshot: Snapshot): void {
  // Where the storage is full the next reload shows the frame's outline.
  if (!keepInTab(STORAGE_KEY, JSON.stringify(snapshot))) sessionStorage.removeItem(STORAGE_KEY);
}

export const isSnapshotShown = (host: Element): boolean => host.querySelector(":scope > [data-snapshot]") !== null;
