import { createElement, useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { fetchPart } from "./fetch-part.ts";

/*
 * Parts of the frame that no first page shows, such as dialogs and toasts: their program comes once the page is drawn, or with the
 * first call. One that cannot be fetched takes nothing else away, and is tried again the next time.
 */

export interface LazyModule<T> {
  fetch(): Promise<T>;
  /** Undefined until it has come. */
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

/** The part, once it is wanted and has come; and how to try again, once it could not be fetched. */
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

/** What is drawn is nothing but the place where `ready` draws. */
export type Holder<T> = ComponentType<{ readonly onReady: (ready: T) => void }>;

/** A part that others only call. What is called before it is there waits for it, in order; fails where it cannot be fetched. */
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
