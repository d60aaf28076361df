import type { z } from "zod";
import { writtenLine, writtenLines } from "../../contract/characters/written-text.ts";
import { orNothing } from "../../contract/scalars.ts";
import { LANGUAGES, type Language, type Words } from "../../contract/text.ts";
import { fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";
import { FIELD_TEXTS } from "../texts.ts";

export interface TranslatedTextOptions<Required extends Language> extends Omit<FieldOptions, "required"> {
  /** Languages that must be filled in; Chinese by default. `"source"`: the one in which the record was written. */
  readonly requiredIn?: readonly Required[];
  /** Characters per language; 200 by default. */
  readonly max?: number;
  /** Several lines instead of one. */
  readonly isLong?: boolean;
  /**
   * The first fallback for a missing translation, after the language in which the record was written; Chinese by
   * default. English for names, because Latin letters can be read by those who do not read Lao or Chinese.
   */
  readonly fallback?: Language;
  readonly hasSortKey?: true;
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
  /** Languages that must be filled in, whatever the language of writing. */
  readonly requiredIn: readonly Language[];
  /** All languages, in the order of fallback. */
  readonly fallbacks: readonly Language[];
}

/** Suffixes of a translated text's properties: `label`, `labelEn`, `labelLo` (§3). */
export const TRANSLATION_SUFFIXES = { zh: "", en: "En", lo: "Lo" } as const satisfies Record<Language, string>;

/**
 * The languages in which a text is looked up, in order: the reader's, the language of writing, then the field's own
 * order.
 */
export const readingOrder = (
  { fallbacks }: Pick<TranslatedTextField, "fallbacks">,
  language: Language,
  source: Language | undefined,
): readonly Language[] => [language, ...(source === undefined ? [] : [source]), ...fallbacks];

/** The label of the text in one language. */
export const labelIn = (label: Words, language: Language): Words => ({
  zh: `${label.zh}（${FIELD_TEXTS[language].zh}）`,
  lo: `${label.lo} (${FIELD_TEXTS[language].lo})`,
  en: `${label.en} (${FIELD_TEXTS[language].en})`,
});

type InSource = Omit<TranslatedTextOptions<never>, "requiredIn"> & { readonly requiredIn: "source" };

/**
 * A text in three languages. A missing translation is replaced by another one, usually that in the language of writing
 * (§2).
 */
export function translatedText(options: InSource): TranslatedTextField<never>;
export function translatedText<const Required extends Language = "zh">(
  options: TranslatedTextOptions<Required>,
): TranslatedTextField<Required>;
export function translatedText<Required extends Language>(
  options: TranslatedTextOptions<Required> | InSource,
): unknown {
  const { max = 200, isLong = false, fallback = "zh", hasSortKey } = options;
  const isRequiredInSource = options.requiredIn === "source";
  const requiredIn: readonly Language[] = options.requiredIn === "source" ? [] : (options.requiredIn ?? ["zh"]);
  const content = isLong ? writtenLines(max) : writtenLine(max);
  const property = (language: Language): Property<string | null> => ({
    label: language === "zh" ? options.label : labelIn(options.label, language),
    schema: (requiredIn.includes(language) ? content.min(1) : orNothing(content)) as z.ZodType<string | null>,
    column: "text",
    plainOperator: "like",
    isSearchable: true,
    toCell: (value) => value,
    fromCell: (cell) => (cell === null ? "" : String(cell)),
    ...(hasSortKey ? { hasSortKey } : {}),
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
    isRequired: isRequiredInSource || requiredIn.length > 0,
    ...(isRequiredInSource ? { isRequiredInSource } : {}),
    requiredIn,
    max,
    isLong,
    fallbacks: [...new Set([fallback, ...LANGUAGES])],
  };
}
