import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../text.ts";

/** Interface sizes (§2), shown as large, medium and small. */
export const SIZES = ["medium", "small", "mini"] as const;
export type Size = (typeof SIZES)[number];
export const COLOR_SCHEMES = ["light", "dark", "system"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const DEFAULT_THEME_COLOR = "#409EFF"; // §9
/** Lifetime of a preference cookie in days (§9). */
export const PREFERENCE_DAYS = 3650;

/** Preferences kept in cookies (§3, §9). Their defaults are in PREFERENCE_READERS. */
export interface Preferences {
  language: Language;
  size: Size;
  /** '1': the sidebar is open; '0': collapsed. */
  sidebarStatus: "1" | "0";
  /** Index of the last chosen entry of the top menu, from 0. */
  topMenuIndex: number;
  /** `#rrggbb`, the seed of all accent colours. */
  themeColor: string;
  colorScheme: ColorScheme;
  /** Rows per page, 1–200. */
  limit: number;
}
export type PreferenceName = keyof Preferences;

const oneOf =
  <const T extends string>(choices: readonly T[], fallback: T) =>
  (text: string | undefined): T =>
    choices.find((choice) => choice === text) ?? fallback;
const whole = (min: number, max: number, fallback: number) => (text: string | undefined) =>
  text !== undefined && /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : fallback;

/** Parses a cookie value; an invalid one becomes the default (IN-07). */
export const PREFERENCE_READERS: { readonly [N in PreferenceName]: (text: string | undefined) => Preferences[N] } = {
  language: (text) => (isLanguage(text) ? text : DEFAULT_LANGUAGE),
  size: oneOf(SIZES, "small"),
  sidebarStatus: oneOf(["1", "0"], "1"),
  topMenuIndex: whole(0, 999, 0),
  themeColor: (text) => (text !== undefined && /^#[0-9a-fA-F]{6}$/.test(text) ? text : DEFAULT_THEME_COLOR),
  colorScheme: oneOf(COLOR_SCHEMES, "system"),
  limit: whole(1, 200, 10),
};
