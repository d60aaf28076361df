import { z } from "zod";
import { isPlainLine } from "../scalars.ts";

/*
 * Choices that are more than a word: kept per person on the server and in the browser's storage, not in cookies. Beside
 * preferences.ts, which the sign-in page loads, so that it need not load a schema library too.
 */

export const DENSITIES = ["normal", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

export const MOST_PINNED = 20;
/** Characters of a pinned tab's title in one language. */
export const MOST_TITLE = 200;
const MOST_LISTS = 200;
const MOST_COLUMNS = 60;
// In JSON a NUL or half a letter comes as an escape, past what looks at the body's own text (IN-06).
const plainText = z.string().refine(isPlainLine);
const path = plainText.max(500).regex(/^\/(?!\/)/);
const name = plainText.min(1).max(64);
const title = plainText.max(MOST_TITLE);

/** Whether the platform knows a time zone of this name, such as `Asia/Vientiane`. */
const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** What each may be (IN-07: bounded, and a stored value that no longer fits counts as not chosen). */
export const PERSONAL = {
  /** How high the rows of every list are. */
  density: z.enum(DENSITIES),
  /** In which moments are shown and typed; empty: the device's own. */
  timeZone: z
    .string()
    .max(64)
    .refine((zone) => zone === "" || isTimeZone(zone)),
  /** Whether single letters and signs are shortcuts (WCAG 2.1.4). */
  singleKeys: z.boolean(),
  /** The chosen columns of a list in their order, by the path of its module; a list that is not there shows its own. */
  columns: z
    .record(path, z.array(name).max(MOST_COLUMNS))
    .refine((columns) => Object.keys(columns).length <= MOST_LISTS),
  /**
   * Tabs that open with the console, in their order. `search` with its question mark, or empty; a title in one language alone is an
   * older console's, and is said by nobody.
   */
  pinnedTabs: z
    .array(
      z.object({
        path,
        search: plainText.max(2000),
        title: z.union([z.object({ zh: title, lo: title, en: title }), title]).optional(),
      }),
    )
    .max(MOST_PINNED),
} as const;

export type PersonalName = keyof typeof PERSONAL;
export type Personal = { readonly [N in PersonalName]: z.output<(typeof PERSONAL)[N]> };

/** Before anything was chosen. */
export const PERSONAL_DEFAULTS: Personal = {
  density: "normal",
  timeZone: "",
  singleKeys: true,
  columns: {},
  pinnedTabs: [],
};

/** The value a stored text holds; undefined if it holds none. */
export function readPersonal<N extends PersonalName>(which: N, text: string | undefined): Personal[N] | undefined {
  if (text === undefined) return undefined;
  try {
    const read = PERSONAL[which].safeParse(JSON.parse(text));
    return read.success ? (read.data as Personal[N]) : undefined;
  } catch {
    return undefined;
  }
}
