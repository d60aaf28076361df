import type { ReactNode } from "react";

/** What is wrong at a field; told again when the next try fails in the same way. */
export interface Trouble {
  readonly message: string;
  readonly turn: number;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: Trouble | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

export function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {/* Its line is there before it is: what stands below is not moved. */}
      <div className="field-note">
        {error ? (
          <p key={error.turn} className="field-error" id={`${id}-error`} role="alert">
            {error.message}
          </p>
        ) : hint ? (
          <p className="field-hint" role="status">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
