import { createContext, use, useMemo, type ReactNode } from "react";
import {
  DEFAULT_LANGUAGE,
  inEach,
  inLanguage,
  type Language,
  type TextOverrides,
  type TextParameters,
  type Words,
} from "../../contract/text.ts";

export type Translate = (text: Words & { readonly id?: string }, parameters?: TextParameters) => string;

/** `parametersOf` returns the parameters for each language. */
type TranslateInEach = (
  text: Words & { readonly id?: string },
  parametersOf?: (language: Language) => TextParameters,
) => Words;

interface Spoken {
  readonly language: Language;
  readonly say: Translate;
  readonly sayInEach: TranslateInEach;
}

const speak = (language: Language, overrides?: TextOverrides): Spoken => ({
  language,
  say: (text, parameters) => inLanguage(text, language, parameters, overrides),
  sayInEach: (text, parametersOf) =>
    inEach((each) => inLanguage(text, each, parametersOf?.(each), each === language ? overrides : undefined)),
});

const LanguageContext = createContext<Spoken>(speak(DEFAULT_LANGUAGE));

interface LanguageProviderProps {
  readonly language: Language;
  /** Texts of this language that replace the built-in ones, by text id (`POST /static/i18n`). */
  readonly overrides?: TextOverrides;
  readonly children: ReactNode;
}

export function LanguageProvider({ language, overrides, children }: LanguageProviderProps) {
  const spoken = useMemo(() => speak(language, overrides), [language, overrides]);
  return <LanguageContext value={spoken}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => use(LanguageContext).language;

/** Returns the translate function; it is stable until the language changes. */
export const useText = (): Translate => use(LanguageContext).say;

/**
 * Translates into every language, for text that outlives a change of language. Overridden texts are only available in
 * the current language.
 */
export const useTextInEach = (): TranslateInEach => use(LanguageContext).sayInEach;
