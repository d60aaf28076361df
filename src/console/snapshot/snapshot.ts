/*
 * The page as it was when this tab left it: a reload shows it while the program starts, and the program then draws over it. It stays in
 * session storage, for one address of one tab, and holds what stood on the screen and nothing that was typed.
 */

const KEY = "terrace.snapshot";

/** An element: its name, attributes, how far it is scrolled (px from its top; 0 mostly) and children; a text is itself. */
export type SnapshotNode =
  | string
  | readonly [name: string, attributes: readonly (readonly [string, string])[], scrollTop: number, ...SnapshotNode[]];

export interface Snapshot {
  /** Build, language and address that it is of: another one's styles or words would not fit. */
  readonly of: string;
  /** Id of the person who saw it. */
  readonly user: string;
  readonly title: string;
  /** Addresses of the page's style sheets. */
  readonly sheets: readonly string[];
  /** Rules that the component kit wrote into the page. */
  readonly rules: string;
  /** `data-size`, which the sizes of controls follow. */
  readonly size: string;
  readonly nodes: readonly SnapshotNode[];
}

/** What a snapshot must be of to be shown in this document. */
export const snapshotPlace = (version: string): string =>
  [version, document.documentElement.lang, location.pathname + location.search].join(" ");

/** Takes the snapshot out of the store: while a page is open none lies there, which developer tools would show behind a lock (TK-17). */
export function takeOutSnapshot(version: string): Snapshot | undefined {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  try {
    const found = JSON.parse(text ?? "null") as Snapshot | null;
    return found?.of === snapshotPlace(version) ? found : undefined;
  } catch {
    return undefined;
  }
}

export function writeSnapshot(snapshot: Snapshot): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(snapshot));
  } catch {
    sessionStorage.removeItem(KEY); // full: the next reload shows the frame's outline
  }
}

export const isSnapshotShown = (host: Element): boolean => host.querySelector(":scope > [data-snapshot]") !== null;
