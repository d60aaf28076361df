import { useText } from "../web/i18n/language.tsx";
import { isEmptyValue, recordOfField, valueOfField } from "./field-value.ts";
import type { Field } from "./field.ts";
import { FIELD_TEXTS } from "./texts.ts";
import { sourceLanguageOf } from "./translated-text/source-language.ts";
import { viewOfField } from "./views.tsx";

interface FieldListProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Fields as a read-only list, label over value. */
export function FieldList({ fields, record }: FieldListProps) {
  const t = useText();
  return (
    <dl className="facts" data-columns="">
      {Object.entries(fields).map(([name, field]) => {
        if (field.kind === "password") return null;
        const { Cell, isWide } = viewOfField(field);
        const value = valueOfField(name, field, record);
        const isEmpty = Object.values(recordOfField(name, field, value)).every(isEmptyValue);
        return (
          <div key={name} className={isWide ? "across" : undefined}>
            <dt>{t(field.label)}</dt>
            <dd>
              {isEmpty ? (
                <span data-tone="faint">{t(FIELD_TEXTS.empty)}</span>
              ) : (
                <Cell field={field} value={value as never} isUncut source={sourceLanguageOf(record)} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
