import { Input as AntInput } from "antd";
import { inLanguage, LANGUAGES, type Language } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { FilterText } from "../FilterText.tsx";
import type { CellProps, FieldView, InputProps } from "../field-view.web.ts";
import { FIELD_TEXTS, LANGUAGE_ABBREVIATIONS } from "../texts.ts";
import { TRANSLATION_SUFFIXES as SUFFIX, type TranslatedTextField } from "./translated-text.ts";
import style from "./translated-text.module.css";

/** The text in the interface language, or in another one with its abbreviation. */
function Cell({ field, value, isWhole = false }: CellProps<TranslatedTextField>) {
  const language = useLanguage();
  const t = useText();
  if (isWhole)
    return LANGUAGES.map((each) => (
      <div key={each} className={style.reading}>
        <small>{LANGUAGE_ABBREVIATIONS[each]}</small>
        {value[SUFFIX[each]] ? <span lang={each}>{value[SUFFIX[each]]}</span> : <small>{t(FIELD_TEXTS.missing)}</small>}
      </div>
    ));
  const own = value[SUFFIX[language]];
  if (own) return <>{own}</>;
  const other = field.fallbacks.find((each) => value[SUFFIX[each]]);
  if (!other) return null;
  return (
    <span data-tooltip={t(FIELD_TEXTS.fallback, { language: t(FIELD_TEXTS[other]) })}>
      <span lang={other}>{value[SUFFIX[other]]}</span>{" "}
      <small className={style.fallback}>{LANGUAGE_ABBREVIATIONS[other]}</small>
    </span>
  );
}

function Input({ field, value, onChange, id, ...control }: InputProps<TranslatedTextField>) {
  const t = useText();
  const speech = useLanguage();
  const change = (language: Language, text: string) =>
    onChange?.({ "": null, Lo: null, En: null, ...value, [SUFFIX[language]]: text === "" ? null : text } as NonNullable<
      typeof value
    >);
  const isBegun = LANGUAGES.some((language) => value?.[SUFFIX[language]]);
  return (
    // Two fields of a form have a text box "中文" each: the group tells them apart.
    <div role="group" aria-label={inLanguage(field.label, speech)} className={style.group}>
      {LANGUAGES.map((language, index) => {
        const text = value?.[SUFFIX[language]] ?? "";
        const isMissing = isBegun && text === "";
        const common = {
          ...control,
          lang: language,
          maxLength: field.max,
          value: text,
          "aria-label": t(FIELD_TEXTS[language]),
          ...(index === 0 && id !== undefined ? { id } : {}),
        };
        return (
          <label key={language} className={style.line}>
            <span
              className={isMissing ? style.missing : style.tag}
              {...(isMissing ? { title: t(FIELD_TEXTS.missing) } : {})}
            >
              {LANGUAGE_ABBREVIATIONS[language]}
            </span>
            {field.isLong ? (
              <AntInput.TextArea
                {...common}
                variant="borderless"
                autoSize={{ minRows: 2, maxRows: 8 }}
                onChange={(event) => change(language, event.target.value)}
              />
            ) : (
              <AntInput
                {...common}
                variant="borderless"
                autoComplete="off"
                placeholder={isMissing ? t(FIELD_TEXTS.missing) : ""}
                onChange={(event) => change(language, event.target.value)}
              />
            )}
          </label>
        );
      })}
    </div>
  );
}

export const translatedTextView: FieldView<TranslatedTextField> = {
  Cell,
  Input,
  Filter: FilterText,
  width: 200,
  least: 120,
  isWide: true,
};
