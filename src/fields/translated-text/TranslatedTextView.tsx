import { DEFAULT_LANGUAGE } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { FilterText } from "../FilterText.tsx";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import { FIELD_TEXTS, SHORT_LANGUAGES } from "../texts.ts";
import { sourceFirst } from "./source-language.ts";
import { readingOrder, TRANSLATION_SUFFIXES as SUFFIX, type TranslatedTextField } from "./translated-text.ts";
import style from "./translated-text.module.css";

/** The text in the interface language, or in another one with its name. */
function Cell({ field, value, isUncut = false, source }: CellProps<TranslatedTextField>) {
  const language = useLanguage();
  const t = useText();
  if (isUncut)
    return sourceFirst(source ?? DEFAULT_LANGUAGE).map((each) => (
      <div key={each} className={`by-language ${style.reading}`}>
        <small>{t(SHORT_LANGUAGES[each])}</small>
        {value[SUFFIX[each]] ? <span lang={each}>{value[SUFFIX[each]]}</span> : <small>{t(FIELD_TEXTS.missing)}</small>}
      </div>
    ));
  const own = value[SUFFIX[language]];
  if (own) return <>{own}</>;
  const other = readingOrder(field, language, source).find((each) => value[SUFFIX[each]]);
  if (!other) return null;
  return (
    <span data-tooltip={t(FIELD_TEXTS.fallback, { language: t(FIELD_TEXTS[other]) })}>
      <span lang={other}>{value[SUFFIX[other]]}</span>{" "}
      <small className={style.fallback}>{t(SHORT_LANGUAGES[other])}</small>
    </span>
  );
}

const Input = lazyControl(async () => (await import("./TranslatedTextInput.tsx")).TranslatedTextInput);

export const translatedTextView: FieldView<TranslatedTextField> = {
  Cell,
  Input,
  Filter: FilterText,
  width: 200,
  minWidth: 120,
  isWide: true,
  height: 100,
};
