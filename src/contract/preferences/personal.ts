import { z } from "zod";
import { isTimeZone } from "../date/zone-names.ts";
import { isPlainLine } from "../scalars.ts";

/*
 * Structured preferences, stored per user on the server and in localStorage. In a file of their own so that the sign-in
 * page, which loads preferences.ts, needs no schema library.
 */

export const DENSITIES = ["normal", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

/** Position of a newly opened page's tab. */
export const NEW_TABS = ["end", "beside"] as const;

export const MOTIONS = ["system", "none"] as const;

export const MAX_PINNED = 20;
/** Maximum length of a pinned tab's title, in characters. */
export const MAX_TITLE = 200;
const MAX_LISTS = 200;
const MAX_COLUMNS = 60;
/** Maximum length of a saved view's state, and of all that lists open with, in characters. */
export const MAX_STATE = 2_000;
const MAX_STATES = 12_000;
/** Limits of a column's chosen width, in px. */
export const NARROWEST = 48;
export const WIDEST = 1200;
// Checks the parsed strings: JSON escapes for NUL or lone surrogates pass the check of the body's text (IN-06).
const plainText = z.string().refine(isPlainLine);
const path = plainText.max(500).regex(/^\/(?!\/)/);
const name = plainText.min(1).max(64);
const title = plainText.max(MAX_TITLE);

/** Schema of each preference, with limits (IN-07). A stored value that is invalid counts as not set. */
export const PERSONAL = {
  /** Row height of all lists. */
  density: z.enum(DENSITIES),
  /** The bar of visited pages is shown; a phone always names the present one. */
  hasTabs: z.boolean(),
  newTab: z.enum(NEW_TABS),
  /** Movement as the device asks for it, or none. */
  motion: z.enum(MOTIONS),
  /** Time zone in which times are shown and typed; empty: the device's. */
  timeZone: z
    .string()
    .max(64)
    .refine((zone) => zone === "" || isTimeZone(zone)),
  /** Single-key shortcuts are on (WCAG 2.1.4). */
  singleKeys: z.boolean(),
  /** Visible columns of a list in order, by the module's path; a list without an entry shows its default columns. */
  columns: z.record(path, z.array(name).max(MAX_COLUMNS)).refine((columns) => Object.keys(columns).length <= MAX_LISTS),
  /** Widths in px that were given to columns of a list, by the module's path and the column. */
  widths: z
    .record(path, z.record(name, z.int().min(NARROWEST).max(WIDEST)))
    .refine(
      (lists) =>
        Object.keys(lists).length <= MAX_LISTS &&
        Object.values(lists).every((widths) => Object.keys(widths).length <= MAX_COLUMNS),
    ),
  /** The saved view with which a list opens, by the module's path: its id, and its state as it was last read. */
  defaultViews: z
    .record(path, z.object({ id: name, state: plainText.max(MAX_STATE) }))
    .refine((views) => Object.values(views).reduce((sum, { state }) => sum + state.length, 0) <= MAX_STATES),
  /**
   * Tabs that open with the console, in order. `search` includes its question mark, or is empty. A title as a plain
   * string was stored by an older console and is not shown.
   */
  pinnedTabs: z
    .array(
      z.object({
        path,
        search: plainText.max(2000),
        title: z.union([z.object({ zh: title, lo: title, en: title }), title]).optional(),
      }),
    )
    .max(MAX_PINNED),
} as const;

export type PersonalName = keyof typeof PERSONAL;
export type Personal = { readonly [N in PersonalName]: z.output<(typeof PERSONAL)[N]> };

export const PERSONAL_DEFAULTS: Personal = {
  density: "normal",
  hasTabs: true,
  newTab: "end",
  motion: "system",
  timeZone: "",
  singleKeys: true,
  columns: {},
  widths: {},
  defaultViews: {},
  pinnedTabs: [],
};

/** Parses a stored preference; undefined if the text is missing or invalid. */
export function readPersonal<N extends PersonalName>(which: N, text: string | undefined): Personal[N] | undefined {
  if (text === undefined) return undefined;
  try {
    const read = PERSONAL[which].safeParse(JSON.parse(text));
    return read.success ? (read.data as Personal[N]) : undefined;
  } catch {
    return undefined;
  }
}
