import { createElement, useContext, useEffect, useState, type ComponentType } from "react";
import { fetchPart, PartMissing } from "./fetch-part.ts";
import { PartFallback } from "./PartBoundary.tsx";

const FETCHES = new WeakMap<object, () => Promise<unknown>>();

/** Fetches a part that is about to be drawn. Resolves also where it cannot be fetched, and for what is no such part. */
export const fetchAheadOf = async (part: object | undefined): Promise<void> => {
  await (part && FETCHES.get(part)?.().catch(() => undefined));
};

/**
 * A component whose program comes when it is first drawn. React's `lazy` would leave a fallback standing for 300 ms once it had shown
 * it, and would be lost for good when it could not be fetched: here the nearest `PartBoundary` shows its fallback until the program is
 * there, says that it is missing, and has it fetched anew.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let here: ComponentType<P> | undefined;
  const fetch = async () => (here ??= await fetchPart(load));
  function LazyPart(props: P) {
    const fallback = useContext(PartFallback);
    const [View, setView] = useState(() => here);
    const [missing, setMissing] = useState<PartMissing>();
    useEffect(() => {
      if (View) return undefined;
      let isGone = false;
      fetch().then(
        (fetched) => isGone || setView(() => fetched),
        (cause: unknown) => isGone || setMissing(cause instanceof PartMissing ? cause : new PartMissing(cause)),
      );
      return () => {
        isGone = true;
      };
    }, [View]);
    if (missing) throw missing;
    // What stands in the place of the whole is not for a part of it.
    return View ? <PartFallback value={null}>{createElement(View, props)}</PartFallback> : fallback;
  }
  FETCHES.set(LazyPart, fetch);
  return LazyPart;
}
