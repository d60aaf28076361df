/** The interface languages (§2). The order is the order of the language switch; zh is the default. */
export const LANGUAGES = ["zh", "lo", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "zh";

/** One user-facing text in all languages. A text without one of them does not compile. */
export interface Words {
  readonly zh: string;
  readonly lo: string;
  readonly en: string;
}

/** One text, said by `say` in each language. */
export const inEach = (say: (language: Language) => string): Words => ({ zh: say("zh"), lo: say("lo"), en: say("en") });

/** A text that can be overridden at run time under its id (`POST /static/i18n`, §7). */
export interface Text extends Words {
  readonly id: string;
}

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The language of an `Accept-Language` header or a cookie value; unknown or missing means the default (§1). */
export function languageOf(value: string | undefined): Language {
  for (const part of (value ?? "").split(",")) {
    const primary = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(primary)) return primary;
  }
  return DEFAULT_LANGUAGE;
}

/** Gives each text the id `<scope>.<key>`. */
export function defineTexts<const T extends Record<string, Words>>(
  scope: string,
  texts: T,
): { readonly [K in keyof T]: Text } {
  const named: Partial<Record<keyof T, Text>> = {};
  for (const key of Object.keys(texts) as (keyof T & string)[]) {
    named[key] = { ...(texts[key] as Words), id: `${scope}.${key}` };
  }
  return named as { readonly [K in keyof T]: Text };
}

export type TextParameters = Readonly<Record<string, string | number>>;
/** Run-time overrides of one language, by text id (W11: a map, never an object with a prototype). */
export type TextOverrides = ReadonlyMap<string, string>;

/** Overrides of all languages, as JSON: a page carries them to its program. */
export type WrittenWords = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The overrides of this process, for `inLanguage` without any: messages of the server, public pages (§7 `/static/i18n`). */
let written: (language: Language) => TextOverrides | undefined = () => undefined;

/** Sets the overrides of this process. */
export function speakWritten(words: WrittenWords): void {
  const maps = new Map(LANGUAGES.map((language) => [language, new Map(Object.entries(words[language]))]));
  written = (language) => maps.get(language);
}

/** The words of one language with `{name}` places filled; a missing parameter stays visible as written. */
export function inLanguage(
  text: Words & { id?: string },
  language: Language,
  parameters?: TextParameters,
  overrides?: TextOverrides,
): string {
  const own = text.id === undefined ? undefined : (overrides ?? written(language))?.get(text.id);
  const words = own ?? text[language];
  if (!parameters) return words;
  return words.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : place,
  );
}
