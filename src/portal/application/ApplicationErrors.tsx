import { useEffect, useRef, type MouseEvent } from "react";
import { fill, idOf } from "./form-context.tsx";
import { labelOf, type FormErrors } from "./application-rules.ts";
import type { ApplicationPageData } from "./application-values.ts";

interface ApplicationErrorsProps {
  readonly data: ApplicationPageData;
  readonly errors: FormErrors;
  /** Error that belongs to no field. */
  readonly message: string;
  /** Increased whenever the focus must move to the summary. */
  readonly alarms: number;
}

const goToField = (event: MouseEvent, field: string): void => {
  event.preventDefault();
  const element = document.getElementById(idOf(field));
  // An element in a closed `<details>` cannot be focused.
  element?.closest("details")?.setAttribute("open", "");
  // In a group of controls the invalid one gets the focus.
  (element?.querySelector<HTMLElement>("[aria-invalid=true]") ?? element)?.focus();
};

/** Summary of errors above the fields, each a link to its field. */
export function ApplicationErrors({ data: { words, language }, errors, message, alarms }: ApplicationErrorsProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (alarms > 0) summary.current?.focus();
  }, [alarms]);
  const list = Object.entries(errors);
  if (list.length === 0 && !message) return null;
  return (
    <div className="application-errors" ref={summary} tabIndex={-1} role="alert">
      {list.length > 0 ? (
        <strong>{list.length === 1 ? words.wrongOne : fill(words.wrong, { count: list.length })}</strong>
      ) : (
        <strong>{message}</strong>
      )}
      <ul>
        {list.map(([field, error]) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} onClick={(event) => goToField(event, field)}>
              {fill(words.told, { name: labelOf(field, words, language), what: error })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
