import { Input } from "antd";
import { inLanguage, LANGUAGES, type Language } from "../../contract/text.ts";
import { LengthCount } from "../../web/limited-text/LengthCount.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { InputProps } from "../field-view.web.ts";
import { FIELD_TEXTS, SHORT_LANGUAGES } from "../texts.ts";
import { sourceFirst } from "./source-language.ts";
import { useSourceLanguage } from "./source-language-context.web.ts";
import { TRANSLATION_SUFFIXES as SUFFIX, type TranslatedTextField } from "./translated-text.ts";
import style from "./translated-text.module.css";

const isRequiredIn = (field: TranslatedTextField, language: Language, source: Language): boolean =>
  field.isRequiredInSource ? language === source : field.requiredIn.includes(language);

export function TranslatedTextInput({ field, value, onChange, id, ...control }: InputProps<TranslatedTextField>) {
  const t = useText();
  const speech = useLanguage();
  const source = useSourceLanguage();
  const change = (language: Language, text: string) =>
    onChange?.({ "": null, Lo: null, En: null, ...value, [SUFFIX[language]]: text === "" ? null : text } as NonNullable<
      typeof value
    >);
  const isBegun = LANGUAGES.some((language) => value?.[SUFFIX[language]]);
  return (
    // Two fields of a form have a text box "中文" each: the group tells them apart.
    <div role="group" aria-label={inLanguage(field.label, speech)} className={`control-frame ${style.group}`}>
      {sourceFirst(source).map((language, index) => {
        const text = value?.[SUFFIX[language]] ?? "";
        const isRequired = isRequiredIn(field, language, source);
        const isMissing = isBegun && text === "";
        const common = {
          ...control,
          lang: language,
          value: text,
          "aria-label": t(FIELD_TEXTS[language]),
          "aria-required": isRequired ? ("true" as const) : undefined,
          ...(index === 0 && id !== undefined ? { id } : {}),
        };
        return (
          <label key={language} className={style.line}>
            <span
              className={style.tag}
              {...(isMissing ? { "data-tone": "warning", title: t(FIELD_TEXTS.missing) } : { "data-tone": "quiet" })}
            >
              {t(SHORT_LANGUAGES[language])}
              {isRequired ? (
                <i className={style.required} aria-hidden>
                  *
                </i>
              ) : null}
            </span>
            {field.isLong ? (
              <Input.TextArea
                {...common}
                variant="borderless"
                autoSize={{ minRows: 2, maxRows: 8 }}
                onChange={(event) => change(language, event.target.value)}
              />
            ) : (
              <Input
                {...common}
                variant="borderless"
                autoComplete="off"
                placeholder={isMissing ? t(FIELD_TEXTS.missing) : ""}
                onChange={(event) => change(language, event.target.value)}
              />
            )}
            <LengthCount text={text} max={field.max} />
          </label>
        );
      })}
    </div>
  );
}
