import { Form } from "antd";
import { use } from "react";
import { DEFAULT_LANGUAGE } from "../../contract/text.ts";
import { FieldItem } from "../../fields/FieldItem.tsx";
import { FieldList } from "../../fields/FieldList.tsx";
import { SOURCE_LANGUAGE, sourceLanguageOf } from "../../fields/translated-text/source-language.ts";
import { SourceLanguage } from "../../fields/translated-text/source-language-context.web.ts";
import { UnreadTextContext } from "../../fields/unread-text.web.ts";
import type { Module } from "../define-module.ts";
import { SlotsContext } from "../slots.web.ts";
import type { FormArrangement } from "./form-arrangement.web.ts";
import { fieldsAmong } from "./form-values.ts";
import { FormLayout } from "./FormLayout.tsx";
import type { Typing } from "./use-typing.web.ts";

interface FormFieldsProps {
  readonly module: Module;
  readonly typing: Typing;
  readonly arrangement: FormArrangement | undefined;
}

/** The declared facts of the record, and the controls of all fields that are not hidden by the arrangement. */
export function FormFields({ module, typing, arrangement }: FormFieldsProps) {
  const { stored, typed, isDirty, unreadTexts } = typing;
  const { asksFor, requires, inputs, Head, Aside } = arrangement ?? {};
  const facts = module.form?.facts;
  const { besideOf } = use(SlotsContext).formRules;
  // Before the field of the language is there, its value is among the form's initial ones.
  const watched: unknown = Form.useWatch(SOURCE_LANGUAGE, Form.useFormInstance());
  const source = sourceLanguageOf({ [SOURCE_LANGUAGE]: watched ?? typed()[SOURCE_LANGUAGE] }) ?? DEFAULT_LANGUAGE;
  return (
    <UnreadTextContext value={unreadTexts}>
      <SourceLanguage value={source}>
        {stored && facts ? (
          <FieldList fields={fieldsAmong(module, (name) => facts.includes(name))} record={stored} />
        ) : null}
        <FormLayout
          module={module}
          head={stored && Head ? <Head record={stored} isDirty={isDirty} /> : null}
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
    </UnreadTextContext>
  );
}
