import { keepInTab } from "../preferences/keep-in-tab.ts";

/*
 * The first read calls of a page when it was last opened at an address in this tab. A reload sends them before the
 * page's program is loaded (main/prefetch-calls.web.ts), because the same person will see the same page. Only the calls
 * are stored, never answers.
 */

const KEY = "terrace.first-reads";
/** Reads within so many ms after an address was opened count as part of its first picture. */
const WITHIN = 1_000;
const MAX_READS = 6;
const MAX_ADDRESSES = 12;

/** A call as it is sent: its path below the API base, with the query of a GET or the form body of a POST. */
export interface ReadCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly form: string;
}
type ReadsByAddress = Readonly<Record<string, readonly ReadCall[]>>;

const recorded = (): ReadsByAddress => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as ReadsByAddress) : {};
  } catch {
    return {};
  }
};

const here = (): string => location.pathname + location.search;

const isRead = (value: unknown): value is ReadCall => {
  const { method, path, form } = Object(value) as Partial<Record<keyof ReadCall, unknown>>;
  return (method === "GET" || method === "POST") && String(path).startsWith("/") && typeof form === "string";
};

/** Empty when nothing is recorded for this address. */
export function firstReads(): readonly ReadCall[] {
  const reads: unknown = recorded()[here()];
  return Array.isArray(reads) ? reads.filter(isRead) : [];
}

let isRecording = false;
let opened: { readonly address: string; readonly at: number; readonly reads: ReadCall[] } | undefined;

/** Starts recording. The calls before this are the console's own, the same at every address. */
export const recordReads = (): void => {
  isRecording = true;
};

/** Records a read for the address the page is at now. */
export function recordRead(read: ReadCall): void {
  if (!isRecording) return;
  const address = here();
  if (opened?.address !== address) opened = { address, at: performance.now(), reads: [] };
  const { at, reads } = opened;
  if (performance.now() - at > WITHIN || reads.length >= MAX_READS) return;
  if (reads.some(({ path, form }) => path === read.path && form === read.form)) return;
  reads.push(read);
  const { [address]: _, ...others } = recorded();
  const latest = [...Object.entries(others), [address, reads] as const].slice(-MAX_ADDRESSES);
  keepInTab(KEY, JSON.stringify(Object.fromEntries(latest))); // where it is full the next reload requests later
}
