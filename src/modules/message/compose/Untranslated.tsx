import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../../contract/text.ts";
import type { Values } from "../../../fields/field-value.ts";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { sourceLanguageOf } from "../../../fields/translated-text/source-language.ts";
import { TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { MESSAGE_TEXTS as TEXTS } from "../screen-texts.ts";

/** Missing translations of a message in one language; that in which it was written is required. */
export interface Missing {
  readonly language: Language;
  readonly what: "title" | "message" | "both";
}

const isEmpty = (value: unknown): boolean => typeof value !== "string" || value.trim() === "";

export const writtenIn = (values: Values): Language => sourceLanguageOf(values) ?? DEFAULT_LANGUAGE;

export const missingIn = (values: Values): readonly Missing[] =>
  LANGUAGES.filter((language) => language !== writtenIn(values)).flatMap((language): readonly Missing[] => {
    const suffix = TRANSLATION_SUFFIXES[language];
    const lacks = { title: isEmpty(values[`title${suffix}`]), message: isEmpty(values[`message${suffix}`]) };
    if (lacks.title && lacks.message) return [{ language, what: "both" }];
    return lacks.title ? [{ language, what: "title" }] : lacks.message ? [{ language, what: "message" }] : [];
  });

const LACKS = { title: TEXTS.lacksTitle, message: TEXTS.lacksMessage, both: TEXTS.lacksBoth } as const;

interface UntranslatedProps {
  readonly missing: readonly Missing[];
  /** The language in which it is written. */
  readonly source: Language;
  /** Number of receivers by reading language. */
  readonly reading: Readonly<Record<Language, number>>;
  readonly goesTo: string;
}

/** Missing translations into languages that receivers read, which are a reason not to send. */
export const missedOf = (
  missing: readonly Missing[],
  reading: Readonly<Record<Language, number>>,
): readonly Missing[] => missing.filter(({ language }) => reading[language] > 0);

/** Lists missing translations with the number of receivers who would have read them. */
export function Untranslated({ missing, source, reading, goesTo }: UntranslatedProps) {
  const t = useText();
  const missed = missedOf(missing, reading);
  const lacks = ({ language, what }: Missing) => t(LACKS[what], { language: t(FIELD_TEXTS[language]) });
  return (
    <div className="stack">
      {missed.length === 0 ? null : (
        <>
          <ul className="callout stack">
            {missed.map((each) => (
              <li key={each.language} className="stack" data-gap="0">
                <strong>{lacks(each)}</strong>
                <span>
                  {t(TEXTS.readersOf, { language: t(FIELD_TEXTS[each.language]), count: reading[each.language] })}
                </span>
              </li>
            ))}
          </ul>
          <p>{t(TEXTS.theyReadSource, { language: t(FIELD_TEXTS[source]) })}</p>
        </>
      )}
      <p>{goesTo}</p>
      {missing
        .filter((each) => !missed.includes(each))
        .map((each) => (
          <p key={each.language} data-tone="quiet">
            {t(TEXTS.nobodyReads, { what: lacks(each), language: t(FIELD_TEXTS[each.language]) })}
          </p>
        ))}
    </div>
  );
}
