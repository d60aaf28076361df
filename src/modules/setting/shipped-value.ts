import { SETTINGS, TRANSLATED, type SettingKey } from "./setting.ts";

const BASES = Object.entries(TRANSLATED) as [keyof typeof TRANSLATED, (typeof TRANSLATED)[keyof typeof TRANSLATED]][];

/** The base key and language of a translation; undefined for other keys. */
export function translationOf(
  key: SettingKey,
): { readonly of: SettingKey; readonly language: "en" | "lo" } | undefined {
  for (const [of, { en, lo }] of BASES) {
    if (en === key) return { of, language: "en" };
    if (lo === key) return { of, language: "lo" };
  }
  return undefined;
}

/** The shipped value of a key, in its own language. */
export function shippedValue(key: SettingKey): string {
  const translation = translationOf(key);
  const { initial } = SETTINGS[translation?.of ?? key];
  return typeof initial === "string" ? initial : initial[translation?.language ?? "zh"];
}
