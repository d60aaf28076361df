import { Form } from "antd";
import type { ReactNode } from "react";
import { FieldItem } from "../../fields/FieldItem.tsx";
import type { Values } from "../../fields/field-value.ts";
import type { Module } from "../define-module.ts";
import type { Row } from "../use-crud.web.ts";
import { besideOf } from "./field-beside.ts";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { FormLayout } from "./FormLayout.tsx";

interface FormFieldsProps {
  readonly module: Module;
  readonly stored: Row | undefined;
  readonly arrangement: FormArrangement | undefined;
  readonly typed: () => Values;
  readonly head: ReactNode;
}

/** The controls of all fields that are not hidden by the arrangement. */
export function FormFields({ module, stored, arrangement, typed, head }: FormFieldsProps) {
  const { asksFor, inputs, Aside } = arrangement ?? {};
  return (
    <FormLayout
      module={module}
      head={head}
      foot={stored && Aside ? <Aside record={stored} /> : null}
      item={(name, field) => {
        const item = (
          <FieldItem
            name={name}
            field={field}
            isStored={stored !== undefined}
            control={inputs?.[name]}
            beside={besideOf(module, name, stored)}
          />
        );
        if (!asksFor) return item;
        return (
          <Form.Item noStyle shouldUpdate>
            {() => (asksFor(name, typed()) ? item : null)}
          </Form.Item>
        );
      }}
    />
  );
}
