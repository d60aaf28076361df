import { useSyncExternalStore } from "react";
import type { ColorScheme, Size } from "../../contract/preferences/preferences.ts";
import type { Language } from "../../contract/text.ts";
import { LANGUAGE_TAGS } from "../i18n/language-tag.ts";
import type { Scheme } from "./light-and-dark.ts";
import { themeCss } from "./theme-css.ts";

/** Id of the style element that holds the colours. */
export const THEME_STYLE_ID = "theme";

export interface Appearance {
  readonly themeColor: string;
  readonly colorScheme: ColorScheme;
  readonly size: Size;
  readonly language: Language;
}

/** Applies the person's choices to the page, as the server's render did at first. */
export function applyTheme({ themeColor, colorScheme, size, language }: Appearance): void {
  const root = document.documentElement;
  root.dataset["scheme"] = colorScheme;
  root.dataset["size"] = size;
  root.lang = LANGUAGE_TAGS[language];
  let style = document.getElementById(THEME_STYLE_ID);
  if (!style) {
    style = document.createElement("style");
    style.id = THEME_STYLE_ID;
    document.head.prepend(style);
  }
  const css = themeCss(themeColor);
  if (style.textContent !== css) style.textContent = css;
}

const DARK = "(prefers-color-scheme: dark)";
const watchSystem = (listener: () => void) => {
  const query = matchMedia(DARK);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Resolves "system" and follows its changes. */
export function useScheme(colorScheme: ColorScheme): Scheme {
  const system = useSyncExternalStore(
    watchSystem,
    () => (matchMedia(DARK).matches ? "dark" : "light"),
    () => "light" as const,
  );
  return colorScheme === "system" ? system : colorScheme;
}
