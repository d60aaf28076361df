import { useId } from "react";
import type { Words } from "../../../contract/text.ts";
import { LimitedTextArea } from "../../../web/limited-text/LimitedTextArea.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { LONGEST_MESSAGE } from "../application.ts";

interface MessageFieldProps {
  readonly label: Words;
  readonly rows: number;
  readonly value: string;
  /** Empty: nothing is wrong. */
  readonly error: string;
  /** What is typed while it is on its way would not be told. */
  readonly isSending: boolean;
  readonly onChange: (message: string) => void;
}

/** What the applicant is told with a decision, and what is wrong with it. */
export function MessageField({ label, rows, value, error, isSending, onChange }: MessageFieldProps) {
  const t = useText();
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <>
      <label htmlFor={id}>{t(label)}</label>
      <LimitedTextArea
        id={id}
        rows={rows}
        max={LONGEST_MESSAGE}
        value={value}
        readOnly={isSending} // disabled would lose the focus
        status={error ? "error" : ""}
        aria-invalid={error !== ""}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error ? (
        <p id={errorId} role="alert" data-tone="wrong">
          {error}
        </p>
      ) : null}
    </>
  );
}
