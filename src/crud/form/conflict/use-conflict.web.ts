import { useEffect, useRef, useState } from "react";
import type { Values } from "../../../fields/field-value.ts";
import type { Stale } from "./save-conflict.ts";

/** Asks which values of a conflict are kept. */
export function useConflict(isLocked: boolean) {
  const [stale, setStale] = useState<Stale>();
  const locked = useRef(isLocked);
  const decided = useRef<(chosen?: Values) => void>(undefined);
  const answer = (chosen?: Values) => {
    setStale(undefined);
    decided.current?.(chosen);
    decided.current = undefined;
  };
  useEffect(() => {
    locked.current = isLocked;
    if (isLocked) answer();
  }, [isLocked]);
  return {
    /** The conflict that is asked about. */
    stale,
    answer,
    /** Resolves to undefined where nothing was chosen. Whoever asked goes on: the record is then published, say. */
    ask(conflict: Stale): Promise<Values | undefined> {
      answer();
      if (locked.current) return Promise.resolve(undefined);
      setStale(conflict);
      return new Promise((resolve) => {
        decided.current = resolve;
      });
    },
  };
}
