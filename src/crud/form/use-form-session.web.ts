import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Row } from "../record-queries.web.ts";

interface Opening {
  readonly name: string | undefined;
  readonly key: number;
  /** The new record that was stored in it, until `name` is its id. */
  readonly added?: Row;
}

/**
 * Tells one opening of a form from the next by `name`: a record's id, another for a new record, undefined while it is
 * closed. The form of a new record that stays open after its first save goes on as that record's: `onContinue` is to
 * make the record's id its name, and it remains the same form.
 */
export function useFormSession(name: string | undefined, onContinue: (row: Row) => void) {
  const [opening, setOpening] = useState<Opening>({ name, key: 0 });
  const { key, added } = opening;
  const isContinued = added !== undefined && added.id === name;
  if (opening.name !== name) setOpening({ name, key: isContinued ? key : key + 1 });
  const last = useRef(key);
  const tell = useEffectEvent(onContinue);
  // Before the effects of the form, in which it may take up a draft, and marks what is typed by the page's address.
  useLayoutEffect(() => {
    last.current = key;
  }, [key]);
  useLayoutEffect(() => {
    if (added) tell(added);
  }, [added]);
  /** Whether the form that asks is still the open one: it may be closed before its save is answered. */
  const isStillOpen = () => last.current === key;
  return {
    key,
    isStillOpen,
    continueAs(row: Row) {
      if (isStillOpen()) setOpening({ ...opening, added: row });
    },
  };
}
