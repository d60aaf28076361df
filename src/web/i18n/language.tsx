import { createContext, use, useMemo, type ReactNode } from "react";
import {
  DEFAULT_LANGUAGE,
  inLanguage,
  type Language,
  type TextOverrides,
  type TextParameters,
  type Words,
} from "../../contract/text.ts";

export type Translate = (text: Words & { readonly id?: string }, parameters?: TextParameters) => string;

interface Spoken {
  readonly language: Language;
  readonly say: Translate;
}

const speak = (language: Language, overrides?: TextOverrides): Spoken => ({
  language,
  say: (text, parameters) => inLanguage(text, language, parameters, overrides),
});

const LanguageContext = createContext<Spoken>(speak(DEFAULT_LANGUAGE));

interface LanguageProviderProps {
  readonly language: Language;
  /** Of this language, by text id (`POST /static/i18n`). */
  readonly overrides?: TextOverrides;
  readonly children: ReactNode;
}

export function LanguageProvider({ language, overrides, children }: LanguageProviderProps) {
  const spoken = useMemo(() => speak(language, overrides), [language, overrides]);
  return <LanguageContext value={spoken}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => use(LanguageContext).language;

/** Says a text in the interface language; the function stays the same until the language changes. */
export const useText = (): Translate => use(LanguageContext).say;
