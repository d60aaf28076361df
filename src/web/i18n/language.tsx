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

type Translatable = Words & { readonly id?: string };

export type Translate = (text: Translatable, parameters?: TextParameters) => string;

/** `parametersOf` returns the parameters for each language. */
type TranslateAll = (text: Translatable, parametersOf?: (language: Language) => TextParameters) => Words;

interface Translator {
  readonly language: Language;
  readonly translate: Translate;
  readonly translateAll: TranslateAll;
}

const translatorFor = (language: Language, overrides?: TextOverrides): Translator => ({
  language,
  translate: (text, parameters) => inLanguage(text, language, parameters, overrides),
  translateAll: (text, parametersOf) =>
    inEach((each) => inLanguage(text, each, parametersOf?.(each), each === language ? overrides : undefined)),
});

const TranslatorContext = createContext<Translator>(translatorFor(DEFAULT_LANGUAGE));

interface LanguageProviderProps {
  readonly language: Language;
  /** Texts of this language that replace the built-in ones, by text id (`POST /static/i18n`). */
  readonly overrides?: TextOverrides;
  readonly children: ReactNode;
}

export function LanguageProvider({ language, overrides, children }: LanguageProviderProps) {
  const translator = useMemo(() => translatorFor(language, overrides), [language, overrides]);
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

export const useLanguage = (): Language => use(TranslatorContext).language;

/** Returns the translate function; it is stable until the language or the overrides change. */
export const useText = (): Translate => use(TranslatorContext).translate;

/**
 * Translates into every language, for text that outlives a change of language. Overridden texts are only available in
 * the current language.
 */
export const useTextInEach = (): TranslateAll => use(TranslatorContext).translateAll;
