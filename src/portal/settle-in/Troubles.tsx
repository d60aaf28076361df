import { useEffect, useRef, type MouseEvent } from "react";
import { fill, idOf } from "./form-context.tsx";
import { labelOf, type Troubles as FoundTroubles } from "./form-rules.ts";
import type { SettleInData } from "./form-values.ts";

interface TroublesProps {
  readonly data: SettleInData;
  readonly troubles: FoundTroubles;
  /** Where no field is to blame. */
  readonly message: string;
  /** Grows each time somebody is to be taken here. */
  readonly alarms: number;
}

const goToField = (event: MouseEvent, field: string): void => {
  event.preventDefault();
  const place = document.getElementById(idOf(field));
  // What lies in a closed part takes no focus.
  place?.closest("details")?.setAttribute("open", "");
  // Of several controls the one that is meant.
  (place?.querySelector<HTMLElement>("[aria-invalid=true]") ?? place)?.focus();
};

/** Above the fields: how much is wrong, each with the way to its field. */
export function Troubles({ data: { words, language }, troubles, message, alarms }: TroublesProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (alarms > 0) summary.current?.focus();
  }, [alarms]);
  const list = Object.entries(troubles);
  if (list.length === 0 && !message) return null;
  return (
    <div className="settle-in-troubles" ref={summary} tabIndex={-1} role="alert">
      {list.length > 0 ? (
        <strong>{list.length === 1 ? words.wrongOne : fill(words.wrong, { count: list.length })}</strong>
      ) : (
        <strong>{message}</strong>
      )}
      <ul>
        {list.map(([field, trouble]) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} onClick={(event) => goToField(event, field)}>
              {`${labelOf(field, words, language)}: ${trouble}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
