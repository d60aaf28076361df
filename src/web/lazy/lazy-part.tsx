import { createElement, lazy, type ComponentType, type LazyExoticComponent } from "react";
import { fetchPart, PartMissing } from "./fetch-part.ts";

/**
 * A component whose program comes when it is first drawn. In contrast to React's `lazy` it is not lost for good when it could not be
 * fetched: the nearest `PartBoundary` says so and can have it fetched anew.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part: LazyExoticComponent<ComponentType<object>>;
  const make = () => {
    const made = lazy(() =>
      fetchPart(load).then(
        (View) => ({ default: View as ComponentType<object> }),
        (cause: unknown) => {
          // Only by the first who tries again: what others wait for meanwhile is not taken from them.
          throw new PartMissing(cause, () => void (Part === made && make()));
        },
      ),
    );
    Part = made;
  };
  make();
  return function LazyPart(props: P) {
    return createElement(Part, props);
  };
}
