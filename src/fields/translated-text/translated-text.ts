import type { z } from "zod";
import { line, lines, orNothing } from "../../contract/scalars.ts";
import { LANGUAGES, type Language, type Words } from "../../contract/text.ts";
import { fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";
import { FIELD_TEXTS } from "../texts.ts";

export interface TranslatedTextOptions<Required extends Language> extends Omit<FieldOptions, "required"> {
  /** Languages that must be filled; Chinese alone unless said. */
  readonly requiredIn?: readonly Required[];
  /** Characters per language; 200 unless said. */
  readonly max?: number;
  /** Several lines instead of one. */
  readonly isLong?: boolean;
  /**
   * What readers see first where their language is missing; Chinese unless said. English for names: Latin letters are read by those who
   * do not read Lao, or not Chinese.
   */
  readonly fallback?: Language;
}

type Translation<L extends Language, Required extends Language> = L extends Required ? string : string | null;
type Translations<Required extends Language> = {
  "": Translation<"zh", Required>;
  En: Translation<"en", Required>;
  Lo: Translation<"lo", Required>;
};

export interface TranslatedTextField<Required extends Language = "zh"> extends Field<Translations<Required>> {
  readonly kind: "translated-text";
  readonly max: number;
  readonly isLong: boolean;
  /** All languages, in the order in which one stands for a missing one. */
  readonly fallbacks: readonly Language[];
}

/** The suffix each language's value is stored and sent under: `label`, `labelEn`, `labelLo` (§3). */
export const TRANSLATION_SUFFIXES = { zh: "", en: "En", lo: "Lo" } as const satisfies Record<Language, string>;

/** What the text of one language is called. */
export const labelIn = (label: Words, language: Language): Words => ({
  zh: `${label.zh}（${FIELD_TEXTS[language].zh}）`,
  lo: `${label.lo} (${FIELD_TEXTS[language].lo})`,
  en: `${label.en} (${FIELD_TEXTS[language].en})`,
});

/** One text in the three languages; where a translation is missing, readers see another, usually the Chinese (§2). */
export function translatedText<const Required extends Language = "zh">(
  options: TranslatedTextOptions<Required>,
): TranslatedTextField<Required> {
  const { max = 200, isLong = false, fallback = "zh" } = options;
  const requiredIn: readonly Language[] = options.requiredIn ?? ["zh"];
  const content = isLong ? lines(max) : line(max);
  const property = (language: Language): Property<string | null> => ({
    label: language === "zh" ? options.label : labelIn(options.label, language),
    schema: (requiredIn.includes(language) ? content.min(1) : orNothing(content)) as z.ZodType<string | null>,
    column: "text",
    plainOperator: "like",
    isSearchable: true,
    toCell: (value) => value,
    fromCell: (cell) => (cell === null ? "" : String(cell)),
  });
  const properties = {
    "": property("zh"),
    En: property("en"),
    Lo: property("lo"),
  } as TranslatedTextField<Required>["properties"];
  const { isRequired: _, ...shared } = fieldOf<"translated-text", Translations<Required>>(
    "translated-text",
    options,
    properties,
  );
  return {
    ...shared,
    isRequired: requiredIn.length > 0,
    max,
    isLong,
    fallbacks: [...new Set([fallback, ...LANGUAGES])],
  };
}
