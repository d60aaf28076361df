/** The interface languages (§2), in the order of the language switch; the first is the default. */
export const LANGUAGES = ["zh", "lo", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "zh";

/** A text in all three languages. */
export interface Words {
  readonly zh: string;
  readonly lo: string;
  readonly en: string;
}

/** Builds a text by calling `say` for each language. */
export const inEach = (say: (language: Language) => string): Words => ({ zh: say("zh"), lo: say("lo"), en: say("en") });

/** Names of one kind in a line, such as the languages that a text lacks. */
export const enumerated = (names: readonly string[], language: Language): string =>
  names.join(language === "zh" ? "、" : ", ");

/** A text with an id, by which it can be overridden at run time (`POST /static/i18n`, §7). */
export interface Text extends Words {
  readonly id: string;
}

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The language of an `Accept-Language` header or a cookie value; the default when unknown (§1). */
export function languageOf(value: string | undefined): Language {
  let chosen: Language = DEFAULT_LANGUAGE;
  let most = 0;
  for (const part of (value ?? "").toLowerCase().split(",")) {
    const [, primary, weight = "1"] = /^\s*([a-z]+)[^;]*(?:;\s*q=([\d.]+))?/.exec(part) ?? [];
    if (!isLanguage(primary) || !(Number(weight) > most)) continue;
    chosen = primary;
    most = Number(weight);
  }
  return chosen;
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
/** Overrides in one language, by text id; a Map, so that no id can reach a prototype (W11). */
export type TextOverrides = ReadonlyMap<string, string>;

/** Overrides in all languages, as JSON in a page. */
export type AllOverrides = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The overrides of this process, used by `inLanguage` for server messages and public pages (§7 `/static/i18n`). */
let overridesOf: (language: Language) => TextOverrides | undefined = () => undefined;

/** Sets the overrides of this process. */
export function setOverrides(words: AllOverrides): void {
  const maps = new Map(LANGUAGES.map((language) => [language, new Map(Object.entries(words[language]))]));
  overridesOf = (language) => maps.get(language);
}

/** The text in one language with `{name}` placeholders filled; an unknown placeholder stays as written. */
export function inLanguage(
  text: Words & { id?: string },
  language: Language,
  parameters?: TextParameters,
  overrides?: TextOverrides,
): string {
  const own = text.id === undefined ? undefined : (overrides ?? overridesOf(language))?.get(text.id);
  const words = own ?? text[language];
  if (!parameters) return words;
  return words.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : place,
  );
}

/** The same in every language, with the same parameters; one that is a text is filled in in that language. */
export const inEveryLanguage = (
  words: Words,
  parameters: Readonly<Record<string, string | number | Words>> = {},
): Words =>
  inEach((language) => {
    const filled = Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === "object" ? inLanguage(value, language) : value,
    ]);
    return inLanguage(words, language, Object.fromEntries(filled) as TextParameters);
  });
