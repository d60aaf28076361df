import { useRef } from "react";

/** Does one thing at a time: what is asked meanwhile, as by the second click of a double click, is not done; resolves to undefined then. */
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
