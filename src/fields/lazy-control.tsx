import { lazy, Suspense, type ComponentType, type ReactElement } from "react";
import style from "./field-item.module.css";

/** A control whose program comes when it is first drawn; until then its place is kept, so that nothing around it moves. */
export function lazyControl<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactElement {
  const Control = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return function LazyControl(props: P) {
    return (
      <Suspense fallback={<span className={style.coming} />}>
        <Control {...props} />
      </Suspense>
    );
  };
}
