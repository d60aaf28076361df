import type { ReactNode } from "react";
import { idOf, useTools } from "./form-context.tsx";

interface FormFieldProps {
  readonly field: string;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly help?: string;
  /** The label belongs to a group of controls. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** A label, its control, a help text and an error. */
export function FormField({ field, label, isOptional = false, help, isGroup = false, children }: FormFieldProps) {
  const { data, errors } = useTools();
  const id = idOf(field);
  const error = errors[field];
  const words = (
    <>
      <span>{label}</span>
      {isOptional ? <span className="settle-in-optional">{data.words.optional}</span> : null}
    </>
  );
  const notes = (
    <>
      {help ? (
        <p className="settle-in-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className="settle-in-error" data-tone="wrong" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </>
  );
  return isGroup ? (
    <fieldset className="form-field" id={id} tabIndex={-1} aria-describedby={notesOf(id, help !== undefined, error)}>
      <legend className="settle-in-label">{words}</legend>
      {children}
      {notes}
    </fieldset>
  ) : (
    <div className="form-field">
      <label className="settle-in-label" htmlFor={id}>
        {words}
      </label>
      {children}
      {notes}
    </div>
  );
}

const notesOf = (id: string, hasHelp: boolean, error: string | undefined): string | undefined =>
  [...(hasHelp ? [`${id}-help`] : []), ...(error === undefined ? [] : [`${id}-error`])].join(" ") || undefined;

/** ARIA attributes of a control: id, error and help text. */
export function useControl(field: string, hasHelp = false) {
  const { errors } = useTools();
  const id = idOf(field);
  const error = errors[field];
  return {
    id,
    name: field,
    "aria-invalid": error !== undefined,
    "aria-describedby": notesOf(id, hasHelp, error),
  };
}
