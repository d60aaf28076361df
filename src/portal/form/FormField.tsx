import type { ReactNode } from "react";

interface FormFieldProps {
  /** Of the control; of the group itself where there is more than one. */
  readonly id: string;
  readonly label: ReactNode;
  readonly help: string | undefined;
  readonly error: string | undefined;
  /** The label belongs to a group of controls. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** A label, its control, an error, which is read first, and a help text. */
export function FormField({ id, label, help, error, isGroup = false, children }: FormFieldProps) {
  const notes = (
    <>
      <FieldError id={id} error={error} />
      {help ? (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </>
  );
  return isGroup ? (
    <fieldset className="form-field" id={id} tabIndex={-1} aria-describedby={notesOf({ id, help, error })}>
      <legend className="field-label">{label}</legend>
      {children}
      {notes}
    </fieldset>
  ) : (
    <div className="form-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {notes}
    </div>
  );
}

type FieldErrorProps = Pick<FormFieldProps, "id" | "error">;

export const FieldError = ({ id, error }: FieldErrorProps) =>
  error ? (
    <p className="field-error" data-tone="wrong" id={`${id}-error`}>
      {error}
    </p>
  ) : null;

const notesOf = ({ id, help, error }: Pick<FormFieldProps, "id" | "help" | "error">): string | undefined =>
  [...(error ? [`${id}-error`] : []), ...(help ? [`${id}-help`] : [])].join(" ") || undefined;

/** ARIA attributes of a control: what is said about it, and that it is invalid. */
export const describedControl = (field: Pick<FormFieldProps, "id" | "help" | "error">) => ({
  id: field.id,
  "aria-invalid": field.error === undefined ? undefined : true,
  "aria-describedby": notesOf(field),
});
