import type { ComponentType, ReactElement } from "react";
import { MissingLine } from "../web/lazy/MissingLine.tsx";
import { PartBoundary } from "../web/lazy/PartBoundary.tsx";
import { lazyPart } from "../web/lazy/lazy-part.tsx";
import style from "./field-item.module.css";

/**
 * A control whose program comes when it is first drawn; until then its place is kept, so that nothing around it moves. One that could
 * not be fetched leaves the rest of the form as it is.
 */
export function lazyControl<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactElement {
  const Control = lazyPart(load);
  return function LazyControl(props: P) {
    return (
      <PartBoundary
        coming={<span className={style.coming} />}
        missing={(_, tryAgain) => <MissingLine onTryAgain={tryAgain} />}
      >
        <Control {...props} />
      </PartBoundary>
    );
  };
}
