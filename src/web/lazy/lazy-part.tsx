import { createElement, lazy, useState, type ComponentType, type LazyExoticComponent } from "react";
import { fetchPart, PartMissing } from "./fetch-part.ts";

const FETCHES = new WeakMap<object, () => Promise<unknown>>();

/**
 * Fetches a part that is about to be drawn. One that is there when it is drawn comes without its fallback, which React would leave
 * standing for 300 ms once it had shown it. Resolves also where the part cannot be fetched, and for what is no such part.
 */
export const fetchAheadOf = async (part: object | undefined): Promise<void> => {
  await (part && FETCHES.get(part)?.().catch(() => undefined));
};

/**
 * A component whose program comes when it is first drawn. In contrast to React's `lazy` it is not lost for good when it could not be
 * fetched: the nearest `PartBoundary` says so and can have it fetched anew.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Here: ComponentType<object> | undefined;
  let Part: LazyExoticComponent<ComponentType<object>>;
  const fetch = async () => {
    Here ??= (await fetchPart(load)) as ComponentType<object>;
    return Here;
  };
  const make = () => {
    const made = lazy(() =>
      fetch().then(
        (View) => ({ default: View }),
        (cause: unknown) => {
          // Only by the first who tries again: what others wait for meanwhile is not taken from them.
          throw new PartMissing(cause, () => void (Part === made && make()));
        },
      ),
    );
    Part = made;
  };
  make();
  function LazyPart(props: P) {
    const [Own] = useState(() => Here); // the same one as long as this stands: another type would begin anew
    return createElement(Own ?? Part, props);
  }
  FETCHES.set(LazyPart, fetch);
  return LazyPart;
}
