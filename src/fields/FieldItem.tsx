import { Form } from "antd";
import { useMemo, useRef, type ComponentType } from "react";
import { z } from "zod";
import { LANGUAGES } from "../contract/text.ts";
import { fieldErrorsOf } from "../contract/validation.ts";
import { useText, type Translate } from "../web/i18n/language.tsx";
import type { InputProps } from "./field-view.web.ts";
import { isEmptyValue, recordOfField, spreads, valueOfField, type FieldComparison } from "./field-value.ts";
import type { Field } from "./field.ts";
import { FIELD_TEXTS } from "./texts.ts";
import { InputValidityContext, NOTHING_WRONG, type InputValidity } from "./input-validity.web.ts";
import { sourceLanguageOf } from "./translated-text/source-language.ts";
import { TRANSLATION_SUFFIXES } from "./translated-text/translated-text.ts";
import { viewOfField } from "./views.tsx";

/** Validation messages of a field's value, by the same schemas as the server; empty when it is valid. */
export function errorsOf(name: string, field: Field, value: unknown, t: Translate): string[] {
  const record = recordOfField(name, field, value);
  const own = viewOfField(field).validate?.(field, value as never);
  if (own) return [t(own)];
  return Object.entries(field.properties).flatMap(([suffix, property]) => {
    const given = record[`${name}${suffix}`];
    const checked = z.safeEncode(property.schema, given);
    if (checked.success) return [];
    const error = fieldErrorsOf(checked.error, given)[0];
    const words = error ? t(error.words, error.parameters) : "";
    const language = spreads(field) ? LANGUAGES.find((each) => TRANSLATION_SUFFIXES[each] === suffix) : undefined;
    return [language ? `${t(FIELD_TEXTS[language])}: ${words}` : words];
  });
}

interface FieldItemProps {
  readonly name: string;
  readonly field: Field;
  /** A password is stored: leaving the field empty keeps it. */
  readonly isStored: boolean;
  /** As the field says by default. */
  readonly isRequired?: boolean;
  /** Replaces the input of the field's kind. */
  readonly control?: ComponentType<InputProps<Field>> | undefined;
  readonly beside?: FieldComparison | undefined;
}

/**
 * A form field: label, input, help and validation messages. Only inside an antd Form whose values are keyed by field.
 */
export function FieldItem({ name, field, isStored, isRequired, control, beside }: FieldItemProps) {
  const t = useText();
  const form = Form.useFormInstance<Record<string, unknown>>();
  const Input = control ?? viewOfField(field).Input;
  const isKept = field.kind === "password" && isStored;
  const help = [field.help ? t(field.help) : "", isKept ? t(FIELD_TEXTS.passwordKept) : ""].filter(Boolean).join(" ");
  const check = useRef<(value: unknown) => string>(NOTHING_WRONG);
  const validity = useMemo<InputValidity>(
    () => ({ name, check, report: () => void form.validateFields([name]).catch(() => undefined) }),
    [form, name],
  );
  const validator = (): Promise<void> => {
    const wrong = check.current(form.getFieldValue(name));
    if (wrong !== "") return Promise.reject(new Error(wrong));
    const value: unknown = form.getFieldValue(name); // the input may have handed over another
    const own = isKept && !value ? [] : errorsOf(name, field, value, t);
    const compared = own.length === 0 ? beside?.validate(form.getFieldsValue()) : undefined;
    const errors = compared ? [t(compared)] : own;
    return errors.length === 0 ? Promise.resolve() : Promise.reject(new Error(errors.join(" · ")));
  };
  return (
    <InputValidityContext value={validity}>
      <Form.Item
        name={name}
        label={t(field.label)}
        required={(isRequired ?? field.isRequired) && !isKept}
        rules={[{ validator }]}
        {...(beside ? { dependencies: [...beside.names] } : {})}
        validateTrigger="onBlur"
        {...(help === "" ? {} : { extra: help })}
      >
        <Input field={field} />
      </Form.Item>
    </InputValidityContext>
  );
}

/** Fields as a read-only list, label over value. */
export function FieldList({
  fields,
  record,
}: {
  readonly fields: Readonly<Record<string, Field>>;
  readonly record: Readonly<Record<string, unknown>>;
}) {
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
                <Cell field={field} value={value as never} isWhole source={sourceLanguageOf(record)} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
