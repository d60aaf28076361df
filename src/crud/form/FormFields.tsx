import { Form } from "antd";
import { use, type ReactNode } from "react";
import { DEFAULT_LANGUAGE } from "../../contract/text.ts";
import { FieldItem } from "../../fields/FieldItem.tsx";
import type { Values } from "../../fields/field-value.ts";
import { SOURCE_LANGUAGE, sourceLanguageOf } from "../../fields/translated-text/source-language.ts";
import { SourceLanguage } from "../../fields/translated-text/source-language-context.web.ts";
import type { Module } from "../define-module.ts";
import { SlotsContext } from "../slots.web.ts";
import type { Row } from "../use-crud.web.ts";
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
  const { asksFor, requires, inputs, Aside } = arrangement ?? {};
  const { besideOf } = use(SlotsContext).formRules;
  // Before the field of the language is there, its value is among the form's initial ones.
  const watched: unknown = Form.useWatch(SOURCE_LANGUAGE, Form.useFormInstance());
  const source = sourceLanguageOf({ [SOURCE_LANGUAGE]: watched ?? typed()[SOURCE_LANGUAGE] }) ?? DEFAULT_LANGUAGE;
  return (
    <SourceLanguage value={source}>
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
              isRequired={field.isRequired || requires?.includes(name) === true}
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
    </SourceLanguage>
  );
}
