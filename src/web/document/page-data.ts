import type { SiteFeatures } from "../../contract/site-features.ts";
import type { Language } from "../../contract/text.ts";
import { PAGE_DATA_ID } from "./page-data-id.ts";

/** Data the server writes into every page for its scripts. */
export interface PageData {
  readonly apiBase: string;
  /** Public settings (W7). */
  readonly settings: Readonly<Record<string, string>>;
  readonly features: SiteFeatures;
  readonly language: Language;
}

/** Data of the console's page. */
export interface ConsoleData extends PageData {
  /** Build the page came from, compared with NEW_VERSION messages (push.ts). */
  readonly version: string;
}

/** Data in the HTML of the console's page. */
export interface ConsolePageData extends ConsoleData {
  /** Address of the console's program; it is loaded once the page's first calls are sent. */
  readonly program: string;
}

/** Reads the data of the page. Throws when it is missing: the server never sends a page without it. */
export function readPageData<T extends PageData = PageData>(): T {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error("the page came without its data");
  return JSON.parse(text) as T;
}
