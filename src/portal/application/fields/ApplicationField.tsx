import type { ReactNode } from "react";
import { describedControl, FormField } from "../../form/FormField.tsx";
import { idOf, useTools } from "../form-context.tsx";

interface ApplicationFieldProps {
  readonly field: string;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly help?: string | undefined;
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** A field of this form: says that it may be left empty, and what is wrong with it. */
export function ApplicationField({ field, label, isOptional = false, help, isGroup, children }: ApplicationFieldProps) {
  const { data, errors } = useTools();
  const words = (
    <>
      <span>{label}</span>
      {isOptional ? <span className="application-optional">{data.words.optional}</span> : null}
    </>
  );
  return (
    <FormField id={idOf(field)} label={words} help={help} error={errors[field]} isGroup={isGroup ?? false}>
      {children}
    </FormField>
  );
}

/** Attributes of a control of this form. */
export function useControl(field: string, help?: string) {
  const { errors } = useTools();
  return { ...describedControl({ id: idOf(field), help, error: errors[field] }), name: field };
}
