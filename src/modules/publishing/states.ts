import type { Language } from "../../contract/text.ts";

/** The fields that hold the states of the languages. */
export const TRANSLATED = { zh: "chineseState", lo: "laoState", en: "englishState" } as const satisfies Record<
  Language,
  string
>;

/** State of publication. */
export const PUBLISH_STATES = ["draft", "scheduled", "published", "withdrawn"] as const;
export type PublishState = (typeof PUBLISH_STATES)[number];

/** State of a language's texts relative to those in the language of writing, whose own state is "source". */
export const TRANSLATION_STATES = ["source", "missing", "outdated", "unchecked", "checked"] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];
