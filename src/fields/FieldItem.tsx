import { Form } from "antd";
import { useMemo, useRef, type ComponentType } from "react";
import { useText } from "../web/i18n/language.tsx";
import type { InputProps } from "./field-view.web.ts";
import type { FieldComparison } from "./field-value.ts";
import type { Field } from "./field.ts";
import { FIELD_TEXTS } from "./texts.ts";
import { InputValidityContext, NOTHING_WRONG, type InputValidity } from "./input-validity.web.ts";
import { valueErrors } from "./value-errors.web.ts";
import { viewOfField } from "./views.tsx";

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
    const own = isKept && !value ? [] : valueErrors(name, field, value, t);
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
