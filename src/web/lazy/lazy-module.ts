import { createElement, useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { fetchPart } from "./fetch-part.ts";

/*
 * Parts of the frame that no first page shows, such as dialogs and toasts. Their code is loaded once the page is drawn,
 * or with the first call. If it cannot be fetched, everything else keeps working, and it is requested again the next
 * time.
 */

export interface LazyModule<T> {
  fetch(): Promise<T>;
  /** The module; undefined until it is loaded. */
  now(): T | undefined;
}

export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  const fetch = (): Promise<T> =>
    (coming ??= fetchPart(load).then(
      (part) => (here = part),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));
  return { fetch, now: () => here };
}

/** The module once it is wanted and loaded, and a retry function once loading has failed. */
export function useLazyModule<T>(
  part: LazyModule<T>,
  isWanted: boolean,
): readonly [here?: T | undefined, tryAgain?: () => void] {
  const [, drawAgain] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const here = part.now();
  const isAwaited = isWanted && here === undefined && !isMissing;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isGone = false;
    part.fetch().then(
      () => isGone || drawAgain(true),
      () => isGone || setMissing(true),
    );
    return () => {
      isGone = true;
    };
  }, [part, isAwaited]);
  if (!isWanted) return [];
  return here === undefined && isMissing ? [undefined, () => setMissing(false)] : [here];
}

/** A component that renders only the place where the functions passed to `onReady` draw. */
export type Holder<T> = ComponentType<{ readonly onReady: (ready: T) => void }>;

/**
 * A module that is only called. Calls before it is loaded wait for it, in order, and fail when it cannot be loaded.
 */
export function useLazyCalls<T>(part: LazyModule<Holder<T>>): readonly [holder: ReactNode, reach: () => Promise<T>] {
  const [isWanted, setWanted] = useState(false);
  const [ready] = useState(() => Promise.withResolvers<T>());
  const [View] = useLazyModule(part, isWanted);
  const reach = useCallback(async () => {
    await part.fetch();
    setWanted(true);
    return ready.promise;
  }, [part, ready]);
  return [View ? createElement(View, { onReady: ready.resolve }) : null, reach];
}
