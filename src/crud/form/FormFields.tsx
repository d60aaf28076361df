import { Form } from "antd";
import { FieldItem } from "../../fields/FieldItem.tsx";
import type { Values } from "../../fields/field-value.ts";
import { viewOfField } from "../../fields/views.tsx";
import type { Module } from "../define-module.ts";
import type { Row } from "../use-crud.web.ts";
import { besideOf } from "./field-beside.ts";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { formFieldsOf } from "./form-values.ts";
import style from "./form.module.css";

interface FormFieldsProps {
  readonly module: Module;
  readonly stored: Row | undefined;
  readonly arrangement: FormArrangement | undefined;
  readonly typed: () => Values;
}

/** The controls of all fields that are not hidden by the arrangement. */
export function FormFields({ module, stored, arrangement, typed }: FormFieldsProps) {
  const { asksFor, inputs } = arrangement ?? {};
  return (
    <div className={style.fields} data-columns={module.form?.columns ?? 1}>
      {formFieldsOf(module).map(([name, field]) => {
        const item = (
          <div key={name} className={viewOfField(field).isWide ? style.wide : undefined}>
            <FieldItem
              name={name}
              field={field}
              isStored={stored !== undefined}
              control={inputs?.[name]}
              beside={besideOf(module, name, stored)}
            />
          </div>
        );
        if (!asksFor) return item;
        return (
          <Form.Item key={name} noStyle shouldUpdate>
            {() => (asksFor(name, typed()) ? item : null)}
          </Form.Item>
        );
      })}
    </div>
  );
}
