import type { Language } from "../../contract/text.ts";
import { PAGE_DATA_ID } from "./page-data-id.ts";

/** What the server's render tells every page's scripts. */
export interface PageData {
  readonly apiBase: string;
  /** Public settings (W7). */
  readonly settings: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** What the console's page is told beside. */
export interface ConsoleData extends PageData {
  /** The build the page came from, to be compared with what NEW_VERSION says (push.ts). */
  readonly version: string;
}

/** What the HTML of the console's own page says beside. */
export interface ConsolePageData extends ConsoleData {
  /** Address of its program, which begins when the page's first calls are sent. */
  readonly program: string;
}

/** The data the page came with. A page is never served without it, so a missing one is a fault. */
export function readPageData<T extends PageData = PageData>(): T {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error("the page came without its data");
  return JSON.parse(text) as T;
}
