import { createElement, useContext, useEffect, useState, type ComponentType } from "react";
import { fetchPart, PartMissing } from "./fetch-part.ts";
import { PartFallback } from "./PartBoundary.tsx";

const FETCHES = new WeakMap<object, () => Promise<unknown>>();

/** Loads a part before it is rendered. Resolves also when loading fails and for a component that is not lazy. */
export const prefetchPart = async (part: object | undefined): Promise<void> => {
  await (part && FETCHES.get(part)?.().catch(() => undefined));
};

/**
 * A component whose code loads when it is first rendered. Unlike React's `lazy`, which keeps a shown fallback for 300
 * ms and cannot retry a failed load: here the nearest `PartBoundary` shows its fallback until the code is loaded,
 * reports a failure and retries.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let here: ComponentType<P> | undefined;
  let coming: Promise<ComponentType<P>> | undefined;
  const fetchOnce = () =>
    (coming ??= fetchPart(load).then(
      (fetched) => (here = fetched),
      (cause: unknown) => {
        coming = undefined; // the next call tries again
        throw cause;
      },
    ));
  function LazyPart(props: P) {
    const fallback = useContext(PartFallback);
    const [View, setView] = useState(() => here);
    const [missing, setMissing] = useState<PartMissing>();
    useEffect(() => {
      if (View) return undefined;
      let isGone = false;
      fetchOnce().then(
        (fetched) => isGone || setView(() => fetched),
        (cause: unknown) => isGone || setMissing(cause instanceof PartMissing ? cause : new PartMissing(cause)),
      );
      return () => {
        isGone = true;
      };
    }, [View]);
    if (missing) throw missing;
    // The fallback of the whole page does not suit a part within it.
    return View ? <PartFallback value={null}>{createElement(View, props)}</PartFallback> : fallback;
  }
  FETCHES.set(LazyPart, fetchOnce);
  return LazyPart;
}
