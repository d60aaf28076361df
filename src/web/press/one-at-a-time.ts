import { useRef } from "react";

/**
 * Runs one piece of work at a time; a call meanwhile, such as the second click of a double click, resolves to
 * undefined.
 */
export function useOneAtATime(): <R>(work: () => Promise<R>) => Promise<R | undefined> {
  const isBusy = useRef(false);
  return async (work) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    try {
      return await work();
    } finally {
      isBusy.current = false;
    }
  };
}
