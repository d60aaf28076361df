import { SETTINGS, TRANSLATED, type SettingKey } from "./setting.ts";

const BASES = Object.entries(TRANSLATED) as [keyof typeof TRANSLATED, (typeof TRANSLATED)[keyof typeof TRANSLATED]][];

/** Which text a key says in another language; undefined for all other keys. */
export function translationOf(
  key: SettingKey,
): { readonly of: SettingKey; readonly language: "en" | "lo" } | undefined {
  for (const [of, { en, lo }] of BASES) {
    if (en === key) return { of, language: "en" };
    if (lo === key) return { of, language: "lo" };
  }
  return undefined;
}

/** What a key holds, in its own language, as long as nobody has set anything. */
export function shippedValue(key: SettingKey): string {
  const translation = translationOf(key);
  const { initial } = SETTINGS[translation?.of ?? key];
  return typeof initial === "string" ? initial : initial[translation?.language ?? "zh"];
}
