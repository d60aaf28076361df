import { inEach, inLanguage, isLanguage, LANGUAGES, type Language, type Words } from "../../contract/text.ts";
import { choice, type ChoiceField } from "../choice/choice.ts";
import { FIELD_TEXTS } from "../texts.ts";

/**
 * The field that holds the language in which a record was written. Texts with `requiredIn: "source"` are required in
 * that language; the others are translations of it (docs/decisions/071).
 */
export const SOURCE_LANGUAGE = "sourceLanguage";

const AMONG: ReadonlyMap<string, Words> = new Map(LANGUAGES.map((language) => [language, FIELD_TEXTS[language]]));

/**
 * The field `sourceLanguage`. If a call leaves it out, a new record gets it from its texts and a stored one keeps its
 * own.
 */
export const sourceLanguage = (): ChoiceField => ({
  ...choice({ label: FIELD_TEXTS.writtenIn, help: FIELD_TEXTS.writtenInHelp, among: () => AMONG }),
  isRequired: true,
});

/** The message for a text that is missing in the language of writing. */
export const requiredIn = (source: Language): Words =>
  inEach((language) =>
    inLanguage(FIELD_TEXTS.requiredInSource, language, { language: inLanguage(FIELD_TEXTS[source], language) }),
  );

/** All languages, that of writing first. */
export const sourceFirst = (source: Language): readonly Language[] => [
  source,
  ...LANGUAGES.filter((language) => language !== source),
];

/** The language in which a record was written; undefined where its module does not say it. */
export function sourceLanguageOf(record: object): Language | undefined {
  const { [SOURCE_LANGUAGE]: language } = record as Readonly<Record<string, unknown>>;
  return isLanguage(language) ? language : undefined;
}
