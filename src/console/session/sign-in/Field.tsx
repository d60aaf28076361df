import type { ReactNode } from "react";

/** Error of a field; a new `turn` makes screen readers repeat an error that stays the same. */
export interface ShownError {
  readonly message: string;
  readonly turn: number;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: ShownError | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

export function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {/* The line is reserved, so that an error does not move what is below. */}
      <div className="field-note">
        {error ? (
          <p key={error.turn} data-tone="wrong" id={`${id}-error`} role="alert">
            {error.message}
          </p>
        ) : hint ? (
          <p data-tone="warning" role="status">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
